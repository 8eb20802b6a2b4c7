import { describe, expect, it } from 'vitest';
import { initialValues } from '@toolbench/kit/options.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import { textToString } from '@toolbench/kit/text.ts';
import { engine } from './index.ts';
import { randomJson, seeded } from './random-json.ts';
import { options } from '../options.ts';

const chosen = initialValues(options);

function escaped(text: string, ascii = false): string {
  const result = engine.escape(text, { ...chosen, ascii });
  return result.ok ? result.value.text : result.code;
}

function unescaped(text: string): string {
  const result = engine.unescape(text);
  return result.ok ? result.value.text : `${result.code} ${String(result.place?.line)}:${String(result.place?.column)}`;
}

function expanded(text: string): [string, number] | string {
  const result = engine.expand(text, chosen, testContext());
  return result.ok ? [textToString(result.value.text).replace(/\s+/g, ''), result.value.count] : result.code;
}

describe('escape and unescape', () => {
  it.each([
    ['{"a":1}', '"{\\"a\\":1}"'],
    ['a\nb\tc\\d', '"a\\nb\\tc\\\\d"'],
    ['中文 😀', '"中文 😀"'],
    ['\u0000\u001f', '"\\u0000\\u001f"'],
  ])('[JSON-04] %j is escaped as %s', (text, literal) => {
    expect(escaped(text)).toBe(literal);
    expect(unescaped(literal)).toBe(text);
  });

  it('[JSON-04] writes \\u for all that is not ASCII when asked to', () => {
    expect(escaped('中é😀a', true)).toBe('"\\u4e2d\\u00e9\\ud83d\\ude00a"');
    expect(unescaped(escaped('中é😀a', true))).toBe('中é😀a');
  });

  it('[JSON-04] unescaping undoes escaping, at any number of levels', () => {
    for (let seed = 0; seed < 200; seed++) {
      const text = randomJson(seeded(seed), 3);
      if (text.trim() === '') continue;
      expect(unescaped(unescaped(escaped(escaped(text))))).toBe(text);
    }
  });

  it.each([
    ['{\\"a\\":\\"b\\\\n\\"}', '{"a":"b\\n"}'],
    ['  "x\\ty"\n', 'x\ty'],
    ['line one\nline \\"two\\"', 'line one\nline "two"'],
    ['\\u4f60\\u597d', '你好'],
    ['plain', 'plain'],
  ])('[JSON-04] takes the inside of a string too: %j', (literal, text) => {
    expect(unescaped(literal)).toBe(text);
  });

  it.each([
    ['"a\\q"', 'not-escaped 1:3'],
    ['{"a":1}', 'not-escaped 1:2'],
    ['x\n\\u12', 'not-escaped 2:1'],
    ['a\\', 'not-escaped 1:2'],
  ])('[JSON-04] says where %j is no escaped text', (literal, failure) => {
    expect(unescaped(literal)).toBe(failure);
  });
});

describe('expand', () => {
  it('[JSON-04] replaces strings that hold JSON by what they hold, at every level', () => {
    const inner = JSON.stringify({ id: 1, deep: JSON.stringify([1, JSON.stringify({ x: '中' })]) });
    expect(expanded(JSON.stringify({ payload: inner, other: 'text' }))).toEqual([
      '{"payload":{"id":1,"deep":[1,{"x":"中"}]},"other":"text"}',
      3,
    ]);
  });

  it('[JSON-03] keeps the digits inside and outside', () => {
    expect(expanded('{"a":"{\\"n\\":12345678901234567890}","b":1.0}')).toEqual([
      '{"a":{"n":12345678901234567890},"b":1.0}',
      1,
    ]);
  });

  it('[JSON-04] leaves keys, numbers in strings and broken JSON alone', () => {
    const text = '{"[1]":"12","{}":"null","a":"{broken","b":"[1,]","c":"\\"s\\""}';
    expect(expanded(text)).toEqual([text, 0]);
  });

  it('[JSON-04] expands a document that is one string', () => {
    expect(expanded('"[1,2]"')).toEqual(['[1,2]', 1]);
  });
});
