import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { bearerToken, createToken, hashToken } from './token.ts';

it('makes tokens of 256 random bits', () => {
  const asked: number[] = [];
  const token = createToken((length) => {
    asked.push(length);
    return randomBytes(length);
  });
  expect(asked).toEqual([32]);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(bearerToken(`Bearer ${token}`)).toBe(token);
});

it('stores SHA-256 in hexadecimal', () => {
  expect(hashToken('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

const token = 'A'.repeat(43);

it.each([
  [`Bearer ${token}`, token],
  [`bearer   ${token}`, token],
  [undefined, undefined],
  ['', undefined],
  ['Bearer', undefined],
  [`Basic ${token}`, undefined],
  [token, undefined],
  [`Bearer ${token}A`, undefined],
  [`Bearer ${token.slice(1)}`, undefined],
  [`Bearer ${token} ${token}`, undefined],
  [`Bearer ${token},Bearer ${token}`, undefined],
  [`Bearer ${token.slice(1)}=`, undefined],
  [`Bearer ${token.slice(1)}\0`, undefined],
  [`Bearer ${token.slice(1)}'`, undefined],
  [`Bearer ${token}\n`, undefined],
  ['Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiJ9.', undefined],
])('takes the token from %j', (header, expected) => {
  expect(bearerToken(header)).toBe(expected);
});
