import type { Detail } from '../kit/result.ts';
import type { zh } from './text.zh.ts';

/** What was found, or that there is nothing more. */
const found = ({ found: character }: Detail) => (character === '' ? 'the text ends' : `found ${String(character)}`);

const json5Reasons: Readonly<Partial<Record<string, string>>> = {
  'missing-comma': 'a comma is missing',
  'missing-colon': 'the colon behind the key is missing',
  'missing-value': 'a value is missing',
  'missing-bracket': 'a bracket is not closed',
  'wrong-bracket': 'the brackets do not match',
  'wrong-separator': 'this is not a separator',
  'full-width': 'full-width punctuation',
  'extra-bracket': 'one bracket too many',
  'extra-comma': 'one comma too many',
  'unclosed-string': 'the string does not end',
  'line-break': 'a line break inside a string',
  'bad-escape': 'there is no such escape',
  'unquoted-string': 'a string without quotes',
  'bad-number': 'a number cannot begin with 0',
  'not-finite': 'JSON has no Infinity and no NaN to convert to',
  'unclosed-comment': 'the comment does not end',
  'several-values': 'something follows the value',
  'surrounding-text': 'something follows the value',
};

const megabytes = (bytes: string | number) => (Number(bytes) / 1024 / 1024).toFixed(0);

