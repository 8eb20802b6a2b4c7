import { expect, it } from 'vitest';
import { decodeBase64, encodeBase64, encodeBase64Url } from './base64.ts';

it('[KEY-01] encodes and decodes every length as Node does', () => {
  const every = Array.from({ length: 100 }, (_, length) =>
    Uint8Array.from({ length }, (__, index) => (index * 151 + length * 7) & 255),
  );
  expect(every.map(encodeBase64)).toEqual(every.map((bytes) => Buffer.from(bytes).toString('base64')));
  expect(every.map(encodeBase64Url)).toEqual(every.map((bytes) => Buffer.from(bytes).toString('base64url')));
  const decoded = (text: string) => {
    const read = decodeBase64(text);
    return 'bytes' in read ? Buffer.from(read.bytes).toString('hex') : `refused at ${read.badAt}`;
  };
  const hex = every.map((bytes) => Buffer.from(bytes).toString('hex'));
  expect(every.map((bytes) => decoded(encodeBase64(bytes)))).toEqual(hex);
  expect(every.map((bytes) => decoded(encodeBase64Url(bytes)))).toEqual(hex);
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
