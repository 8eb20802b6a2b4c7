import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { openSealing } from '../adapters/secrets/sealing.ts';
import { argon2 } from '../adapters/passwords/argon2.ts';
import { createAccount } from '../features/auth/account.ts';
import { createAttemptStore } from '../features/auth/lockout/attempt-store.ts';
import { createFirstAdministrator } from '../features/auth/first-administrator.ts';
import { createKnownDevices } from '../features/auth/lockout/known-devices.ts';
import { createLockout } from '../features/auth/lockout/lockout.ts';
import { createPasswordCheck } from '../features/auth/password.ts';
import { createSecondFactor } from '../features/auth/second-factor.ts';
import { createAuth } from '../features/auth/service.ts';
import { createAuthStore } from '../features/auth/store.ts';
import { describeOnDatabases, type NewPlace } from '../test-support/on-databases.ts';
import { openTestServices } from '../test-support/test-app.ts';
import { resetPasswordCommand } from './reset-password.ts';
import type { Terminal } from './terminal.ts';

const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));
const piped = (text: string): Terminal => ({
  isTerminal: false,
  ask: () => Promise.reject(new Error('nobody is there')),
  readAll: async () => text,
});
const typing = (...lines: string[]): Terminal => ({
  isTerminal: true,
  ask: async () => lines.shift() ?? '',
  readAll: () => Promise.reject(new Error('nothing is piped in')),
});

/** A running server with real hashes, and the command beside it. */
async function openServer(newPlace: NewPlace) {
  const place = await newPlace();
  const { queries: database } = await openTestServices({ place, random });
  const clock = { now: () => Date.now() };
  const store = createAuthStore(database);
  const parts = {
    store,
    lockout: createLockout(createAttemptStore(database), clock),
    checkPassword: createPasswordCheck(argon2),
    devices: createKnownDevices({ database, clock, random }),
    secondFactor: createSecondFactor({ database, sealing: openSealing(undefined, place.folder), clock, random }),
    clock,
    random,
  };
  await database.deleteFrom('users').execute();
  const owner = { username: 'owner', password: 'the first password' };
  await createFirstAdministrator(owner, { store, hashing: argon2, clock, random });
  const auth = createAuth(parts);
  const told: string[] = [];
  return {
    account: createAccount({ ...parts, hashing: argon2 }),
    auth,
    store,
    told,
    login: (password: string, address = '192.0.2.1', code?: string) =>
      auth.login({ username: 'owner', password, address, code }),
    run: (words: readonly string[], terminal: Terminal) =>
      resetPasswordCommand(
        words,
        { databaseUrl: place.url, dataFolder: place.folder },
        (text) => void told.push(text),
        terminal,
      ),
  };
}

describeOnDatabases('reset-password', (newPlace) => {
  it('[OPS-05] gives a running server another password, and ends sessions, devices and the wait of the name', async () => {
    const { login, auth, run, told } = await openServer(newPlace);
    const before = await login('the first password');
    if (!before.ok) throw new Error(before.code);
    await run([], piped('the second password\n'));
    expect(told.join('')).toMatch(/owner 设置新密码.*\nowner has a new password/);
    expect(told.join('')).not.toContain('second');
    expect(await auth.authenticate(before.value.token)).toBeUndefined();
    expect(await login('the first password')).toMatchObject({ code: 'wrong-credentials' });
    expect(await login('the second password')).toMatchObject({ ok: true });
  });

  it('[OPS-05] makes a password itself where it is asked to, and shows it once', async () => {
    const { login, run, told } = await openServer(newPlace);
    await run(['owner', '--generate'], piped(''));
    const password = /password +(\S{23})\n/.exec(told.join(''))?.[1] ?? '';
    expect(await login(password)).toMatchObject({ ok: true });
  });

  it('[OPS-05] leaves the second factor on, or switches it off with --without-totp', async () => {
    const { account, auth, login, run, told } = await openServer(newPlace);
    const signedIn = await login('the first password');
    const session = signedIn.ok && (await auth.authenticate(signedIn.value.token));
    const setup = session && (await account.beginSecondFactor(session, 'the first password'));
    if (!session || !setup || !setup.ok) throw new Error('no second factor');
    const code = new TOTP({ secret: Secret.fromBase32(setup.value.secret) }).generate();
    expect(await account.confirmSecondFactor(session, code)).toMatchObject({ ok: true });
    await run([], piped('the second password'));
    expect(told.join('')).toContain('--without-totp');
    expect(await login('the second password')).toMatchObject({ code: 'code-needed' });
    await run(['--without-totp'], piped('the third password'));
    expect(await login('the third password')).toMatchObject({ ok: true });
  });

  it('[OPS-05] changes nothing where it is refused, and says why in both languages', async () => {
    const { login, run, store } = await openServer(newPlace);
    await expect(run(['nobody'], piped('a good password'))).rejects.toThrow(/没有用户“nobody”.*owner\n.*no account/s);
    await expect(run([], piped('short'))).rejects.toThrow(/至少 12 个字符[^]*at least 12 characters/);
    await expect(run([], typing('a good password', 'another one'))).rejects.toThrow(/不一致[^]*not the same/);
    await expect(run(['--force'], piped('a good password'))).rejects.toThrow(/用法 Usage/);
    await expect(run(['a', 'b'], piped('a good password'))).rejects.toThrow(/用法 Usage/);
    await store.addAccount({ id: 'x', username: 'second', role: 'administrator', passwordHash: 'x' }, 0);
    await expect(run([], piped('a good password'))).rejects.toThrow(/请写明用户名[^]*there are: owner、second/);
    expect(await login('the first password')).toMatchObject({ ok: true });
    await run(['owner'], typing('a good password', 'a good password'));
    expect(await login('a good password')).toMatchObject({ ok: true });
  });
});

it('[OPS-05] reset-password makes no database where there is none', async () => {
  const settings = { databaseUrl: undefined, dataFolder: '/nowhere' };
  await expect(resetPasswordCommand([], settings, () => undefined)).rejects.toThrow(/没有数据库[^]*no database/);
});
