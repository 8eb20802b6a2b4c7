import { describe, expect, it } from 'vitest';
import { textToString } from '@toolbench/kit/text.ts';
import { maxColumns } from './limits.ts';
import { failure, notices, toCsv, toJson, utf8, value } from './test-run.ts';

describe('JSON to CSV', () => {
  it('[CSV-01] makes a header of the keys in the order of their first appearance', () => {
    expect(
      toCsv([
        { b: 1, a: 2 },
        { a: 3, b: 4 },
      ]),
    ).toBe('b,a\n1,2\n4,3\n');
  });

  it('[CSV-01] leaves the header out where it is not wanted', () => {
    expect(toCsv([{ a: 1, b: 'x' }], { hasHeader: false })).toBe('1,x\n');
  });

  it.each([
    ['comma', ','],
    ['semicolon', ';'],
    ['tab', '\t'],
    ['pipe', '|'],
    ['auto', ','],
  ] as const)('[CSV-01] separates by %s', (delimiter, character) => {
    expect(toCsv([{ a: 1, b: `x${character}y` }], { delimiter })).toBe(
      `a${character}b\n1${character}"x${character}y"\n`,
    );
  });

  it('[CSV-04] ends lines as RFC 4180 does, or with LF, and begins with a byte-order mark if asked', () => {
    const text = (settings: object) => textToString(value('json-to-csv', '[{"a":1}]', settings).text);
    expect(text({})).toBe('a\r\n1\r\n');
    expect(text({ lineEnd: 'lf', bom: true })).toBe('\ufeffa\n1\n');
  });

  it.each([['{"a":1}'], ['[]'], ['[ ]\n'], ['"text"'], ['1'], ['null']])(
    '[CSV-02] refuses %s: not an array with elements',
    (text) => {
      expect(failure('json-to-csv', text)).toEqual({ ok: false, code: 'must-be-array' });
    },
  );

  it.each([[''], [' \n'], ['\ufeff']])('[CSV-02] asks for data instead of %j', (text) => {
    expect(failure('json-to-csv', text).code).toBe('empty');
  });

  it('[CSV-02] takes objects or arrays on a line each (JSON Lines)', () => {
    for (const text of ['{"a":1}\n{"a":2,"b":"x"}\n', '\n{"a":1}\r\n\r\n {"a":2,\n"b":"x"}']) {
      expect(textToString(value('json-to-csv', text).text)).toBe('a,"b"\r\n1,\r\n2,x\r\n');
    }
    const rows = textToString(value('json-to-csv', '[["a","b"],\n[1,2]]').text);
    for (const text of ['["a","b"]\n[1,2]\n', '\n["a","b"] \r\n\r\n[1,\n2]']) {
      expect(textToString(value('json-to-csv', text).text)).toBe(rows);
    }
    expect(failure('json-to-csv', '{"a":1} {"a":2}')).toMatchObject({
      code: 'json-syntax',
      place: { line: 1, column: 9 },
    });
    expect(failure('json-to-csv', '{"a":1}\n{"a":2]')).toMatchObject({
      code: 'json-syntax',
      place: { line: 2, column: 7 },
    });
  });

  it.each([
    ['[{"a":1},\n {"b":2,}]', { line: 2, column: 9 }, { expected: 'key', found: '}' }],
    ['[1,\r\n2', { line: 2, column: 2 }, { expected: 'comma-or-bracket', found: '' }],
    ['[1] x', { line: 1, column: 5 }, { expected: 'nothing', found: 'x' }],
    ["[{'a':1}]", { line: 1, column: 3 }, { expected: 'key-or-end', found: "'" }],
    ['{"a":', { line: 1, column: 6 }, { expected: 'value', found: '' }],
    ['a,b\n1,2', { line: 1, column: 1 }, { expected: 'value', found: 'a' }],
  ])('[CSV-02] names the line of the fault in %j', (text, place, detail) => {
    expect(failure('json-to-csv', text)).toEqual({ ok: false, code: 'json-syntax', place, detail });
    expect(failure('json-to-csv', utf8(text))).toEqual({ ok: false, code: 'json-syntax', place, detail });
  });
});

