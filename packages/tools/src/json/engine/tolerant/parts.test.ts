import { describe, expect, it } from 'vitest';
import { contentEdit } from './escape.ts';
import { gapEnd, skipGap } from './gap.ts';
import { closingQuotes, halfWidth, isQuote } from './quotes.ts';
import { createReader, insertBeforeRoot, markRoot, readText, replace } from './reader.ts';
import { readLiteral, readNumber } from './scalar.ts';
import { findString } from './string-token.ts';
import { skipPreamble } from './surroundings.ts';
import { readUnquoted } from './unquoted.ts';

describe('the reader', () => {
  it('writes the source with its edits made', () => {
    const reader = createReader('a-b-c', 'repair');
    replace(reader, 'stray-character', 1, 2, '');
    replace(reader, 'missing-comma', 3, 3, ',');
    expect(readText(reader)).toBe('ab,-c');
    expect(reader.edits).toEqual([
      { kind: 'stray-character', start: 1, end: 2, added: '' },
      { kind: 'missing-comma', start: 3, end: 3, added: ',' },
    ]);
  });

  it('remembers the first edit that the dialect does not allow', () => {
    const reader = createReader('abc', 'json5');
    replace(reader, 'comment', 0, 1, '');
    expect(reader.refused).toBeUndefined();
    replace(reader, 'missing-comma', 1, 1, ',');
    replace(reader, 'missing-colon', 2, 2, ':');
    expect(reader.refused).toMatchObject({ kind: 'missing-comma', start: 1 });
  });

  it('puts brackets before the root after all', () => {
    const reader = createReader('// x\n1 2', 'repair');
    replace(reader, 'comment', 0, 4, '');
    reader.at = 5;
    markRoot(reader);
    replace(reader, 'missing-comma', 6, 6, ',');
    insertBeforeRoot(reader, 'several-values', '[');
    expect(readText(reader)).toBe('\n[1, 2');
    expect(reader.edits.map(({ kind }) => kind)).toEqual(['comment', 'several-values', 'missing-comma']);
  });

  it('counts all edits and keeps the first thousand', () => {
    const reader = createReader('x'.repeat(5000), 'repair');
    for (let at = 0; at < 5000; at++) replace(reader, 'stray-character', at, at + 1, 'y');
    expect(reader.edits.length).toBe(1000);
    expect(reader.editCount).toBe(5000);
    expect(readText(reader)).toBe('y'.repeat(5000));
  });
});

describe('the gap between tokens', () => {
  it.each([
    ['x', 0, ''],
    ['  \t\r\nx', 5, '  \t\r\n'],
    ['// c\nx', 5, '\n'],
    ['// c\u2028x', 5, ' '],
    ['/* c */x', 7, ''],
    ['/**//**/ x', 9, ' '],
    ['/* // */x', 8, ''],
    ['\u00a0\u3000\ufeffx', 3, '   '],
    ['\v\fx', 2, '  '],
    ['/x', 0, ''],
    ['# c\nx', 4, '\n'],
    ['\u200b\u200ex', 2, ''],
    ['``` text behind', 15, ''],
    ['/* open', 7, ''],
    ['', 0, ''],
  ])('[JSON-04] in %j ends at %i and leaves %j', (text, end, left) => {
    const reader = createReader(text, 'repair');
    expect(gapEnd(reader, 0)).toBe(end);
    expect(reader.edits).toEqual([]);
    skipGap(reader);
    expect(reader.at).toBe(end);
    expect(readText(reader)).toBe(left + text.slice(end));
  });

  it.each(['#c', '\u200bx', '```'])('[JSON-04] JSON5 does not skip %j', (text) => {
    expect(gapEnd(createReader(text, 'json5'), 0)).toBe(0);
  });
});

