import { describe, expect, it } from 'vitest';
import { initialValues } from '@toolbench/kit/options.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import { engine } from './index.ts';
import { options } from '../options.ts';

const chosen = initialValues(options);
const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)));
/** Texts that stand with two blanks between them. */
const parted = (...lines: string[]) => lines.flatMap((line) => line.split('  '));
/** Texts with bytes inside that are written in hex and stand as those. */
const between = (before: string, behind: string, ...lines: string[]) =>
  parted(...lines).map((hex) => bytes(before, [...Buffer.from(hex.replaceAll(' ', ''), 'hex')], behind));
const accepts = (text: string | Uint8Array) => engine.validate(text, chosen, testContext()).ok;

/** RFC 8259 section by section: texts that every reader must take. */
const valid: Readonly<Record<string, readonly (string | Uint8Array)[]>> = {
  'section 2, structure and white space': [
    '{}',
    '[]',
    ' [ ] ',
    '\t{\t}\t',
    '\r\n[\r\n]\r\n',
    '[\n\n\n1\n,\n2\n]',
    '{ "a" : 1 }',
    '{\n\t"a"\r:\n1\t}',
    '\n\n  null',
    'null \r\n\t ',
    '[1,2 ]',
    '[ 1,2]',
    '[[],[]]',
    '[{},{}]',
    '{"a":{},"b":[]}',
  ],
  'section 3, any value as the whole text': parted(
    'true  false  null  0  -0  12  -1.5e+3  ""  "text"  "中文"  [true]  [false]  [null]  [true,false,null]',
  ),
  'section 4, objects': [
    ...parted(
      '{"":0}  {"a":1,"b":2,"c":3}  {"a":1,"a":1}  {"a":1,"a":2,"a":3}  {"\\u0000":1}  {"\\"":1}  {"a b":1}',
      '{"键":"值"}  {"__proto__":{},"constructor":null,"toString":0}  {"2":0,"1":0}  {"a":{"b":{"c":{"d":[{}]}}}}',
      '{"true":true,"null":null}  {"a":[{"b":[{"c":[]}]}]}',
    ),
    `{"${'k'.repeat(5000)}":1}`,
  ],
  'section 5, arrays': [
    ...parted('[1]  [1,2,3]  [1,"a",null,true,{},[]]  [[[[[[[[[[]]]]]]]]]]  [[1],[2,[3]]]  [""]  ["",""]'),
    `[${'0,'.repeat(3000)}0]`,
  ],
  'section 6, numbers': [
    ...parted(
      '[0]  [-0]  [0.0]  [-0.0]  [0e0]  [0E0]  [0e+0]  [0e-0]  [1e5]  [1E5]  [1e+5]  [1E-5]  [1.5]  [-1.5e-10]',
      '[1e400]  [-1e400]  [1e-400]  [0.1e0123]  [9007199254740993]',
      '[12345678901234567890123456789012345678901234567890]  [0.30000000000000000000000000000000004]  [1.0]  [100]',
      '[-9]  [10.010]  [123e65]',
    ),
    `[${'9'.repeat(400)}]`,
    `[0.${'0'.repeat(400)}1]`,
  ],
  'section 7, strings': [
    ...parted(
      '["\\"\\\\\\/\\b\\f\\n\\r\\t"]  ["\\u0041"]  ["\\u00e9\\u00E9"]  ["\\ud83d\\ude00"]  ["\\ud83d"]',
      '["\\ude00\\ud83d"]  ["\\udfff"]  ["\\ufffe\\uffff\\ufeff"]  ["\\\\u0041"]  ["\\\\"]  ["\\\\\\\\"]  ["a/b"]',
      '["\u007f"]  ["\u0080\u009f\u00a0"]  ["\u2028\u2029"]  ["\ufeff"]  ["\ufffd\uffff"]  ["中文，标点：“引号”"]',
      '["👩‍👩‍👧‍👦"]  ["\u202eabc"]  ["\ud7ff\ue000"]  ["\u{10ffff}\u{10000}"]  ["// not a comment /* nor this */"]',
      '["[1,2,{]}"]  ["\'"]  [" "]  ["\\u000a\\u001f"]',
    ),
    `["${'x'.repeat(70_000)}"]`,
  ],
  'section 8, UTF-8': [
    ...between('["', '"]', 'c2 80  df bf  e0 a0 80  ed 9f bf  ee 80 80  ef bf bf  f0 90 80 80  f4 8f bf bf'),
    bytes([0xef, 0xbb, 0xbf], '{"a":1}'),
    '\ufeff[1]',
  ],
  'section 9, depth': ['['.repeat(500) + ']'.repeat(500), '{"a":'.repeat(500) + '0' + '}'.repeat(500)],
};

