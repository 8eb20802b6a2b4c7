import type { Detail } from '@toolbench/kit/result.ts';
import type { Expected } from '../engine/json/json-reader.ts';
import type { zh } from './zh.ts';
import { options } from '../options.ts';

const delimiter = ({ delimiter: name }: Detail) => options.delimiter.names?.[name as 'comma']?.en ?? `“${shown(name)}”`;
const shown = (text: unknown) =>
  /^[^\p{C}\p{Z}]+$/u.test(String(text)) ? String(text) : JSON.stringify(text).slice(1, -1);
const encoding = ({ encoding: name }: { readonly encoding?: unknown }) =>
  options.encoding.names?.[name as 'utf-8']?.en ?? 'the chosen encoding';

const expected: Readonly<Record<Expected, string>> = {
  value: 'a value was expected here',
  'value-or-end': 'a value or ] was expected here',
  key: 'a key in double quotes was expected here',
  'key-or-end': 'a key in double quotes or } was expected here',
  colon: 'a colon was expected after the key',
  'comma-or-brace': 'a comma or } was expected here',
  'comma-or-bracket': 'a comma or ] was expected here',
  'string-end': 'the closing quote of this string is missing',
  character: 'line ends, tabs and other control characters in strings must be escaped, as \\n or \\t',
  escape: 'this is not an escape; after \\ comes one of " \\ / b f n r t, or u and four hexadecimal digits',
  shorter: 'this value is too long for one cell',
  nothing: 'the JSON has ended, so nothing may follow',
};

