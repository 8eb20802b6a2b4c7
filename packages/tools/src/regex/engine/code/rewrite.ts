import type { AST } from '@eslint-community/regexpp';
import { itemsIn, itemsOf, type Item } from '../explain/item.ts';
import { initialModes, modesInside, modifierLetters, type Modes } from '../modes.ts';
import { isForgotten, participationOf } from './captures.ts';
import type { Dialect } from './dialect.ts';
import { isNullable, prefersText } from './empty.ts';
import type { Note } from './language.ts';

export interface Rewritten {
  readonly source: string;
  readonly notes: ReadonlySet<Note>;
}

interface Writer {
  readonly dialect: Dialect;
  readonly modes: Modes;
  /** Whether JavaScript goes by code units, of which an emoji has two. */
  readonly isByUnits: boolean;
  readonly notes: Set<Note>;
  /** The names met so far. */
  readonly met: Set<string>;
  readonly names: ReadonlyMap<string, string>;
  readonly numbers: Map<AST.CapturingGroup, number>;
}

/** The pattern in another language's notation. What has no counterpart is left as it stands, with a note. */
export function rewrite(
  pattern: AST.Pattern,
  flags: string,
  dialect: Dialect,
  names: ReadonlyMap<string, string> = new Map(),
): Rewritten {
  const writer: Writer = {
    dialect,
    modes: initialModes(flags),
    isByUnits: !/[uv]/.test(flags),
    notes: new Set(),
    met: new Set(),
    names,
    numbers: new Map(),
  };
  const source = writeAlternatives(writer, pattern.alternatives);
  if (flags.includes('y')) writer.notes.add('sticky');
  return { source, notes: writer.notes };
}

function writeAlternatives(writer: Writer, alternatives: readonly AST.Alternative[]): string {
  return alternatives.map((alternative) => writeItems(writer, itemsOf([alternative]))).join('|');
}

function writeItems(writer: Writer, items: readonly Item[]): string {
  return items.reduce((written, item) => {
    const next = write(writer, item);
    // A digit would become part of the number of the reference before it.
    const isNumbered = /^\d/.test(next) && /(?:^|[^\\])(?:\\\\)*\\\d+$/.test(written);
    return isNumbered ? `${written}(?:)${next}` : written + next;
  }, '');
}

function write(writer: Writer, item: Item): string {
  switch (item.type) {
    case 'Run': {
      const text = item.characters.map(({ value }) => String.fromCodePoint(value)).join('');
      return [...text].map((character) => writeCharacter(writer, character, item.within)).join('');
    }
    case 'Character':
      return writeCharacter(writer, String.fromCodePoint(item.value), 'sequence');
    case 'CharacterSet':
      return writeSet(writer, item, 'sequence');
    case 'CharacterClass':
      return writeClass(writer, item);
    case 'Group':
      return `${groupOpening(item)}${writeAlternatives({ ...writer, modes: modesInside(item, writer.modes) }, item.alternatives)})`;
    case 'CapturingGroup':
      return `${captureOpening(writer, item)}${writeAlternatives(writer, item.alternatives)})`;
    case 'Quantifier':
      return writeQuantifier(writer, item);
    case 'Assertion':
      return writeAssertion(writer, item);
    case 'Backreference':
      return writeBackreference(writer, item);
    default:
      writer.notes.add('set-notation');
      return item.raw;
  }
}

const special = { sequence: '\\^$.*+?()[]{}|', class: '\\[]^-&' };
const controls: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\f': '\\f' };

/** The ASCII letters that other languages pair with a letter beyond ASCII: with İ and ı, K and ſ. */
const paired = [...'iIkKsS'].map((letter) => letter.charCodeAt(0));

/** Whether a range holds letters whose other case is not the same everywhere. */
function foldsOtherwise(from: number, to: number): boolean {
  if (paired.some((letter) => letter >= from && letter <= to)) return true;
  return to > 0x7f && (from !== to || /[\p{Lu}\p{Ll}\p{Lt}]/u.test(String.fromCodePoint(to)));
}

function writeCharacter(writer: Writer, character: string, within: 'sequence' | 'class'): string {
  const { dialect, modes, notes } = writer;
  const codePoint = character.codePointAt(0) ?? 0;
  noteHalves(writer, codePoint, within);
  if (modes.ignoreCase && foldsOtherwise(codePoint, codePoint)) notes.add('letter-case');
  if ((special[within] + dialect.alsoEscaped).includes(character)) return `\\${character}`;
  if (controls[character]) return controls[character];
  if (codePoint < 0x20 || codePoint === 0x7f) return `\\x${codePoint.toString(16).padStart(2, '0')}`;
  if (codePoint === 0x20 || !/[\p{C}\p{Z}]/u.test(character)) return character;
  const written = dialect.codePoint(codePoint);
  if (written === null) notes.add('surrogate');
  return written ?? `\\u${codePoint.toString(16)}`;
}

