import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../../adapters/database/schema.ts';

/** Login attempts that were not right, for one subject. Times are milliseconds since 1970. */
export interface Attempts {
  readonly failures: number;
  readonly lockedUntil: number;
  readonly attemptedAt: number;
}

export const noAttempts: Attempts = { failures: 0, lockedUntil: 0, attemptedAt: 0 };

/** Reads a row and locks it until the transaction ends: writing to a row, if only what it held, does so on both databases. */
async function lockRow(transaction: Transaction<Schema>, subject: string): Promise<Attempts> {
  const row = await transaction
    .insertInto('login_attempts')
    .values({ subject, failures: 0, locked_until: 0, attempted_at: 0 })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet((row) => ({ failures: row.ref('login_attempts.failures') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return { failures: row.failures, lockedUntil: row.locked_until, attemptedAt: row.attempted_at };
}

async function writeRow(transaction: Transaction<Schema>, subject: string, attempts: Attempts): Promise<void> {
  await transaction
    .updateTable('login_attempts')
    .set({ failures: attempts.failures, locked_until: attempts.lockedUntil, attempted_at: attempts.attemptedAt })
    .where('subject', '=', subject)
    .execute();
}

/** Counted login attempts, on either database. */
export function createAttemptStore(database: Kysely<Schema>) {
  return {
    /**
     * Reads what is counted for these subjects, lets `change` decide for all of them, and writes its answer, with
     * nobody else changing them in between. Rows are always locked in the same order, so no two logins block each other.
     */
    async change(
      subjects: readonly string[],
      change: (before: readonly Attempts[]) => readonly Attempts[],
    ): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        const locked = new Map<string, Attempts>();
        for (const subject of [...subjects].sort()) locked.set(subject, await lockRow(transaction, subject));
        const after = change(subjects.map((subject) => locked.get(subject) ?? noAttempts));
        for (const [index, subject] of subjects.entries()) {
          await writeRow(transaction, subject, after[index] ?? noAttempts);
        }
      });
    },

    /** How many subjects are counted, and when the one that has been quiet for longest was last. */
    async count(): Promise<{ readonly count: number; readonly oldest: number | null }> {
      return (
        database
          .selectFrom('login_attempts')
          .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('attempted_at').as('oldest')])
          // Rows of right passwords hold nothing and go with the next sweep.
          .where('failures', '>', 0)
          .executeTakeFirstOrThrow()
      );
    },

    /** Removes everything, locks included, and tells how much it was. */
    async removeAll(): Promise<number> {
      await database.deleteFrom('login_attempts').where('failures', '=', 0).execute();
      return Number((await database.deleteFrom('login_attempts').executeTakeFirst()).numDeletedRows);
    },

    /** Removes what was last counted at or before this time. */
    async forget(attemptedBy: number): Promise<void> {
      await database.deleteFrom('login_attempts').where('attempted_at', '<=', attemptedBy).execute();
    },
  };
}

export type AttemptStore = ReturnType<typeof createAttemptStore>;
