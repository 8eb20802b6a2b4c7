import { describe, expect, it } from 'vitest';
import { scrub } from './scrub.ts';

describe('scrub', () => {
  it.each([
    ['the key that was sent', 'Incorrect API key: my+key/1=', 'my+key/1=', 'Incorrect API key: [hidden]'],
    ['it as part of an address', 'GET /x?k=my%2Bkey%2F1%3D', 'my+key/1=', 'GET /x?k=[hidden]'],
    ['other keys', 'sk-proj-abcdefgh12345678 and gsk_abcdefghijkl123', undefined, '[hidden] and [hidden]'],
    ['a shortened key', 'provided: sk-abcd********wxyz.', undefined, 'provided: [hidden]'],
    ['an Authorization header', 'authorization: Bearer abc.def-ghi', undefined, 'authorization: Bearer [hidden]'],
    ['a key in a query', 'https://h/v1?api_key=abc&x=1', undefined, 'https://h/v1?api_key=[hidden]&x=1'],
    ['an account in an address', 'https://user:pass@host/v1', undefined, 'https://[hidden]@host/v1'],
  ])('hides %s', (_name, words, key, shown) => {
    expect(scrub(words, key)).toBe(shown);
  });

  it('keeps plain words, on one line', () => {
    expect(scrub('The model\n\t`x` is\u202e not\u0000 there', 'key')).toBe('The model `x` is not there');
  });

  it('shortens long words without cutting a letter', () => {
    const shown = scrub('😀'.repeat(400), undefined) ?? '';
    expect([...shown]).toHaveLength(300);
    expect(shown.endsWith('😀…')).toBe(true);
  });

  it.each(['', ' \n', '\u0000'])('gives nothing for %j', (words) => {
    expect(scrub(words, undefined)).toBeUndefined();
  });
});
