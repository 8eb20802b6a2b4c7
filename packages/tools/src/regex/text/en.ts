import { codePointName } from '@toolbench/kit/code-point-name.ts';
import type { Detail } from '@toolbench/kit/result.ts';
import type { ForeignSyntax, Misread } from '../engine/foreign.ts';
import type { MeaningTexts } from '../engine/explain/piece.ts';
import type { zh } from './zh.ts';

const hints: Readonly<Record<ForeignSyntax, string>> = {
  'named-group': 'JavaScript writes a named group as (?<name>…)',
  'named-reference': 'JavaScript refers to a named group as \\k<name>',
  'inline-flags': 'JavaScript has flags outside the pattern: set them beside it',
  'atomic-group': 'JavaScript has no atomic groups; (?=(…))\\1 does the same',
  comment: 'JavaScript has no comments in patterns: leave them out',
  recursion: 'JavaScript has no recursion, conditions or branch reset',
  possessive: 'JavaScript has no possessive quantifiers; (?=(…+))\\1 does the same',
};

const invalid = ({ message, index, hint }: Detail) => {
  const reason = index === undefined ? String(message) : `${message}, at character ${Number(index) + 1}`;
  return hint === undefined ? reason : `${reason}. ${hints[hint as ForeignSyntax]}`;
};

const misread = ({ source, kind, instead }: Misread): string => {
  if (kind === 'property') return `JavaScript knows ${source} only with the flag u or v`;
  const letters = kind === 'letter' ? `the letter ${source.slice(1)}` : 'plain characters';
  const as = `JavaScript reads ${source} as ${letters}`;
  return instead === undefined ? `${as} and has nothing like it` : `${as}; write ${instead}`;
};

const characterNames: Readonly<Record<number, string>> = {
  0x00: 'null character',
  0x08: 'backspace',
  0x09: 'tab',
  0x0a: 'line feed',
  0x0b: 'vertical tab',
  0x0c: 'form feed',
  0x0d: 'carriage return',
  0x20: 'space',
  0xa0: 'no-break space',
  0x3000: 'ideographic space',
  0x200b: 'zero-width space',
  0xfeff: 'byte order mark',
};

const character = (codePoint: number) => {
  const named = characterNames[codePoint];
  const code = codePointName(codePoint);
  return named ? `${named} (${code})` : code;
};

const shown = (codePoint: number) =>
  codePoint in characterNames || codePoint < 0x20 || (codePoint >= 0xd800 && codePoint <= 0xdfff)
    ? character(codePoint)
    : `“${String.fromCodePoint(codePoint)}”`;

const sets = { digit: 'a digit 0–9', space: 'a white space character', word: 'a letter, digit or underscore' };
const negatedSets = {
  digit: 'any character except a digit',
  space: 'any character except white space',
  word: 'any character except a letter, digit or underscore',
};

const properties: Readonly<Record<string, string>> = {
  L: 'letters',
  Lu: 'upper-case letters',
  Ll: 'lower-case letters',
  N: 'numbers',
  Nd: 'decimal digits',
  P: 'punctuation',
  S: 'symbols',
  Z: 'separators',
  'sc=Han': 'Han characters',
  'scx=Han': 'Han characters',
};

const times = (min: number, max: number | null) => {
  if (max === null) return min === 0 ? 'any number of times' : min === 1 ? 'once or more' : `${min} times or more`;
  if (min === max) return min === 1 ? 'exactly once' : `exactly ${min} times`;
  return min === 0 && max === 1 ? 'at most once' : `${min} to ${max} times`;
};

