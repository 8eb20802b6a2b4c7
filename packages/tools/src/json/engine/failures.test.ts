import { describe, expect, it } from 'vitest';
import { initialValues } from '@toolbench/kit/options.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import { engine, type ErrorCode } from './index.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import { options } from '../options.ts';
import { json } from '../tool.ts';

const chosen = initialValues(options);

function failureOf(text: string | Uint8Array) {
  const result = engine.validate(text, chosen, testContext());
  if (result.ok) throw new Error('is valid');
  return result;
}

/** text, code, line, column, and what the message must name */
const cases: readonly (readonly [string, ErrorCode, number, number, string])[] = [
  ['{"a":1,\n "b":}', 'value-expected', 2, 6, '}'],
  ['[1,\n2,\n:]', 'value-expected', 3, 1, ':'],
  ['{"a":1,\n  2:3}', 'key-expected', 2, 3, '2'],
  ['{"a" 1}', 'colon-expected', 1, 6, '1'],
  ['{"a":1 "b":2}', 'comma-or-brace-expected', 1, 8, '"'],
  ['{"a":1]', 'comma-or-brace-expected', 1, 7, ']'],
  ['[1 2]', 'comma-or-bracket-expected', 1, 4, '2'],
  ['["中文"\r\n"b"]', 'comma-or-bracket-expected', 2, 1, '"'],
  ['{}\n{}', 'end-expected', 2, 1, '{'],
  ['[1,2', 'unclosed', 1, 5, '['],
  ['{"a":\n[{"b":1},', 'unclosed', 2, 10, '['],
  ['{"a":"bc', 'string-unclosed', 1, 6, '"'],
  ['[1,2,]', 'trailing-comma', 1, 5, ','],
  ['{"a":1,\n}', 'trailing-comma', 1, 7, ','],
  ["{'a':1}", 'single-quote', 1, 2, "'"],
  ["['a']", 'single-quote', 1, 2, "'"],
  ['{name:1}', 'unquoted-key', 1, 2, 'name'],
  ['[True]', 'unknown-word', 1, 2, 'True'],
  ['[1, None]', 'unknown-word', 1, 5, 'None'],
  ['[nul]', 'unknown-word', 1, 2, 'nul'],
  ['[1] // end', 'comment', 1, 5, '/'],
  ['{/* c */}', 'comment', 1, 2, '/'],
  ['# c\n{}', 'comment', 1, 1, '#'],
  ['{"a"：1}', 'full-width', 1, 5, '：'],
  ['["a"，"b"]', 'full-width', 1, 5, '，'],
  ['{“a”:1}', 'full-width', 1, 2, '“'],
  ['[1,\u00a02]', 'white-space', 1, 4, 'U+00A0'],
  ['\u3000[]', 'white-space', 1, 1, 'U+3000'],
  ['["a\tb"]', 'control-character', 1, 4, 'U+0009'],
  ['["a\nb"]', 'control-character', 1, 4, 'U+000A'],
  ['["\\q"]', 'escape', 1, 3, '\\q'],
  ['["C:\\中"]', 'escape', 1, 5, '\\中'],
  ['["\\u12g4"]', 'unicode-escape', 1, 7, 'g'],
  ['[007]', 'leading-zero', 1, 3, '0'],
  ['-01', 'leading-zero', 1, 3, '1'],
  ['[+1]', 'number-start', 1, 2, '+'],
  ['[.5]', 'number-start', 1, 2, '.'],
  ['[1.]', 'digit-expected', 1, 4, ']'],
  ['-', 'digit-expected', 1, 2, ''],
  ['[1e+]', 'digit-expected', 1, 5, ']'],
  ['["\ud800"]', 'lone-surrogate', 1, 3, 'D800'],
  ['', 'empty', 0, 0, ''],
  ['[1\u0000]', 'comma-or-bracket-expected', 1, 3, 'U+0000'],
];

