import { describe, expect, it } from 'vitest';
import { testContext } from '@toolbench/kit/test-context.ts';
import { buildUrl, withPart } from '../page/build-url.ts';
import {
  readParameter,
  readPart,
  withNewParameter,
  withoutParameter,
  withParameter,
  writeParameter,
} from './parameters.ts';
import { joinUrl, splitUrl } from './url-parts.ts';

const urls = [
  'https://user:pa:ss@example.com:8443/a/b%2Fc;v=1?x=1&x=2&&y&z=#frag?ment',
  'http://h',
  'http://h?',
  'http://h/#',
  'http://[2001:db8::1]:80/',
  'http://@h/',
  'http://a@b@h:/',
  '//cdn.example/x.js',
  '/path?q=a+b',
  '?a=1',
  '#top',
  'mailto:someone@example.com?subject=Hi%20there',
  'urn:isbn:0451450523',
  'data:text/plain,hi',
  'localhost:3000/a?b#c',
  'example.com:80',
  'example.com',
  'file:///etc/hosts',
  '',
];

describe('[URL-03] the pieces of a URL', () => {
  it('are slices of the text', () => {
    expect(splitUrl(urls[0])).toEqual({
      scheme: 'https',
      slashes: '//',
      username: 'user',
      password: 'pa:ss',
      host: 'example.com',
      port: '8443',
      path: '/a/b%2Fc;v=1',
      parameters: [
        { name: 'x', value: '1' },
        { name: 'x', value: '2' },
        { name: '' },
        { name: 'y' },
        { name: 'z', value: '' },
      ],
      fragment: 'frag?ment',
    });
    expect(splitUrl('localhost:3000/a')).toEqual({ slashes: '', host: 'localhost', port: '3000', path: '/a' });
    expect(splitUrl('mailto:a@b')).toEqual({ scheme: 'mailto', slashes: '', path: 'a@b' });
    expect(splitUrl('http://[::1]:80/')).toMatchObject({ host: '[::1]', port: '80' });
  });

  it.each(urls)('%j is the same when joined again', (url) => {
    expect(joinUrl(splitUrl(url))).toBe(url);
  });

  it('any text at all is the same when joined again', () => {
    const letters = 'ahtps:/?#@&=.[]%中 \n0';
    const context = testContext();
    for (let size = 0; size < 400; size += 1) {
      const text = Array.from(context.random(size % 40), (byte) => letters[(byte + size) % letters.length]).join('');
      expect(joinUrl(splitUrl(text))).toBe(text);
    }
  });
});

describe('[URL-03] edited pieces', () => {
  const parts = splitUrl('https://example.com/a?x=1&x=%E4%B8%AD+b#f');

  it.each(urls.filter((url) => !url.includes('@b@')))('%j unedited is built as it was', (url) => {
    expect(buildUrl(splitUrl(url))).toBe(url);
  });

  it('give a valid URL again', () => {
    expect(buildUrl(withPart(parts, 'path', 'b c/中?#%41'))).toBe(
      'https://example.com/b%20c/%E4%B8%AD%3F%23%41?x=1&x=%E4%B8%AD+b#f',
    );
    expect(buildUrl(withPart(parts, 'host', '例子.测试'))).toBe(
      'https://xn--fsqu00a.xn--0zwm56d/a?x=1&x=%E4%B8%AD+b#f',
    );
    expect(buildUrl(withPart(parts, 'password', 'p@ss/'))).toBe('https://:p%40ss%2F@example.com/a?x=1&x=%E4%B8%AD+b#f');
    expect(buildUrl(withPart(parts, 'fragment', ''))).toBe('https://example.com/a?x=1&x=%E4%B8%AD+b');
    expect(buildUrl(withPart(splitUrl('localhost:3000'), 'scheme', 'http'))).toBe('http://localhost:3000');
    expect(buildUrl(withPart(splitUrl('/a'), 'host', 'h'))).toBe('h/a');
  });

  it('change one parameter and leave the others as they are written', () => {
    expect(buildUrl(withParameter(parts, 0, { value: 'a&b=c d' }))).toBe(
      'https://example.com/a?x=a%26b%3Dc%20d&x=%E4%B8%AD+b#f',
    );
    expect(buildUrl(withParameter(parts, 1, { name: '名' }))).toBe('https://example.com/a?x=1&%E5%90%8D=%E4%B8%AD+b#f');
    expect(buildUrl(withoutParameter(parts, 0))).toBe('https://example.com/a?x=%E4%B8%AD+b#f');
    expect(buildUrl(withoutParameter(withoutParameter(parts, 0), 0))).toBe('https://example.com/a#f');
    expect(buildUrl(withNewParameter(splitUrl('/a')))).toBe('/a?=');
  });

  it('show what is typed, whatever it is', () => {
    for (const typed of ['', 'a b', 'a+b', '%', '%41', '%zz', '&=#?', '中😀', "!'()*", '\n']) {
      expect(readParameter(writeParameter(typed))).toBe(typed);
    }
  });

  it('read a path without moving its parts', () => {
    expect(readPart('/a%2Fb/%E4%B8%AD+%20%D6')).toBe('/a%2Fb/中+ %D6');
  });

  it('keep escapes that are not UTF-8 readable as escapes', () => {
    expect(readParameter('%D6%D0+a')).toBe('%D6%D0 a');
  });
});
