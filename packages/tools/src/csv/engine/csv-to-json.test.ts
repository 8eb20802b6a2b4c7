import { describe, expect, it } from 'vitest';
import { encodeText } from '@toolbench/kit/encodings/charset.ts';
import { textToString } from '@toolbench/kit/text.ts';
import { failure, notices, toJson, utf8, value } from './test-run.ts';

const gbk = (text: string) => {
  const encoded = encodeText(text, 'gb18030');
  return encoded.ok ? encoded.value : new Uint8Array();
};

describe('CSV to JSON', () => {
  it('[CSV-01] makes objects by the header', () => {
    expect(toJson('name,age\r\nAda,36\r\n')).toEqual([{ name: 'Ada', age: 36 }]);
  });

  it('[CSV-01] makes arrays where the first row is no header', () => {
    expect(toJson('name,age\nAda,36\n', { hasHeader: false })).toEqual([
      ['name', 'age'],
      ['Ada', 36],
    ]);
  });

  it.each([
    ['comma', ','],
    ['semicolon', ';'],
    ['tab', '\t'],
    ['pipe', '|'],
  ] as const)('[CSV-01] separates by %s', (delimiter, character) => {
    const text = `a${character}b\n1${character}"x${character}y"\n`;
    expect(toJson(text, { delimiter })).toEqual([{ a: 1, b: `x${character}y` }]);
    expect(value('csv-to-json', text, { delimiter: 'auto' }).detected.delimiter).toBe(delimiter);
  });

  it('[CSV-01] writes one row per line, or indented', () => {
    const text = 'a,b.c\n1,x\n2,y\n';
    expect(textToString(value('csv-to-json', text).text)).toBe(
      '[\n  {"a":1,"b":{"c":"x"}},\n  {"a":2,"b":{"c":"y"}}\n]',
    );
    const indented = textToString(value('csv-to-json', text, { layout: 'pretty' }).text);
    expect(indented).toBe(JSON.stringify(JSON.parse(indented), null, 2));
  });

  it('[CSV-01] tells rows and columns, and makes an empty array of a header alone', () => {
    expect(value('csv-to-json', 'a,b\n1,2\n3,4')).toMatchObject({ rows: 2, columns: 2 });
    expect(textToString(value('csv-to-json', 'a,b\n').text)).toBe('[]');
  });

  it('[CSV-02] asks for data where there is none', () => {
    for (const input of ['', '  \n', utf8(''), '\n\n\n'.repeat(2000), utf8('\n'.repeat(9000))]) {
      expect(failure('csv-to-json', input).code).toBe('empty');
    }
  });

  it('[CSV-02] names the line and column of a quote that is not closed', () => {
    expect(failure('csv-to-json', 'a,b\n1,"2\n3,4\n')).toEqual({
      ok: false,
      code: 'unterminated-quote',
      place: { line: 2, column: 3 },
    });
  });
});

