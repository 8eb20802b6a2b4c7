import { describe, expect, it } from 'vitest';
import { looksLikeUrl } from '../looks-like-url.ts';
import { longestUrl, parseUrl } from './parse-url.ts';

describe('[URL-03] parsing a URL', () => {
  it('decodes the parameters in order with duplicates', () => {
    expect(parseUrl(' https://example.com/?a=1&a=%E4%B8%AD+x&b&=y \n')).toMatchObject({
      value: {
        parameters: [{ name: 'a', value: '1' }, { name: 'a', value: '中 x' }, { name: 'b' }, { name: '', value: 'y' }],
        href: 'https://example.com/?a=1&a=%E4%B8%AD+x&b&=y',
      },
    });
  });

  it('gives what browsers make of it', () => {
    expect(parseUrl('HTTPS://EXAMPLE.com:443/a/../b c')).toMatchObject({
      value: { href: 'https://example.com/b%20c' },
    });
    expect(parseUrl('localhost:3000/a')).toMatchObject({ value: { href: 'https://localhost:3000/a' } });
    const relative = parseUrl('/a?b=1');
    expect(relative.ok && 'href' in relative.value).toBe(false);
  });

  it('gives a host in both spellings', () => {
    expect(parseUrl('http://例子.测试/')).toMatchObject({
      value: { host: { ascii: 'xn--fsqu00a.xn--0zwm56d', unicode: '例子.测试' } },
    });
    expect(parseUrl('http://XN--fsqu00a.com/')).toMatchObject({ value: { host: { unicode: '例子.com' } } });
  });

  it.each([
    ['', 'no-url', undefined],
    [' \n', 'no-url', undefined],
    ['http://h:99999/', 'bad-port', 10],
    ['http://user:80@h:8o/', 'bad-port', 18],
    ['  http://h:-1', 'bad-port', 12],
    ['http://', 'bad-host', 8],
    ['https://:80/', 'bad-host', 9],
    ['http://a b/', 'bad-host', 8],
    ['http://user@a%00b/', 'bad-host', 13],
    ['http://[::1/', 'bad-host', 8],
    ['http://1.2.3.999/', 'bad-host', 8],
    ['//a b/', 'bad-host', 3],
    ['hello world', 'not-a-url', 1],
    ['a=1&b=2', 'not-a-url', 1],
  ])('%j is refused: %s at column %s', (text, code, column) => {
    expect(parseUrl(text)).toMatchObject({
      ok: false,
      code,
      ...(column !== undefined && { place: { line: 1, column } }),
    });
  });

  it('refuses a text that is too long', () => {
    expect(parseUrl(`https://h/${'a'.repeat(longestUrl)}`)).toMatchObject({ code: 'url-too-long' });
  });

  it.each([
    ['https://example.com', true],
    ['  ftp://h/x ', true],
    ['example.com/path', true],
    ['example.com', false],
    ['http://a b', false],
    ['a\nhttp://b', false],
    ['3.14', false],
  ])('%j looks like a URL: %s', (text, expected) => {
    expect(looksLikeUrl(text)).toBe(expected);
  });
});
