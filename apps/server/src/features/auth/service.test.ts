import { limits } from '@toolbench/contracts/limits.ts';
import { describe, expect, it } from 'vitest';
import { administrator, openTestAuth, type TestAuth } from '../../test-support/test-app.ts';
import { temporaryFolder } from '../../test-support/temporary-folder.ts';
import { hashOfNobody } from './password.ts';
import { hashToken } from './token.ts';

const address = '192.0.2.1';
const minute = 60_000;
const hour = 60 * minute;

async function tokenOf({ auth }: TestAuth): Promise<string> {
  const login = await auth.login({ ...administrator, address });
  if (!login.ok) throw new Error(login.code);
  return login.value.token;
}

describe('[AUTH-03] login', () => {
  it('gives a token that says who one is', async () => {
    const opened = await openTestAuth();
    const session = await opened.auth.authenticate(await tokenOf(opened));
    expect(session?.user).toEqual({ username: 'admin', role: 'administrator' });
  });

  it('stores only the SHA-256 of the token', async () => {
    const opened = await openTestAuth();
    const token = await tokenOf(opened);
    expect(await opened.store.findSession(token)).toBeUndefined();
    expect(await opened.store.findSession(hashToken(token))).toBeDefined();
  });

  it('[AUTH-08] refuses a wrong password and an unknown name alike, at the cost of one hash each', async () => {
    const { auth, hashing } = await openTestAuth();
    const wrong = await auth.login({ username: 'admin', password: 'wrong', address: '192.0.2.2' });
    expect(hashing.checked).toEqual([`hash of ${administrator.password}`]);
    const unknown = await auth.login({ username: 'nobody', password: 'wrong', address: '192.0.2.3' });
    expect(hashing.checked.slice(1)).toEqual([hashOfNobody]);
    expect(unknown).toEqual(wrong);
    expect(wrong).toEqual({ ok: false, code: 'wrong-credentials' });
  });

  it('[AUTH-08] locks unknown names as it locks known ones, from one address and from many', async () => {
    const { auth } = await openTestAuth();
    const refusals = async (username: string, addressOf: (attempt: number) => string, attempts: number) => {
      const results = [];
      for (let attempt = 1; attempt <= attempts; attempt += 1) {
        results.push(await auth.login({ username, password: 'wrong', address: addressOf(attempt) }));
      }
      return results;
    };
    const wrong = { ok: false, code: 'wrong-credentials' };
    const wait = { ok: false, code: 'too-many-attempts', retryAfterMs: 1_000 };
    const known = await refusals('admin', () => '192.0.2.1', 7);
    expect(known.slice(4)).toEqual([wrong, wait, wait]);
    expect(await refusals('nobody', () => '192.0.2.2', 7)).toEqual(known);

    const fromMany = await refusals('admin', (attempt) => `198.51.100.${attempt}`, 47);
    expect(fromMany.slice(43)).toEqual([wrong, wrong, wait, wait]);
    expect(await refusals('nobody', (attempt) => `203.0.113.${attempt}`, 47)).toEqual(fromMany);
  });

  it('[AUTH-08] does not let the right password in during the wait, nor hash it', async () => {
    const { auth, clock, hashing } = await openTestAuth();
    for (let attempt = 0; attempt < 5; attempt += 1)
      await auth.login({ username: 'admin', password: 'wrong', address });
    expect(await auth.login({ ...administrator, address })).toMatchObject({ code: 'too-many-attempts' });
    expect(hashing.checked).toHaveLength(5);
    clock.advance(1_000);
    expect(await auth.login({ ...administrator, address })).toMatchObject({ ok: true });
  });

  it('[AUTH-08] counts guesses that come at once', async () => {
    const { auth, hashing } = await openTestAuth();
    await Promise.all(Array.from({ length: 50 }, () => auth.login({ username: 'admin', password: 'wrong', address })));
    expect(hashing.checked).toHaveLength(limits.auth.freeAttempts);
  });

  it('[AUTH-08] keeps the lock across a restart', async () => {
    const folder = temporaryFolder();
    const before = await openTestAuth(folder);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await before.auth.login({ username: 'admin', password: 'wrong', address });
    }
    const after = await openTestAuth(folder, before.clock);
    expect(await after.auth.login({ ...administrator, address })).toMatchObject({ code: 'too-many-attempts' });
  });
});

describe('[AUTH-05] a session', () => {
  it('ends after 30 minutes without use', async () => {
    const opened = await openTestAuth();
    const token = await tokenOf(opened);
    opened.clock.advance(30 * minute - 1);
    expect(await opened.auth.authenticate(token)).toBeDefined();
    opened.clock.advance(30 * minute - 1);
    expect(await opened.auth.authenticate(token)).toBeDefined();
    opened.clock.advance(30 * minute);
    expect(await opened.auth.authenticate(token)).toBeUndefined();
    expect(await opened.store.findSession(hashToken(token))).toBeUndefined();
  });

  it('ends after 12 hours even in use', async () => {
    const opened = await openTestAuth();
    const token = await tokenOf(opened);
    for (let passed = 0; passed < 12 * hour - 10 * minute; passed += 10 * minute) {
      opened.clock.advance(10 * minute);
      expect(await opened.auth.authenticate(token)).toBeDefined();
    }
    opened.clock.advance(10 * minute);
    expect(await opened.auth.authenticate(token)).toBeUndefined();
  });

  it('is kept across a restart', async () => {
    const folder = temporaryFolder();
    const before = await openTestAuth(folder);
    const token = await tokenOf(before);
    const after = await openTestAuth(folder, before.clock);
    expect((await after.auth.authenticate(token))?.user.username).toBe('admin');
  });

  it('is deleted by the sweep once it has ended, and not before', async () => {
    const opened = await openTestAuth();
    const token = await tokenOf(opened);
    opened.clock.advance(30 * minute - 1);
    await opened.auth.sweep();
    expect(await opened.store.findSession(hashToken(token))).toBeDefined();
    opened.clock.advance(1);
    await opened.auth.sweep();
    expect(await opened.store.findSession(hashToken(token))).toBeUndefined();
  });
});

it('[AUTH-06] signing out ends this session at once and for good, and leaves the others', async () => {
  const folder = temporaryFolder();
  const before = await openTestAuth(folder);
  const [first, second] = [await tokenOf(before), await tokenOf(before)];
  const session = await before.auth.authenticate(first);
  if (session) await before.auth.logout(session);
  expect(await before.auth.authenticate(first)).toBeUndefined();

  const after = await openTestAuth(folder, before.clock);
  expect(await after.auth.authenticate(first)).toBeUndefined();
  expect(await after.auth.authenticate(second)).toBeDefined();
});
