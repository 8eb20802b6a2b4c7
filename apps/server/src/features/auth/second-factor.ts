import type { SecondFactorSetup } from '@toolbench/contracts/auth.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../adapters/database/schema.ts';
import type { Clock, RandomBytes } from '../../shared/ports.ts';
import type { Sealing } from '../ai-settings/sealing.ts';
import { createRecoveryCodes, createSecret, plainRecoveryCode, secretAddress, stepOf } from './one-time-code.ts';
import { hashToken } from './token.ts';

interface Parts {
  readonly database: Kysely<Schema>;
  readonly sealing: Sealing;
  readonly clock: Clock;
  readonly random: RandomBytes;
}

const sealedFor = (userId: string) => `second factor of ${userId}`;

/** Codes of an app beside the password (RFC 6238), and recovery codes. Any of them counts once, on all servers together. */
export function createSecondFactor({ database, sealing, clock, random }: Parts) {
  const find = (userId: string) =>
    database.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst();

  /** Whether this is a code of the app that is newer than any used before; it is used by that. */
  const useAppCode = async (userId: string, code: string): Promise<boolean> => {
    const row = await find(userId);
    const secret = row && sealing.open(row.sealed_secret, sealedFor(userId));
    const step = secret && (await stepOf(code, secret, clock.now()));
    if (row === undefined || !step) return false;
    const { numUpdatedRows } = await database
      .updateTable('second_factors')
      .set({ last_step: step })
      .where('user_id', '=', userId)
      .where('sealed_secret', '=', row.sealed_secret)
      .where('last_step', '<', step)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };

  const useRecoveryCode = async (userId: string, code: string): Promise<boolean> => {
    const { numDeletedRows } = await database
      .deleteFrom('recovery_codes')
      .where('user_id', '=', userId)
      .where('code_hash', '=', hashToken(plainRecoveryCode(code)))
      .executeTakeFirst();
    return numDeletedRows > 0n;
  };

  const replaceRecoveryCodes = async (transaction: Transaction<Schema>, userId: string) => {
    const codes = createRecoveryCodes(random);
    await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
    const rows = codes.map((code) => ({ user_id: userId, code_hash: hashToken(code) }));
    await transaction.insertInto('recovery_codes').values(rows).execute();
    return codes;
  };

  return {
    async isOn(userId: string): Promise<boolean> {
      const row = await find(userId);
      return row !== undefined && row.confirmed_at !== null;
    },

    async recoveryCodesLeft(userId: string): Promise<number> {
      const { count } = await database
        .selectFrom('recovery_codes')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      return count;
    },

    /** A new secret, which counts only once `confirm` has seen a code of it. Nothing where the factor is on already. */
    async begin(userId: string, username: string): Promise<SecondFactorSetup | undefined> {
      const secret = await createSecret(random);
      const sealed_secret = sealing.seal(secret, sealedFor(userId));
      const { numInsertedOrUpdatedRows } = await database
        .insertInto('second_factors')
        .values({ user_id: userId, sealed_secret, confirmed_at: null, last_step: 0 })
        .onConflict((conflict) =>
          conflict
            .column('user_id')
            .doUpdateSet({ sealed_secret, last_step: 0 })
            .where('second_factors.confirmed_at', 'is', null),
        )
        .executeTakeFirstOrThrow();
      if (!numInsertedOrUpdatedRows) return undefined;
      return { secret, uri: await secretAddress(secret, username) };
    },

    /** Switches the factor on where the code is right, and gives the recovery codes. */
    async confirm(userId: string, code: string): Promise<readonly string[] | 'wrong-code' | 'second-factor-changed'> {
      const row = await find(userId);
      if (row === undefined || row.confirmed_at !== null) return 'second-factor-changed';
      if (!(await useAppCode(userId, code))) return 'wrong-code';
      return database.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('second_factors')
          .set({ confirmed_at: clock.now() })
          .where('user_id', '=', userId)
          .where('sealed_secret', '=', row.sealed_secret)
          .where('confirmed_at', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return 'second-factor-changed';
        return replaceRecoveryCodes(transaction, userId);
      });
    },

    /** Whether a code is right; it counts only once. */
    use: async (userId: string, code: string): Promise<boolean> =>
      (await useAppCode(userId, code)) || useRecoveryCode(userId, code),

    renewRecoveryCodes: (userId: string): Promise<readonly string[]> =>
      database.transaction().execute((transaction) => replaceRecoveryCodes(transaction, userId)),

    /** Switches the factor off. */
    async remove(userId: string): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('second_factors').where('user_id', '=', userId).execute();
        await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
      });
    },
  };
}

export type SecondFactor = ReturnType<typeof createSecondFactor>;
