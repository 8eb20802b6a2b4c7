import { expect, it } from 'vitest';
import { markedEncoding, withoutByteOrderMark } from './byte-order-mark.ts';
import { decodeBytes, decodeStrictly } from './decode-bytes.ts';

it('[CSV-07] [CODE-09] reads the signs of windows-1252 whole, and each encoding to its end', () => {
  const bytes = Uint8Array.of(0x93, 0x80, 0xe9, 0x94, 0x96);
  expect(decodeBytes(bytes, 'windows-1252')).toBe('“€é”–');
  expect(decodeBytes(bytes, 'windows-1252', { fatal: true })).toBe('“€é”–');
  expect(decodeBytes(Uint8Array.of(0xd6, 0xd0), 'gb18030')).toBe('中');
  expect(decodeBytes(Uint8Array.of(0xef, 0xbb, 0xbf, 0x61), 'utf-8')).toBe('a');
  expect(() => decodeBytes(Uint8Array.of(0xd6), 'gb18030', { fatal: true })).toThrow(TypeError);
  expect(() => decodeBytes(bytes, 'no-such-encoding')).toThrow(RangeError);
});

it('[CSV-07] [XML-04] tells a text of an encoding from bytes that are none, and an encoding that nobody knows', () => {
  const marked = Uint8Array.of(0xef, 0xbb, 0xbf, 0x61);
  expect(decodeStrictly(marked, 'utf-8')).toBe('a');
  expect(decodeStrictly(marked, 'utf-8', true)).toBe('\ufeffa');
  expect(decodeStrictly(Uint8Array.of(0xd6), 'gb18030')).toBeUndefined();
  expect(decodeStrictly(marked, 'no-such-encoding')).toBeUndefined();
});

it('[CSV-07] [XML-04] tells encodings by their byte order marks, whole ones alone', () => {
  const marked = Uint8Array.of(0xef, 0xbb, 0xbf, 0x61);
  const beginnings = [
    marked,
    marked.subarray(0, 2),
    Uint8Array.of(0xff, 0xfe),
    Uint8Array.of(0xfe, 0xff),
    Uint8Array.of(),
  ];
  expect(beginnings.map(markedEncoding)).toEqual(['utf-8', undefined, 'utf-16le', 'utf-16be', undefined]);
  expect(beginnings.map((bytes) => withoutByteOrderMark(bytes).length)).toEqual([1, 2, 2, 2, 0]);
});