describe('scalars', () => {
  const numbers = [
    ['1', '1', 1],
    ['-0', '-0', 2],
    ['1.50', '1.50', 4],
    ['+1', '1', 2],
    ['.5', '0.5', 2],
    ['-.5', '-0.5', 3],
    ['5.', '5.0', 2],
    ['5.e1', '5.0e1', 4],
    ['0xff', '255', 4],
    ['-0XfF', '-255', 5],
    ['0x123456789abcdef01', '20988295479420645121', 19],
    ['NaN', 'null', 3],
    ['-Infinity', 'null', 9],
    ['007', '"007"', 3],
    ['-012', '"-012"', 4],
  ] as const;
  it.each(numbers)('[JSON-04] the number %s is written %s', (text, json, end) => {
    const reader = createReader(text, 'repair');
    expect(readNumber(reader)).toBe(true);
    expect(reader.at).toBe(end);
    expect(readText(reader)).toBe(json);
  });

  it.each(['a', '-', '+', '.', '1a', '1.2.3', '0x', '1e', '10%', '--1', '2026-01-01'])(
    '[JSON-04] %s is no number',
    (text) => {
      expect(readNumber(createReader(text, 'repair'))).toBe(false);
    },
  );

  it.each([
    ['true', 'true'],
    ['null', 'null'],
    ['True', 'true'],
    ['FALSE', 'false'],
    ['None', 'null'],
    ['nil', 'null'],
    ['undefined', 'null'],
  ])('[JSON-04] the literal %s is written %s', (text, json) => {
    const reader = createReader(text, 'repair');
    expect(readLiteral(reader)).toBe(true);
    expect(readText(reader)).toBe(json);
  });

  it.each(['truth', 'nulls', 'x', '', '1'])('[JSON-04] %j is no literal', (text) => {
    expect(readLiteral(createReader(text, 'repair'))).toBe(false);
  });

  it.each([
    ['value', 'a b, c', '"a b", c'],
    ['value', 'a b // c', '"a b" // c'],
    ['value', 'http://x.y/z]', '"http://x.y/z"]'],
    ['value', 'a\nb', '"a"\nb'],
    ['value', 'say \\o/', '"say \\\\o/"'],
    ['key', 'a: 1', '"a": 1'],
    ['key', 'a b : 1', '"a b" : 1'],
    ['key', '键：1', '"键"：1'],
    ['key', 'a=1', '"a"=1'],
  ] as const)('[JSON-04] as a %s, %j gets quotes', (place, text, json) => {
    const reader = createReader(text, 'repair');
    expect(readUnquoted(reader, place)).toBe(true);
    expect(readText(reader)).toBe(json);
  });
});

describe('escapes', () => {
  const edit = (text: string, dialect: 'json5' | 'repair', kind: 'single-quote' | 'quote' = 'quote') => {
    const { end, added, kind: change } = contentEdit(text, 0, text.length, kind, dialect);
    return [end, change === undefined ? 'kept' : change, added];
  };

  it.each([
    ['\\n', 2, 'kept', ''],
    ['\\"', 2, 'kept', ''],
    ['\\/', 2, 'kept', ''],
    ['\\u00e9', 6, 'kept', ''],
    ["\\'", 1, 'escape-form', ''],
    ['\\v', 2, 'escape-form', '\\u000b'],
    ['\\0', 2, 'escape-form', '\\u0000'],
    ['\\x41', 4, 'escape-form', '\\u0041'],
    ['\\\n', 2, 'escape-form', ''],
    ['\\\r\n', 3, 'escape-form', ''],
    ['\\\u2028', 2, 'escape-form', ''],
    ['\\a', 1, 'escape-form', ''],
    ['\\01', 1, 'bad-escape', '\\\\'],
    ['\\1', 1, 'bad-escape', '\\\\'],
    ['\\x4', 1, 'bad-escape', '\\\\'],
    ['\\u12', 1, 'bad-escape', '\\\\'],
    ['\\', 1, 'bad-escape', '\\\\'],
    ['\t', 1, 'control-character', '\\t'],
    ['\u0001', 1, 'control-character', '\\u0001'],
    ['\n', 1, 'line-break', '\\n'],
    ['"', 1, 'unescaped-quote', '\\"'],
  ])('[JSON-04] in JSON5, %j is read to %i: %s %s', (text, end, kind, added) => {
    expect(edit(text, 'json5')).toEqual([end, kind, added]);
  });

  it('[JSON-04] repair keeps the reverse solidus of paths and patterns', () => {
    expect(edit('\\d', 'repair')).toEqual([1, 'bad-escape', '\\\\']);
    expect(edit('\\中', 'repair')).toEqual([1, 'bad-escape', '\\\\']);
    expect(edit("\\'", 'repair')).toEqual([1, 'escape-form', '']);
  });

  it('[JSON-04] a double quote between single ones is part of their change', () => {
    expect(edit('"', 'json5', 'single-quote')).toEqual([1, 'single-quote', '\\"']);
  });
});