describe('CSV to JSON, without loss', () => {
  it('[CSV-06] keeps leading zeros, long ids and special spellings as text', () => {
    const text = 'zip,id,phone,code\n01234,110101199003074514,+8613800138000,1E5\n';
    expect(toJson(text)).toEqual([{ zip: '01234', id: '110101199003074514', phone: '+8613800138000', code: '1E5' }]);
  });

  it('[CSV-06] keeps a whole column as text where one of its cells must be', () => {
    expect(toJson('zip,n\n94105,1\n01234,2\n10001,3\n')).toEqual([
      { zip: '94105', n: 1 },
      { zip: '01234', n: 2 },
      { zip: '10001', n: 3 },
    ]);
    expect(notices('csv-to-json', 'zip\n94105\n01234\n00501\n')['kept-as-text']).toMatchObject({
      count: 1,
      places: [{ line: 3 }],
      detail: { name: 'zip', text: '01234' },
    });
  });

  it('keeps the spelling of numbers', () => {
    expect(textToString(value('csv-to-json', 'p\n9.90\n').text)).toContain('"p":9.90');
  });

  it('reads true, false and null only as JSON writes them', () => {
    expect(toJson('a,b,c,d\ntrue,false,null,TRUE\n')).toEqual([{ a: true, b: false, c: null, d: 'TRUE' }]);
  });

  it('takes quotes as the mark of text, unless told otherwise', () => {
    const text = 'a,b\n1,"1"\ntrue,"true"\n';
    expect(toJson(text)).toEqual([
      { a: 1, b: '1' },
      { a: true, b: 'true' },
    ]);
    expect(toJson(text, { types: 'all' })).toEqual([
      { a: 1, b: 1 },
      { a: true, b: true },
    ]);
    expect(toJson(text, { types: 'none' })).toEqual([
      { a: '1', b: '1' },
      { a: 'true', b: 'true' },
    ]);
  });

  it.each([
    ['auto', [{ a: '', b: '', c: 1 }]],
    ['string', [{ a: '', b: '', c: 1 }]],
    ['null', [{ a: null, b: '', c: 1 }]],
    ['omit', [{ b: '', c: 1 }]],
  ] as const)('makes empty cells %s', (emptyCells, rows) => {
    expect(toJson('a,b,c\n,"",1\n', { emptyCells })).toEqual(rows);
  });

  it('[CSV-04] leaves empty cells out where the header is quoted without need', () => {
    expect(toJson('a,"b"\n1,\n2,""\n')).toEqual([{ a: 1 }, { a: 2, b: '' }]);
    expect(notices('csv-to-json', 'a,"b"\n1,\n')['cells-left-out']).toMatchObject({ count: 1, detail: { name: 'b' } });
  });

  it('[CSV-04] reads rows of other lengths and names them', () => {
    const text = 'a,b\n1\n2,3\n4,5,6\n7,8,9,10\n11,12\n';
    expect(toJson(text)).toEqual([
      { a: 1 },
      { a: 2, b: 3 },
      { a: 4, b: 5, column_3: 6 },
      { a: 7, b: 8, column_3: 9, column_4: 10 },
      { a: 11, b: 12 },
    ]);
    expect(notices('csv-to-json', text)).toMatchObject({
      'short-rows': { count: 1, places: [{ line: 2, column: 1 }], detail: { row: 1, found: 1, expected: 2 } },
      'long-rows': { count: 2, places: [{ line: 4 }, { line: 5 }], detail: { row: 3, found: 3, expected: 2 } },
    });
  });

  it('[CSV-04] gives empty and repeated headers names of their own, and tells', () => {
    expect(toJson('name,,name\n1,2,3\n')).toEqual([{ name: 1, column_2: 2, name_2: 3 }]);
    expect(notices('csv-to-json', 'name,,name\n1,2,3\n')['renamed-columns']).toMatchObject({ count: 2 });
  });

  it('[CSV-04] skips blank lines of a wide table and keeps those of a narrow one', () => {
    expect(toJson('\na,b\n\n1,2\n\n')).toEqual([{ a: 1, b: 2 }]);
    expect(notices('csv-to-json', '\na,b\n\n1,2\n\n')['blank-lines'].places.map(({ line }) => line)).toEqual([1, 3, 5]);
    expect(toJson('a\n1\n\n\n2\n\n')).toEqual([{ a: 1 }, { a: '' }, { a: '' }, { a: 2 }]);
  });

  it('[CSV-04] keeps keys that objects of the language have too', () => {
    const text = textToString(value('csv-to-json', '__proto__,constructor\n1,2\n').text);
    expect(text).toContain('{"__proto__":1,"constructor":2}');
  });

  it('[CSV-04] restores nested objects from dotted names, also where columns are apart', () => {
    expect(toJson('a.x,b,a.y.z\n1,2,3\n')).toEqual([{ a: { x: 1, y: { z: 3 } }, b: 2 }]);
    expect(toJson('a.x,b\n1,2\n', { nested: false })).toEqual([{ 'a.x': 1, b: 2 }]);
  });

  it('[CSV-04] writes columns under their whole names where paths conflict', () => {
    const text = 'a,a.b,c.d,c\n1,2,3,4\n';
    expect(toJson(text)).toEqual([{ a: 1, 'a.b': 2, c: 4, 'c.d': 3 }]);
    expect(notices('csv-to-json', text)['path-conflicts']).toMatchObject({ count: 1, places: [{ line: 2 }] });
  });

  it('[CSV-04] writes valid JSON of conflicts, whole rows and optional cells in every layout', () => {
    const text = '"x","a","a.b","[]"\n,1,2,\n,,,5\n,,,\n1,,,2\n,,3,\n';
    const rows = [{ a: 1, 'a.b': 2 }, 5, {}, { x: 1, '[]': 2 }, { a: { b: 3 } }];
    expect(toJson(text)).toEqual(rows);
    expect(toJson(text, { layout: 'pretty' })).toEqual(rows);
  });

  it('[CSV-04] reads JSON in cells with every digit, and brackets that are no JSON as text', () => {
    const text = textToString(value('csv-to-json', 'a,b\n"[1.0, 12345678901234567890]",[note]\n').text);
    expect(text).toContain('"a":[1.0,12345678901234567890],"b":"[note]"');
  });

  it('[CSV-04] keeps texts that follow a closing quote, and tells', () => {
    expect(toJson('a,b\n"x"y,2\n')).toEqual([{ a: 'xy', b: 2 }]);
    expect(notices('csv-to-json', 'a,b\n"x"y,2\n')['stray-text'].places).toEqual([{ line: 2, column: 4 }]);
  });
});

