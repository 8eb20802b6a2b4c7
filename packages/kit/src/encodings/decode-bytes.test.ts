import { expect, it } from 'vitest';
import { decodeBytes } from './decode-bytes.ts';

it('[CSV-07] [CODE-09] reads the signs of windows-1252 whole, and each encoding to its end', () => {
  const bytes = Uint8Array.of(0x93, 0x80, 0xe9, 0x94, 0x96);
  expect(decodeBytes(bytes, 'windows-1252')).toBe('“€é”–');
  expect(decodeBytes(bytes, 'windows-1252', { fatal: true })).toBe('“€é”–');
  expect(decodeBytes(Uint8Array.of(0xd6, 0xd0), 'gb18030')).toBe('中');
  expect(decodeBytes(Uint8Array.of(0xef, 0xbb, 0xbf, 0x61), 'utf-8')).toBe('a');
  expect(() => decodeBytes(Uint8Array.of(0xd6), 'gb18030', { fatal: true })).toThrow(TypeError);
  expect(() => decodeBytes(bytes, 'no-such-encoding')).toThrow(RangeError);
});
