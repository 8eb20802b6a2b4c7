import { describe, expect, it } from 'vitest';
import { detectDialect } from './dialect.ts';
import { weighSeparators } from './weigh-separators.ts';

describe('detecting the separator', () => {
  it.each([
    ['commas', 'a,b,c\n1,2,3\n', 'comma'],
    ['semicolons', 'a;b;c\n1;2;3\n', 'semicolon'],
    ['tabs', 'a\tb\n1\t2\n', 'tab'],
    ['pipes', 'a|b\n1|2\n', 'pipe'],
    ['semicolons with decimal commas', 'name;price\nA;1,5\nB;2,5\n', 'semicolon'],
    ['semicolons with decimal commas and no header', '1,5;2,5\n3,5;4,5\n', 'semicolon'],
    ['commas with one semicolon in a text', 'a,b,c\nx;y,2,3\n4,5,6\n', 'comma'],
    ['tabs with commas in texts', 'a\tb\nx, y\tz\nw\tv\n', 'tab'],
    ['separators inside quotes as text', '"a,a,a";b\n"c,c";d\n', 'semicolon'],
    ['line ends inside quotes', '"a\n;;;\n",b\n"c",d\n', 'comma'],
    ['rows of different lengths', 'a,b,c\n1,2\n3,4,5\n6,7,8\n9\n', 'comma'],
  ])('[CSV-06] knows %s', (_, text, delimiter) => {
    expect(detectDialect(text, 'auto').delimiter).toBe(delimiter);
  });

  it.each([
    ['a single column', 'a\nb\nc\n'],
    ['nothing', ''],
  ])('[CSV-06] claims none in %s', (_, text) => {
    expect(weighSeparators(text)).toEqual([]);
  });

  it('looks at the beginning of long texts only', () => {
    expect(detectDialect(`${'a;b\n'.repeat(40_000)}"`, 'auto').delimiter).toBe('semicolon');
  });

  it('takes a chosen separator as it is', () => {
    expect(detectDialect('a;b\n1;2\n', 'comma').delimiter).toBe('comma');
    expect(detectDialect('a\nb\n', 'auto').delimiter).toBe('comma');
  });
});

describe('detecting how a text is written', () => {
  it.each([
    ['a,b\r\n', 'crlf'],
    ['a,b\n', 'lf'],
    ['a,b\rc,d', 'cr'],
    ['a,b', 'lf'],
  ])('[CSV-04] tells the line end of %j', (text, lineEnd) => {
    expect(detectDialect(text, 'auto').lineEnd).toBe(lineEnd);
  });

  it('[CSV-06] follows a line that names the separator for spreadsheets', () => {
    expect(detectDialect('sep=|\r\na,b,c|d\r\n', 'auto')).toEqual({
      delimiter: 'pipe',
      lineEnd: 'crlf',
      separatorLine: true,
    });
    expect(detectDialect('sep=;\na,b\n', 'comma')).toMatchObject({ delimiter: 'comma', separatorLine: true });
    expect(detectDialect('sep=,b\na\n', 'comma').separatorLine).toBe(false);
  });
});