/** Without u a class has both halves of an emoji, and a repeat has the second alone. */
function noteHalves({ isByUnits, notes }: Writer, codePoint: number, within: 'sequence' | 'class'): void {
  if (!isByUnits) return;
  if (codePoint >= 0xd800 && codePoint <= 0xdfff) notes.add('surrogate');
  if (codePoint > 0xffff && within === 'class') notes.add('code-points');
}

const asciiSets = { digit: '0-9', word: 'A-Za-z0-9_' };

function writeSet(writer: Writer, set: AST.CharacterSet, within: 'sequence' | 'class'): string {
  const { dialect, modes, notes } = writer;
  if (set.kind === 'any') {
    const isOneLine = !modes.dotAll;
    if (isOneLine && dialect.dotStopsAt === 'line-feed') notes.add('dot');
    noteUnits(writer);
    return isOneLine && dialect.dotStopsAt === 'line-ends-of-java' ? notLineEnd : '.';
  }
  if (set.negate) noteUnits(writer);
  if (set.kind === 'property') {
    const written = dialect.property(set);
    if (modes.ignoreCase) notes.add('letter-case');
    if (written === null) notes.add('property');
    return written ?? set.raw;
  }
  if (set.kind === 'space') {
    notes.add(dialect.shorthands === 'ascii' ? 'ascii-space' : 'space-set');
    return set.raw;
  }
  if (set.kind === 'word' && modes.ignoreCase) return writeWordsOfAnyCase(writer, set, within);
  if (dialect.shorthands === 'ascii') return set.raw;
  if (within === 'sequence') return `[${set.negate ? '^' : ''}${asciiSets[set.kind]}]`;
  if (!set.negate) return asciiSets[set.kind];
  notes.add('unicode-class');
  return set.raw;
}

/**
 * \w and \W where case is ignored: the letters of ASCII, and with u the two that have one for their other case. Other
 * languages pair more letters, unless case counts there again.
 */
function writeWordsOfAnyCase(writer: Writer, set: AST.EscapeCharacterSet, within: 'sequence' | 'class'): string {
  const { dialect, isByUnits, notes } = writer;
  const ascii = dialect.shorthands === 'ascii' ? '\\w' : asciiSets.word;
  const more = isByUnits ? '' : [longS, kelvin].map((code) => dialect.codePoint(code) ?? '').join('');
  if (within === 'sequence') {
    if (dialect.foldsShorthands) return `(?-i:[${set.negate ? '^' : ''}${ascii}${more}])`;
    return more === '' ? set.raw : `[${set.negate ? '^' : ''}${ascii}${more}]`;
  }
  if (dialect.foldsShorthands) notes.add('letter-case');
  if (!set.negate) return ascii + more;
  if (dialect.shorthands === 'unicode') notes.add('unicode-class');
  else if (more !== '') notes.add('letter-case');
  return set.raw;
}

/** ſ and K, which are s and k in the other case. */
const longS = 0x17f;
const kelvin = 0x212a;

const lineEnds = String.raw`\n\r\u2028\u2029`;
/** What ends no line in JavaScript. */
const notLineEnd = `[^${lineEnds}]`;
/** Where a line begins; what stands before is looked for, since what does not would be so within a pair of surrogates in Java, too. */
const lineStart = String.raw`(?:\A|(?<=[${lineEnds}]))`;

function noteUnits({ isByUnits, notes }: Writer): void {
  if (isByUnits) notes.add('code-points');
}

/** [] and [^] are JavaScript's own. */
function writeClass(writer: Writer, node: AST.CharacterClass): string {
  if (node.negate) noteUnits(writer);
  if (node.elements.length === 0) return node.negate ? '[\\s\\S]' : '[^\\s\\S]';
  const members = itemsIn(node).map((item) => {
    if (item.type === 'CharacterSet') return writeSet(writer, item, 'class');
    if (item.type !== 'CharacterClassRange') return write(writer, item);
    if (writer.modes.ignoreCase && foldsOtherwise(item.min.value, item.max.value)) writer.notes.add('letter-case');
    const [from, to] = [item.min, item.max].map(({ value }) =>
      writeCharacter(writer, String.fromCodePoint(value), 'class'),
    );
    return `${from}-${to}`;
  });
  if (node.elements.some(({ type }) => type === 'CharacterClass')) writer.notes.add('set-notation');
  return `[${node.negate ? '^' : ''}${members.join('')}]`;
}

