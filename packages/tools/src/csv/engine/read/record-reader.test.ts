import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { maxColumns } from '../limits.ts';
import { createRecordReader } from './record-reader.ts';
import { createRandom } from '../test-random.ts';

/** All records of a text that arrives in chunks of a given length. */
function read(text: string, { delimiter = ',', chunk = 1_000_000 } = {}) {
  const records: string[][] = [];
  const quoted: boolean[][] = [];
  const lines: number[] = [];
  const stray: unknown[] = [];
  const reader = createRecordReader(delimiter, {
    record(record) {
      records.push([...record.cells]);
      quoted.push([...record.quoted]);
      lines.push(record.line);
      return undefined;
    },
    strayText: (place) => stray.push(place),
  });
  for (let at = 0; at < text.length; at += chunk) if (!reader.push(text.slice(at, at + chunk))) break;
  return { records, quoted, lines, stray, failure: reader.end() };
}

describe('CSV records', () => {
  it.each([
    ['one record without a line end', 'a,b', [['a', 'b']]],
    [
      'LF',
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'CRLF',
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'CR, as old Macs write',
      'a,b\r1,2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['line ends of all kinds', 'a\nb\rc\r\nd', [['a'], ['b'], ['c'], ['d']]],
    [
      'empty cells',
      ',,\n,',
      [
        ['', '', ''],
        ['', ''],
      ],
    ],
    ['a separator at the end of the text', 'a,', [['a', '']]],
    ['quoted cells', '"a","b"\n', [['a', 'b']]],
    ['separators in quotes', '"a,b",c', [['a,b', 'c']]],
    ['line ends in quotes', '"a\nb\r\nc\rd",e', [['a\nb\r\nc\rd', 'e']]],
    ['doubled quotes', '"say ""hi""",x', [['say "hi"', 'x']]],
    ['nothing but doubled quotes', '""""', [['"']]],
    ['an empty quoted cell', '"",a', [['', 'a']]],
    ['quotes inside an unquoted cell', '5" pipe,6"" pipe', [['5" pipe', '6"" pipe']]],
    ['a space before a quote as text', 'a, "b"', [['a', ' "b"']]],
    ['text behind a closing quote, as spreadsheets do', '"a"b,"c" ,d', [['ab', 'c ', 'd']]],
    ['blank lines as one empty cell', 'a\n\nb', [['a'], [''], ['b']]],
    ['spaces as they are', ' a , b ', [[' a ', ' b ']]],
    ['nothing in an empty text', '', []],
  ])('[CSV-04] reads %s', (_, text, records) => {
    expect(read(text)).toMatchObject({ records, failure: undefined });
  });

  it.each([[';'], ['\t'], ['|']])('[CSV-01] separates by %j', (delimiter) => {
    expect(read(`a${delimiter}"b${delimiter}"\n`, { delimiter }).records).toEqual([['a', `b${delimiter}`]]);
  });

  it('tells which cells stood in quotes', () => {
    expect(read('1,"1",,""').quoted).toEqual([[false, true, false, true]]);
  });

  it('[CSV-02] counts lines through quoted line ends of every kind', () => {
    expect(read('a\n"b\r\nb\rb\nb"\r\nc\r\rd').lines).toEqual([1, 2, 6, 7, 8]);
  });

  it('[CSV-02] names the quote that is never closed', () => {
    const { failure, records } = read('a,b\n1,"two\nthree,4\n');
    expect(failure).toEqual({ ok: false, code: 'unterminated-quote', place: { line: 2, column: 3 } });
    expect(records).toEqual([['a', 'b']]);
  });

  it('[CSV-02] names where text follows a closing quote', () => {
    expect(read('a\n"x\ny"z,b').stray).toEqual([{ line: 3, column: 3 }]);
  });

  it('refuses a record of more columns than any table has', () => {
    const { failure } = read(`a\n${','.repeat(maxColumns)}\n`);
    expect(failure).toMatchObject({
      code: 'too-many-columns',
      detail: { limit: maxColumns },
      place: { line: 2, column: 1 },
    });
  });

  it('stops when told to', () => {
    const seen: string[] = [];
    const reader = createRecordReader(',', {
      record({ cells }) {
        seen.push(cells[0]);
        return 'stop';
      },
    });
    expect(reader.push('a\nb\n"')).toBe(false);
    expect(reader.end()).toBeUndefined();
    expect(seen).toEqual(['a']);
  });
});

describe('CSV records in chunks', () => {
  const texts = ['a,"b ""x"" c"\r\n1,"2\r\n3"\r\n', '"a"b,"c\r"\n,\r"",', '"a\n\nb",c\r\n\r\nd,"', 'é,"中👋"\n'];

  it.each(texts)('[CSV-06] reads %j the same however it is cut', (text) => {
    const whole = read(text);
    for (const chunk of [1, 2, 3, 5]) expect(read(text, { chunk })).toEqual(whole);
  });
});

describe('CSV records of another writer', () => {
  it('[CSV-04] reads 150 random tables as papaparse writes them', () => {
    const random = createRandom(4180);
    const differing: unknown[] = [];
    const cell = () => random.list(4, () => random.pick(['a', '中', '"', ',', '\n', ' ', '👋', '1'])).join('');
    for (let round = 0; round < 150; round += 1) {
      const width = 1 + random.below(4);
      const table = Array.from({ length: 1 + random.below(5) }, () => Array.from({ length: width }, cell));
      const newline = random.pick(['\n', '\r\n']);
      const text = Papa.unparse(table, { newline, quotes: random.below(2) === 0 });
      const { records } = read(text + newline, { chunk: 1 + random.below(9) });
      if (JSON.stringify(records) !== JSON.stringify(table)) differing.push({ table, records });
    }
    expect(differing).toEqual([]);
  });
});
