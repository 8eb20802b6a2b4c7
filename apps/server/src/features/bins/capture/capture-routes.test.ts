import { refusedAnswerHeaders } from '@toolbench/contracts/answer-headers.ts';
import { binAnswer } from '@toolbench/contracts/bins.ts';
import { caughtMethods } from '@toolbench/contracts/caught-methods.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { METHODS } from 'node:http';
import { describe, expect, it } from 'vitest';
import { listed } from '../../../test-support/read-bins.ts';
import { openTestApp, type TestApp } from '../../../test-support/test-app.ts';
import type { BinSettings } from '../settings.ts';

async function openWithBin(settings: Partial<BinSettings> = {}, callsPerMinute = 10_000) {
  const opened = await openTestApp({ callsPerMinute }, { settings });
  const created = await opened.bins.create();
  if (!created.ok) throw new Error(created.code);
  const { id } = created.value;
  return { ...opened, id, url: `/bin/${id}` };
}

const post = ({ app }: Pick<TestApp, 'app'>, url: string, payload: string | Buffer = 'x', headers = {}) =>
  app.inject({ method: 'POST', url, payload, headers });

it('[BIN-02] knows every method that the parser knows, but CONNECT', () => {
  expect(
    METHODS.filter((method) => method !== 'CONNECT').filter(
      (method) => !(caughtMethods as readonly string[]).includes(method),
    ),
  ).toEqual([]);
});

describe('what a bin catches', () => {
  it('[BIN-02] is the request with its sender, time and digest', async () => {
    const opened = await openWithBin();
    await post(opened, `${opened.url}/a?b=1`, '工具', { 'content-type': 'application/json', 'x-a': '1' });
    const { requests } = (await opened.app.inject(`${opened.url}/requests`)).json();
    expect(requests).toMatchObject([
      {
        id: 1,
        method: 'POST',
        url: `${opened.url}/a?b=1`,
        client: '127.0.0.1',
        query: { b: '1' },
        body: '工具',
        timestamp: new Date(opened.clock.now()).toISOString(),
        headers: { 'content-type': 'application/json', 'x-a': '1' },
        body_sha256: '5ca6730d441522017552bf309fcddbed161b77440dc3a11d9945788d802afdb3',
      },
    ]);
  });

  it('is the address of a forwarded sender only where the proxy is configured', async () => {
    for (const [trustedProxies, client] of [
      [[], '127.0.0.1'],
      [['127.0.0.1'], '192.0.2.7'],
    ] as const) {
      const opened = await openTestApp({ trustedProxies });
      const created = await opened.bins.create();
      const id = created.ok ? created.value.id : '';
      await post(opened, `/bin/${id}`, 'x', { 'x-forwarded-for': '192.0.2.7' });
      expect(await listed(opened.bins, id)).toMatchObject([{ client }]);
    }
  });
});