export const en: typeof zh = {
  input: 'Input',
  placeholder: 'Paste JSON or drop a file here. Short texts are worked on as you type, long ones by the buttons',
  actions: { format: 'Format', compress: 'Compress', validate: 'Validate', repair: 'Repair' },
  views: {
    label: 'View of the result',
    text: 'Text',
    tree: 'Tree',
    query: 'Query',
    'to-yaml': 'YAML',
    'to-typescript': 'TypeScript',
    'to-schema': 'JSON Schema',
    string: 'Escape',
  },
  output: {
    text: 'Result',
    query: 'Query result',
    'to-yaml': 'YAML',
    'to-typescript': 'TypeScript types',
    'to-schema': 'JSON Schema',
    string: 'Escaped text',
  },
  outputHint: 'The result appears here',
  valid: 'Valid JSON.',
  repaired: (count: string) => `Repaired, ${count} ${count === '1' ? 'change' : 'changes'} made.`,
  nothingToRepair: 'Nothing to repair: this is valid JSON.',
  expanded: (count: string) =>
    count === '0' ? 'No string holds JSON.' : `JSON in ${count} ${count === '1' ? 'string' : 'strings'} expanded.`,
  strings: { label: 'Kind of escaping', escape: 'Escape', unescape: 'Unescape', expand: 'Expand JSON in strings' },
  statistics: {
    title: 'Statistics',
    keys: 'Keys',
    values: 'Values',
    objects: 'Objects',
    arrays: 'Arrays',
    depth: 'Depth',
    size: 'Size',
    formattedSize: 'Formatted',
    compressedSize: 'Compressed',
  },
  duplicates: {
    title: (count: string) =>
      `${count} repeated ${count === '1' ? 'key' : 'keys'}, kept as they are; most programs read only the last one.`,
    where: (key: string, path: string) => `${key} (${path})`,
    more: (count: string) => `and ${count} more`,
  },
  changesTitle: 'Changes',
  changeColumns: { place: 'Place', change: 'Change', before: 'Before', after: 'After' },
  nothing: 'nothing',
  listedFirst: (count: string) => `the first ${count} are listed`,
  query: {
    placeholder: '$.items[*].name',
    examples: 'For example',
    count: (count: string) => `${count} found`,
    paths: 'Paths',
    hint: 'Enter a JSONPath to see the values it selects',
  },
  tree: {
    title: 'Tree',
    find: 'Find a key or value',
    position: (index: string, count: string) => `${index} of ${count}`,
    none: 'No match',
    previous: 'Previous match',
    next: 'Next match',
    expandAll: 'Expand all',
    collapseAll: 'Collapse all',
    cut: (count: string) => `Only the first ${count} rows are shown; collapse some to see the rest`,
    selected: 'Selected path',
    copyPath: 'Copy JSONPath',
    copyDotted: 'Copy dotted path',
    copyValue: 'Copy value',
    hint: 'Enter JSON to browse it level by level',
    toggle: 'Expand or collapse',
  },
  features: {
    title: 'What it does',
    items: [
      [
        'Nothing altered',
        'Only white space changes: big integers, 1.0, 1e400, escapes, key order and repeated keys stay.',
      ],
      [
        'Strict checking',
        'By RFC 8259, with line, column and what should stand there; 100,000 levels deep if need be.',
      ],
      ['Lenient input', 'Reads JSON5 and JSON with comments, and converts them without losing a digit.'],
      ['Repair', 'Adds missing commas, quotes and brackets, drops comments and code fences, and lists every change.'],
      ['Query and convert', 'Values by JSONPath (RFC 9535); YAML, TypeScript types and JSON Schema.'],
      ['Large files', '50 MB are worked on in the background, with progress and a way to cancel.'],
    ],
  },
  errors: {
    empty: () => 'Enter some JSON.',
    'lone-surrogate': ({ unit }) =>
      `Not JSON: half of a surrogate pair (U+${String(unit)}) is not a character. Remove or complete it.`,
    'utf-16': () => 'The file is UTF-16; JSON must be UTF-8. Save it as UTF-8 and open it again.',
    'utf-8': (detail) => `Not JSON: ${found(detail)}, which is not UTF-8. Convert the file to UTF-8.`,
    'value-expected': (detail) => `Not JSON: a value must stand here, but ${found(detail)}.`,
    'key-expected': (detail) => `Not JSON: a key in double quotes must stand here, but ${found(detail)}.`,
    'colon-expected': (detail) => `Not JSON: a colon must follow the key, but ${found(detail)}.`,
    'comma-or-brace-expected': (detail) => `Not JSON: a comma or } must stand here, but ${found(detail)}.`,
    'comma-or-bracket-expected': (detail) => `Not JSON: a comma or ] must stand here, but ${found(detail)}.`,
    'end-expected': (detail) =>
      `Not JSON: a JSON text is one value, but behind it ${found(detail)}. Repair makes an array of JSON lines.`,
    unclosed: (detail) =>
      `Not JSON: the text ends, but the ${String(detail.found)} at line ${String(detail.line)}, column ${String(detail.column)} is not closed.`,
    'string-unclosed': (detail) =>
      `Not JSON: the string that begins with ${String(detail.found)} does not end. Add the closing quote.`,
    'trailing-comma': (detail) =>
      `Not JSON: ${String(detail.found)} behind the last item. Remove it, or set the input to JSON5.`,
    'single-quote': (detail) =>
      `Not JSON: ${found(detail)}; strings and keys take double quotes. Set the input to JSON5 for single ones.`,
    'unquoted-key': (detail) =>
      `Not JSON: the key ${String(detail.found)} needs double quotes, or set the input to JSON5.`,
    'unknown-word': (detail) =>
      `Not JSON: unknown word ${String(detail.found)}. Without quotes there are only true, false and null, in lower case.`,
    comment: (detail) => `Not JSON: ${found(detail)}; JSON has no comments. Set the input to JSON5 / JSONC for them.`,
    'full-width': ({ found: character, instead }) =>
      `Not JSON: ${String(character)} is a full-width character. Write ${String(instead)} instead.`,
    'white-space': (detail) =>
      `Not JSON: ${found(detail)}, which looks like white space but is none in JSON. Replace it by a space.`,
    'control-character': ({ found: character }) =>
      character === 'U+000A' || character === 'U+000D'
        ? `Not JSON: a line break (${character}) inside a string. A closing quote may be missing; a real one is written \\n.`
        : `Not JSON: control character ${String(character)} inside a string. Write it as an escape such as \\t.`,
    escape: (detail) => `Not JSON: there is no escape ${String(detail.found)}. A backslash itself is written \\\\.`,
    'unicode-escape': (detail) => `Not JSON: four hexadecimal digits must follow \\u, but ${found(detail)}.`,
    'leading-zero': (detail) =>
      `Not JSON: a number cannot begin with 0, but ${found(detail)} behind it. Write codes as strings.`,
    'number-start': (detail) => `Not JSON: a number cannot begin with ${String(detail.found)}. Write it like 1 or 0.5.`,
    'digit-expected': (detail) =>
      `Not JSON: the number is not complete; a digit must stand here, but ${found(detail)}.`,
    'not-json5': ({ reason, found: character }) =>
      `Not JSON5: ${json5Reasons[String(reason)] ?? 'the grammar does not allow this'}${character === '' ? '' : ` (${String(character)})`}.`,
    'not-repairable': () =>
      'Cannot be repaired: the result would still not be JSON. Tidy the faulty part by hand first.',
    'path-empty': () => 'Enter a JSONPath such as $.items[*].name.',
    'path-invalid': ({ column, reason }) => `The JSONPath is wrong at character ${String(column)}: ${String(reason)}.`,
    'path-too-deep': ({ levels }) => `.. goes down ${String(levels)} levels at most. Write a more specific path.`,
    'result-too-large': ({ bytes, most }) =>
      `The result would take ${megabytes(bytes)} MB, more than the limit of ${megabytes(most)} MB. Indent less, or compress.`,
    'too-many-nodes': ({ nodes, most }) =>
      `${String(nodes)} values are more than the limit of ${String(most)}. Take out the part that is needed first.`,
    'duplicate-keys': ({ key }) => `YAML does not allow a key twice: ${String(key)}. Rename or remove one.`,
    'not-escaped': () => 'This is not an escaped string. Check that backslashes and quotes are complete.',
  },
  changes: {
    comment: 'comment removed',
    'white-space': 'plain space instead',
    'trailing-comma': 'trailing comma removed',
    'single-quote': 'double quotes instead of single',
    'unquoted-key': 'key quoted',
    'number-form': 'number rewritten',
    'escape-form': 'escape rewritten',
    'control-character': 'control character escaped',
    'missing-comma': 'comma added',
    'missing-colon': 'colon added',
    'missing-value': 'missing value added',
    'missing-bracket': 'bracket added',
    'wrong-bracket': 'bracket corrected',
    'wrong-separator': 'separator corrected',
    'full-width': 'half-width instead of full-width',
    'extra-bracket': 'extra bracket removed',
    'extra-comma': 'extra comma removed',
    'stray-character': 'stray character removed',
    ellipsis: 'ellipsis removed',
    quote: 'quotation mark corrected',
    'unclosed-string': 'closing quote added',
    'unescaped-quote': 'quote escaped',
    'line-break': 'line break escaped',
    'bad-escape': 'escape corrected',
    'unquoted-string': 'string quoted',
    'bad-number': 'kept as a string, not a valid number',
    'not-finite': 'null instead',
    literal: 'JSON literal instead',
    concatenation: 'strings joined',
    call: 'wrapper removed',
    'unclosed-comment': 'unfinished comment removed',
    'several-values': 'several values made an array',
    'surrounding-text': 'surrounding text removed',
  },
};
