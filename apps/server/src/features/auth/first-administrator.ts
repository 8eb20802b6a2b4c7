import type { Clock, RandomBytes } from '../../shared/ports.ts';
import type { Hashing } from './password.ts';
import { generatePassword } from './readable-bits.ts';
import type { AuthStore } from './store.ts';

/** The configuration's wishes for the first start. A hash goes before a password. */
export interface AdministratorWishes {
  readonly username: string;
  readonly password?: string | undefined;
  readonly passwordHash?: string | undefined;
}

interface Parts {
  readonly store: Pick<AuthStore, 'hasAccounts' | 'addAccount'>;
  readonly hashing: Pick<Hashing, 'hash'>;
  readonly clock: Clock;
  readonly random: RandomBytes;
}

/**
 * Creates the administrator where there is no account yet. Returns the password it had to invent, for showing once;
 * nothing where there was one already or the configuration gave the password.
 */
export async function createFirstAdministrator(
  wishes: AdministratorWishes,
  { store, hashing, clock, random }: Parts,
): Promise<string | undefined> {
  if (await store.hasAccounts()) return undefined;
  const isGiven = wishes.passwordHash !== undefined || wishes.password !== undefined;
  const password = wishes.password ?? generatePassword(random);
  const passwordHash = wishes.passwordHash ?? (await hashing.hash(password));
  const id = Buffer.from(random(16)).toString('hex');
  const account = { id, username: wishes.username, role: 'administrator', passwordHash } as const;
  const isOurs = await store.addAccount(account, clock.now());
  return isOurs && !isGiven ? password : undefined;
}