const meaning: MeaningTexts = {
  text: ({ text }) => `the text “${text}”`,
  character: ({ codePoint }) => `the character ${shown(codePoint)}`,
  any: ({ lineEnds }) =>
    lineEnds === 'included' ? 'any character, including line ends' : 'any character except a line end',
  nothing: () => 'an empty class, which matches nothing',
  set: ({ set, negate }) => (negate ? negatedSets : sets)[set],
  property: ({ name, value, negate }) => {
    const full = value === null ? name : `${name}=${value}`;
    const known = properties[full];
    return `a character ${negate ? 'without' : 'with'} the Unicode property ${full}${known ? ` (${known})` : ''}`;
  },
  class: ({ negate }) => (negate ? 'class: one character that is none of these' : 'class: one character of these'),
  members: ({ characters }) => characters.map(shown).join(', '),
  range: ({ from, to }) => `${shown(from)} to ${shown(to)}`,
  strings: ({ strings }) => `one of the strings ${strings.map((one) => `“${one}”`).join(', ')}`,
  operation: ({ operation, negate }) =>
    `class ${operation === 'intersection' ? 'intersection: in all of these' : 'subtraction: in the first, not in the others'}${negate ? ', then negated' : ''}`,
  capture: ({ number, name }) => `capturing group ${number}${name === null ? '' : ` named ${name}`}`,
  group: () => 'non-capturing group',
  modifiers: ({ on, off }) =>
    `non-capturing group with ${[on && `${on} on`, off && `${off} off`].filter(Boolean).join(' and ')}`,
  branch: ({ number, of, isEmpty }) =>
    `alternative ${number} of ${of}${isEmpty ? ': empty, matches the empty text' : ''}`,
  quantifier: ({ min, max, mode }) => {
    const preference =
      mode === 'lazy' ? ', as few as possible (lazy)' : min === max ? '' : ', as many as possible (greedy)';
    return `quantifier: ${times(min, max)}${preference}`;
  },
  edge: ({ edge, of }) => `${edge} of the ${of}`,
  'word-boundary': ({ negate }) => (negate ? 'not at a word boundary' : 'word boundary'),
  lookaround: ({ direction, negate }) =>
    `look${direction}: ${negate ? 'must not' : 'must'} ${direction === 'ahead' ? 'follow' : 'precede'}`,
  backreference: ({ to }) => `backreference: the same text as group ${to}`,
};

