import { describe, expect, it } from 'vitest';
import { limits } from '@toolbench/contracts/limits.ts';
import { failure, notices, toJson, utf8, value } from './test-run.ts';
import { sliceLength } from './limits.ts';

const auto = { delimiter: 'auto' } as const;
const table = 'Date;Text;Sum\n1;a;2\n2;b;3\n3;c;4\n';
const rows = [
  { Date: 1, Text: 'a', Sum: 2 },
  { Date: 2, Text: 'b', Sum: 3 },
  { Date: 3, Text: 'c', Sum: 4 },
];

describe('lines before a table', () => {
  it.each([
    ['a title', 'Statement\n', 1],
    ['a blank line', 'Statement\n\n', 2],
    ['names and values', 'Account:\nOwner:\n\n', 3],
    ['a text with an end of line in it', '"Statement\nof November"\n', 2],
  ])('[CSV-07] are found and left out when asked for: %s', (_, before, lines) => {
    for (const lineEnd of ['\n', '\r\n', '\r']) {
      for (const read of [(text: string) => text, utf8]) {
        const text = read((before + table).replaceAll('\n', lineEnd));
        expect(notices('csv-to-json', text, auto).preamble?.detail).toEqual({ skipLines: lines, line: lines + 1 });
        expect(toJson(text, { ...auto, skipLines: lines })).toEqual(rows);
        const said = notices('csv-to-json', text, { ...auto, skipLines: lines });
        expect(said['lines-skipped']).toMatchObject({ count: lines });
        expect(said).not.toHaveProperty('preamble');
      }
    }
  });

  it('[CSV-07] are left out of preview and statistics, and lines are counted from the top of the file', () => {
    const text = `Statement\n\n${table}4;d\n`;
    expect(value('csv-preview', text, { ...auto, skipLines: 2 }).columns).toEqual(['Date', 'Text', 'Sum']);
    expect(value('csv-stats', text, { ...auto, skipLines: 2 }).rows).toBe(4);
    expect(notices('csv-stats', text, { ...auto, skipLines: 2 })['short-rows'].places).toEqual([
      { line: 7, column: 1 },
    ]);
    expect(notices('csv-preview', text, auto).preamble.detail).toMatchObject({ skipLines: 2 });
  });

  it('[CSV-07] may be left out a few at a time', () => {
    const text = `one\ntwo\n${table}`;
    expect(notices('csv-to-json', text, { ...auto, skipLines: 1 }).preamble.detail).toEqual({ skipLines: 2, line: 3 });
  });

  it('[CSV-07] end where a slice of the text does, or within a line end', () => {
    for (const length of [sliceLength - 2, sliceLength - 1, sliceLength, sliceLength + 1]) {
      const text = utf8(`${'x'.repeat(length - 2)}\r\n${table.replaceAll('\n', '\r\n')}`);
      expect(toJson(text, { delimiter: 'semicolon', skipLines: 1 })).toEqual(rows);
    }
  });

  it('[CSV-07] may be all there is', () => {
    expect(failure('csv-to-json', 'a\nb', { skipLines: 2 }).code).toBe('empty');
    expect(failure('csv-to-json', 'a\nb', { skipLines: limits.csv.skippedLines }).code).toBe('empty');
  });

  it.each([
    ['a table', table],
    ['one row', 'a;b\n1;2\n'],
    ['short rows', 'a;b;c\n1;2\n1;2;3\n1\n1;2;3\n'],
    ['a header that lacks a name', 'a;b\n1;2;3\n1;2;3\n1;2;3\n'],
    ['one column', 'a\nb\nc\n'],
    ['long rows at the end', 'a;b\n1;2\n1;2\n1;2;3\n'],
  ])('[CSV-07] are not found where there are none: %s', (_, text) => {
    expect(notices('csv-to-json', text, { delimiter: 'semicolon' })).not.toHaveProperty('preamble');
  });
});
