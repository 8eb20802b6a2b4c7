import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fakeClock, fakeHashing } from '../../test-support/fakes.ts';
import { createFirstAdministrator, type AdministratorWishes } from './first-administrator.ts';
import type { Account } from './store.ts';

function start(accounts: Account[] = []) {
  const store = {
    hasAccounts: async () => accounts.length > 0,
    addAccount: async (account: Account) => accounts.push(account) === 1,
  };
  const random = (length: number) => randomBytes(length);
  const parts = { store, hashing: fakeHashing(), clock: fakeClock(), random };
  return { accounts, create: (wishes: AdministratorWishes) => createFirstAdministrator(wishes, parts) };
}

describe('[AUTH-08] the first start', () => {
  it('creates the administrator with the configured password and shows nothing', async () => {
    const { accounts, create } = start();
    expect(await create({ username: 'root', password: 'twelve letters' })).toBeUndefined();
    expect(accounts).toMatchObject([
      { username: 'root', role: 'administrator', passwordHash: 'hash of twelve letters' },
    ]);
  });

  it('takes a configured hash as it is', async () => {
    const { accounts, create } = start();
    expect(await create({ username: 'root', passwordHash: '$argon2id$…', password: 'unused' })).toBeUndefined();
    expect(accounts).toMatchObject([{ passwordHash: '$argon2id$…' }]);
  });

  it('else invents a password of 100 bits, different each time, and gives it for showing', async () => {
    const { accounts, create } = start();
    const password = await create({ username: 'admin' });
    expect(password).toMatch(/^([0-9a-hjkmnp-tv-z]{5}-){3}[0-9a-hjkmnp-tv-z]{5}$/);
    expect(accounts).toMatchObject([{ username: 'admin', passwordHash: `hash of ${password}` }]);
    expect(await start().create({ username: 'admin' })).not.toBe(password);
  });

  it('leaves an existing account alone', async () => {
    const existing: Account = { id: '1', username: 'admin', role: 'administrator', passwordHash: 'kept' };
    const { accounts, create } = start([existing]);
    expect(await create({ username: 'admin', password: 'another password' })).toBeUndefined();
    expect(accounts).toEqual([existing]);
  });

  it('shows no password that another server, starting at the same time, did not store', async () => {
    const store = { hasAccounts: async () => false, addAccount: async () => false };
    const random = (length: number) => randomBytes(length);
    const parts = { store, hashing: fakeHashing(), clock: fakeClock(), random };
    expect(await createFirstAdministrator({ username: 'admin' }, parts)).toBeUndefined();
  });
});
