import { limits } from '@toolbench/contracts/limits.ts';
import { calls } from '@toolbench/contracts/routes.ts';
import { describe, expect, it } from 'vitest';
import { administrator, openTestApp, signIn, type TestApp } from '../../test-support/test-app.ts';

type Payload = string | Buffer | object;

const login = ({ app }: TestApp, payload: Payload, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: calls.login, payload, headers });

describe('[AUTH-03] POST /auth/login', () => {
  it('answers {access_token}', async () => {
    const response = await login(await openTestApp(), administrator);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ access_token: expect.stringMatching(/^[\w-]{43}$/) as string });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('takes the name without white space around it and the password as it is', async () => {
    const opened = await openTestApp();
    expect((await login(opened, { ...administrator, username: '  admin ' })).statusCode).toBe(200);
    expect((await login(opened, { ...administrator, password: ` ${administrator.password}` })).statusCode).toBe(401);
  });

  it.each([
    ['zh-CN,zh;q=0.9,en;q=0.8', '用户名或密码错误'],
    ['en-US,en', 'Wrong username or password'],
    ['fr', '用户名或密码错误'],
  ])('answers 401 {detail} in the language of %j', async (language, detail) => {
    const response = await login(
      await openTestApp(),
      { ...administrator, password: 'wrong' },
      { 'accept-language': language },
    );
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ detail, code: 'wrong-credentials' });
    expect(response.headers['www-authenticate']).toMatch(/^Bearer/);
  });

  it('[AUTH-08] answers an unknown name exactly as a wrong password', async () => {
    const opened = await openTestApp();
    const wrong = await login(opened, { username: 'admin', password: 'x' });
    const unknown = await login(opened, { username: 'nobody', password: 'x' });
    const shape = ({ statusCode, headers, json }: typeof wrong) => {
      const { requestId, ...body } = json<{ requestId: string }>();
      expect(requestId).toBeTruthy();
      return { statusCode, body, headers: Object.keys(headers), length: headers['content-length'] };
    };
    expect(shape(unknown)).toEqual(shape(wrong));
  });

  it('[AUTH-08] answers 429 with Retry-After after five wrong passwords', async () => {
    const opened = await openTestApp();
    const statuses = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      statuses.push((await login(opened, { username: 'admin', password: 'wrong' })).statusCode);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401]);
    const response = await login(opened, administrator);
    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toBe('1');
    expect(response.json()).toMatchObject({ code: 'too-many-attempts', detail: '密码错误次数过多，请 1 秒后再试' });
  });

  it.each<[string, Payload, number]>([
    ['nothing', '', 400],
    ['an empty object', {}, 400],
    ['a list', [], 400],
    ['null', 'null', 400],
    ['broken JSON', '{"username":', 400],
    ['a blank name', { username: ' \t', password: 'x' }, 400],
    ['a blank password', { username: 'admin', password: '  ' }, 400],
    ['numbers', { username: 1, password: 2 }, 400],
    ['an object as password', { username: 'admin', password: { $ne: '' } }, 400],
    ['a prototype', '{"__proto__":{"polluted":true},"username":"a","password":"b"}', 400],
    ['a constructor', '{"constructor":{"prototype":{"polluted":true}},"username":"a","password":"b"}', 400],
    ['a name of 129 characters', { username: 'a'.repeat(129), password: 'b' }, 400],
    ['a password of 1,025 bytes', { username: 'admin', password: 'a'.repeat(1_025) }, 400],
    ['a password of 1,026 bytes in Chinese', { username: 'admin', password: '密'.repeat(342) }, 400],
    ['a password of 1,024 bytes', { username: 'admin', password: `${'密'.repeat(341)}a` }, 401],
    ['a lone surrogate', '{"username":"\\ud800","password":"\\udfff"}', 401],
    [
      'markup and quotes',
      { username: `<img src=x onerror=alert(1)>' or 1=1--`, password: '"; drop table users;' },
      401,
    ],
    ['right-to-left marks and zeros', { username: '\u202Enimda\u0000', password: '\u0000' }, 401],
    ['more than 4 KiB', { username: 'admin', password: 'x', more: 'a'.repeat(limits.auth.loginBodyBytes) }, 413],
    ['bytes that are not UTF-8', Buffer.from([0xff, 0xfe, 0x00]), 400],
  ])('answers %s with a clear refusal', async (_name, payload, status) => {
    const opened = await openTestApp();
    const response = await login(opened, payload, { 'content-type': 'application/json' });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ detail: expect.any(String) as string, code: expect.any(String) as string });
    if (status !== 401) expect(opened.hashing.checked).toEqual([]);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
    'refuses %s with 415',
    async (type) => {
      const response = await login(await openTestApp(), 'username=admin&password=x', { 'content-type': type });
      expect(response.statusCode).toBe(415);
      expect(response.json()).toMatchObject({ code: 'unsupported-media-type' });
    },
  );

  it('names the fields that are wrong', async () => {
    const response = await login(await openTestApp(), { username: ' ' });
    expect(response.json()).toMatchObject({ detail: '请求的内容不合要求：username、password' });
  });
});