describe('what a bin answers', () => {
  it('[BIN-06] is what was chosen: status, headers, body', async () => {
    const opened = await openWithBin();
    const answer = {
      status: 418,
      headers: [
        ['X-A', '1'],
        ['x-a', '2'],
        ['Content-Type', 'text/html'],
      ],
      body: '<b>好</b>',
    };
    await opened.bins.setAnswer(opened.id, binAnswer.parse(answer));
    const response = await post(opened, opened.url);
    expect(response).toMatchObject({ statusCode: 418, body: '<b>好</b>' });
    expect(response.headers).toMatchObject({ 'x-a': ['1', '2'], 'content-type': 'text/html' });
    await opened.bins.setAnswer(
      opened.id,
      binAnswer.parse({ headers: [['content-type', 'application/json']], body: '{' }),
    );
    const json = await post(opened, opened.url);
    expect([json.headers['content-type'], json.body]).toEqual(['application/json', '{']);
  });

  it('[BIN-06] comes after the chosen delay, and after it was written', async () => {
    const opened = await openWithBin();
    await opened.bins.setAnswer(opened.id, binAnswer.parse({ delayMs: 60 }));
    const started = performance.now();
    const answered = post(opened, opened.url);
    while ((await opened.bins.find(opened.id))?.kept !== 1) await new Promise(setImmediate);
    await answered;
    expect(performance.now() - started).toBeGreaterThanOrEqual(59);
  });

  it('is inert: plain text, a sandbox, nothing echoed, no cookie, readable from any page', async () => {
    const opened = await openWithBin();
    for (const method of ['GET', 'POST', 'TRACE', 'OPTIONS'] as const) {
      const headers = { 'x-canary': 'canary', origin: 'https://other.example', 'content-type': 'text/html' };
      const response = await opened.app.inject({ method: method as 'GET', url: `${opened.url}?canary`, headers });
      expect(response.statusCode).toBe(200);
      expect(response.body).toBe('');
      expect(JSON.stringify(response.headers)).not.toContain('canary');
      expect(response.headers).not.toHaveProperty('set-cookie');
      expect(response.headers).not.toHaveProperty('access-control-allow-credentials');
      expect(response.headers).toMatchObject({
        'content-type': 'text/plain; charset=utf-8',
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'no-store',
      });
    }
  });

  it.each([
    { 'service-worker': 'script' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'script' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'serviceworker' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'style' },
  ])('[BIN-08] catches, but never answers, what a page of the product would run: %j', async (headers) => {
    const opened = await openWithBin();
    await opened.bins.setAnswer(opened.id, binAnswer.parse({ status: 200, body: 'run()' }));
    const own = await opened.app.inject({ url: opened.url, headers });
    expect([own.statusCode, own.body]).toEqual([403, '']);
    const asked = { ...headers, 'sec-fetch-site': 'cross-site', 'service-worker': 'no' };
    expect((await opened.app.inject({ url: opened.url, headers: asked })).body).toBe('run()');
    const { requests } = (await opened.app.inject(`${opened.url}/requests`)).json<{ requests: unknown[] }>();
    expect(requests).toHaveLength(2);
  });

  it('[BIN-06] lets scripts of any page send anything: preflights are caught and allowed, whatever the answer is', async () => {
    const opened = await openWithBin();
    await opened.bins.setAnswer(opened.id, binAnswer.parse({ status: 500 }));
    const headers = { origin: 'https://other.example', 'access-control-request-method': 'PUT' };
    const response = await opened.app.inject({ method: 'OPTIONS', url: opened.url, headers });
    expect(response.statusCode).toBe(204);
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': '*',
      'access-control-allow-headers': '*, Authorization',
    });
    expect(await opened.bins.find(opened.id)).toMatchObject({ kept: 1 });
    expect((await opened.app.inject({ method: 'OPTIONS', url: opened.url })).statusCode).toBe(500);
  });

  it.each([204, 205, 304])('has no body with the status %i', async (status) => {
    const opened = await openWithBin();
    await opened.bins.setAnswer(opened.id, binAnswer.parse({ status, body: 'x' }));
    expect(await post(opened, opened.url)).toMatchObject({ statusCode: status, body: '' });
  });

  it('[BIN-06] may not steer the connection or the browser, nor break out of its header', () => {
    const isAllowed = (name: string, value: string) => binAnswer.safeParse({ headers: [[name, value]] }).success;
    const names = [...refusedAnswerHeaders, 'Set-Cookie', 'X-A: b', 'x a', '', 'x\r\ny', 'é'];
    expect(names.filter((name) => isAllowed(name, 'x'))).toEqual([]);
    const values = ['a\r\nSet-Cookie: b', 'a\nb', 'a\0b', 'a\x7fb', '工', 'a'.repeat(5_000)];
    expect(values.filter((value) => isAllowed('x-a', value))).toEqual([]);
    expect(isAllowed("X-!#$%&'*+.^_`|~9", ' a\tb\xff')).toBe(true);
  });

  it('[BIN-06] keeps to its limits', () => {
    const wrong = [
      { status: 101 },
      { status: 600 },
      { delayMs: -1 },
      { delayMs: 60_000 },
      { body: 'a'.repeat(70_000) },
    ];
    expect(wrong.filter((answer) => binAnswer.safeParse(answer).success)).toEqual([]);
  });
});

