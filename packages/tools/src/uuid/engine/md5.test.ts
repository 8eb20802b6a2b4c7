import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { md5 } from './md5.ts';

it('[UUID-03] gives the digests of RFC 1321 and of OpenSSL at every length around a block', () => {
  const hex = (text: string) => Buffer.from(md5(new TextEncoder().encode(text))).toString('hex');
  expect(hex('')).toBe('d41d8cd98f00b204e9800998ecf8427e');
  expect(hex('message digest')).toBe('f96b697d7cb7938d525a2f31aaf161d0');
  for (let length = 0; length < 200; length += 1) {
    const text = 'x'.repeat(length);
    expect(hex(text)).toBe(createHash('md5').update(text).digest('hex'));
  }
});