const found = (detail: Detail) => (detail.found === '' ? 'the text ends' : `there is “${detail.found}”`);
const saysFound = new Set<unknown>(['string-end', 'character', 'escape', 'shorter']);
const things = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const en: typeof zh = {
  operation: 'Operation',
  run: { 'csv-to-json': 'Convert', 'json-to-csv': 'Convert', 'csv-preview': 'Preview', 'csv-stats': 'Analyse' },
  edited: (name) => `${name} (edited)`,
  openFile: 'Open a file',
  moreOptions: 'More options',
  csv: 'CSV',
  json: 'JSON',
  placeholder: {
    'csv-to-json': 'Paste CSV or drop a file here, GBK and UTF-16 files too',
    'json-to-csv': 'Paste a JSON array or JSON Lines (one object or array a line), or drop a file here',
    'csv-preview': 'Paste CSV or drop a file here to see its first 5 rows',
    'csv-stats': 'Paste CSV or drop a file here to see what its columns hold',
  },
  jsonHint: 'The JSON appears here',
  csvHint: 'The CSV appears here',
  convertBack: 'Convert back',
  figures: {
    rows: 'rows',
    columns: 'columns',
    delimiter: 'delimiter',
    encoding: 'encoding',
    lineEnd: 'line ends',
    took: 'time',
    ms: (ms) => `${ms} ms`,
  },
  preview: {
    title: 'First 5 rows',
    row: 'Row',
    missing: 'This row has no such cell',
    hint: 'The table appears here',
    shown: ({ rows, hasMore }) => (hasMore ? 'there are more' : things(rows.length, 'row in all', 'rows in all')),
    hiddenColumns: (count) => `${things(count, 'more column is', 'more columns are')} not shown`,
  },
  stats: {
    title: 'Columns',
    hint: 'Type, empty cells and range of each column appear here',
    column: 'Column',
    type: 'Type',
    agrees: 'Consistent',
    empty: 'Empty',
    distinct: 'Different values',
    range: 'Range',
    allAgree: 'yes',
    others: (count) => `${count} other`,
    types: { number: 'number', boolean: 'boolean', date: 'date', string: 'text', empty: 'empty' },
    hiddenColumns: (count) => `${things(count, 'more column is', 'more columns are')} not shown`,
  },
  noticesTitle: 'Notices',
  line: (line) => `line ${line}`,
  skipLines: (count) => `Skip ${things(count, 'line', 'lines')}`,
  readAllLines: 'Read them, too',
  useDecimalComma: 'Turn them into numbers',
  backToComma: 'Use commas',
  delimiterTaken: (detail) => `The text is not separated by commas; read with: ${delimiter(detail)}.`,
  useDelimiter: (detail) => `Use ${delimiter(detail)}`,
  useEncoding: (detail) => `Use ${encoding(detail)}`,
  separatorHint: 'Such as ^ or ||; \\t is a tab',
  features: {
    title: 'How values are converted',
    items: [
      [
        'Numbers',
        'Only what a double keeps exactly becomes a number. Leading zeros, long ids and spellings like 1E5 stay text, and so does the rest of their column.',
      ],
      ['Quotes', 'A cell in quotes is text: "1" is a string and 1 a number; the same goes for true, false and null.'],
      [
        'Empty cells',
        'They become empty strings. A column whose name is quoted without need is optional: its empty cells are left out.',
      ],
      [
        'Nesting',
        'A column a.b becomes a nested object; arrays are JSON in a cell; a key with a dot is written ["a.b"]. JSON to CSV and back gives the same data.',
      ],
      [
        'Names',
        'An empty name becomes column_3 after its position, a repeated one name_2, name_3; cells beyond the header are named by position too.',
      ],
      [
        'Encoding',
        'A byte-order mark first, then UTF-8 but for very few bytes, else the encoding that makes the likeliest text; where that is doubtful the other reading is shown. Or choose it yourself.',
      ],
    ],
  },
  errors: {
    empty: () => 'Enter some data: paste it or open a file.',
    'must-be-array': () =>
      'The input must be a JSON array that is not empty, such as [{"name": "Ada"}], or at least two JSON Lines.',
    'json-syntax': (detail) =>
      `JSON parse error: ${expected[detail.expected as Expected]}${saysFound.has(detail.expected) ? '' : `, but ${found(detail)}`}.`,
    'unterminated-quote': () =>
      'CSV parse error: this quote is never closed, so all that follows was read into one cell. Add the closing quote; a quote that is content is written twice, inside a quoted cell.',
    'cell-too-long': () => 'CSV parse error: this cell is too long; most often a quote was not closed.',
    'too-many-columns': ({ limit }) =>
      `There are more than ${limit} columns. For CSV, check the delimiter; for JSON, check whether ids or dates are used as keys.`,
    'bad-separator': () => 'Type the delimiter: one character or more, no quotation mark and no line end.',
    workbook: () =>
      'This is an Excel workbook, not CSV. In Excel, save it as “CSV UTF-8 (comma delimited)” and open that.',
    'not-text': () => 'This is a binary file, not text. If you know it is text, choose its file encoding.',
    'result-too-large': () =>
      'The result is larger than 1 GB, more than a browser holds. Split the file and convert the parts.',
    'file-unreadable': () =>
      'The file cannot be read. Check that it still exists and that you may read it, then choose it again.',
  },
  setInstead: (option, value) => ` To read it so, set ${option} to ${value}.`,
  notices: {
    'short-rows': ({ count, detail }) =>
      `${things(count, 'row has', 'rows have')} fewer cells than the header (row ${detail.row}: ${detail.found} instead of ${detail.expected}); nothing was filled in.`,
    'long-rows': ({ count, detail }) =>
      `${things(count, 'row has', 'rows have')} more cells than the header (row ${detail.row}: ${detail.found} instead of ${detail.expected}); the rest is named by position, as column_${detail.found}.`,
    'blank-lines': ({ count }) => `${things(count, 'blank line was', 'blank lines were')} skipped.`,
    'renamed-columns': ({ count, detail }) =>
      `${things(count, 'column name was', 'column names were')} empty or repeated and got another name, such as ${detail.name}.`,
    'cells-left-out': ({ count, detail }) =>
      `${things(count, 'empty cell was', 'empty cells were')} left out of the objects (column ${detail.name}). To keep them, set “Empty cells” to empty string or null.`,
    'kept-as-text': ({ count, detail }) =>
      `The numbers of ${things(count, 'column', 'columns')} stay text. In ${detail.name}, ${detail.text} has leading zeros, too many digits or a special spelling that a number would lose.`,
    'path-conflicts': ({ count }) =>
      `In ${things(count, 'row', 'rows')} column names clash (a and a.b both have a value); those are written under their whole names.`,
    'stray-text': ({ count }) =>
      `Text follows a closing quote in ${things(count, 'place', 'places')} and was added to the cell. A quote that is content is written twice.`,
    'replaced-characters': ({ count, detail }) =>
      `In ${things(count, 'place', 'places')} bytes are not ${encoding(detail)} text and became �: the file is damaged there, was cut, or has another encoding.`,
    'half-characters': ({ count }) =>
      `${things(count, 'string holds', 'strings hold')} half of a surrogate pair, which CSV cannot; it became �.`,
    'separator-line': () => 'The first line, sep=, tells spreadsheets the delimiter and is not data.',
    'lines-skipped': ({ count }) =>
      `${things(count, 'line', 'lines')} at the top ${count === 1 ? 'was' : 'were'} left out, as chosen.`,
    preamble: ({ detail }) =>
      `The table seems to begin in line ${detail.line}: what stands before it has other columns, and the first line was taken for the table’s.`,
    'decimal-commas': ({ count, detail }) =>
      `${things(count, 'column holds', 'columns hold')} numbers with a decimal comma, which stay text (${detail.name}: ${detail.text}).`,
    'other-delimiter': ({ detail }) => `Only one column was found; the text looks separated by: ${delimiter(detail)}.`,
    'doubtful-delimiter': ({ detail }) =>
      `Read as separated by ${delimiter({ delimiter: detail.used })}; the text may be separated by ${delimiter(detail)} instead.`,
    'doubtful-encoding': ({ detail }) =>
      `The file does not say its encoding. Read as ${encoding({ encoding: detail.used })} it has “${detail.word}”; as ${encoding(detail)} it would have “${detail.otherWord}”.`,
    'rows-are-arrays': () =>
      'All elements are arrays, so they were written row by row without a header. To read them back, switch off “First row is a header”.',
    'values-column': () => 'Some elements are not objects. They are in a column named [] and read back as they were.',
    'inexact-numbers': ({ count, detail }) =>
      `${things(count, 'number is', 'numbers are')} more than a double can hold (${detail.text}). Every digit was written; read back, they are strings.`,
    'repeated-keys': ({ count, detail }) =>
      `A key is repeated in ${things(count, 'object', 'objects')} (${detail.name}); the last value counts.`,
    formulas: ({ count, detail }) =>
      detail.guarded
        ? `${things(count, 'cell begins', 'cells begin')} with = + - @ or a control character and got a ' in front, so that no spreadsheet runs it as a formula.`
        : `${things(count, 'cell begins', 'cells begin')} with = + - @ or a control character (${detail.text}), which spreadsheets run as a formula. If you do not trust the source, switch on “Defuse formulas”.`,
  },
};