describe('a text that is not JSON', () => {
  it.each(cases)('[JSON-02] %j is %s at line %i, column %i', (text, code, line, column, found) => {
    const failure = failureOf(text);
    expect(failure.code).toBe(code);
    expect(failure.place).toEqual(line === 0 ? undefined : { line, column });
    for (const words of [zh, en]) {
      const message = words.errors[failure.code](failure.detail ?? {});
      expect(message).toContain(found);
      expect(message).not.toMatch(/undefined|\[object/);
    }
  });

  it('[JSON-02] columns count UTF-16 units, as the editor does, in strings and in bytes', () => {
    const text = '[\n  "😀中é", x]';
    expect(failureOf(text).place).toEqual({ line: 2, column: 11 });
    expect(failureOf(new TextEncoder().encode(text)).place).toEqual({ line: 2, column: 11 });
    expect(text.split('\n')[1].charAt(10)).toBe('x');
  });

  it('[JSON-02] a byte order mark takes no column', () => {
    expect(failureOf('\ufeff[x]').place).toEqual({ line: 1, column: 2 });
  });

  it.each([
    ['a lone carriage return', '[\r\rx]', 3],
    ['CRLF', '[\r\n\r\nx]', 3],
    ['all kinds', '[\n\r\n\rx]', 4],
  ])('[JSON-02] counts lines by %s', (_, text, line) => {
    expect(failureOf(text).place).toEqual({ line, column: 1 });
  });

  it('[JSON-02] says where the bracket that is not closed was opened', () => {
    expect(failureOf('{\n "a": [1,\n  {"b": 2}\n').detail).toEqual({ found: '[', line: 2, column: 7 });
  });

  it.each([
    ['a stray byte', [0x5b, 0x22, 0xff, 0x22, 0x5d], 'utf-8', '0xFF'],
    ['GBK', [0x5b, 0x22, 0xd6, 0xd0, 0x22, 0x5d], 'utf-8', '0xD6'],
    ['UTF-16', [0xff, 0xfe, 0x5b, 0x00, 0x5d, 0x00], 'utf-16', ''],
  ] as const)('[JSON-02] bytes that are not UTF-8: %s', (_, bytes, code, found) => {
    const failure = failureOf(Uint8Array.from(bytes));
    expect(failure.code).toBe(code);
    expect(zh.errors[failure.code](failure.detail ?? {})).toContain(found);
  });

  it('[JSON-02] names the place on the last of 20,000 lines', () => {
    const text = `[\n${'1,\n'.repeat(20_000)}x]`;
    expect(failureOf(new TextEncoder().encode(text)).place).toEqual({ line: 20_002, column: 1 });
  });
});

describe('JSON within other text', () => {
  const line = '2026-11-28T10:00:00.123Z INFO http [7] body: {"a":1,"b":[1,2]} took=35ms';
  it.each([
    ['a line of a log', line, { line: 1, column: 46 }],
    ['a long one', line.replace('[1,2]', `[${'1234567,'.repeat(300_000)}2]`), { line: 1, column: 46 }],
    ['the second line', `Response:\n${line}`, { line: 2, column: 46 }],
    ['an assignment', 'const x = [{"a":1}];', { line: 1, column: 11 }],
    ['a word behind it', '{"a":1} OK', { line: 1, column: 1 }],
  ])('[JSON-02] is found and repair named: %s', (_, text, place) => {
    for (const dialect of ['json', 'json5'] as const) {
      if (dialect === 'json5' && text.startsWith('{')) continue;
      const result = engine.format(text, { ...chosen, dialect }, testContext());
      expect(result).toMatchObject({ ok: false, code: 'json-within', place });
    }
    expect(engine.repair(text, chosen, testContext()).ok).toBe(true);
    expect(json.recognise?.(text.slice(0, 4096))).toBeGreaterThanOrEqual(0.3);
  });

  it('[JSON-02] is not found in prose, code without JSON, JSON lines or almost-JSON', () => {
    for (const text of [
      'see [1] and [2]',
      'if (a) { b(); }',
      '{"a":1}\n{"a":2}',
      '{"a":1}}',
      '{a: {"b":1}}',
      'a {color: red}',
    ]) {
      expect(failureOf(text).code).not.toBe('json-within');
    }
    for (const text of ['see [1] and [2]', 'if (a) { b(); }', 'a,b\n1,2\n', 'body {color: red}', '<a b="{}"/>']) {
      expect(json.recognise?.(text)).toBe(0);
    }
  });
});
