import { ok, type Result } from '../../shared/result.ts';
import type { KnownDevices } from './lockout/known-devices.ts';
import type { Lockout } from './lockout/lockout.ts';
import type { Hashing } from './password.ts';
import type { SecondFactor } from './second-factor.ts';
import type { AuthStore } from './store.ts';

interface Parts {
  readonly store: Pick<AuthStore, 'findAccount' | 'accountNames' | 'changePassword' | 'removeOtherSessions'>;
  readonly devices: Pick<KnownDevices, 'removeOthers'>;
  readonly lockout: Pick<Lockout, 'clearName'>;
  readonly secondFactor: Pick<SecondFactor, 'remove' | 'isOn'>;
  readonly hashing: Pick<Hashing, 'hash'>;
}

interface Reset {
  readonly username: string;
  readonly password: string;
  readonly endsSecondFactor: boolean;
}

/** The account that is meant: the one of this name, or the only one there is. Else the names there are. */
export async function accountToReset(
  store: Pick<AuthStore, 'accountNames'>,
  name: string | undefined,
): Promise<{ readonly username: string } | { readonly names: readonly string[] }> {
  const names = await store.accountNames();
  const username = name ?? (names.length === 1 ? names[0] : undefined);
  return username !== undefined && names.includes(username) ? { username } : { names };
}

/**
 * Gives an account another password, ends all its sessions, forgets its devices and lets nobody wait for its name any
 * longer. Gives whether the second factor is still on.
 */
export async function resetPassword(
  { username, password, endsSecondFactor }: Reset,
  { store, devices, lockout, secondFactor, hashing }: Parts,
): Promise<Result<{ readonly needsCode: boolean }, 'not-found'>> {
  const account = await store.findAccount(username);
  if (account === undefined) return { ok: false, code: 'not-found' };
  await store.changePassword(account.id, await hashing.hash(password));
  if (endsSecondFactor) await secondFactor.remove(account.id);
  await store.removeOtherSessions(account.id);
  await devices.removeOthers(account.id);
  await lockout.clearName(username);
  return ok({ needsCode: await secondFactor.isOn(account.id) });
}