describe('JSON to CSV, without loss', () => {
  it('[CSV-04] quotes strings that would read as something else', () => {
    expect(toCsv([{ a: '1', b: 'true', c: 'x', d: '007' }])).toBe('a,b,c,d\n"1","true",x,"007"\n');
  });

  it('[CSV-04] tells null, the empty string and a missing value apart', () => {
    expect(
      toCsv([
        { a: null, b: '', c: 1 },
        { a: '', c: 2 },
      ]),
    ).toBe('a,"b",c\nnull,"",1\n,,2\n');
  });

  it('[CSV-04] gives nested objects columns and arrays a cell', () => {
    expect(toCsv([{ a: { x: 1, y: { z: [1, 'b'] } }, e: {}, l: [] }])).toBe('a.x,a.y.z,e,l\n1,"[1,""b""]",{},[]\n');
    expect(toCsv([{ a: { x: 1 } }], { nested: false })).toBe('a\n"{""x"":1}"\n');
  });

  it('[CSV-04] writes keys that are no plain path as lists of keys', () => {
    expect(toCsv([{ 'a.b': 1, '': 2, 'No.': 3 }])).toBe('"[""a.b""]","[""""]",No.\n1,2,3\n');
  });

  it('[CSV-04] writes rows of arrays as they are, without a header', () => {
    expect(toCsv([['a', 'b'], [1], ['', null, {}]])).toBe('a,b\n1\n,null,{}\n');
    expect(value('json-to-csv', '[[1,2]]')).toMatchObject({ hasHeader: false, rows: 1, columns: 2 });
    expect(notices('json-to-csv', '[[1,2]]')).toHaveProperty('rows-are-arrays');
    expect(notices('json-to-csv', '[[1,2]]', { hasHeader: false })).toEqual({});
  });

  it('[CSV-04] puts elements that are no objects into a column of their own', () => {
    expect(toCsv([1, 'x', { a: 2 }, [3], {}, null])).toBe('"[]","a"\n1,\nx,\n,2\n[3],\n{},\nnull,\n');
    expect(notices('json-to-csv', '[1]')).toHaveProperty('values-column');
  });

  it('[CSV-04] writes no blank line for a single empty cell', () => {
    expect(toCsv([{ a: '' }, { a: 'x' }])).toBe('a\n""\nx\n');
    expect(toCsv([[''], ['x']])).toBe('""\nx\n');
  });

  it('[CSV-06] keeps every digit of big integers, and tells that they read back as text', () => {
    const text = '[{"id":12345678901234567890},\n {"id":1e400}]';
    expect(toCsv(text)).toBe('id\n12345678901234567890\n1e400\n');
    expect(notices('json-to-csv', text)['inexact-numbers']).toMatchObject({
      count: 2,
      places: [{ line: 1, column: 8 }],
      detail: { name: 'id', text: '12345678901234567890' },
    });
  });

  it('[CSV-06] writes other spellings of a number so that they read back as numbers', () => {
    expect(toCsv('[{"a":1.0,"b":1e2,"c":-0,"d":1E-7}]')).toBe('a,b,c,d\n1.0,100,-0,1e-7\n');
  });

  it('takes the last of repeated keys, as JSON.parse does, and tells', () => {
    expect(toCsv('[{"a":1,"a":2},{"a":3}]')).toBe('a\n2\n3\n');
    expect(notices('json-to-csv', '[{"a":1,"a":2}]')['repeated-keys']).toMatchObject({
      count: 1,
      detail: { name: 'a' },
    });
  });

  it('opens objects only so deep, and keeps what is deeper in one cell', () => {
    const deep = (levels: number) => `[${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}]`;
    expect(toCsv(deep(3))).toBe('a.a.a\n1\n');
    expect(toCsv(deep(12_000)).split('\n')[0]).toBe('a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a');
  });

  it('refuses more columns than any table has', () => {
    const wide = `[{${Array.from({ length: maxColumns + 1 }, (_, at) => `"k${at}":1`).join(',')}}]`;
    expect(failure('json-to-csv', wide)).toMatchObject({ code: 'too-many-columns', detail: { limit: maxColumns } });
  });

  it('replaces half surrogate pairs, and tells', () => {
    expect(toCsv('[{"a":"x\\ud800"}]')).toBe('a\nx\ufffd\n');
    expect(notices('json-to-csv', '[{"a":"\\ud800"}]')).toHaveProperty('half-characters');
  });
});

describe('formulas in cells', () => {
  const rows = [{ a: '=1+1', b: '@SUM(A1)', c: '-2', d: -2, e: '+86 10', f: '-x' }];

  it('are written as they are, and told of', () => {
    expect(toCsv(rows)).toBe('a,b,c,d,e,f\n=1+1,@SUM(A1),"-2",-2,+86 10,-x\n');
    expect(notices('json-to-csv', JSON.stringify(rows)).formulas).toMatchObject({ count: 4, detail: { guarded: 0 } });
  });

  it('are defused in column names too', () => {
    expect(toCsv([{ '=a': 1, '@b,c': 2 }], { guardFormulas: true })).toBe('\'=a,"\'@b,c"\n1,2\n');
  });

  it.each([
    ...['\0', '\n', '\t', '\r', '\u000b', '\u001f', '\u0085'].flatMap((one) => [`${one}=1`, `${one}x`, `${one}-2`]),
    ...['＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫'].map((one) => `${one}SUM(A1)`),
    ...['\ufeff', '\u200b', '\u200e\u200f', '\u2060'].map((one) => `${one}=1`),
  ])('[CSV-04] are defused behind control characters and in other forms of their signs: %j', (text) => {
    expect(toJson(toCsv([{ a: text }], { guardFormulas: true }))).toEqual([{ a: `'${text}` }]);
    expect(toCsv([{ [text]: 1 }], { guardFormulas: true })).toMatch(/^"?'/);
    expect(notices('json-to-csv', JSON.stringify([{ a: text }])).formulas).toMatchObject({ count: 1 });
  });

  it.each(['a=1', ' x', 'x\n=1', '—', '−5', '“=1”', '\u200bx', '５'])('[CSV-04] are none: %j', (text) => {
    expect(toCsv([{ a: text }], { guardFormulas: true })).not.toContain("'");
  });

  it('are defused if asked, numbers left alone', () => {
    expect(toCsv(rows, { guardFormulas: true })).toBe("a,b,c,d,e,f\n'=1+1,'@SUM(A1),\"-2\",-2,'+86 10,'-x\n");
  });
});
