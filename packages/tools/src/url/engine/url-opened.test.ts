import { encodeLatin1 } from '@toolbench/kit/encodings/latin1.ts';
import { describe, expect, it } from 'vitest';
import { testContext } from '@toolbench/kit/test-context.ts';
import { textToString } from '@toolbench/kit/text.ts';
import { initialValues } from '@toolbench/kit/options.ts';
import { looksLikeBrokenUrl } from '../looks-like-url.ts';
import { options } from '../options.ts';
import { buildUrl, partNames, withPart } from '../page/build-url.ts';
import { readHost } from './host.ts';
import { engine } from './index.ts';
import { parseUrl } from './parse-url.ts';
import { joinUrl, splitUrl, type UrlParts } from './url-parts.ts';
import { bareUrl } from './url-text.ts';

const whole = { ...initialValues(options), scope: 'url' } as const;

/** Numbers below a bound, the same in every run. */
function numbers() {
  let state = 2_463_534_242;
  return (bound: number) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % bound;
  };
}

/** Spellings of addresses: every piece in its usual and its unusual forms, with tabs and line ends strewn in. */
function spellings(count: number): string[] {
  const below = numbers();
  const one = (choices: readonly string[]) => choices[below(choices.length)];
  const address = () =>
    one(['http', 'https', 'HTTP', 'ws', 'wss', 'ftp', 'file', 'file', 'File']) +
    ':' +
    one(['//', '//', '//', '/', '', '///', '////', '\\\\', '\\', '/\\', '\\/', '\\\\\\']) +
    one([
      '',
      '',
      'user@',
      'user:pa:ss@',
      '@',
      ':@',
      'a@b@',
      'login.test\\@',
      'login.test/@',
      'a%40b:c@',
      ':p@',
      'ü:ö@',
    ]) +
    one([
      'a.test',
      'A.Test',
      'localhost',
      '[::1]',
      '127.1',
      '0x7f.1',
      '例子.测试',
      '%61.test',
      'c:',
      'C|',
      'c',
      'a b',
      '',
    ]) +
    one(['', '', '', ':', ':80', ':0443', ':443', ':8080', ':99999', ':8o']) +
    one([
      '',
      '/',
      '\\',
      '/a/../b',
      '\\@bank.test/',
      '/@bank.test',
      '//x.test/y',
      '/c|/x',
      '/C:/x',
      '\\d|\\x',
      '/é 中|',
      ';p',
    ]) +
    one(['', '', '?', '?a=1&b=\\x', '?q=é@h/ ', '??']) +
    one(['', '', '#', '#f\\g', '#a#b?c']);
  const strewn = (text: string) => {
    const at = below(text.length + 1);
    return text.slice(0, at) + one(['', '', '\t', '\n', '\r\n', ' ', '\0']) + text.slice(at);
  };
  return Array.from(
    { length: count },
    () => one(['', '', ' ', '\n']) + strewn(strewn(address())) + one(['', '', ' ', '\t\n']),
  );
}

