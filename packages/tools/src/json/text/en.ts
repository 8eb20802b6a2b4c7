import type { Detail } from '@toolbench/kit/result.ts';
import type { zh } from './zh.ts';

/** A character or word in quotation marks; a code point or a byte as it is. */
const quoted = (text: string | number) =>
  /^(?:U\+|0x)[\dA-F]+$/.test(String(text)) ? String(text) : `“${String(text)}”`;

/** What was found, or that there is nothing more. */
const found = ({ found: character }: Detail) => (character === '' ? 'the text ends' : `found ${quoted(character)}`);

const json5Reasons: Readonly<Partial<Record<string, string>>> = {
  'missing-comma': 'a comma is missing',
  'missing-colon': 'the colon after the key is missing',
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

/** How many numbers were rounded, as the beginning of a sentence. */
const roundedNumbers = (count: string) =>
  count === '1'
    ? 'Beyond the precision of doubles, and compared rounded, is one number'
    : `Beyond the precision of doubles, and compared rounded, are ${count} numbers`;
const them = (count: string) => (count === '1' ? 'it' : 'them');

export const en: typeof zh = {
  input: 'Input',
  placeholder: 'Paste JSON or drop a file here',
  actions: { format: 'Format', compress: 'Compress', validate: 'Validate', repair: 'Repair' },
  views: {
    label: 'View of the result',
    text: 'Text',
    tree: 'Tree',
    query: 'Query',
    table: 'Table',
    'check-schema': 'Check against schema',
    'to-yaml': 'To YAML',
    'from-yaml': 'From YAML',
    'to-typescript': 'TypeScript',
    'to-schema': 'JSON Schema',
    string: 'Escape',
  },
  output: {
    text: 'Result',
    query: 'Query result',
    'check-schema': 'JSON Schema',
    'to-yaml': 'YAML',
    'from-yaml': 'JSON',
    'to-typescript': 'TypeScript types',
    'to-schema': 'JSON Schema',
    string: 'Escaped text',
  },
  outputHint: 'The result appears here',
  valid: 'Valid JSON.',
  repaired: (count: string) => `Repaired, ${count} ${count === '1' ? 'change' : 'changes'} made.`,
  takeOver: 'Replace the input',
  lostComments: (count) =>
    count === '1'
      ? 'A comment of the input is not in the result.'
      : `${count} comments of the input are not in the result.`,
  omissions: {
    title: (count) => (count === '1' ? 'Left out of the result:' : `${count} pieces left out of the result:`),
    where: (line, column, what, count) =>
      `line ${line}, column ${column} “${what}”${count === '1' ? '' : ` (${count} times)`}`,
    more: (count) => `and ${count} more`,
  },
  readAsYaml: 'Read as YAML',
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
  schemaDuplicates: (count) =>
    `The schema has ${count} repeated ${count === '1' ? 'key' : 'keys'}; only the last one was checked by:`,
  describedLevels: (levels) =>
    `Described down to level ${levels}: deeper values are unknown in types, and anything in a schema. Extract that part first to describe it, too.`,
  readings: {
    title: (count) =>
      count === '1'
        ? 'Backslashes can be read in two ways in one place, as in a path or pattern or as JSON escapes:'
        : `Backslashes can be read in two ways in ${count} places, as in a path or pattern or as JSON escapes:`,
    kept: (text, escapes) => `in “${text}”, the backslashes of ${escapes} were kept`,
    escaped: (text, escapes) =>
      `in “${text}”, JSON escapes were read: ${escapes}; if backslashes are meant, write each twice`,
    escape: (escape, character) => `${escape} (${character})`,
    escapes: ', ',
    where: (line, column, what) => `line ${line}, column ${column}: ${what}`,
    separator: '; ',
    more: (count) => `and ${count} more`,
  },
  yaml: {
    title: (count) =>
      count === '1'
        ? 'JSON has no words for one thing in this YAML, or versions of YAML differ in it:'
        : `JSON has no words for ${count} things in this YAML, or versions of YAML differ in them:`,
    tag: (tag) => `JSON has no tag ${tag}; it was left out, and the value stays as written`,
    binary: (tag) => `JSON has no ${tag}; it became its Base64 text`,
    version: (text, readAs, before) =>
      `${text} was read by YAML 1.2 as ${readAs}, which programs of YAML 1.1 take for ${before}`,
    where: (line, column, what) => `line ${line}, column ${column}: ${what}`,
    separator: '; ',
    more: (count) => `and ${count} more`,
  },
  rounded: {
    titles: {
      input: (count) => `${roundedNumbers(count)} of the input, so what is said of ${them(count)} may be wrong:`,
      schema: (count) => `${roundedNumbers(count)} of the schema, so what is said by ${them(count)} may be wrong:`,
      query: (count) => `${roundedNumbers(count)} of the query, so it may have selected too much or too little:`,
    },
    where: (place, number, readAs) => `${place}${number} was compared as ${readAs}`,
    place: (line, column, path) => `line ${line}, column ${column} (${path}): `,
    path: (path) => `${path}: `,
    separator: '; ',
    more: (count) => `and ${count} more`,
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
  schema: {
    title: 'Check against schema',
    placeholder: 'Paste a JSON Schema (draft 4, 7, 2019-09 or 2020-12)',
    hint: 'Enter JSON and a schema to see what does not match',
    valid: (draft) => `Matches the schema (${draft}).`,
    invalid: (count) =>
      count === '1' ? 'One rule of the schema is broken.' : `${count} rules of the schema are broken.`,
    rules: {
      type: (d) => `Must be ${d.expected}`,
      enum: (d) => `Must be one of ${d.expected}`,
      const: (d) => `Must be ${d.expected}`,
      required: (d) => `Is missing ${d.expected}`,
      minimum: (d) => `Must be ${d.expected} or more`,
      maximum: (d) => `Must be ${d.expected} or less`,
      exclusiveMinimum: (d) => `Must be more than ${d.expected}`,
      exclusiveMaximum: (d) => `Must be less than ${d.expected}`,
      multipleOf: (d) => `Must be a multiple of ${d.expected}`,
      minLength: (d) => `Needs at least ${d.expected} characters`,
      maxLength: (d) => `May have ${d.expected} characters at most`,
      pattern: (d) => `Must match ${d.expected}`,
      format: (d) => `Must be of format ${d.expected}`,
      minItems: (d) => `Needs at least ${d.expected} elements`,
      maxItems: (d) => `May have ${d.expected} elements at most`,
      uniqueItems: () => 'Elements must be unique',
      contains: () => 'No element matches (contains)',
      minProperties: (d) => `Needs at least ${d.expected} keys`,
      maxProperties: (d) => `May have ${d.expected} keys at most`,
      propertyNames: () => 'Has a key that is not allowed',
      dependentRequired: () => 'Is missing a key that another key requires',
      dependencies: () => 'Is missing a key that another key requires',
      anyOf: () => 'Matches none of the alternatives (anyOf)',
      oneOf: () => 'Must match exactly one alternative (oneOf)',
      not: () => 'Matches what is not allowed (not)',
      false: () => 'Nothing is allowed here',
    },
    otherRule: (keyword) => `Breaks ${keyword}`,
    found: (value) => `found ${value}`,
  },
  table: {
    title: 'Table',
    array: 'Array',
    hint: 'Enter JSON to see its arrays as tables',
    none: 'There is no array to show as a table.',
    size: (rows, columns) => `${rows} rows · ${columns} columns`,
    copy: 'Copy the table',
    row: 'Index',
    value: 'Value',
    sort: 'Sort by this column',
    more: (count) => `Show more (${count} left)`,
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
      ['Strict checking', 'To RFC 8259, with line, column and what was expected; up to 100,000 levels deep.'],
      [
        'Lenient input',
        'JSON with comments keeps them when formatted; JSON5 becomes JSON without losing a digit. Where a result leaves comments out, the page says so.',
      ],
      [
        'Repair',
        'Adds missing commas, quotes and brackets, drops comments and text around the JSON, lists every change and what was left out.',
      ],
      ['Query and convert', 'Values by JSONPath (RFC 9535); YAML, TypeScript types and JSON Schema.'],
      ['Large files', 'Files of 50 MB are processed in the background, with progress and a way to cancel.'],
    ],
  },
  errors: {
    empty: () => 'Enter some JSON.',
    'lone-surrogate': ({ unit }) =>
      `Not JSON: half of a surrogate pair (U+${String(unit)}) is not a character. Remove or complete it.`,
    'utf-16': () => 'The file is UTF-16; JSON must be UTF-8. Save it as UTF-8 and open it again.',
    'utf-8': (detail) => `Not JSON: ${found(detail)}, which is not UTF-8. Convert the file to UTF-8.`,
    'value-expected': (detail) => `Not JSON: a value was expected here, but ${found(detail)}.`,
    'key-expected': (detail) => `Not JSON: a key in double quotes was expected here, but ${found(detail)}.`,
    'colon-expected': (detail) => `Not JSON: a colon must follow the key, but ${found(detail)}.`,
    'comma-or-brace-expected': (detail) => `Not JSON: a comma or } was expected here, but ${found(detail)}.`,
    'comma-or-bracket-expected': (detail) => `Not JSON: a comma or ] was expected here, but ${found(detail)}.`,
    'end-expected': (detail) =>
      `Not JSON: a JSON text is one value, but after it ${found(detail)}. Repair makes an array of JSON lines.`,
    'json-within': () => 'Not JSON alone: there is JSON within other text, and it begins here. Repair takes it out.',
    unclosed: (detail) =>
      `Not JSON: the text ends, but the ${quoted(detail.found)} at line ${String(detail.line)}, column ${String(detail.column)} is not closed.`,
    'string-unclosed': (detail) =>
      `Not JSON: the string that begins with ${quoted(detail.found)} does not end. Add the closing quote.`,
    'trailing-comma': (detail) =>
      `Not JSON: ${quoted(detail.found)} after the last item. Remove it, or set the input to JSON5.`,
    'single-quote': (detail) =>
      `Not JSON: ${found(detail)}; strings and keys take double quotes. Set the input to JSON5 for single ones, or use Repair for what Python writes.`,
    'unquoted-key': (detail) =>
      `Not JSON: the key ${quoted(detail.found)} needs double quotes, or set the input to JSON5.`,
    'unknown-word': (detail) =>
      `Not JSON: unknown word ${quoted(detail.found)}. Without quotes there are only true, false and null, in lower case.`,
    comment: (detail) => `Not JSON: ${found(detail)}; JSON has no comments. Set the input to JSON5 / JSONC for them.`,
    'full-width': ({ found: character, instead }) =>
      `Not JSON: ${quoted(character)} is a full-width character. Write ${quoted(instead)} instead.`,
    'white-space': (detail) =>
      `Not JSON: ${found(detail)}, which looks like white space but does not count as such in JSON. Replace it with a space.`,
    'control-character': ({ found: character }) =>
      character === 'U+000A' || character === 'U+000D'
        ? `Not JSON: a line break (${character}) inside a string. A closing quote may be missing; a real one is written \\n.`
        : `Not JSON: control character ${String(character)} inside a string. Write it as an escape such as \\t.`,
    escape: (detail) =>
      `Not JSON: there is no escape ${quoted(detail.found)}. A backslash itself is written \\\\; Repair rewrites them.`,
    'unicode-escape': (detail) =>
      `Not JSON: four hexadecimal digits must follow \\u, but ${found(detail)}. A backslash itself is written \\\\; Repair rewrites them.`,
    'leading-zero': (detail) =>
      `Not JSON: a number cannot begin with 0, but ${found(detail)} after it. Write codes as strings.`,
    'number-start': (detail) => `Not JSON: a number cannot begin with ${quoted(detail.found)}. Write it like 1 or 0.5.`,
    'digit-expected': (detail) =>
      `Not JSON: the number is not complete; a digit was expected here, but ${found(detail)}.`,
    'not-json5': ({ reason, found: character }) =>
      `Not JSON5: ${json5Reasons[String(reason)] ?? 'the grammar does not allow this'}${character === '' ? '' : ` (${String(character)})`}.`,
    'not-repairable': () =>
      'Cannot be repaired: the result would still not be JSON. Fix the faulty part by hand first.',
    'path-empty': () => 'Enter a JSONPath such as $.items[*].name.',
    'path-invalid': ({ column, reason, instead }) =>
      instead === undefined
        ? `The JSONPath is wrong at character ${String(column)}: ${String(reason)}.`
        : `This is no JSONPath, which begins with $. Written as one it is ${String(instead)}`,
    'schema-empty': () => 'Enter a JSON Schema.',
    'schema-syntax': ({ line, column }) =>
      `The schema is not valid JSON: line ${String(line)}, column ${String(column)} is wrong.`,
    'schema-kind': () => 'A schema has to be a JSON object, true or false.',
    'schema-reference': ({ reference }) =>
      `The schema refers to “${String(reference)}”, which is not in it. Nothing is fetched here; put it into $defs.`,
    'schema-broken': ({ reason }) => `The schema has an error: ${String(reason)}.`,
    'schema-too-deep': () =>
      'This is nested too deeply to check against a schema. Extract the part that matters first.',
    'path-too-deep': ({ levels }) => `.. goes down ${String(levels)} levels at most. Write a more specific path.`,
    'result-too-large': ({ bytes, most }) =>
      `The result would take at least ${megabytes(bytes)} MB, more than the limit of ${megabytes(most)} MB for this input, and was not made. Indent less, compress, or extract the part you need first.`,
    'escaped-too-large': ({ bytes, most }) =>
      `Escaped, this would take ${megabytes(bytes)} MB, more than the limit of ${megabytes(most)} MB, and was not made. Escape it in parts, and check that it is not escaped again and again.`,
    'too-many-nodes': ({ nodes, most }) =>
      `There are ${String(nodes)} values, more than the limit of ${String(most)}. Extract the part you need first.`,
    'not-yaml': ({ reason }) => `Not YAML: ${String(reason)}.`,
    'yaml-alias': ({ value }) =>
      value === ''
        ? 'This anchor refers to itself, which JSON cannot express. Write it out.'
        : `There is no anchor “${String(value)}”. Check its spelling.`,
    'yaml-value': ({ value }) =>
      value === '?'
        ? 'JSON keys are strings, and this key is a collection. Rewrite it.'
        : value === '<<'
          ? '<< merges mappings only. Check what it refers to.'
          : `JSON has no ${String(value)}. Use an ordinary number or put it in quotes.`,
    'yaml-tag': ({ tag, value }) =>
      `The tag ${String(tag)} does not fit its value “${String(value)}”. Correct the value, or remove the tag.`,
    'yaml-too-deep': ({ limit }) =>
      `This YAML is nested more than ${String(limit)} levels deep. Extract the part you need first.`,
    'yaml-too-large': ({ limit }) =>
      `Stopped: the result is larger than ${megabytes(limit)} MB. Use fewer nested aliases, or convert it in parts.`,
    'duplicate-keys': ({ key }) => `YAML does not allow a key twice: ${String(key)}. Rename or remove one.`,
    'time-limit': ({ seconds }) =>
      `Stopped at the time limit of ${String(seconds)} s (1 second, and 0.5 more for each megabyte). Write a more specific path or schema, or change the pattern in it.`,
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
    'path-escape': 'backslash kept as it is',
    'cut-escape': 'unfinished escape removed',
    'unquoted-string': 'string quoted',
    'bad-number': 'kept as a string, not a valid number',
    'not-finite': 'null instead',
    literal: 'JSON literal instead',
    'cut-literal': 'the text breaks off here, literal completed',
    concatenation: 'strings joined',
    call: 'wrapper removed',
    'unclosed-comment': 'unfinished comment removed',
    'several-values': 'several values made an array',
    'surrounding-text': 'surrounding text removed',
  },
};