function groupOpening({ modifiers }: AST.Group): string {
  if (!modifiers) return '(?:';
  const off = modifierLetters(modifiers.remove);
  return `(?${modifierLetters(modifiers.add)}${off && `-${off}`}:`;
}

function captureOpening(writer: Writer, node: AST.CapturingGroup): string {
  const { dialect, met, notes, numbers } = writer;
  numbers.set(node, numbers.size + 1);
  if (isForgotten(node)) notes.add('repeated-groups');
  if (node.name === null) return '(';
  if (met.has(node.name)) notes.add('duplicate-name');
  met.add(node.name);
  return dialect.namedGroup(renamed(writer, node.name));
}

function renamed({ names, notes }: Writer, name: string): string {
  const changed = names.get(name) ?? name;
  if (changed !== name) notes.add('renamed-group');
  return changed;
}

function writeQuantifier(writer: Writer, { element, min, max, raw }: AST.Quantifier): string {
  const { maxRepeat } = writer.dialect;
  if (min > maxRepeat || (max > maxRepeat && max !== Infinity)) writer.notes.add('repeat-limit');
  // JavaScript takes back a repeat that matched nothing and tries what else it could match; others end there.
  if (max > min && isNullable(element) && !prefersText(element)) writer.notes.add('empty-repeats');
  return write(writer, element) + raw.slice(element.raw.length);
}

function writeAssertion(writer: Writer, node: AST.Assertion): string {
  const { dialect, modes, notes } = writer;
  switch (node.kind) {
    case 'start':
    case 'end': {
      const edge = node.kind === 'start' ? '^' : '$';
      if (!modes.multiline) return node.kind === 'start' ? edge : dialect.textEnd;
      if (dialect.lineEdges === 'rewritten') return node.kind === 'start' ? lineStart : `(?!${notLineEnd})`;
      notes.add('line-edges');
      return edge;
    }
    case 'word':
      if (dialect.boundaries === 'unicode') notes.add('unicode-class');
      else if (modes.ignoreCase && !writer.isByUnits) notes.add('letter-case');
      return node.raw;
    case 'lookahead':
    case 'lookbehind':
      return writeLookaround(writer, node);
  }
}

function writeLookaround(writer: Writer, node: AST.LookaroundAssertion): string {
  const { dialect, notes } = writer;
  if (dialect.lookaround === 'no') notes.add('no-lookaround');
  else if (node.kind === 'lookbehind' && !isAllowedBehind(node.alternatives, dialect)) notes.add('lookbehind-width');
  const opening = `(?${node.kind === 'lookbehind' ? '<' : ''}${node.negate ? '!' : '='}`;
  return `${opening}${writeAlternatives(writer, node.alternatives)})`;
}

/** References are tried from right to left in JavaScript, and so are groups, which matters where lengths vary. */
function isAllowedBehind(alternatives: readonly AST.Alternative[], dialect: Dialect): boolean {
  const inside = everythingIn(alternatives);
  if (inside.some(({ type }) => type === 'Backreference')) return false;
  const repeats = inside.filter((item) => item.type === 'Quantifier');
  const hasCaptures = inside.some(({ type }) => type === 'CapturingGroup');
  if (dialect.lookbehind === 'bounded' && !hasCaptures) return repeats.every(({ max }) => max !== Infinity);
  return inside.every(({ type }) => type !== 'Branch') && repeats.every(({ min, max }) => min === max);
}

function everythingIn(alternatives: readonly AST.Alternative[]): Item[] {
  const found: Item[] = [];
  const items: Item[] = [...itemsOf(alternatives)];
  for (let item = items.pop(); item; item = items.pop()) {
    found.push(item);
    items.push(...itemsIn(item));
  }
  return found;
}

function writeBackreference(writer: Writer, node: AST.Backreference): string {
  const { dialect, notes, numbers } = writer;
  const { ref, resolved } = node;
  const group = Array.isArray(resolved) ? null : resolved;
  const participation = group ? participationOf(node, group) : 'always';
  if (participation === 'never') return '(?:)';
  if (dialect.backreferences === 'no') notes.add('no-backreference');
  const written = dialect.backreference(typeof ref === 'string' ? renamed(writer, ref) : ref);
  const number = group && numbers.get(group);
  if (participation === 'always' || !number) return written;
  const guarded = dialect.ifSet(number, written);
  if (guarded === null && dialect.backreferences === 'yes') notes.add('unset-group');
  return guarded ?? written;
}
