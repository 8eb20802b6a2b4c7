import { sftpDemo, type SftpDemo } from '@toolbench/contracts/sftp.ts';
import { describe, expect, it } from 'vitest';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { builtPages, script } from '../test-support/built-pages.ts';
import { rawGet } from '../test-support/raw-exchange.ts';
import { listen, openTestApp } from '../test-support/test-app.ts';

const openPages = () => openTestApp({ webRoot: builtPages() });
const asset = '/assets/app-1a2b3c.js';

describe('pages', () => {
  it.each([
    '/',
    '/tools',
    '/tool/json',
    '/lab',
    '/lab/rag',
    '/index.html',
    '/no/such/page',
    '/tool/a%20b',
    `/${'a'.repeat(500)}`,
    '/工具',
  ])('shows the web application at %s', async (url) => {
    const { app } = await openPages();
    const response = await app.inject({ url: encodeURI(decodeURI(url)), headers: { accept: 'text/html' } });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.body).toContain('<title>工具台</title>');
  });

  it.each(['/./index.html', '/assets/%2e%2e/index.html', '/assets/../index.html', '/%69ndex.html', '/.//index.html'])(
    '[OPS-01] never gives the page as it was built at %s',
    async (url) => {
      const { app } = await openPages();
      const port = await listen({ app });
      for (const accept of ['text/html', '*/*']) {
        const text = await rawGet(port, url, accept);
        expect(text).toMatch(/^HTTP\/1\.1 (200|400|404) /);
        expect(text).not.toContain('__CSP_NONCE__');
      }
    },
  );

  it.each([
    ['GET', '/auth'],
    ['GET', '/auth/unknown'],
    ['GET', '/bin/unknown'],
    ['GET', '/health/unknown'],
    ['POST', '/tools'],
    ['GET', '/assets/gone-1a2b3c.js'],
    ['GET', '/missing.js'],
    ['GET', '/.secret'],
    ['GET', '/../outside.txt'],
    ['GET', '/..%2foutside.txt'],
  ] as const)('answers %s %s with a JSON 404', async (method, url) => {
    const { app } = await openPages();
    const response = await app.inject({ method, url });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'not-found', detail: '没有这个地址' });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it.each(['/assets/..%5c..%5coutside.txt', '/assets/%00.js', '/%'])('refuses the address %s with 400', async (url) => {
    const { app } = await openPages();
    const response = await app.inject({ url });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'invalid-request' });
  });

  it('answers JSON 404 everywhere when the web application is not built, and says so in the log', async () => {
    const { app, log } = await openTestApp({ webRoot: '/no/such/folder' });
    expect((await app.inject('/')).statusCode).toBe(404);
    expect(log.join('')).toContain('not built');
  });
});

describe('files', () => {
  it('are sent compressed as the build wrote them', async () => {
    const { app } = await openPages();
    const get = (encoding: string) => app.inject({ url: asset, headers: { 'accept-encoding': encoding } });
    const brotli = await get('gzip, deflate, br');
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script);
    const gzip = await get('gzip');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(script);
    const plain = await get('identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe(script);
    for (const { headers } of [brotli, gzip, plain]) {
      expect(headers['content-type']).toMatch(/^(text|application)\/javascript; charset=utf-8$/);
      expect(headers.vary).toBe('accept-encoding');
    }
  });

  it('with a hash in their name are kept for a year, the others are asked about each time', async () => {
    const { app } = await openPages();
    expect((await app.inject(asset)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const icon = await app.inject('/favicon.svg');
    expect(icon.headers['cache-control']).toBe('no-cache');
    expect(icon.headers['content-type']).toMatch(/^image\/svg\+xml/);
    const again = await app.inject({ url: '/favicon.svg', headers: { 'if-none-match': String(icon.headers.etag) } });
    expect(again.statusCode).toBe(304);
  });
});

describe('the SFTP demo', () => {
  const demo: SftpDemo = {
    host: '',
    port: 2222,
    username: 'demo',
    password: `"><script>alert(1)</script>&amp;`,
    hostKey: 'ssh-ed25519 AAAA',
    fingerprint: 'SHA256:abc',
    files: [{ name: 'a.csv', size: 512, type: 'CSV', sha256: '00', description: { zh: '表格', en: 'Table' } }],
  };
  const attributeOf = (body: string) => /name="sftp-demo" content="([^"]*)"/.exec(body)?.[1] ?? 'absent';
  const unescape = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

  it('[SFTP-01] is in every page as served, and no value of it is markup', async () => {
    const { app } = await openTestApp({ webRoot: builtPages(), sftpDemo: () => demo });
    for (const url of ['/', '/tool/sftp']) {
      const { body } = await app.inject({ url, headers: { accept: 'text/html' } });
      expect(sftpDemo.parse(JSON.parse(unescape(attributeOf(body))))).toEqual(demo);
      expect(body).not.toContain('<script>alert');
    }
  });

  it('[SFTP-01] is empty where no server runs, and follows one that starts later', async () => {
    const running: SftpDemo[] = [];
    const { app } = await openTestApp({ webRoot: builtPages(), sftpDemo: () => running[0] });
    expect(attributeOf((await app.inject('/')).body)).toBe('');
    running.push(demo);
    expect(attributeOf((await app.inject('/')).body)).toContain('&quot;port&quot;:2222');
  });
});

describe('the ad script', () => {
  it('[SHELL-09] is allowed in the policy of the pages only where one is configured', async () => {
    const policyOf = async (parts: { adScript?: string }) => {
      const { app } = await openTestApp({ webRoot: builtPages(), ...parts });
      const { headers } = await app.inject('/');
      return String(headers['content-security-policy']);
    };
    expect(await policyOf({})).not.toContain('https:');
    expect(await policyOf({ adScript: 'https://ads.example/slot.js' })).toMatch(
      /script-src [^;]* https:\/\/ads\.example;/,
    );
  });
});
