import type { Detail } from '../kit/result.ts';
import type { Expected } from './json-reader.ts';
import type { zh } from './text.zh.ts';
import { options } from './tool.ts';

const delimiter = ({ delimiter: name }: Detail) => options.delimiter.names?.[name as 'comma']?.en ?? String(name);
const encoding = ({ encoding: name }: Detail) => options.encoding.names?.[name as 'utf-8']?.en ?? 'the chosen encoding';

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
  escape: 'this is no escape; after \\ comes one of " \\ / b f n r t, or u and four hexadecimal digits',
  shorter: 'this value is too long for one cell',
  nothing: 'the array has ended, and nothing may follow',
};

const found = (detail: Detail) => (detail.found === '' ? 'the text ends' : `there is “${detail.found}”`);
const saysFound = new Set<unknown>(['string-end', 'character', 'escape', 'shorter']);
const things = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const en: typeof zh = {
  errors: {
    empty: () => 'Please enter data: paste something or open a file.',
    'must-be-array': () => 'The input must be a JSON array that is not empty, such as [{"name": "Ada"}].',
    'json-syntax': (detail) =>
      `JSON parse error: ${expected[detail.expected as Expected]}${saysFound.has(detail.expected) ? '' : `, but ${found(detail)}`}.`,
    'unterminated-quote': () =>
      'CSV parse error: this quote is never closed, so all that follows was read into one cell. Add the closing quote; a quote that is content is written twice, inside a quoted cell.',
    'cell-too-long': () => 'CSV parse error: this cell is too long; most often a quote was not closed.',
    'too-many-columns': ({ limit }) =>
      `There are more than ${limit} columns. For CSV, check the delimiter; for JSON, check whether ids or dates are used as keys.`,
    workbook: () =>
      'This is an Excel workbook, not CSV. In Excel, save it as “CSV UTF-8 (comma delimited)” and open that.',
    'not-text': () => 'This is a binary file, not text. If you know it is text, choose its file encoding.',
    'result-too-large': () =>
      'The result is larger than 1 GB, more than a browser holds. Split the file and convert the parts.',
    'file-unreadable': () =>
      'The file cannot be read. Check that it is still there and may be read, then choose it again.',
  },
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
      `In ${things(count, 'row', 'rows')} column names get in each other’s way (a and a.b both have a value); those are written under their whole names.`,
    'stray-text': ({ count }) =>
      `Text follows a closing quote in ${things(count, 'place', 'places')} and was added to the cell. A quote that is content is written twice.`,
    'replaced-characters': ({ detail }) =>
      `Some bytes are not ${encoding(detail)} text and became �. Another file encoding may fit.`,
    'half-characters': ({ count }) =>
      `${things(count, 'string holds', 'strings hold')} half of a surrogate pair, which CSV cannot; it became �.`,
    'separator-line': () => 'The first line, sep=, tells spreadsheets the delimiter and is no data.',
    'other-delimiter': ({ detail }) => `Only one column was found; the text looks separated by: ${delimiter(detail)}`,
    'rows-are-arrays': () =>
      'All elements are arrays, so they were written row by row without a header. To read them back, switch off “First row is a header”.',
    'values-column': () => 'Some elements are not objects. They stand in a column named [] and read back as they were.',
    'inexact-numbers': ({ count, detail }) =>
      `${things(count, 'number is', 'numbers are')} more than a double holds (${detail.text}). Every digit was written; read back, they are strings.`,
    'repeated-keys': ({ count, detail }) =>
      `A key is repeated in ${things(count, 'object', 'objects')} (${detail.name}); the last value counts.`,
    formulas: ({ count, detail }) =>
      detail.guarded
        ? `${things(count, 'cell begins', 'cells begin')} with = + - @ and got a ' in front, so that no spreadsheet runs it as a formula.`
        : `${things(count, 'cell begins', 'cells begin')} with = + - @ (${detail.text}), which spreadsheets run as a formula. If you do not trust the source, switch on “Defuse formulas”.`,
  },
};
