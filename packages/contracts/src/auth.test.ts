import { describe, expect, it } from 'vitest';
import { loginRequest } from './auth.ts';

const accepts = (request: unknown) => loginRequest.safeParse(request).success;

describe('[AUTH-02] a login request', () => {
  it('trims the name and keeps the password as it is', () => {
    expect(loginRequest.parse({ username: ' admin\t', password: ' secret ' })).toEqual({
      username: 'admin',
      password: ' secret ',
    });
  });

  it.each(['', ' ', '\t\n', '\u3000', '\u00a0'])('takes neither name nor password when it is only %j', (blank) => {
    expect(accepts({ username: blank, password: 'x' })).toBe(false);
    expect(accepts({ username: 'x', password: blank })).toBe(false);
  });

  it.each([
    ['a', 1_024],
    ['é', 512],
    ['密', 341],
    ['😀', 256],
  ])('counts a password of %s in bytes of UTF-8', (character, most) => {
    expect(accepts({ username: 'x', password: character.repeat(most) })).toBe(true);
    expect(accepts({ username: 'x', password: character.repeat(most + 1) })).toBe(false);
  });

  it.each([undefined, null, 'text', 1, [], {}, { username: 'x' }, { username: 'x', password: ['y'] }])(
    'refuses %j',
    (request) => {
      expect(accepts(request)).toBe(false);
    },
  );
});