describe('the limits of a bin', () => {
  it('[BIN-05] refuse a body that is too long with 413 and record it', async () => {
    const opened = await openWithBin({ bodyBytes: 10 });
    const response = await post(opened, opened.url, 'a'.repeat(11));
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({ code: 'body-too-large' });
    expect(response.headers).toMatchObject({ connection: 'close', 'access-control-allow-origin': '*' });
    const { requests } = (await opened.app.inject(`${opened.url}/requests`)).json();
    expect(requests).toMatchObject([{ refused: 'body-too-large', body_bytes: 11, body: '' }]);
  });

  it('[BIN-05] refuse too many requests at once with 429, for this bin alone', async () => {
    const opened = await openWithBin({ capturesPerSecond: 1, captureBurst: 2 });
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await post(opened, opened.url)).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
    const refused = await post(opened, opened.url);
    expect(refused.headers['retry-after']).toBe('1');
    expect(refused.json()).toMatchObject({ code: 'too-many-captures' });
    opened.clock.advance(1_000);
    expect((await post(opened, opened.url)).statusCode).toBe(200);
    expect(await opened.bins.find(opened.id)).toMatchObject({ kept: 3 });
  });

  it('[BIN-05] refuse everything with 507 while all bins together hold too much', async () => {
    const opened = await openWithBin({ bytesInAll: 1_000 });
    expect((await post(opened, opened.url, 'a'.repeat(1_000))).statusCode).toBe(200);
    opened.clock.advance(1_000);
    expect((await post(opened, opened.url)).json()).toMatchObject({ code: 'storage-full' });
    expect((await opened.app.inject({ method: 'POST', url: '/bin/new' })).statusCode).toBe(507);
    await opened.bins.remove(opened.id);
    opened.clock.advance(1_000);
    expect((await opened.app.inject({ method: 'POST', url: '/bin/new' })).statusCode).toBe(200);
  });

  it('are the only ones: the limit on calls does not count what a bin catches, but guesses at ids', async () => {
    const opened = await openWithBin({}, 5);
    for (let count = 0; count < 20; count += 1) expect((await post(opened, opened.url)).statusCode).toBe(200);
    const guesses = [];
    for (let count = 0; count < 6; count += 1) guesses.push((await post(opened, `/bin/${'B'.repeat(22)}`)).statusCode);
    expect(guesses.slice(0, 4)).toEqual([404, 404, 404, 404]);
    expect(guesses.at(-1)).toBe(429);
    expect((await post(opened, opened.url)).statusCode).toBe(200);
  });
});

describe('a bin that is not there', () => {
  it('[BIN-05] gets the same 404, whether it never was, has expired or was deleted', async () => {
    const opened = await openWithBin();
    const other = await opened.bins.create();
    const deleted = other.ok ? other.value.id : '';
    await post(opened, `/bin/${deleted}`);
    await opened.bins.remove(deleted);
    await post(opened, opened.url);
    opened.clock.advance(limits.bins.lifetimeMs);
    const answers = [];
    for (const id of [opened.id, deleted, 'C'.repeat(22)]) {
      const { statusCode, headers, body } = await post(opened, `/bin/${id}`);
      const { requestId, ...rest } = JSON.parse(body) as { requestId: string };
      expect(requestId).toBeTypeOf('string');
      expect(headers['content-security-policy']).toBe("sandbox; default-src 'none'");
      answers.push({ statusCode, rest, names: Object.keys(headers) });
    }
    expect(answers[0]).toMatchObject({ statusCode: 404, rest: { code: 'not-found' } });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });
});
