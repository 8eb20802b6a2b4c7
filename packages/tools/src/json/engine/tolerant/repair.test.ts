import { jsonrepair } from 'jsonrepair';
import { describe, expect, it } from 'vitest';
import { check, isStop } from '../read/check.ts';
import { mutated, randomJson, seeded } from '../random-json.ts';
import { changesOf, mend } from './mend.ts';

function mended(text: string) {
  const result = mend(text, 'repair');
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

/** What was written and which kinds of change it took. */
function repaired(text: string): [string, string] {
  const { text: json, edits } = mended(text);
  return [json, edits.map(({ kind }) => kind).join(' ')];
}

const encoder = new TextEncoder();

function isJson(text: string): boolean {
  return !isStop(check(encoder.encode(text), 0, () => undefined));
}

describe('repair', () => {
  it.each([
    // paths of Windows
    ['{"p":"C:\\new\\dir"}', '{"p":"C:\\\\new\\\\dir"}', 'path-escape bad-escape'],
    [
      '["d:\\temp\\build\\0\\x41\\_a\\.git\\Data"]',
      '["d:\\\\temp\\\\build\\\\0\\\\x41\\\\_a\\\\.git\\\\Data"]',
      'path-escape path-escape path-escape path-escape path-escape path-escape bad-escape',
    ],
    ['["\\\\srv\\new\\data"]', '["\\\\\\\\srv\\\\new\\\\data"]', 'path-escape path-escape bad-escape'],
    ['["..\\new\\data"]', '["..\\\\new\\\\data"]', 'path-escape bad-escape'],
    [
      '["cd C:\\new\\dir, then \\u00e9 or \\"x\\""]',
      '["cd C:\\\\new\\\\dir, then \\u00e9 or \\"x\\""]',
      'path-escape bad-escape',
    ],
    ['["C:\\\\new\\\\dir\\d"]', '["C:\\\\new\\\\dir\\\\d"]', 'bad-escape'],
    ['["C:\\new\\table",]', '["C:\\new\\table"]', 'trailing-comma'],
    ['["a\\n\\d"]', '["a\\n\\\\d"]', 'bad-escape'],
    ['["note:\\n\\d"]', '["note:\\n\\\\d"]', 'bad-escape'],
    // literals that the text breaks off in
    ['{"a":tru', '{"a":true}', 'cut-literal missing-bracket'],
    ['{"a":nul\n', '{"a":null}\n', 'cut-literal missing-bracket'],
    ['{"a":[1,f', '{"a":[1,false]}', 'cut-literal missing-bracket missing-bracket'],
    ['{"a": Non', '{"a": null}', 'cut-literal missing-bracket'],
    ['{"a":tru}', '{"a":"tru"}', 'unquoted-string'],
    ['{"a":tru, "b":1', '{"a":"tru", "b":1}', 'unquoted-string missing-bracket'],
    // quotes
    ["{'a': 'b'}", '{"a": "b"}', 'single-quote single-quote single-quote single-quote'],
    ['{a: b}', '{"a": "b"}', 'unquoted-key unquoted-string'],
    ['{“a”: “b”}', '{"a": "b"}', 'quote quote quote quote'],
    ['[`a`]', '["a"]', 'quote quote'],
    [
      '{first name: Zhang San, city: 上海}',
      '{"first name": "Zhang San", "city": "上海"}',
      'unquoted-string unquoted-string unquoted-key unquoted-string',
    ],
    ['["say "hi" now"]', '["say \\"hi\\" now"]', 'unescaped-quote unescaped-quote'],
    [
      '{"a": "he said "yes", then left", "b": 1}',
      '{"a": "he said \\"yes\\", then left", "b": 1}',
      'unescaped-quote unescaped-quote',
    ],
    ['{"bio": "他说"你好""}', '{"bio": "他说\\"你好\\""}', 'unescaped-quote unescaped-quote'],
    ['["The TV is 72""]', '["The TV is 72\\""]', 'unescaped-quote'],
    ['["abc]', '["abc"]', 'unclosed-string'],
    ['{"a": "b\n}', '{"a": "b"\n}', 'unclosed-string'],
    ['{"a": "b,\n"c": 1}', '{"a": "b",\n"c": 1}', 'unclosed-string'],
    ['{"a": "b, "c": 1}', '{"a": "b", "c": 1}', 'unclosed-string'],
    ['["a, "b"]', '["a", "b"]', 'unclosed-string'],
    // an element of an array without its opening quotation mark
    ['["blue",green"]', '["blue","green"]', 'unquoted-string'],
    ['["a",b", "c"]', '["a","b", "c"]', 'unquoted-string'],
    ['[["x",u"],1]', '[["x","u"],1]', 'unquoted-string'],
    ['["say "hi", ok"]', '["say \\"hi\\", ok"]', 'unescaped-quote unescaped-quote'],
    // strings of Python
    ['[rb"a", b"", u"x"]', '["a", "", "x"]', 'call call call'],
    ['[b",", 1]', '[",", 1]', 'call'],
    ['[/(a|b),c/, 1]', '["/(a|b),c/", 1]', 'unquoted-string'],
    ['{"a: "b"}', '{"a": "b"}', 'unclosed-string'],
    ['{\\"a\\": \\"b\\\\nc\\"}', '{"a": "b\\nc"}', 'quote quote quote quote quote quote'],
    ['"a" + "b" + \'c\'', '"abc"', 'concatenation concatenation single-quote'],
    // escapes
    ['["C:\\Users\\data"]', '["C:\\\\Users\\\\data"]', 'bad-escape bad-escape'],
    ['["\\d+\\u12"]', '["\\\\d+\\\\u12"]', 'bad-escape bad-escape'],
    ['["a\nb\tc"]', '["a\\nb\\tc"]', 'line-break control-character'],
    // commas and colons
    ['[1,2,]', '[1,2]', 'trailing-comma'],
    ['{"a":1,}', '{"a":1}', 'trailing-comma'],
    ['[1,,2,,]', '[1,2]', 'extra-comma extra-comma'],
    ['[,1]', '[1]', 'extra-comma'],
    ['[1 2 3]', '[1, 2, 3]', 'missing-comma missing-comma'],
    ['["a" "b"]', '["a", "b"]', 'missing-comma'],
    ['{"a": 1\n "b": 2}', '{"a": 1,\n "b": 2}', 'missing-comma'],
    ['{"a": "x"\n b: "y"}', '{"a": "x",\n "b": "y"}', 'missing-comma unquoted-key'],
    ['[{"a":1}{"b":2}]', '[{"a":1},{"b":2}]', 'missing-comma'],
    ['{"a" 1}', '{"a": 1}', 'missing-colon'],
    ['{"a"=1, "b" => 2}', '{"a":1, "b" : 2}', 'wrong-separator wrong-separator'],
    ['{"a"：1，"b"：2}', '{"a":1,"b":2}', 'full-width full-width full-width'],
    ['［1，2］', '[1,2]', 'full-width full-width full-width'],
    ['[1，，2]', '[1,2]', 'full-width extra-comma'],
    ['[1; 2]', '[1, 2]', 'wrong-separator'],
    ['{"a":, "b":}', '{"a":null, "b":null}', 'missing-value missing-value'],
    ['{"a", "b"}', '{"a": null, "b": null}', 'missing-value missing-value'],
    // brackets
    ['[1, 2', '[1, 2]', 'missing-bracket'],
    ['{"a": [1, {"b": 2', '{"a": [1, {"b": 2}]}', 'missing-bracket missing-bracket missing-bracket'],
    ['{"a": [1, 2}', '{"a": [1, 2]}', 'missing-bracket'],
    ['[1, 2}', '[1, 2]', 'wrong-bracket'],
    ['{"a": 1]}', '{"a": 1}', 'extra-bracket'],
    ['[1]]', '[1]', 'extra-bracket'],
    ['"a": 1, "b": 2', '{"a": 1, "b": 2}', 'missing-bracket missing-bracket'],
    ['(1, 2)', '[1, 2]', 'wrong-bracket wrong-bracket'],
    // comments and white space
    ['[1, // one\n2 /* two */]', '[1, \n2 ]', 'comment comment'],
    ['[1, # one\n2]', '[1, \n2]', 'comment'],
    ['[1] /* never ends', '[1] ', 'unclosed-comment'],
    ['\ufeff[1,\u00a02,\u200b3]', ' [1, 2,3]', 'white-space white-space stray-character'],
    // other languages
    ["{'a': True, 'b': None, 'c': (1, 2)}", '{"a": true, "b": null, "c": [1, 2]}', undefined],
    ['[undefined, NaN, Infinity, -Infinity]', '[null, null, null, null]', 'literal not-finite not-finite not-finite'],
    ['[u\'x\', b"y"]', '["x", "y"]', undefined],
    [
      '{"_id": ObjectId("5f"), "n": NumberLong(12345678901234567890)}',
      '{"_id": "5f", "n": 12345678901234567890}',
      'call call call call',
    ],
    ['[new Date("2026-01-01")]', '["2026-01-01"]', 'call call call'],
    ['{"a": #fff, "b": [#a1b2c3]}', '{"a": "#fff", "b": ["#a1b2c3"]}', undefined],
    ['{"a": 1 #fff\n}', '{"a": 1 \n}', 'comment'],
    ['callback({"a": 1});', '{"a": 1}', undefined],
    ['const config = {a: 1};', '{"a": 1}', undefined],
    // numbers
    ['[+1, .5, 2., 0x1F]', '[1, 0.5, 2.0, 31]', 'number-form number-form number-form number-form'],
    ['[007, 2026-01-01, 1.2.3, 10%]', '["007", "2026-01-01", "1.2.3", "10%"]', undefined],
    // what stands around
    ['```json\n{"a": 1}\n```', '{"a": 1}\n', 'surrounding-text surrounding-text'],
    ['# {"a": 1}', '{"a": 1}', 'surrounding-text'],
    ['### Result {"a": 1}', '{"a": 1}', 'surrounding-text'],
    ['// {"a": 1}', '{"a": 1}', 'surrounding-text'],
    ['; {"a": 1}', '{"a": 1}', 'surrounding-text'],
    [',\n{"a": 1}', '{"a": 1}', 'surrounding-text'],
    ['1700000000.123 {"a": 1}', '{"a": 1}', 'surrounding-text'],
    ['Here is the result:\n{"a": 1}\nHope this helps!', '{"a": 1}\n', 'surrounding-text surrounding-text'],
    ['Sure! ```\n[1]\n``` Done.', '[1]\n', 'surrounding-text surrounding-text'],
    [
      '```json\n{"a": [1, 2\n```\n',
      '{"a": [1, 2]}\n',
      'surrounding-text missing-bracket missing-bracket surrounding-text',
    ],
    [
      '{"a":1}\n{"a":2}\n{"a":3}',
      '[{"a":1},\n{"a":2},\n{"a":3}]',
      'several-values missing-comma missing-comma missing-bracket',
    ],
    ['[1, 2, ...]', '[1, 2]', 'ellipsis'],
    ['[1, ..., 9]', '[1, 9]', 'ellipsis'],
    ['{"a": 1, ...}', '{"a": 1}', 'ellipsis'],
    ['https://example.com/a?b=1', '"https://example.com/a?b=1"', 'unquoted-string'],
    ['{url: https://example.com/a, b: 1}', '{"url": "https://example.com/a", "b": 1}', undefined],
    ['hello world', '"hello world"', 'unquoted-string'],
  ])('[JSON-04] %j', (text, json, kinds) => {
    const [written, changes] = repaired(text);
    expect(written).toBe(json);
    if (kinds !== undefined) expect(changes).toBe(kinds);
  });

  it.each([
    [
      'a model’s answer cut off in the middle',
      'Sure, here it is:\n\n```json\n{\n  "steps": [\n    {"id": 1, "text": "Open the file"},\n    {"id": 2, "text": "Find the li',
      {
        steps: [
          { id: 1, text: 'Open the file' },
          { id: 2, text: 'Find the li' },
        ],
      },
    ],
    [
      'a Python dictionary from a log',
      "INFO payload={'user': 'O\\'Brien', 'ids': (1, 2), 'ok': True, 'next': None}",
      { user: "O'Brien", ids: [1, 2], ok: true, next: null },
    ],
    [
      'a JavaScript object from source code',
      "module.exports = {\n  entry: './src/index.js', // start\n  ports: [0x1F90, +80],\n  re: '\\\\d+',\n};",
      { entry: './src/index.js', ports: [8080, 80], re: '\\d+' },
    ],
    [
      'a MongoDB shell document',
      '{ "_id" : ObjectId("65a1"), "at" : ISODate("2026-01-01T00:00:00Z"), "n" : NumberInt(5) }',
      { _id: '65a1', at: '2026-01-01T00:00:00Z', n: 5 },
    ],
    [
      'a text typed with a Chinese input method',
      '｛“姓名”：“李雷”，“年龄”：18，“爱好”：［“读书”，“跑步”］｝',
      { 姓名: '李雷', 年龄: 18, 爱好: ['读书', '跑步'] },
    ],
    [
      'a text copied out of a string',
      '{\\"code\\":0,\\"data\\":{\\"list\\":[1,2],\\"msg\\":\\"a\\\\nb\\"}}',
      { code: 0, data: { list: [1, 2], msg: 'a\nb' } },
    ],
    ['JSON lines with a comma too many', '{"a": 1,}\n{"a": 2}\n\n{"a": 3}\n', [{ a: 1 }, { a: 2 }, { a: 3 }]],
    ['a member list without its braces', '"name": "x",\n"tags": ["a" "b"],', { name: 'x', tags: ['a', 'b'] }],
    ['a Windows path', '{"dir": "C:\\Users\\张伟\\data"}', { dir: 'C:\\Users\\张伟\\data' }],
    [
      'an address without quotes',
      '{site: https://example.com/a?b=1&c=2, port: 80}',
      { site: 'https://example.com/a?b=1&c=2', port: 80 },
    ],
    ['brackets closed in the wrong order', '{"a": [1, {"b": 2]}}', { a: [1, { b: 2 }] }],
    [
      'a line break in a string',
      '{"text": "first line\n  second line", "n": 1}',
      { text: 'first line\n  second line', n: 1 },
    ],
    [
      'codes that are no numbers',
      '{"zip": 00501, "phone": 010-1234, "date": 2026-01-01}',
      { zip: '00501', phone: '010-1234', date: '2026-01-01' },
    ],
  ])('[JSON-04] reads %s', (_, text, value) => {
    expect(JSON.parse(mended(text).text)).toEqual(value);
  });

  it('[JSON-04] leaves a valid text alone', () => {
    const texts = Array.from({ length: 150 }, (_, seed) => randomJson(seeded(seed), 4));
    expect(texts.map(repaired)).toEqual(texts.map((text) => [text, '']));
  });

  it('[JSON-04] makes JSON of whatever was damaged, and its edits are exactly what was changed', () => {
    const wrong: string[] = [];
    for (let seed = 0; seed < 300; seed++) {
      const random = seeded(seed);
      const text = mutated(random, randomJson(random, 4));
      if (text.trim() === '') continue;
      const { text: json, edits, editCount } = mended(text);
      if (!isJson(json) || editCount !== edits.length || applied(text, edits) !== json) wrong.push(text);
    }
    expect(wrong).toEqual([]);
  });

  it('[JSON-04] reads common damage as jsonrepair does', () => {
    const texts = [
      "{'a': [1, 2,], b: 'c'}",
      '{"a": 1 "b": 2}',
      '[1, 2',
      '{"a":"b\\',
      "{a: 'it\\'s'}",
      '[1,2,3,...]',
      '// c\n{"a": true} ',
      '{"a":"x\ny"}',
    ];
    for (const text of texts.slice(0, 3).concat(texts.slice(4))) {
      expect(JSON.parse(mended(text).text), text).toEqual(JSON.parse(jsonrepair(text)));
    }
  });

  it('[JSON-04] tells where each change was made', () => {
    const text = '{\n  a: 1,\n  "b": \'x\',\n}';
    expect(changesOf(text, mended(text).edits)).toEqual([
      { kind: 'unquoted-key', place: { line: 2, column: 3 }, removed: 'a', added: '"a"' },
      { kind: 'single-quote', place: { line: 3, column: 8 }, removed: "'", added: '"' },
      { kind: 'single-quote', place: { line: 3, column: 10 }, removed: "'", added: '"' },
      { kind: 'trailing-comma', place: { line: 3, column: 11 }, removed: ',', added: '' },
    ]);
  });

  it('[JSON-03] keeps every digit of the numbers in it', () => {
    expect(repaired('{a: 12345678901234567890, b: 1.0, c: 1e400,}')[0]).toBe(
      '{"a": 12345678901234567890, "b": 1.0, "c": 1e400}',
    );
  });

  it('[JSON-04] mends 3,000 mistaken brackets', () => {
    const { text, editCount } = mended('['.repeat(3_000) + '}'.repeat(3_000));
    expect(text === '['.repeat(3_000) + ']'.repeat(3_000)).toBe(true);
    expect(editCount).toBe(3_000);
  });

  it('[JSON-04] closes 12,000 open brackets', () => {
    const { text, editCount } = mended('[{"a":'.repeat(6_000));
    expect(isJson(text)).toBe(true);
    expect(editCount).toBe(12_001);
  });
});

/** The source with its edits made, the way a reader of the list would make them. */
function applied(text: string, edits: readonly { start: number; end: number; added: string }[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, added } of edits) {
    result += text.slice(at, start) + added;
    at = end;
  }
  return result + text.slice(at);
}
