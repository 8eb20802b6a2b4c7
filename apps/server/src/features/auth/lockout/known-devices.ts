import type { Access } from '@toolbench/contracts/auth.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../adapters/database/schema.ts';
import type { Clock, RandomBytes } from '../../../shared/ports.ts';
import { createToken, hashToken } from '../token.ts';

const { devices, deviceIdleMs } = limits.auth;

interface Parts {
  readonly database: Kysely<Schema>;
  readonly clock: Clock;
  readonly random: RandomBytes;
}

/**
 * Devices on which an account has signed in before. Each holds a random token in a cookie, of which the hash is kept
 * here. A token opens nothing: it only makes the device's wrong passwords count for the device alone.
 */
export function createKnownDevices({ database, clock, random }: Parts) {
  const dropOldest = async (userId: string) => {
    const kept = database
      .selectFrom('known_devices')
      .select('token_hash')
      .where('user_id', '=', userId)
      .orderBy('used_at', 'desc')
      .orderBy('created_at', 'desc')
      .limit(devices);
    await database
      .deleteFrom('known_devices')
      .where('user_id', '=', userId)
      .where('token_hash', 'not in', kept)
      .execute();
  };

  return {
    /** What names the device of this token, where it is one of this account's; unknown names take the same steps. */
    async find(token: string | undefined, userId: string | undefined): Promise<string | undefined> {
      const row = await database
        .selectFrom('known_devices')
        .select(['token_hash', 'user_id', 'used_at'])
        .where('token_hash', '=', hashToken(token ?? ''))
        .executeTakeFirst();
      const isKnown = row !== undefined && row.user_id === userId && clock.now() - row.used_at < deviceIdleMs;
      return isKnown ? row.token_hash : undefined;
    },

    /** Remembers a device that has just signed in, and gives its token. A device that is known keeps its own. */
    async remember(userId: string, agent: string, known: { id?: string | undefined; token?: string | undefined }) {
      const now = clock.now();
      if (known.id !== undefined && known.token !== undefined) {
        await database.updateTable('known_devices').set({ used_at: now }).where('token_hash', '=', known.id).execute();
        return known.token;
      }
      const token = createToken(random);
      await database
        .insertInto('known_devices')
        .values({ token_hash: hashToken(token), user_id: userId, agent, created_at: now, used_at: now })
        .execute();
      await dropOldest(userId);
      return token;
    },

    async list(userId: string, token: string | undefined): Promise<readonly Access[]> {
      const rows = await database
        .selectFrom('known_devices')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('used_at', 'desc')
        .execute();
      return rows.map((row) => ({
        id: row.token_hash,
        agent: row.agent,
        created_at: new Date(row.created_at).toISOString(),
        used_at: new Date(row.used_at).toISOString(),
        current: token !== undefined && row.token_hash === hashToken(token),
      }));
    },

    /** Forgets one device of an account; false where there is none of this id. */
    async remove(userId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await database
        .deleteFrom('known_devices')
        .where('user_id', '=', userId)
        .where('token_hash', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** Forgets all devices of an account, but for the one of this token. */
    async removeOthers(userId: string, token?: string): Promise<void> {
      await database
        .deleteFrom('known_devices')
        .where('user_id', '=', userId)
        .where('token_hash', '!=', token === undefined ? '' : hashToken(token))
        .execute();
    },

    async sweep(): Promise<void> {
      await database
        .deleteFrom('known_devices')
        .where('used_at', '<=', clock.now() - deviceIdleMs)
        .execute();
    },
  };
}

export type KnownDevices = ReturnType<typeof createKnownDevices>;
