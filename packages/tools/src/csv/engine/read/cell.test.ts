import { describe, expect, it } from 'vitest';
import { escapeCell, readCellJson } from '../json/cell-json.ts';
import { kindOfCell, needsQuotes, stringToCell } from './cell.ts';

describe('cells', () => {
  it.each([
    ['1', 'number'],
    ['-1.50', 'number'],
    ['true', 'literal'],
    ['null', 'literal'],
    ['TRUE', 'text'],
    ['007', 'identifier'],
    ['+86', 'identifier'],
    ['110101199003074514', 'identifier'],
    ['1E5', 'identifier'],
    ['', 'text'],
    ['-', 'text'],
    ['2024-01-31', 'text'],
    ['192.168.0.1', 'text'],
    ['nul', 'text'],
  ])('[CSV-06] %j is %s', (text, kind) => expect(kindOfCell(text)).toBe(kind));

  it.each([
    ['plain text', 'abc', 'abc'],
    ['a separator', 'a,b', '"a,b"'],
    ['a quote', 'say "hi"', '"say ""hi"""'],
    ['line ends', 'a\r\nb', '"a\r\nb"'],
    ['spaces at the ends', ' a', '" a"'],
    ['digits', '123', '"123"'],
    ['leading zeros', '00123', '"00123"'],
    ['a word that means something', 'true', '"true"'],
    ['a byte-order mark', '\ufeffa', '"\ufeffa"'],
    ['what spreadsheets take for an instruction', 'sep=;', '"sep=;"'],
    ['what reads as JSON', '[1]', '"""[1]"""'],
    ['brackets that are no JSON', '[note]', '[note]'],
  ])('[CSV-04] writes a string with %s', (_, value, cell) => expect(stringToCell(value, ',')).toBe(cell));

  it('quotes no more than the separator demands', () => {
    expect(needsQuotes('a,b', ';')).toBe(false);
    expect(needsQuotes('a;b', ';')).toBe(true);
  });
});

describe('JSON in cells', () => {
  it.each([
    ['[]', '[]'],
    ['{}', '{}'],
    [' [1]', undefined],
    ['[ 1 , {"a" : null} ]', '[1,{"a":null}]'],
    ['[12345678901234567890,1.0]', '[12345678901234567890,1.0]'],
    ['{"a":"\\u4e2d \\n","b":[[],{}]}', '{"a":"\\u4e2d \\n","b":[[],{}]}'],
    ['[1,]', undefined],
    ['[1] x', undefined],
    ['{a:1}', undefined],
    ['"[1]"', '"[1]"'],
    ['"plain"', undefined],
    ['"', undefined],
    ['"[', undefined],
    ['text', undefined],
    ['', undefined],
  ])('[CSV-04] %j holds %j', (cell, json) => expect(readCellJson(cell)).toBe(json));

  it.each(['[1]', '"[1]"', '"\\"[1]\\""', '{}', '"x"', 'x', '"', '[', ''])(
    '[CSV-04] the string %j comes back',
    (value) => {
      const cell = escapeCell(value);
      const json = readCellJson(cell);
      expect(json === undefined ? cell : JSON.parse(json)).toBe(value);
    },
  );

  it('[CSV-04] knows arrays 20,000 levels deep', () => {
    const deep = '['.repeat(20_000) + ']'.repeat(20_000);
    expect(readCellJson(deep) === deep).toBe(true);
    expect(readCellJson(deep.slice(1))).toBeUndefined();
  });
});
