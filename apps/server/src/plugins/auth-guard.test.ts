import { calls, labPrefixes, publicRoutes } from '@toolbench/contracts/routes.ts';
import { describe, expect, it } from 'vitest';
import { builtPages } from '../test-support/built-pages.ts';
import { routesOf } from '../test-support/routes-of.ts';
import { openTestApp, signIn } from '../test-support/test-app.ts';

const newPrefixes = [...labPrefixes, '/brand-new', '/tools', '/auth', '/bins'];

describe('[AUTH-07] the guard', () => {
  it.each(newPrefixes)('guards a route below %s that says nothing', async (prefix) => {
    const opened = await openTestApp({ webRoot: builtPages() });
    let handled = 0;
    opened.app.all(`${prefix}/probe/:id`, () => (handled += 1));
    await opened.app.register(async (scope) => {
      scope.get(`${prefix}/inner`, () => (handled += 1));
    });
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      expect((await opened.app.inject({ method, url: `${prefix}/probe/1` })).statusCode).toBe(401);
    }
    expect((await opened.app.inject(`${prefix}/inner`)).statusCode).toBe(401);
    expect(handled).toBe(0);

    const headers = await signIn(opened);
    expect((await opened.app.inject({ url: `${prefix}/probe/1`, headers })).statusCode).toBe(200);
    expect((await opened.app.inject({ url: `${prefix}/inner`, headers })).statusCode).toBe(200);
  });

  const spellings = [
    '/api/probe',
    '/api/probe?x=1',
    '/%61pi/probe',
    '/api/%70robe',
    '/api//probe',
    '//api/probe',
    '/api/./probe',
    '/x/../api/probe',
    '/api/probe/',
    '/api/probe;x',
    '/API/probe',
    '/api\\probe',
    '/api/probe%00',
    'http://other.host/api/probe',
  ];
  it('is not passed by writing a path in another way', async () => {
    const { app } = await openTestApp({ webRoot: builtPages() });
    app.get('/api/probe', () => 'canary');
    for (const url of spellings) expect((await app.inject({ url })).body, url).not.toContain('canary');
  });

  it('asks for a token below the prefixes of the lab where there is no route yet', async () => {
    const opened = await openTestApp({ webRoot: builtPages() });
    const headers = await signIn(opened);
    for (const prefix of labPrefixes) {
      for (const method of ['GET', 'POST', 'OPTIONS'] as const) {
        for (const url of [prefix, `${prefix}/`, `${prefix}/anything?x=1`]) {
          expect((await opened.app.inject({ method, url })).statusCode, `${method} ${url}`).toBe(401);
        }
      }
      const response = await opened.app.inject({ url: `${prefix}/anything`, headers });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ code: 'not-found' });
    }
  });

  it('leaves exactly the listed routes open', async () => {
    const { app } = await openTestApp({ webRoot: builtPages() });
    await app.ready();
    const open = new Set<string>();
    for (const { method, pattern } of routesOf(app)) {
      const { statusCode, json } = await app.inject({
        method: method as 'GET',
        url: pattern,
        payload: method === 'POST' ? {} : undefined,
      });
      const isRefused = statusCode === 401 && (method === 'HEAD' || json<{ code: string }>().code === 'not-signed-in');
      if (!isRefused) open.add(`${method === 'HEAD' ? 'GET' : method} ${pattern}`);
    }
    expect(open).toEqual(publicRoutes);
  });

  it('guards a listed path for other methods', async () => {
    const { app } = await openTestApp();
    app.delete(calls.health, () => 'canary');
    expect((await app.inject({ method: 'DELETE', url: calls.health })).statusCode).toBe(401);
  });

  it('refuses a token that was signed out or has ended', async () => {
    const opened = await openTestApp();
    opened.app.get('/rag/probe', () => 'open');
    const first = await signIn(opened);
    await opened.app.inject({ method: 'POST', url: calls.logout, headers: first });
    expect((await opened.app.inject({ url: '/rag/probe', headers: first })).statusCode).toBe(401);
    const second = await signIn(opened);
    expect((await opened.app.inject({ url: '/rag/probe', headers: second })).statusCode).toBe(200);
    opened.clock.advance(30 * 60_000);
    expect((await opened.app.inject({ url: '/rag/probe', headers: second })).statusCode).toBe(401);
  });
});
