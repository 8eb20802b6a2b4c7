import { expect, it, onTestFinished } from 'vitest';
import { openDatabase, type DatabasePlace } from '../../adapters/database/open.ts';
import { describeOnDatabases, type NewPlace } from '../../test-support/on-databases.ts';
import { createAuthStore, type Account, type AuthStore } from './store.ts';

const admin: Account = { id: 'u1', username: '管理员', role: 'administrator', passwordHash: 'hash' };
const session = { tokenHash: 't1', userId: admin.id, createdAt: 1_000, usedAt: 1_000, agent: 'Browser 1' };
const user = { username: admin.username, role: admin.role };

async function open(place: DatabasePlace): Promise<AuthStore> {
  const database = await openDatabase(place, 0);
  onTestFinished(database.close);
  return createAuthStore(database.queries);
}

async function openWithAdmin(place: DatabasePlace): Promise<AuthStore> {
  const store = await open(place);
  await store.addAccount(admin, 0);
  return store;
}

function describeAuthStore(newPlace: NewPlace): void {
  it('finds an account by its exact name', async () => {
    const store = await open(await newPlace());
    expect(await store.hasAccounts()).toBe(false);
    expect(await store.addAccount(admin, 0)).toBe(true);
    expect(await store.hasAccounts()).toBe(true);
    expect(await store.findAccount('管理员')).toEqual(admin);
    expect(await store.findAccount("管理员' or '1'='1")).toBeUndefined();
  });

  it('adds a name only once', async () => {
    const store = await openWithAdmin(await newPlace());
    expect(await store.addAccount({ ...admin, id: 'u2', passwordHash: 'other' }, 0)).toBe(false);
    expect(await store.findAccount(admin.username)).toEqual(admin);
  });

  it('finds a session with its user and keeps it across a restart', async () => {
    const place = await newPlace();
    await (await openWithAdmin(place)).addSession(session);
    const reopened = await open(place);
    expect(await reopened.findSession('t1')).toEqual({ ...session, user });
    expect(await reopened.findSession('t2')).toBeUndefined();
  });

  it('[AUTH-06] removes one session, for good, and leaves the others', async () => {
    const place = await newPlace();
    const store = await openWithAdmin(place);
    await store.addSession(session);
    await store.addSession({ ...session, tokenHash: 't2' });
    await store.removeSession('t1');
    expect(await store.findSession('t1')).toBeUndefined();
    const reopened = await open(place);
    expect(await reopened.findSession('t1')).toBeUndefined();
    expect(await reopened.findSession('t2')).toBeDefined();
  });

  it('does not bring a removed session back by touching it', async () => {
    const store = await openWithAdmin(await newPlace());
    await store.addSession(session);
    await store.touchSession('t1', 5_000);
    expect(await store.findSession('t1')).toMatchObject({ usedAt: 5_000 });
    await store.removeSession('t1');
    await store.touchSession('t1', 6_000);
    expect(await store.findSession('t1')).toBeUndefined();
  });

  it('removes the sessions that are too old or unused for too long', async () => {
    const store = await openWithAdmin(await newPlace());
    await store.addSession({ ...session, tokenHash: 'old', createdAt: 10, usedAt: 900 });
    await store.addSession({ ...session, tokenHash: 'unused', createdAt: 500, usedAt: 500 });
    await store.addSession({ ...session, tokenHash: 'alive', createdAt: 500, usedAt: 900 });
    await store.removeSessions({ createdBy: 10, usedBy: 500 });
    const left = await Promise.all(['old', 'unused', 'alive'].map((hash) => store.findSession(hash)));
    expect(left.map((found) => found?.tokenHash)).toEqual([undefined, undefined, 'alive']);
  });
}

describeOnDatabases('accounts and sessions', describeAuthStore);
