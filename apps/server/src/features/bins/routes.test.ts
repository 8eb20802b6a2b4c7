import { capturedRequests, createdBin } from '@toolbench/contracts/bins.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../test-support/test-app.ts';

async function newBin({ app }: Pick<TestApp, 'app'>): Promise<string> {
  const response = await app.inject({ method: 'POST', url: '/bin/new' });
  return createdBin.parse(response.json()).bin_id;
}

const post = ({ app }: Pick<TestApp, 'app'>, id: string, payload: string | Buffer) =>
  app.inject({ method: 'POST', url: `/bin/${id}`, payload });

describe('making a bin', () => {
  it('[BIN-01] gives its id, its address and its end, with or without a body', async () => {
    const opened = await openTestApp();
    for (const body of [{}, { payload: '{}', headers: { 'content-type': 'application/json' } }]) {
      const response = await opened.app.inject({ method: 'POST', url: '/bin/new', ...body });
      expect(response.statusCode).toBe(200);
      const { bin_id, url, expires_at } = createdBin.parse(response.json());
      expect(bin_id).toMatch(/^[\w-]{22}$/);
      expect(url).toBe(`http://localhost:80/bin/${bin_id}`);
      expect(Date.parse(expires_at) - opened.clock.now()).toBe(limits.bins.lifetimeMs);
      expect(limits.bins.lifetimeMs + limits.storage.sweepEveryMs).toBeLessThan(24 * 60 * 60_000);
    }
  });

  it('[BIN-01] names the address under which people reach the server', async () => {
    const urlOf = async (opened: TestApp, headers: Record<string, string>) => {
      const response = await opened.app.inject({ method: 'POST', url: '/bin/new', headers });
      return createdBin.parse(response.json()).url.replace(/\/bin\/.*/, '');
    };
    const forwarded = { host: 'inner:3000', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'tools.example.org' };
    expect(await urlOf(await openTestApp(), forwarded)).toBe('http://inner:3000');
    const trusting = await openTestApp({ trustedProxies: ['127.0.0.1'] });
    expect(await urlOf(trusting, forwarded)).toBe('https://tools.example.org');
    const configured = await openTestApp({ publicUrl: 'https://public.example' });
    expect(await urlOf(configured, forwarded)).toBe('https://public.example');
  });

  it('[BIN-05] is limited for each sender', async () => {
    const { app } = await openTestApp({ binsCreatedPerHour: 2 });
    const create = (remoteAddress: string) => app.inject({ method: 'POST', url: '/bin/new', remoteAddress });
    expect([(await create('192.0.2.1')).statusCode, (await create('192.0.2.1')).statusCode]).toEqual([200, 200]);
    const refused = await create('192.0.2.1');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'too-many-bins', detail: expect.stringMatching(/60 分钟/) as string });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
    expect((await create('192.0.2.2')).statusCode).toBe(200);
  });

  it('[BIN-05] are not made by pages of other sites, which would use up what their visitor may make', async () => {
    const { app } = await openTestApp();
    const make = (site: string) =>
      app.inject({ method: 'POST', url: '/bin/new', headers: { 'sec-fetch-site': site, 'accept-language': 'en' } });
    expect((await make('cross-site')).json()).toMatchObject({ code: 'foreign-origin' });
    expect((await make('same-origin')).statusCode).toBe(200);
  });

  it('[BIN-05] tells the limits', async () => {
    const { app } = await openTestApp({}, { settings: { requestsKept: 7 } });
    expect((await app.inject('/bin/limits')).json()).toEqual({
      bodyBytes: limits.bins.bodyBytes,
      requestsKept: 7,
      bytesKept: limits.bins.bytesKept,
      lifetimeMs: limits.bins.lifetimeMs,
      capturesPerSecond: 10_000,
    });
  });
});

describe('reading a bin', () => {
  it('[BIN-03] lists its requests, newest first, with its end, its answer and what was dropped', async () => {
    const opened = await openTestApp({}, { settings: { requestsKept: 2 } });
    const id = await newBin(opened);
    for (const body of ['1', '2', '3']) await post(opened, id, body);
    const response = await opened.app.inject(`/bin/${id}/requests?anything`);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    const list = capturedRequests.parse(response.json());
    expect(list.requests.map(({ id: number, body }) => [number, body])).toEqual([
      [3, '3'],
      [2, '2'],
    ]);
    expect(list).toMatchObject({ dropped: 1, answer: { status: 200, body: '', headers: [], delayMs: 0 } });
    expect((await opened.app.inject({ method: 'HEAD', url: `/bin/${id}/requests` })).statusCode).toBe(200);
    expect(await opened.bins.find(id)).toMatchObject({ lastRequest: 3 });
  });

  it('[BIN-02] gives the exact bytes of a body, to be saved and never to be shown', async () => {
    const opened = await openTestApp();
    const id = await newBin(opened);
    const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 256));
    await post(opened, id, bytes);
    const response = await opened.app.inject(`/bins/${id}/requests/1/body`);
    expect(response.rawPayload).toEqual(bytes);
    expect(response.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment; filename="request-1.bin"',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect((await opened.app.inject(`/bins/${id}/requests/2/body`)).statusCode).toBe(404);
    expect((await opened.app.inject(`/bins/${id}/requests/x/body`)).statusCode).toBe(400);
  });
});

