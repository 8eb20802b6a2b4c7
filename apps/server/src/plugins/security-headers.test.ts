import { binPaths } from '@toolbench/contracts/routes.ts';
import { describe, expect, it } from 'vitest';
import { builtPages } from '../test-support/built-pages.ts';
import { routesOf } from '../test-support/routes-of.ts';
import { openTestApp, signIn } from '../test-support/test-app.ts';

type Headers = Record<string, number | string | string[] | undefined>;

function expectSecurityHeaders(headers: Headers): void {
  const policy = String(headers['content-security-policy']);
  const directives = Object.fromEntries(
    policy.split('; ').map((directive) => [directive.split(' ', 1)[0] ?? '', directive.replace(/^\S+ /, '')]),
  );
  expect(directives).toEqual({
    'default-src': "'none'",
    'script-src': expect.stringMatching(/^'self' 'nonce-[\w+/=]+' 'wasm-unsafe-eval'$/) as string,
    'style-src': expect.stringMatching(/^'self' 'nonce-[\w+/=]+'$/) as string,
    'img-src': "'self' blob: data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'media-src': "'self' blob:",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  });
  expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'/);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringMatching(
      /^camera=\(self\), microphone=\(self\).*screen-wake-lock=\(self\).*geolocation=\(\)/,
    ) as string,
    'cache-control': expect.any(String) as string,
  });
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers).not.toHaveProperty('server');
}

/** What becomes of requests that reach no route, or fail on the way. */
const otherAnswers = [
  ['an unknown call', 'GET', '/auth/unknown', 404],
  ['an unknown lab call', 'POST', '/rag/upload', 401],
  ['an unknown page', 'GET', '/tool/unknown', 200],
  ['a missing file', 'GET', '/assets/gone-000000.js', 404],
  ['a file', 'GET', '/assets/app-1a2b3c.js', 200],
  ['an address that cannot be read', 'GET', '/%E0%A4%A', 400],
  ['a method nobody answers', 'DELETE', '/tools', 404],
  ['broken JSON', 'POST', '/auth/login', 400],
] as const;

describe('security headers', () => {
  it('[BIN-06] let the worker that replays requests reach any origin, and nothing else', async () => {
    const { app } = await openTestApp({ webRoot: builtPages() });
    const policyOf = async (url: string) => (await app.inject({ url })).headers['content-security-policy'];
    expect(await policyOf('/assets/replay.worker-1a2B_3c-.js')).toBe("default-src 'none'; connect-src http: https:");
    for (const other of [
      '/assets/app-1a2b3c.js',
      '/assets/replay.worker-1.js/x',
      '/x/assets/replay.worker-1.js',
      '/',
    ]) {
      expect(await policyOf(other)).toContain("connect-src 'self'");
    }
  });

  it('are on the answer of every route, with and without a token', async () => {
    const opened = await openTestApp({ webRoot: builtPages() });
    const { app } = opened;
    await app.ready();
    const routes = routesOf(app);
    expect(routes.length).toBeGreaterThan(7);
    for (const { method, pattern } of routes) {
      // Answers of a bin go to any page and run nothing: bins/capture-routes.test.ts.
      if (pattern === binPaths.address(':id')) continue;
      const url = pattern.replace('*', 'favicon.svg');
      for (const headers of [{}, await signIn(opened)]) {
        expectSecurityHeaders((await app.inject({ method: method as 'GET', url, headers })).headers);
      }
    }
  });

  it.each(otherAnswers)('are on %s', async (_name, method, url, status) => {
    const { app } = await openTestApp({ webRoot: builtPages() });
    const body = method === 'POST' ? { payload: '{', headers: { 'content-type': 'application/json' } } : {};
    const response = await app.inject({ method, url, ...body });
    expect(response.statusCode).toBe(status);
    expectSecurityHeaders(response.headers);
  });

  it('are on a fault of ours', async () => {
    const opened = await openTestApp();
    opened.app.get('/fault', () => {
      throw new Error('fault');
    });
    const response = await opened.app.inject({ url: '/fault', headers: await signIn(opened) });
    expect(response.statusCode).toBe(500);
    expectSecurityHeaders(response.headers);
  });

  it('have a nonce of their own on each answer, which is the one in the page', async () => {
    const { app } = await openTestApp({ webRoot: builtPages() });
    const nonces = new Set<string>();
    for (const url of ['/', '/', '/tools', '/tool/json']) {
      const { headers, body } = await app.inject(url);
      const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
      expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
      expect(body).not.toContain('__CSP_NONCE__');
      expect(body.match(/nonce="([^"]+)"/g)).toEqual([`nonce="${nonce}"`, `nonce="${nonce}"`]);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(4);
  });

  it('ask for TLS only where a trusted proxy says that there is TLS', async () => {
    const headers = { 'x-forwarded-proto': 'https' };
    const direct = await openTestApp();
    expect((await direct.app.inject({ url: '/health', headers })).headers).not.toHaveProperty(
      'strict-transport-security',
    );
    const proxied = await openTestApp({ trustedProxies: ['127.0.0.1'] });
    const response = await proxied.app.inject({ url: '/health', headers });
    expect(response.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });
});
