import { describe, expect, it } from 'vitest';
import { literalEnd, numberEnd, stringEnd, utf8End, whiteSpaceEnd } from './token-ends.ts';

const encoder = new TextEncoder();
const bytesOf = (text: string) => encoder.encode(text);

/** Every text of up to `length` of the letters. */
function* textsOf(letters: string, length: number): Generator<string> {
  yield '';
  if (length === 0) return;
  for (const start of letters) {
    for (const rest of textsOf(letters, length - 1)) yield start + rest;
  }
}

describe('white space', () => {
  it.each([
    ['', 0],
    ['x', 0],
    [' x', 1],
    ['\t\n\r x', 4],
    ['    ', 4],
    ['\u000b', 0],
    ['\u00a0', 0],
    ['\u0000', 0],
  ])('[JSON-02] of %j ends at %i', (text, end) => {
    expect(whiteSpaceEnd(bytesOf(text), 0)).toBe(end);
  });

  it('begins where it is told to', () => {
    expect(whiteSpaceEnd(bytesOf('a  b'), 1)).toBe(3);
    expect(whiteSpaceEnd(bytesOf('a  b'), 4)).toBe(4);
  });
});

describe('a string', () => {
  it.each([
    ['""', 2],
    ['"a"', 3],
    ['"a" "b"', 3],
    ['"\\""', 4],
    ['"\\\\"x"', 4],
    ['"\\u0041"', 8],
    ['"\\/\\b\\f\\n\\r\\t"', 14],
    ['"中"', 5],
    ['"é"', 4],
    ['"😀"', 6],
    ['"\u007f"', 3],
  ])('[JSON-02] %s ends at %i', (text, end) => {
    expect(stringEnd(bytesOf(text), 0)).toBe(end);
  });

  it.each([
    ['no end', '"abc', 4],
    ['no end behind an escape', '"abc\\"', 6],
    ['no end in an escape', '"abc\\', 5],
    ['a line feed', '"ab\nc"', 3],
    ['a zero byte', '"\u0000"', 1],
    ['an unknown escape', '"a\\xb"', 3],
    ['an escape in upper case', '"\\N"', 2],
    ['three hex digits', '"\\u12"', 5],
    ['a letter beyond f', '"\\u12g4"', 5],
    ['no hex digit', '"\\u"', 3],
    ['the end in a \\u escape', '"\\u12', 5],
  ])('[JSON-02] with %s breaks the grammar there', (_, text, offset) => {
    expect(stringEnd(bytesOf(text), 0)).toBe(~offset);
  });

  it('[JSON-02] may hold any byte from 0x20 to 0x7f but two', () => {
    const plain = Array.from({ length: 0x60 }, (_, index) => index + 0x20).filter(
      (byte) => !'"\\'.includes(String.fromCharCode(byte)),
    );
    const taken = Array.from({ length: 0x80 }, (_, byte) => byte).filter(
      (byte) => stringEnd(Uint8Array.of(0x22, byte, 0x22), 0) === 3,
    );
    expect(taken).toEqual(plain);
  });
});

describe('UTF-8', () => {
  const strict = new TextDecoder('utf-8', { fatal: true });
  const isUtf8 = (bytes: Uint8Array) => {
    try {
      strict.decode(bytes);
      return true;
    } catch {
      return false;
    }
  };
  const leads = (from: number, end: number) => Array.from({ length: end - from }, (_, index) => from + index);
  const edges = [0x00, 0x41, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xff];

  it('[JSON-02] sequences of two bytes are those that a strict decoder takes', () => {
    const sequences = leads(0x80, 0x100).flatMap((lead) => edges.map((second) => Uint8Array.of(lead, second)));
    expect(sequences.filter((bytes) => (utf8End(bytes, 0) === 2) !== isUtf8(bytes))).toEqual([]);
  });

  it('[JSON-02] sequences of three bytes are those that a strict decoder takes', () => {
    const sequences = leads(0xe0, 0xf0).flatMap((lead) =>
      edges.flatMap((second) => edges.map((third) => Uint8Array.of(lead, second, third))),
    );
    expect(sequences.filter((bytes) => (utf8End(bytes, 0) === 3) !== isUtf8(bytes))).toEqual([]);
  });

  it('[JSON-02] sequences of four bytes are those that a strict decoder takes', () => {
    const sequences = leads(0xf0, 0x100).flatMap((lead) =>
      edges.flatMap((second) => [0x7f, 0x80, 0xbf, 0xc0].map((third) => Uint8Array.of(lead, second, third, 0x80))),
    );
    expect(sequences.filter((bytes) => (utf8End(bytes, 0) === 4) !== isUtf8(bytes))).toEqual([]);
  });

  it('[JSON-02] a sequence that the text cuts off is none', () => {
    for (const character of ['é', '中', '😀']) {
      const bytes = bytesOf(character);
      for (let length = 1; length < bytes.length; length++) expect(utf8End(bytes.subarray(0, length), 0)).toBe(~0);
      expect(utf8End(bytes, 0)).toBe(bytes.length);
    }
  });
});

describe('a number', () => {
  it.each([
    ['0', 1],
    ['-0', 2],
    ['10', 2],
    ['1.5', 3],
    ['1e5', 3],
    ['1E+5', 4],
    ['-1.25e-10,', 9],
    ['01', 1],
    ['0x1', 1],
    ['1-2', 1],
    ['1.5.5', 3],
    ['12]', 2],
  ])('[JSON-02] in %s ends at %i', (text, end) => {
    expect(numberEnd(bytesOf(text), 0)).toBe(end);
  });

  it.each([
    ['-', 1],
    ['-a', 1],
    ['--1', 1],
    ['1.', 2],
    ['1.e5', 2],
    ['1e', 2],
    ['1e+', 3],
    ['1e+a', 3],
    ['0.', 2],
  ])('[JSON-02] %s breaks the grammar at %i', (text, offset) => {
    expect(numberEnd(bytesOf(text), 0)).toBe(~offset);
  });

  it('[JSON-02] is what the grammar of RFC 8259 says, for every short text', () => {
    const grammar = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
    const differing: string[] = [];
    for (const rest of textsOf('-+.e01', 4)) {
      for (const first of ['-', '0', '1']) {
        const text = first + rest;
        if ((numberEnd(bytesOf(text), 0) === text.length) !== grammar.test(text)) differing.push(text);
      }
    }
    expect(differing).toEqual([]);
  });
});

describe('a literal', () => {
  it.each([
    ['true', 4],
    ['false', 5],
    ['null', 4],
    ['nullx', 4],
    ['true,', 4],
  ])('[JSON-02] in %s ends at %i', (text, end) => {
    expect(literalEnd(bytesOf(text), 0)).toBe(end);
  });

  it.each(['', 'tru', 'True', 'nul', 'nil', 'fals', 'x', '中'])('[JSON-02] %j is none', (text) => {
    expect(literalEnd(bytesOf(text), 0)).toBe(~0);
  });
});
