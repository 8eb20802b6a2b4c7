import json5 from 'json5';
import { describe, expect, it } from 'vitest';
import { isStop, check } from '../read/check.ts';
import { seeded, type Random } from '../random-json.ts';
import { mend } from './mend.ts';

function converted(text: string): string {
  const result = mend(text, 'json5');
  if (!result.ok)
    return `${result.code} ${String(result.detail?.reason)} ${String(result.place?.line)}:${String(result.place?.column)}`;
  return result.value.text;
}

describe('JSON5 to JSON', () => {
  it.each([
    ['// c\n1', '\n1'],
    ['/* a */ [1, /* b */ 2] // end', ' [1,  2] '],
    ['[1,2,]', '[1,2]'],
    ['{"a":1, }', '{"a":1 }'],
    ['[1 /* x */ , /* y */ ]', '[1    ]'],
    ["{a:'b'}", '{"a":"b"}'],
    ['{$_1: 1, 键: 2, \\u0061b: 3}', '{"$_1": 1, "键": 2, "\\u0061b": 3}'],
    ['\'say "hi"\'', '"say \\"hi\\""'],
    ["'it\\'s'", '"it\'s"'],
    ['"it\\\'s"', '"it\'s"'],
    ["'a\\\nb\\\r\nc'", '"abc"'],
    ["'\\x41\\v\\0\\q\\中'", '"\\u0041\\u000b\\u0000q中"'],
    ['"\tx"', '"\\tx"'],
    ['+1', '1'],
    ['.5', '0.5'],
    ['-.5', '-0.5'],
    ['5.', '5.0'],
    ['5.e-3', '5.0e-3'],
    ['0xFF', '255'],
    ['-0x10', '-16'],
    ['\u00a0[\u3000\ufeff]', ' [  ]'],
    ['{"a":1}', '{"a":1}'],
  ])('[JSON-04] %j becomes %j', (text, expected) => {
    expect(converted(text)).toBe(expected);
  });

  it.each([
    ['12345678901234567890', '12345678901234567890'],
    ['[1.0, 1e400, -0, 0.10,]', '[1.0, 1e400, -0, 0.10]'],
    ['0xFFFFFFFFFFFFFFFFFFFF', '1208925819614629174706175'],
    ['+12345678901234567890.', '12345678901234567890.0'],
    ['{a: 1, a: 2}', '{"a": 1, "a": 2}'],
  ])('[JSON-03] keeps every digit and key: %s', (text, expected) => {
    expect(converted(text)).toBe(expected);
  });

  it.each([
    ['[1 2]', 'not-json5 missing-comma 1:3'],
    ['[1,,2]', 'not-json5 extra-comma 1:4'],
    ['[1,,]', 'not-json5 extra-comma 1:3'],
    ['{a 1}', 'not-json5 missing-colon 1:3'],
    ['{"a":}', 'not-json5 missing-value 1:6'],
    ['[1', 'not-json5 missing-bracket 1:3'],
    ['[1}', 'not-json5 wrong-bracket 1:3'],
    ['[1]]', 'not-json5 surrounding-text 1:4'],
    ['{a-b: 1}', 'not-json5 missing-colon 1:3'],
    ['{1: 1}', 'not-json5 unquoted-string 1:2'],
    ['["a\nb"]', 'not-json5 unclosed-string 1:4'],
    ['["\\1"]', 'not-json5 bad-escape 1:3'],
    ['["\\u12"]', 'not-json5 bad-escape 1:3'],
    ['[01]', 'not-json5 bad-number 1:2'],
    ['[True]', 'not-json5 literal 1:2'],
    ['[abc]', 'not-json5 unquoted-string 1:2'],
    ['[NaN]', 'not-json5 not-finite 1:2'],
    ['[-Infinity]', 'not-json5 not-finite 1:2'],
    ['[1] /* x', 'not-json5 unclosed-comment 1:5'],
    ['# c\n1', 'not-json5 unquoted-string 1:1'],
    ['{"a"：1}', 'not-json5 full-width 1:5'],
  ])('[JSON-04] %j is refused with its place: %s', (text, expected) => {
    expect(converted(text)).toBe(expected);
  });

  it('[JSON-04] accepts what JSON5 accepts, and means the same', () => {
    const texts = Array.from({ length: 600 }, (_, seed) => randomJson5(seeded(seed)));
    const encoder = new TextEncoder();
    const read = (text: string): unknown => {
      const result = mend(text, 'json5');
      if (!result.ok) return refused;
      const isJson = !isStop(check(encoder.encode(result.value.text), 0, () => undefined));
      return isJson ? JSON.parse(result.value.text) : result.value.text;
    };
    expect(texts.map(read)).toEqual(texts.map(readByJson5));
  });
});

const refused = Symbol('refused');

function readByJson5(text: string): unknown {
  try {
    return json5.parse(text);
  } catch {
    return refused;
  }
}

const pieces = [
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  ' ',
  '\n',
  "'a'",
  '"b"',
  'c',
  '$d',
  '1',
  '.5',
  '5.',
  '+1',
  '0x1F',
  '-0x2',
  '1e3',
  '01',
  'true',
  'null',
  '// x\n',
  '/* y */',
  '\u00a0',
  "'\\x41\\\n'",
  '"\\v\\q"',
  "'\"'",
  '\\u0061',
  '/',
  "'",
  '#',
  '"\\1"',
  '1.5.2',
  '\ufeff',
];

/** A text of JSON5's pieces, sometimes well formed. */
function randomJson5(random: Random): string {
  const pick = () => pieces[random(pieces.length)];
  const value = (depth: number): string => {
    const kind = random(depth > 0 ? 4 : 2);
    if (kind < 2) return pieces[8 + random(14)];
    const member = () =>
      kind === 2 ? value(depth - 1) : `${["'a'", '"b"', 'c', '$d', '\\u0061x'][random(5)]}:${value(depth - 1)}`;
    const members = Array.from({ length: random(4) }, () => ['', ' ', '// x\n', '/* y */'][random(4)] + member());
    const comma = members.length > 0 && random(2) === 0 ? ',' : '';
    return kind === 2 ? `[${members.join(',')}${comma}]` : `{${members.join(',')}${comma}}`;
  };
  const text = value(3);
  if (random(3) > 0) return text;
  const at = random(text.length + 1);
  return text.slice(0, at) + pick() + text.slice(at + random(2));
}
