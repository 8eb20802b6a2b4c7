import { limits } from '@toolbench/contracts/limits.ts';
import { calls } from '@toolbench/contracts/routes.ts';
import { expect, it } from 'vitest';
import { fakeClock } from '../../../test-support/fakes.ts';
import { describeOnDatabases } from '../../../test-support/on-databases.ts';
import { administrator, openTestApp, openTestServices, type TestAuth } from '../../../test-support/test-app.ts';

const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));
const wrong = { username: administrator.username, password: 'wrong' };

async function knownDevice({ auth }: Pick<TestAuth, 'auth'>): Promise<string> {
  const login = await auth.login({ ...administrator, address: '192.0.2.1' });
  if (!login.ok) throw new Error(login.code);
  return login.value.device;
}

describeOnDatabases('an attack on the known name', (newPlace) => {
  it('[OPS-05] from one address and from hundreds does not keep a known device out, whichever server it asks', async () => {
    const place = await newPlace();
    const clock = fakeClock();
    const first = await openTestServices({ place, clock, random });
    const device = await knownDevice(first);
    // Several servers share a PostgreSQL; the embedded database has one.
    const second = place.url === undefined ? first : await openTestServices({ place, clock, random });
    for (let round = 0; round < 150; round += 1) {
      const { auth } = round % 2 ? first : second;
      await auth.login({ ...wrong, address: round % 3 ? `198.51.100.${round % 90}` : '203.0.113.1' });
    }
    const stranger = { ...administrator, address: '192.0.2.77' };
    for (const { auth } of [first, second]) {
      expect(await auth.login(stranger)).toMatchObject({ code: 'too-many-attempts' });
      expect(await auth.login({ ...stranger, device })).toMatchObject({ ok: true });
      // The address that the attack comes from, as behind one router with the attacker.
      expect(await auth.login({ ...administrator, address: '203.0.113.1', device })).toMatchObject({ ok: true });
    }
  });

  it('[OPS-05] of fourteen wrong passwords from one address no longer locks the name', async () => {
    const { auth, clock } = await openTestServices({ place: await newPlace() });
    for (let tried = 0; tried < 14; tried += 1) {
      await auth.login({ ...wrong, address: '203.0.113.1' });
      clock.advance(limits.auth.longestWaitMs);
    }
    expect(await auth.login({ ...administrator, address: '192.0.2.77' })).toMatchObject({ ok: true });
  });

  it('[OPS-05] with a stolen device token is slowed down for that token, and ends when the device is forgotten', async () => {
    const opened = await openTestServices({ place: await newPlace() });
    const device = await knownDevice(opened);
    const guess = () => opened.auth.login({ ...wrong, address: '203.0.113.1', device });
    for (let tried = 0; tried < limits.auth.freeAttempts; tried += 1) {
      expect(await guess()).toMatchObject({ code: 'wrong-credentials' });
    }
    expect(await guess()).toMatchObject({ code: 'too-many-attempts' });
    const login = await opened.auth.login({ ...administrator, address: '192.0.2.1' });
    const session = login.ok && (await opened.auth.authenticate(login.value.token));
    if (!session) throw new Error('not signed in');
    const known = (await opened.account.view(session, device)).devices.find(({ current }) => current);
    expect(await opened.account.endDevice(session, known?.id ?? '')).toBe(true);
    // A stranger's again: the address counts, and it has none yet.
    expect(await guess()).toMatchObject({ code: 'wrong-credentials' });
  });

  it('[OPS-05] a device counts only for the account it has signed in to, and for ninety days', async () => {
    const opened = await openTestServices({ place: await newPlace() });
    const device = await knownDevice(opened);
    for (let tried = 0; tried < 5; tried += 1) {
      await opened.auth.login({ ...wrong, username: 'nobody', address: '192.0.2.9', device });
    }
    expect(await opened.auth.login({ ...wrong, username: 'nobody', address: '192.0.2.9', device })).toMatchObject({
      code: 'too-many-attempts',
    });
    opened.clock.advance(limits.auth.deviceIdleMs);
    await opened.auth.sweep();
    expect(await opened.queries.selectFrom('known_devices').selectAll().execute()).toEqual([]);
  });

  it('[OPS-05] remembers ten devices of an account, by the hashes of their tokens', async () => {
    const opened = await openTestServices({ place: await newPlace() });
    const tokens = [];
    for (let one = 0; one < limits.auth.devices + 2; one += 1) {
      tokens.push(await knownDevice(opened));
      opened.clock.advance(1_000);
    }
    const rows = await opened.queries.selectFrom('known_devices').selectAll().execute();
    expect(rows).toHaveLength(limits.auth.devices);
    for (const token of tokens) expect(JSON.stringify(rows)).not.toContain(token);
  });
});

it('[OPS-05] a flood of logins is answered 503 with Retry-After, takes two hashes at a time, and does not keep a known device out', async () => {
  const opened = await openTestApp();
  let [running, most] = [0, 0];
  const open: (() => void)[] = [];
  const { verify } = opened.hashing;
  opened.hashing.verify = async (hash, password) => {
    most = Math.max(most, (running += 1));
    await new Promise<void>((resolve) => open.push(resolve));
    running -= 1;
    return verify(hash, password);
  };
  const device = await (async () => {
    const login = knownDevice(opened);
    await expect.poll(() => open.length).toBe(1);
    open.shift()?.();
    return login;
  })();
  const places = limits.auth.hashesAtOnce + limits.auth.hashesWaiting;
  const logins = Array.from({ length: places + 5 }, (_, index) =>
    opened.app.inject({
      method: 'POST',
      url: calls.login,
      payload: { username: `name ${index}`, password: 'wrong' },
      remoteAddress: `198.51.100.${index}`,
    }),
  );
  const refused = await Promise.race(logins);
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('1');

  const owner = opened.app.inject({
    method: 'POST',
    url: calls.login,
    payload: administrator,
    headers: { cookie: `toolbench-device=${device}` },
  });
  let isOver = false;
  const all = Promise.all([owner, ...logins]).then((answers) => {
    isOver = true;
    return answers;
  });
  while (!isOver) {
    open.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  const statuses = (await all).map(({ statusCode }) => statusCode);
  expect(statuses[0]).toBe(200);
  expect(new Set(statuses.slice(1))).toEqual(new Set([401, 503]));
  expect(most).toBe(limits.auth.hashesAtOnce);
});

it('[OPS-05] a device keeps its token in a cookie that no script reads and no other call gets', async () => {
  const opened = await openTestApp();
  const login = (headers: Record<string, string> = {}) =>
    opened.app.inject({ method: 'POST', url: calls.login, payload: administrator, headers });
  const cookie = (await login()).headers['set-cookie'] as string;
  expect(cookie).toMatch(/^toolbench-device=[\w-]{43}; Path=\/auth; Max-Age=7776000; HttpOnly; SameSite=Strict$/);
  const [pair = ''] = cookie.split(';');
  expect((await login({ cookie: `other=1; ${pair}` })).headers['set-cookie']).toBe(cookie);
  const refused = await opened.app.inject({
    method: 'POST',
    url: calls.login,
    payload: wrong,
    headers: { cookie: pair },
  });
  expect(refused.headers['set-cookie']).toBeUndefined();
});