describe('the answer of a bin', () => {
  it('[BIN-06] can be read and chosen', async () => {
    const { app } = await openTestApp();
    const id = await newBin({ app });
    const put = (payload: unknown) =>
      app.inject({ method: 'PUT', url: `/bins/${id}/answer`, payload: payload as object });
    const answer = { status: 503, headers: [['retry-after', '5']], body: '{}', delayMs: 10 };
    expect((await put(answer)).json()).toEqual(answer);
    expect((await app.inject(`/bins/${id}/answer`)).json()).toEqual(answer);
    for (const wrong of [{ status: 99 }, { headers: [['Set-Cookie', 'a=b']] }, { headers: [['x', 'a\r\nb']] }, []]) {
      expect((await put(wrong)).statusCode).toBe(400);
    }
    expect((await app.inject(`/bins/${id}/answer`)).json()).toEqual(answer);
    expect((await put({})).json()).toEqual({ status: 200, headers: [], body: '', delayMs: 0 });
  });
});

describe('an answer that may not be given', () => {
  it.each([
    [['Location', '/x'], 'headers/1/0', 'Location', 'BIN_URL'],
    [['set-COOKIE', 'a=b'], 'headers/1/0', 'set-COOKIE', 'BIN_URL'],
    [['Content-Length', '1'], 'headers/1/0', 'Content-Length', 'content'],
    [['Clear-Site-Data', '*'], 'headers/1/0', 'Clear-Site-Data', 'beyond'],
    [['a b', ''], 'headers/1/0', '"a b"', 'hyphens'],
    [['X-A', 'a\nb'], 'headers/1/1', 'X-A', 'Latin-1'],
  ])('[BIN-06] names the header %j, its place and the reason, in both languages', async (header, place, name, why) => {
    const { app } = await openTestApp();
    const url = `/bins/${await newBin({ app })}/answer`;
    const payload = { headers: [['X-Good', '1'], header] };
    const said = async (language: string) => {
      const response = await app.inject({ method: 'PUT', url, payload, headers: { 'accept-language': language } });
      expect(response.statusCode).toBe(400);
      return response.json<{ detail: string }>().detail;
    };
    const [zh, en] = [await said('zh'), await said('en')];
    for (const words of [zh, en]) expect(words).toContain(place);
    for (const words of [zh, en]) expect(words).toContain(name);
    expect(en).toContain(why);
    expect(zh).toMatch(/（[^）]*[\u4e00-\u9fff]{4}/);
  });

  it('[BIN-06] tells all that is wrong with it', async () => {
    const { app } = await openTestApp();
    const payload = { status: 99, headers: [['Location', '/'], ['x', 'a\0'], 3] };
    const response = await app.inject({ method: 'PUT', url: `/bins/${await newBin({ app })}/answer`, payload });
    expect(response.json<{ detail: string }>().detail).toMatch(/status.*headers/);
  });
});

describe('deleting a bin', () => {
  it('[BIN-01] ends it with all its requests', async () => {
    const opened = await openTestApp();
    const id = await newBin(opened);
    await post(opened, id, 'x');
    expect((await opened.app.inject({ method: 'DELETE', url: `/bins/${id}` })).statusCode).toBe(204);
    const paths = [`/bin/${id}`, `/bin/${id}/requests`, `/bins/${id}/answer`, `/bins/${id}/requests/1/body`];
    for (const url of [...paths, `/bins/${id}/events`]) expect((await opened.app.inject(url)).statusCode).toBe(404);
    expect((await opened.app.inject({ method: 'DELETE', url: `/bins/${id}` })).statusCode).toBe(404);
    expect(await opened.queries.selectFrom('bin_requests').selectAll().execute()).toEqual([]);
  });
});

it.each(['x', 'A'.repeat(22), '..', "' or 1=1", '%00', 'a'.repeat(90)])(
  '[BIN-05] answers every path of the bin %j, which is none, with the same 404',
  async (id) => {
    const { app } = await openTestApp();
    const path = encodeURIComponent(id);
    const answer = { payload: {} };
    for (const request of [
      { method: 'GET', url: `/bins/${path}/answer` },
      { method: 'PUT', url: `/bins/${path}/answer`, ...answer },
      { method: 'GET', url: `/bins/${path}/events` },
      { method: 'GET', url: `/bins/${path}/requests/1/body` },
      { method: 'DELETE', url: `/bins/${path}` },
    ] as const) {
      const response = await app.inject(request);
      expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([404, 'not-found']);
    }
  },
);
