import { expect, it } from 'vitest';
import { decodeBase64, encodeBase64, encodeBase64Url, findBase64Fault } from './base64.ts';

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

it.each([
  ['hello world', { at: 5 }],
  ['aGVsbG9=', { at: 6, expected: '8' }],
  ['aGVsbG9', { at: 6, expected: '8' }],
  ['ab', { at: 1, expected: 'Q' }],
  ['das ist kein Base64', { at: 3 }],
  ['das\nist\nhier', { at: 7 }],
  ['AAAA\nAAAAA', { at: 4 }],
  ['AA\nAAA', { at: 2 }],
  ['AAAA AAAA', { at: 4 }],
  ['AAAAA', { at: 5 }],
  ['AA=', { at: 3 }],
  ['AAAA=', { at: 5 }],
  ['AA==AA', { at: 2 }],
  ['你好', { at: 0 }],
])('[AGENT-01] names the place where %j is no Base64', (text, fault) => {
  expect(findBase64Fault(text)).toEqual(fault);
});

it('[AGENT-01] finds no fault in what encoders write, in lines or not', () => {
  for (let length = 0; length < 200; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 151 + length * 7) & 255);
    const text = encodeBase64(bytes);
    const wrapped = [64, 76].map((width) => text.match(new RegExp(`.{1,${width}}`, 'g'))?.join('\r\n') ?? '');
    for (const written of [text, encodeBase64Url(bytes), ...wrapped, `${text}\n`]) {
      expect(findBase64Fault(written), written).toBeUndefined();
    }
  }
});