describe('quotation marks and full-width punctuation', () => {
  it.each([
    ['"', '"', true],
    ['"', "'", false],
    ["'", "'", true],
    ['“', '”', true],
    ['“', '"', true],
    ['‘', '’', true],
    ['`', '`', true],
    ['`', "'", false],
  ])('[JSON-04] %s is closed by %s: %s', (opening, closing, closes) => {
    expect(closingQuotes(opening).includes(closing)).toBe(closes);
    expect(isQuote(opening)).toBe(true);
  });

  it.each([
    ['，', ','],
    ['：', ':'],
    ['｛', '{'],
    ['】', ']'],
    ['（', '('],
    ['a', 'a'],
    ['', ''],
  ])('[JSON-04] %j stands for %j', (wide, half) => {
    expect(halfWidth(wide)).toBe(half);
  });
});

describe('where a string ends', () => {
  const content = (text: string, place: 'key' | 'value' = 'value', open: ('object' | 'array')[] = ['array']) => {
    const reader = createReader(text, 'repair');
    reader.open.push(...open);
    const { contentStart, contentEnd, isClosed } = findString(reader, 0, place);
    return [text.slice(contentStart, contentEnd), isClosed];
  };

  it.each([
    ['"a", "b"', 'a', true],
    ['"a" ]', 'a', true],
    ['"a"', 'a', true],
    ['"a\\"b"', 'a\\"b', true],
    ['"a "b" c"]', 'a "b" c', true],
    ['"a" "b"', 'a', true],
    ['"a" // c', 'a', true],
    ['"a"\n  b: 1', 'a', true],
    ['"a, "b"]', 'a', false],
    ['"a]', 'a', false],
    ['"a\n]', 'a', false],
    ['"a', 'a', false],
    ['“a”, "b"', 'a', true],
    ['\\"a\\\\\\"b\\", 1', 'a\\\\\\"b', true],
    ["'it's', 1", "it's", true],
  ])('[JSON-04] %j holds %j', (text, held, isClosed) => {
    expect(content(text)).toEqual([held, isClosed]);
  });

  it.each([
    ['"a": 1', 'a', true],
    ['"a" = 1', 'a', true],
    ['"a" 1', 'a', true],
    ['"a: "b"', 'a', false],
    ['"a "b" c": 1', 'a "b" c', true],
  ])('[JSON-04] the key %j is %j', (text, held, isClosed) => {
    expect(content(text, 'key', ['object'])).toEqual([held, isClosed]);
  });

  it.each([
    ['"b", "c": 1', 'b', true],
    ['"b", c: 1', 'b', true],
    ['"b", he said", "c": 1', 'b", he said', true],
    ['"b, "c": 1', 'b', false],
    ['"b",\n"c": 1', 'b', true],
    ['"b\n"c": 1', 'b', false],
  ])('[JSON-04] the member %j holds %j', (text, held, isClosed) => {
    expect(content(text, 'value', ['object'])).toEqual([held, isClosed]);
  });
});

describe('what stands before the value', () => {
  it.each([
    ['{"a":1}', 0],
    ['[1]', 0],
    ['true', 0],
    ['"text"', 0],
    ['a: [1]', 0],
    ['plain words', 0],
    ['Result {"a":1}', 7],
    ['const a = [1]', 10],
    ['module.exports = {', 17],
    ['callback([1])', 9],
    ['结果如下：{', 5],
    ['```json\n{', 8],
    ['```\n[', 4],
    ['text\n```JSON\r\n1\n```', 14],
    ["u'text'", 0],
    ['None', 0],
  ])('[JSON-04] in %j is left out up to %i', (text, end) => {
    const reader = createReader(text, 'repair');
    skipPreamble(reader);
    expect(reader.at).toBe(end);
  });
});