describe('[AUTH-05] GET /auth/me', () => {
  it('answers the user', async () => {
    const opened = await openTestApp();
    const response = await opened.app.inject({ url: calls.identity, headers: await signIn(opened) });
    expect(response.json()).toEqual({ username: 'admin', role: 'administrator' });
  });

  it.each([
    undefined,
    '',
    'Bearer',
    'Bearer undefined',
    'Bearer null',
    `Bearer ${'A'.repeat(43)}`,
    `Bearer ${'A'.repeat(10_000)}`,
    'Bearer eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0.eyJzdWIiOiJhZG1pbiJ9.',
    'Basic YWRtaW46YWRtaW4=',
    `Bearer ' or '1'='1`,
    'Bearer ../../etc/passwd',
    'Bearer %00',
  ])('answers 401 for the header %j', async (authorization) => {
    const { app } = await openTestApp();
    const headers = authorization === undefined ? {} : { authorization };
    const response = await app.inject({ url: calls.identity, headers });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ detail: '请先登录', code: 'not-signed-in' });
  });

  it('takes no token from the query, a cookie or the body', async () => {
    const opened = await openTestApp();
    const { authorization } = await signIn(opened);
    const token = authorization.slice('Bearer '.length);
    const attempts = [
      { url: `${calls.identity}?access_token=${token}&token=${token}` },
      { url: calls.identity, headers: { cookie: `token=${token}` } },
      { url: calls.identity, headers: { 'x-access-token': token } },
    ];
    for (const attempt of attempts) expect((await opened.app.inject(attempt)).statusCode).toBe(401);
  });
});

describe('[AUTH-06] POST /auth/logout', () => {
  it('answers 204 and the token no longer works', async () => {
    const opened = await openTestApp();
    const headers = await signIn(opened);
    const logout = () => opened.app.inject({ method: 'POST', url: calls.logout, headers });
    const response = await logout();
    expect(response.statusCode).toBe(204);
    expect(response.body).toBe('');
    expect((await opened.app.inject({ url: calls.identity, headers })).statusCode).toBe(401);
    expect((await logout()).statusCode).toBe(401);
  });
});

it('[AUTH-06] signs out even where the client announces JSON and sends nothing', async () => {
  const opened = await openTestApp();
  const headers = { ...(await signIn(opened)), 'content-type': 'application/json' };
  expect((await opened.app.inject({ method: 'POST', url: calls.logout, headers })).statusCode).toBe(204);
});

it('[AUTH-08] writes no password, name or token into the log', async () => {
  const opened = await openTestApp();
  const canary = 'canary-8f2e61';
  await login(opened, { username: canary, password: canary });
  await login(opened, `{"username":"${canary}","password":"${canary}`, { 'content-type': 'application/json' });
  await login(opened, { username: canary, password: { canary } });
  await opened.app.inject({ url: `${calls.identity}?token=${canary}`, headers: { authorization: `Bearer ${canary}` } });
  const headers = await signIn(opened);
  await opened.app.inject({ url: calls.identity, headers });
  opened.app.log.error(
    { password: canary, headers: { authorization: canary }, request: { body: { token: canary } } },
    'planted',
  );
  const log = opened.log.join('');
  expect(log).toContain('planted');
  expect(log).not.toContain(canary);
  expect(log).not.toContain(headers.authorization.slice('Bearer '.length));
});