describe('CSV to JSON, from files', () => {
  it('[CSV-06] reads what Chinese Excel saves', () => {
    const file = gbk('姓名,电话,备注\r\n张伟,010-8888,"一,二"\r\n');
    expect(toJson(file)).toEqual([{ 姓名: '张伟', 电话: '010-8888', 备注: '一,二' }]);
    expect(value('csv-to-json', file).detected).toEqual({
      encoding: 'gb18030',
      delimiter: 'comma',
      lineEnd: 'crlf',
      bom: false,
    });
  });

  it('[CSV-04] takes the byte-order mark for no part of the first name', () => {
    expect(toJson(utf8('\ufeffa,b\n1,2\n'))).toEqual([{ a: 1, b: 2 }]);
    expect(toJson('\ufeff"a",b\n1,2\n')).toEqual([{ a: 1, b: 2 }]);
  });

  it('[CSV-06] reads Unicode text as Excel saves it: UTF-16 with tabs', () => {
    const encoded = encodeText('\ufeff姓名\t年龄\r\n张伟\t30\r\n', 'utf-16le');
    const file = encoded.ok ? encoded.value : new Uint8Array();
    expect(toJson(file, { delimiter: 'auto' })).toEqual([{ 姓名: '张伟', 年龄: 30 }]);
  });

  it('[CSV-06] tells where bytes are not text of the chosen encoding', () => {
    const file = gbk('a,b\n1,中\n');
    expect(notices('csv-to-json', file, { encoding: 'utf-8' })['replaced-characters']).toMatchObject({
      places: [{ line: 2, column: 3 }],
      detail: { encoding: 'utf-8' },
    });
    expect(notices('csv-to-json', file)).toEqual({});
  });

  it('[CSV-06] reads UTF-8 with a few damaged bytes as UTF-8, and says where and how many', () => {
    const whole = [...new TextEncoder().encode(`Käufer,Stück\n${'Jäger,fünf\n'.repeat(300)}Söhne,Ü`)];
    const file = Uint8Array.from([...whole.slice(0, 20), 0xe9, ...whole.slice(20, -1)]);
    expect(value('csv-to-json', file).detected.encoding).toBe('utf-8');
    expect(toJson(file)).toMatchObject({ 1: { Käufer: 'Jäger', Stück: 'fünf' } });
    expect(notices('csv-to-json', file)['replaced-characters']).toMatchObject({ count: 2, places: [{ line: 2 }] });
    const own = new TextEncoder().encode('größe\ufffd,b\rä,1\rö\ufffd,?').map((byte) => (byte === 0x3f ? 0xff : byte));
    expect(notices('csv-to-json', own)['replaced-characters']).toMatchObject({
      count: 1,
      places: [{ line: 3, column: 4 }],
    });
    const list = new TextEncoder()
      .encode('[{"Größe":"weiß"},{"Größe":"grün?"}]')
      .map((byte) => (byte === 0x3f ? 0xff : byte));
    expect(notices('json-to-csv', list)['replaced-characters']).toMatchObject({ count: 1 });
  });

  it('[CSV-02] says that a workbook is no CSV', () => {
    expect(failure('csv-to-json', Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0])).code).toBe('workbook');
  });

  it('[CSV-06] suggests the separator where only one column was found', () => {
    expect(notices('csv-to-json', 'a;b\n1;2\n')['other-delimiter'].detail).toEqual({ delimiter: 'semicolon' });
    expect(notices('csv-to-json', 'a\n1\n')).toEqual({});
  });

  it('[CSV-06] does not take a sep= line for data', () => {
    expect(toJson('sep=;\r\na;b\r\n1;2\r\n', { delimiter: 'auto' })).toEqual([{ a: 1, b: 2 }]);
    expect(notices('csv-to-json', 'sep=,\na,b\n1,2\n')).toHaveProperty('separator-line');
  });

  it('[CSV-06] reads what takes several slices without a seam', () => {
    const rows = 2_600;
    const long = '长'.repeat(60);
    let text = 'n,text\n';
    for (let row = 0; row < rows; row += 1) text += `${row},"行 ${row}，""x""${long}"\n`;
    const { text: json, rows: count } = value('csv-to-json', utf8(text));
    const parsed = JSON.parse(textToString(json)) as { n: number; text: string }[];
    expect([count, parsed.length]).toEqual([rows, rows]);
    expect(parsed.every(({ n, text: cell }, at) => n === at && cell === `行 ${at}，"x"${long}`)).toBe(true);
  });
});