/** The pieces as browsers spell them, each put by itself into an address that has nothing else of it. */
function asOpened({ scheme = '', host = '', port = '', path, parameters, fragment, ...user }: UrlParts) {
  const bare = new URL(scheme.toLowerCase() === 'file' ? 'file:///' : `${scheme}://h/`);
  const withPath = new URL(bare.protocol === 'file:' ? `file://${path}#` : `${scheme}://h${path}#`);
  const query = parameters?.map(({ name, value }) => (value === undefined ? name : `${name}=${value}`)).join('&');
  const withQuery = new URL(`${bare.href}${query === undefined ? '' : `?${query}`}#`);
  const withFragment = new URL(`${bare.href}${fragment === undefined ? '' : `#${fragment}`}`);
  const isFile = bare.protocol === 'file:';
  if (!isFile) [bare.username, bare.password, bare.port] = [user.username ?? '', user.password ?? '', port];
  return {
    protocol: bare.protocol,
    username: bare.username,
    password: bare.password,
    hostname: host === '' ? '' : readHost(host)?.ascii,
    port: bare.port,
    pathname: withPath.pathname,
    search: withQuery.search,
    hash: withFragment.hash,
  };
}

const pieces = ({ protocol, username, password, hostname, port, pathname, search, hash }: URL) => ({
  protocol,
  username,
  password,
  hostname,
  port,
  pathname,
  search,
  hash,
});

const accepted = spellings(12_000).filter((spelling) => URL.canParse(spelling));

describe('[URL-04] the parts of an address agree with what browsers open', () => {
  it('whatever way it is spelled', () => {
    expect(accepted.length).toBeGreaterThan(2_500);
    for (const spelling of accepted) {
      const parsed = parseUrl(spelling);
      if (!parsed.ok) expect.fail(`${JSON.stringify(spelling)} is refused: ${parsed.code}`);
      expect(asOpened(parsed.value.parts), JSON.stringify(spelling)).toEqual(pieces(new URL(spelling)));
      expect(parsed.value.href).toBe(new URL(spelling).href);
    }
  });

  it('and what browsers refuse is refused', () => {
    const refused = spellings(12_000).filter((spelling) => !URL.canParse(spelling));
    expect(refused.filter((spelling) => parseUrl(spelling).ok)).toEqual([]);
  });

  it.each([
    ['http://login.test\\@bank.test/', { host: 'login.test', path: '/@bank.test/' }],
    ['login.test\\@bank.test/', { host: 'login.test', path: '/@bank.test/' }],
    ['\\\\a.test\\b', { host: 'a.test', path: '/b' }],
    ['///a.test/b', { host: 'a.test', path: '/b' }],
    ['http://exa\nmple.test/p', { host: 'example.test', path: '/p' }],
    ['http://a.test:80\t/b', { port: '80' }],
    ['ht\ntps://shop.test/a', { scheme: 'https', host: 'shop.test' }],
    ['file://c:/a/b', { host: '', path: '/c:/a/b' }],
    ['file://C|/x', { host: '', path: '/C:/x' }],
    ['file:c|/x', { path: '/c:/x' }],
    ['foo://a\\b@h.test/', { username: 'a\\b', host: 'h.test' }],
  ])('%j', (spelling, parts) => {
    expect(parseUrl(spelling)).toMatchObject({ ok: true, value: { parts } });
  });

  it('names the place of a fault in the text as it is, line ends included', () => {
    expect(parseUrl('\n http://exa\nmple.test:8o/')).toMatchObject({
      code: 'bad-port',
      place: { line: 3, column: 11 },
    });
  });

  it.each([
    ['http://exa\nmple.test/p', true],
    ['ht\ntps://shop.test/a\tb', true],
    ['http://a.test\nhttp://b.test', false],
    ['http://a.test\nand more', false],
    ['word\nhttp://a.test', false],
  ])('%j is one address broken over lines: %s', (text, expected) => {
    expect(looksLikeBrokenUrl(text)).toBe(expected);
  });
});

describe('[URL-04] what is joined again never opens another host', () => {
  it('as it was taken apart', () => {
    for (const spelling of accepted) {
      const parts = splitUrl(bareUrl(spelling).url);
      expect(new URL(joinUrl(parts)).href, JSON.stringify(spelling)).toBe(new URL(spelling).href);
      for (const joined of [joinUrl(parts), buildUrl(parts)]) {
        expect(new URL(joined).host, JSON.stringify(spelling)).toBe(new URL(spelling).host);
      }
    }
  });

  it('whatever is typed into a part', () => {
    const below = numbers();
    const typed = [
      '',
      'evil.test',
      '//evil.test/',
      '\\\\evil.test',
      'x@evil.test',
      '@evil.test/',
      'http',
      'file',
      'foo',
    ];
    const more = ['http:evil.test', 'http://evil.test/', '80@evil.test', '/evil.test', 'c|', ':', '[', '?', 'a\tb'];
    const texts = [...typed, ...more];
    const starts = [
      ...accepted.slice(0, 3_000),
      '/a//b',
      'foo://h//x',
      'foo:a@b',
      'mailto:a@b',
      'x:http://e.test',
      '//h//x',
    ];
    for (const spelling of starts) {
      const name = partNames[below(partNames.length)];
      const second = partNames[below(partNames.length)];
      const first = withPart(splitUrl(bareUrl(spelling).url), name, texts[below(texts.length)]);
      const parts = withPart(first, second, texts[below(texts.length)]);
      const built = buildUrl(parts);
      const base = parts.scheme === undefined ? 'https://base.test/' : undefined;
      const opened = URL.canParse(built, base) ? new URL(built, base) : undefined;
      const isRelative = parts.scheme === undefined && !parts.host;
      const isDrive = /^[a-z]\|$/i.test(parts.host ?? '') && parts.scheme?.toLowerCase() === 'file';
      const wanted =
        parts.host && !isDrive ? (readHost(parts.host)?.ascii ?? parts.host) : isRelative ? 'base.test' : '';
      const isBare = parts.scheme === undefined && parts.slashes === '';
      if (opened === undefined || isBare) continue;
      expect(
        [wanted, parts.host, encodeURIComponent(parts.host ?? '')],
        JSON.stringify({ spelling, parts, built }),
      ).toContain(opened.hostname);
    }
  });

  it('by encoding or decoding it whole', () => {
    const hostOf = (text: string) => (URL.canParse(text) ? new URL(text).host : undefined);
    for (const spelling of accepted.map((text) => bareUrl(text).url)) {
      for (const action of [engine.encode, engine.decode]) {
        const result = action(spelling, { ...whole, keepMalformed: true });
        const host = result.ok ? hostOf(textToString(result.value.text)) : undefined;
        if (host !== undefined) expect(host, JSON.stringify(spelling)).toBe(new URL(spelling).host);
      }
    }
    const decoded = engine.decode('http://login.test%5C@bank.test/', whole);
    expect(decoded.ok && textToString(decoded.value.text)).toBe('http://login.test%5C@bank.test/');
  });
});

describe('[URL-04] bytes that are not UTF-8', () => {
  it('become escapes of themselves in a whole URL as in a component', () => {
    const context = testContext();
    for (const [raw, expected] of [
      ['http://a.test/caf\xe9?q=1', 'http://a.test/caf%E9?q=1'],
      ['http://a.test/\xe4\xb8\xad\xe4\xb8?\xc0\x80', 'http://a.test/%E4%B8%AD%E4%B8?%C0%80'],
    ]) {
      const result = engine.encode(encodeLatin1(raw), whole);
      expect(result.ok && textToString(result.value.text)).toBe(expected);
    }
    const bytes = context.random(500);
    const component = engine.encode(bytes, { ...whole, scope: 'component' });
    const url = engine.encode(bytes, whole);
    const beyondAscii = (text: string) => text.match(/%[89A-F][\dA-F]/g);
    expect(url.ok && beyondAscii(textToString(url.value.text))).toEqual(
      component.ok && beyondAscii(textToString(component.value.text)),
    );
  });

  it('stay what they are when the URL is taken apart', () => {
    expect(parseUrl(encodeLatin1('http://a.test/caf\xe9?q=\xff'))).toMatchObject({
      value: { parts: { path: '/caf%E9' }, href: 'http://a.test/caf%E9?q=%FF' },
    });
  });

  it('are refused where another character set is to be written', () => {
    for (const scope of ['component', 'form'] as const) {
      const result = engine.encode(encodeLatin1('ab\xe9'), { ...whole, scope, charset: 'gb18030' });
      expect(result).toMatchObject({ code: 'input-not-utf8', place: { line: 1, column: 3 } });
    }
  });
});
