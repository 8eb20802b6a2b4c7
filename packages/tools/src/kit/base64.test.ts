import { expect, it } from 'vitest';
import { decodeBase64, encodeBase64, encodeBase64Url } from './base64.ts';

it('[KEY-01] encodes and decodes every length as Node does', () => {
  for (let length = 0; length < 100; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 151 + length * 7) & 255);
    expect(encodeBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
    expect(encodeBase64Url(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
    expect(decodeBase64(encodeBase64(bytes))).toEqual({ bytes });
    expect(decodeBase64(encodeBase64Url(bytes))).toEqual({ bytes });
  }
});

it.each([
  ['AAAA\r\n  AAAA\n', { bytes: new Uint8Array(6) }],
  ['AA=', { bytes: new Uint8Array(1) }],
  ['', { bytes: new Uint8Array(0) }],
  ['AA*A', { badAt: 2 }],
  ['AAAAA', { badAt: 5 }],
  ['AA==AA', { badAt: 2 }],
  ['你好', { badAt: 0 }],
])('[KEY-03] decodes %j', (text, decoded) => {
  expect(decodeBase64(text)).toEqual(decoded);
});