export const en: typeof zh = {
  tabs: { match: 'Match', replace: 'Replace', split: 'Split', extract: 'Extract', validate: 'Validate' },
  run: 'Test',
  runHint: 'Test (Ctrl+Enter)',
  showFault: 'Select it',
  pattern: 'Pattern',
  patternHint: 'Type a pattern, or paste /pattern/flags',
  flags: 'Flags',
  flagNames: {
    d: 'Record where each group matched',
    g: 'Global: find every match',
    i: 'Ignore case',
    m: 'Multiline: ^ and $ match at every line',
    s: 'The dot matches line ends too',
    u: 'Unicode: match by code point',
    v: 'Unicode sets: intersect and subtract classes',
    y: 'Sticky: each match directly follows the last',
  },
  checkboxes: { g: 'Global', i: 'Ignore case', m: 'Multiline' },
  moreFlags: 'Other flags',
  replacement: 'Replace with',
  replacementHint: '$1, $<name> and $& stand for what was matched',
  text: 'Test text',
  textHint: 'Type the text to test, or drop a file',
  shortcuts: 'Common patterns',
  shortcutNames: {
    email: 'Email',
    url: 'URL',
    phone: 'Phone (China)',
    ipAddress: 'IP address',
    date: 'Date',
    number: 'Number',
    chineseChars: 'Chinese characters',
    englishChars: 'English letters',
  },
  results: 'Results',
  matches: (count) => (count === '1' ? '1 match' : `${count} matches`),
  noMatches: 'No match',
  listed: (shownCount) => `first ${shownCount} listed`,
  start: 'Type a pattern to see results here',
  position: (from, to) =>
    from.line === to.line
      ? `line ${from.line}, ${from.column === to.column ? `column ${from.column}` : `columns ${from.column}–${to.column}`}`
      : `line ${from.line}, column ${from.column} – line ${to.line}, column ${to.column}`,
  noPart: 'did not participate',
  emptyMatch: 'empty match',
  goTo: 'Show in the text',
  replaced: 'Result',
  replacedCount: (count) => (count === '1' ? '1 replacement' : `${count} replacements`),
  parts: (count) => (count === '1' ? '1 part' : `${count} parts`),
  emptyPart: 'empty',
  extracted: 'Extracted',
  extractedCount: (count) => (count === '1' ? '1 item' : `${count} items`),
  validity: (valid, total, percentage) => `${valid} of ${total} lines valid, ${percentage}%`,
  valid: 'Valid',
  invalid: 'Invalid',
  explanation: 'Explanation',
  explanationHint: 'Type a pattern to see what each piece means',
  explanationCut: 'The pattern is very long; only its first 5,000 pieces are explained',
  danger: {
    exponential: (part) =>
      `May backtrack endlessly: ${part} can match the same text in many ways. When the match fails, they are all tried, and a few more characters double the time.`,
    polynomial: (part, degree) =>
      `Slow on long texts: repetitions in ${part} compete for the same text. When the match fails, the time grows with the length to the power of ${degree}.`,
    attack: 'For example:',
    repeated: (count) => `× ${count}`,
    tryIt: 'Try this text',
    unknown: 'The pattern is too large to be checked for backtracking.',
  },
  code: 'Code',
  misread,
  codeHint: 'Type a pattern to see it in the chosen language',
  notes: {
    'no-lookaround': 'Go’s RE2 has no lookaround (?= (?! (?<= (?<!, so this does not compile; rewrite the pattern.',
    'no-backreference': 'Go’s RE2 has no backreferences, so this does not compile; rewrite the pattern.',
    'lookbehind-width': 'Lookbehinds here must have a fixed or bounded length; this may not compile.',
    property: 'A Unicode property in it is unknown here (in Python, use the regex module); rewrite it.',
    'set-notation': 'The set operations of the v flag have no counterpart here; rewrite them.',
    surrogate: 'The pattern holds half of a surrogate pair; this language matches whole code points.',
    'unicode-class':
      '\\b, and \\D \\W in classes, follow Unicode letters and digits here; in JavaScript they are ASCII.',
    'ascii-space': '\\s is ASCII white space here; in JavaScript it includes the ideographic space and others.',
    dot: 'The dot stops only at \\n here; in JavaScript it stops at \\r, U+2028 and U+2029 too.',
    'repeat-limit': 'A repeat count is beyond the limit here (1000 in Go); rewrite it.',
    'renamed-group':
      'A group name is not allowed here (in Java, only letters and digits are) and was changed to one that is.',
    'duplicate-name': 'Two groups may not share a name here; rename one.',
    sticky: 'There is no flag like y (sticky); use a method that matches at a position.',
    'replaces-all': 'Go has no function that replaces only the first match; this replaces all.',
    'before-after': "The replacement cannot refer to $` and $' here; they were left out.",
    'split-groups': 'Splitting here does not keep what groups captured.',
    'split-empty':
      'The separator can be empty: JavaScript never cuts at the start or the end; the parts here may differ.',
    'empty-matches':
      'The pattern can match nothing: which empty matches next to another match count is decided otherwise here.',
    'empty-repeats':
      'A repeated part can match nothing: JavaScript drops such a repeat and tries other ways, this language stops there.',
    'unset-group':
      'A backreference to a group that took no part matches nothing in JavaScript and fails here; rewrite it.',
    'repeated-groups':
      'A group stands in a repeat or a negative lookaround: JavaScript clears it before each repeat; here it keeps its last text, so groups and references to them may differ.',
    'line-edges':
      'With m, ^ and $ in JavaScript also stop at \\r, U+2028 and U+2029; here only at \\n (and in PHP, ^ not after a last one).',
    'code-points':
      'Without u, JavaScript counts an emoji as two characters, this language as one: the dot, negated classes, classes with an emoji and empty matches may differ.',
    'letter-case':
      'Ignoring case, this language may also take K (Kelvin) for k, ſ for s and ı for i, and pair other letters otherwise.',
    'space-set':
      '\\s differs slightly: here it includes U+0085 (in Python also U+001C to U+001F) and leaves out U+FEFF.',
  },
  meaning,
  errors: {
    'invalid-pattern': (detail) => `Invalid pattern: ${invalid(detail)}`,
    'unknown-flag': ({ flag }) => `There is no flag “${flag}”. The flags are d g i m s u v y.`,
    'duplicate-flag': ({ flag }) => `The flag ${flag} appears twice; remove one.`,
    'unicode-flags-conflict': () => 'The flags u and v exclude each other. v does all that u does; remove one of them.',
    'unsupported-flags': ({ flags }) =>
      `This browser does not know all of the flags ${flags}. Update it or remove the newer ones.`,
    'engine-overflow': () =>
      'The text is so long that the engine ran out of room for backtracking. Shorten it, or let repeated parts match in one way only.',
    'result-too-large': ({ limit }) =>
      `The result passed ${Math.round(Number(limit) / 1_000_000)} million characters and was stopped. Use less text, or fewer $\` and $' in the replacement.`,
    'pattern-not-explained': ({ index }) =>
      `The syntax at character ${Number(index) + 1} is too new to be explained; matching is not affected.`,
    'pattern-too-deep': () => 'The pattern is nested too deeply to be explained; matching is not affected.',
    'time-limit': ({ seconds }) =>
      `Matching passed its time limit of ${seconds} s (1 second, and 5 more for each megabyte of text) and was stopped. The pattern may backtrack endlessly: its explanation says where. Change it, or shorten the text.`,
  },
};