/** Texts that no reader may take. */
const invalid: Readonly<Record<string, readonly (string | Uint8Array)[]>> = {
  'nothing, or not a value': [
    ...parted('\ufeff  ,  :  }  ]  /  \\  *  @  `  ~  \u0000  %  =  ;  (1)  <a/>'),
    '',
    ' ',
    '\n\t\r ',
  ],
  'text behind the value': parted(
    '1 2  {}{}  [][]  [] 1  {} ,  null,  "a" "b"  true false  [1]]  {"a":1}}  [1]x  1;  {}#  [],[]',
    '{"a":1}\u0000  nulll  """"',
  ),
  'white space that JSON does not have': [
    '\u000b1',
    '\f[]',
    '[\u000b]',
    '\u00a0[]',
    '[\u00a01]',
    '[]\u2028',
    '\u3000[]',
    '[\u20031]',
    '\u2060[]',
    '[\u200b]',
    '[1\ufeff]',
    '\u0085[]',
    '[\u001f1]',
    '[\u0000]',
  ],
  comments: parted('// c\n1  1 // c  /* c */ 1  [1/**/,2]  {"a":1}/*  {"a"/**/:1}  # c\n1  -- c\n1  <!-- --> 1  [1]//'),
  words: parted(
    'True  FALSE  Null  nul  nulL  tru  truee  fals  undefined  NaN  Infinity  -Infinity  -NaN  None  a  [a]',
    '[nul]  [tru]  [fals]  [truetrue]  [true false]  n\\u0075ll  nan  inf  yes',
  ),
  commas: parted(
    '[,]  [,1]  [1,]  [1,,2]  [1,2,,]  [,,]  {,}  {"a":1,}  {,"a":1}  {"a":1,,"b":2}  [1 2]  [1;2]',
    '{"a":1 "b":2}  [""\u0020""]  [[][]]  [1,[2,]]  [1，2]',
  ),
  'colons and keys': parted(
    '{"a"}  {"a":}  {"a" 1}  {"a",1}  {"a"::1}  {"a":1:2}  {:1}  {1:1}  {a:1}  {\'a\':1}  {null:1}  {true:1}',
    '{[]:1}  {{}:1}  {"a"=1}  {"a"=>1}  {"a":"b":"c"}  ["a":1]  {"a","b"}  {1}  {"a":1,2}  {-1:0}  {"a"：1}',
  ),
  brackets: [
    ...parted(
      '[  {  [[  {"a":  {"a":{  [1  [1,  {"a":1  {"a":1,  {"a"  [1}  {"a":1]  [{]}  {[}]  ([])  [[1]  [1]]]',
      '{"a":[}  ][',
    ),
    '['.repeat(100),
    '{"a":'.repeat(100),
    '[' + '[]'.repeat(3),
  ],
  numbers: parted(
    '+1  +  -  --1  -+1  01  -01  00  007  1.  -1.  .5  -.5  .  1.e5  1.5.5  1e  1e+  1E-  1e5.5  1ee5  1e+-5',
    '0x1F  0b1  0o7  1_000  1,000.0e  1 000  １  1a  1e5e5  -a  [1+2]  [-]  [- 1]  [0.]  [0e]  [.1]  [1.a]',
    '[2.e3]  [012]  [-012]  [1/2]  ½',
  ),
  strings: parted(
    '"  "a  \'a\'  “a”  `a`  "a\nb"  "a\rb"  "\t"  "\u0000"  "\u001f"  "\u0008"  "\\"  "\\a"  "\\x41"  "\\0"',
    '"\\\'"  "\\ "  "\\\n"  "\\u"  "\\u1"  "\\u12"  "\\u123"  "\\u123g"  "\\u 123"  "\\uD83D\\u"  "\\U0041"',
    '"\\u+123"  "\\u{41}"  "\\é"  ["a  ["a]  ["a"  ["\\"]  "a" b  \\"a\\"  a"  ["a\\  {"a\\":1}  {"a  {"a":"b',
  ),
  'UTF-8': [
    ...between(
      '"',
      '"',
      '80  bf  c0 af  c1 bf  c3  e0 80 af  e0 9f bf  e4 b8  ed a0 80  ed bf bf  f0 80 80 af  f0 8f bf bf  f0 9f 98',
      'f4 90 80 80  f5 80 80 80  f8 88 80 80 80  fe  ff',
    ),
    bytes('"', [0xe4, 0xb8]),
    bytes('[', [0xff], ']'),
    bytes([0xe9], '1'),
    bytes('{"', [0xe9], '":1}'),
    bytes([0xff, 0xfe], '['),
    bytes([0xfe, 0xff, 0x00, 0x5b, 0x00, 0x5d]),
    bytes([0x5b, 0x00, 0x5d, 0x00]),
    bytes([0x00, 0x5b, 0x00, 0x5d]),
    bytes([0xef, 0xbb], '{}'),
    bytes([0xef, 0xbb, 0xbf, 0xef, 0xbb, 0xbf], '{}'),
    '"\ud800"',
    '"\udc00"',
    '["a\udbffb"]',
  ],
};

describe('RFC 8259', () => {
  it('is tested with 119 valid and 263 invalid texts', () => {
    expect(Object.values(valid).flat().length).toBe(119);
    expect(Object.values(invalid).flat().length).toBe(263);
  });

  it.each(Object.entries(valid))('[JSON-02] accepts: %s', (_, texts) => {
    expect(texts.filter((text) => !accepts(text))).toEqual([]);
  });

  it.each(Object.entries(invalid))('[JSON-02] refuses: %s', (_, texts) => {
    expect(texts.filter((text) => accepts(text))).toEqual([]);
  });

  it('[JSON-02] agrees with JSON.parse on every text of both tables that JSON.parse can be given', () => {
    const texts = [...Object.values(valid), ...Object.values(invalid)]
      .flat()
      .filter((text) => typeof text === 'string');
    const differing = texts.filter(
      (text) => text.isWellFormed() && accepts(text) !== isParsed(text.replace(/^\ufeff/, '')),
    );
    expect(differing).toEqual([]);
  });
});

function isParsed(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
