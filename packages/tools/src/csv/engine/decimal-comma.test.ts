import { describe, expect, it } from 'vitest';
import { notices, toJson } from './test-run.ts';

const semicolon = { delimiter: 'semicolon' } as const;
const column = (cells: readonly string[], settings = {}) =>
  (
    toJson(`a;b\n${cells.map((cell) => `${cell};x`).join('\n')}\n`, { ...semicolon, ...settings }) as { a: unknown }[]
  ).map(({ a }) => a);
const offered = (...cells: readonly string[]) =>
  notices('csv-to-json', `a;b\n${cells.map((cell) => `${cell};x`).join('\n')}\n`, semicolon)['decimal-commas'];

describe('numbers with a decimal comma', () => {
  it.each([
    ['1.234,56', 1234.56],
    ['-1.234.567,8', -1234567.8],
    ['1 234,5', 1234.5],
    ['1\u202f234', 1234],
    ["1'234,5", 1234.5],
    ['0,10', 0.1],
    ['7', 7],
    ['1.234', 1234],
    ['"1.234,56"', 1234.56],
    ['-3,0', -3],
  ])('[CSV-06] %s becomes a number where that is asked for', (cell, number) => {
    expect(column([cell], { decimalComma: true })).toEqual([number]);
  });

  it.each(['007,5', '1.23', '1.2345,6', '1,2,3', '1.234 567,8', '+1,5', ',5', '12345678901234567,8', '1.5e3', '"12"'])(
    '[CSV-06] %s stays as it is written',
    (cell) => {
      expect(column([cell], { decimalComma: true })).toEqual([cell.replaceAll('"', '')]);
    },
  );

  it('[CSV-06] a number with a decimal point beside them keeps the column text, and says so', () => {
    expect(column(['1,5', '52.5'], { decimalComma: true })).toEqual(['1,5', '52.5']);
    const said = notices('csv-to-json', 'a;b\n1,5;x\n52.5;x\n', { ...semicolon, decimalComma: true });
    expect(said['kept-as-text']).toMatchObject({ detail: { name: 'a', text: '52.5' } });
  });

  it('[CSV-06] are read in tables with commas, too, and in arrays; never where types are off', () => {
    expect(toJson('a,b\n"1,5",2\n', { decimalComma: true })).toEqual([{ a: 1.5, b: 2 }]);
    expect(toJson('1,5;true\n', { ...semicolon, hasHeader: false, decimalComma: true })).toEqual([[1.5, true]]);
    expect(column(['1,5', '2'], { decimalComma: true, types: 'none' })).toEqual(['1,5', '2']);
  });

  it('[CSV-06] are offered where a column can be nothing else', () => {
    expect(offered('1.234,56', '7', '')).toMatchObject({ count: 1, detail: { name: 'a', text: '1.234,56' } });
    expect(offered('"0,5"', '1,234')).toMatchObject({ count: 1 });
    expect(offered('1,234', '5,678')).toBeUndefined();
    expect(offered('1,5', 'n/a')).toBeUndefined();
    expect(offered('1,234,567')).toBeUndefined();
    expect(offered('1,5', '2.5')).toBeUndefined();
    expect(notices('csv-to-json', 'a;b\n1,5;x\n', { ...semicolon, decimalComma: true })).not.toHaveProperty(
      'decimal-commas',
    );
  });
});
