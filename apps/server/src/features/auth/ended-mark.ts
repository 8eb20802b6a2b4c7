import type { Kysely } from 'kysely';
import type { Schema } from '../../adapters/database/schema.ts';
import type { Clock } from '../../shared/ports.ts';
import type { AuthStore } from './store.ts';

/** Tables of what its owner can end: it must not come back to life with a copy from before that. */
export const endable = ['sessions', 'known_devices', 'tool_tokens'] as const;

/** What the data folder remembers of the database. */
export interface RememberedMark {
  /** 0 where it remembers nothing. */
  readonly read: () => number;
  readonly write: (mark: number) => void;
}

interface Parts {
  readonly database: Kysely<Schema>;
  readonly remembered: RememberedMark;
  readonly clock: Clock;
}

/**
 * A number in the database that grows with every session and token that is ended, and that the data folder remembers. A
 * database below what the folder remembers has been restored by its operator: some of those in it may have been ended since.
 */
export function createEndedMark({ database, remembered, clock }: Parts) {
  const readMark = async () => (await database.selectFrom('ended_mark').select('mark').executeTakeFirstOrThrow()).mark;

  /** Lets the folder remember what the database has reached, also through other servers. */
  const follow = async (): Promise<void> => {
    const mark = await readMark();
    if (mark > remembered.read()) remembered.write(mark);
  };

  return {
    follow,

    /** Ends every session and token and forgets every device of a database that was restored. Tells whether it was. */
    async begin(): Promise<boolean> {
      const mark = remembered.read();
      const isRestored = await database.transaction().execute(async (transaction) => {
        const raised = await transaction
          .updateTable('ended_mark')
          .set({ mark })
          .where('mark', '<', mark)
          .executeTakeFirst();
        if (raised.numUpdatedRows === 0n) return false;
        for (const table of endable) await transaction.deleteFrom(table).execute();
        return true;
      });
      await follow();
      return isRestored;
    },

    /** Says that a session or a token has been ended. */
    async advance(): Promise<void> {
      const now = clock.now();
      await database
        .updateTable('ended_mark')
        .set(({ eb, case: when }) => ({
          mark: when()
            .when('mark', '<', now)
            .then(now)
            .else(eb('mark', '+', 1))
            .end(),
        }))
        .execute();
      // The session has ended even where the folder has no room; the next sweep lets it follow.
      await follow().catch(() => undefined);
    },
  };
}

type EndedMark = ReturnType<typeof createEndedMark>;

/** The store, with every end of a session marked. */
export function markingEnds(store: AuthStore, { advance }: Pick<EndedMark, 'advance'>): AuthStore {
  return {
    ...store,
    async removeSession(tokenHash) {
      await store.removeSession(tokenHash);
      await advance();
    },
    async removeOtherSessions(...of) {
      await store.removeOtherSessions(...of);
      await advance();
    },
    async removeAllSessions() {
      const removed = await store.removeAllSessions();
      await advance();
      return removed;
    },
  };
}
