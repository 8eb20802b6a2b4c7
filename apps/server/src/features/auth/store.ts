import type { User } from '@toolbench/contracts/auth.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../adapters/database/schema.ts';

export interface Account extends User {
  readonly id: string;
  readonly passwordHash: string;
}

/** Times are milliseconds since 1970. */
export interface StoredSession {
  readonly tokenHash: string;
  readonly userId: string;
  readonly createdAt: number;
  readonly usedAt: number;
  /** What the browser says it is. */
  readonly agent: string;
}

const sessionColumns = [
  'token_hash as tokenHash',
  'user_id as userId',
  'sessions.created_at as createdAt',
  'used_at as usedAt',
  'agent',
] as const;

/** Accounts and sessions, on either database. */
export function createAuthStore(database: Kysely<Schema>) {
  return {
    async findAccount(username: string): Promise<Account | undefined> {
      return database
        .selectFrom('users')
        .select(['id', 'username', 'role', 'password_hash as passwordHash'])
        .where('username', '=', username)
        .executeTakeFirst();
    },

    async hasAccounts(): Promise<boolean> {
      return (await database.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
    },

    /** False where the name is taken. */
    async addAccount(account: Account, createdAt: number): Promise<boolean> {
      const { id, username, role, passwordHash } = account;
      const added = await database
        .insertInto('users')
        .values({ id, username, role, password_hash: passwordHash, created_at: createdAt })
        .onConflict((conflict) => conflict.column('username').doNothing())
        .executeTakeFirst();
      return added.numInsertedOrUpdatedRows === 1n;
    },

    async accountNames(): Promise<readonly string[]> {
      const rows = await database.selectFrom('users').select('username').orderBy('username').execute();
      return rows.map(({ username }) => username);
    },

    /** Sets another password. Tokens for tools end with the one before: whoever knew it may have made them. */
    async changePassword(userId: string, passwordHash: string): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        await transaction.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
        await transaction.deleteFrom('tool_tokens').where('user_id', '=', userId).execute();
      });
    },

    async addSession(session: StoredSession): Promise<void> {
      await database
        .insertInto('sessions')
        .values({
          token_hash: session.tokenHash,
          user_id: session.userId,
          created_at: session.createdAt,
          used_at: session.usedAt,
          agent: session.agent,
        })
        .execute();
    },

    async findSession(tokenHash: string): Promise<(StoredSession & { readonly user: User }) | undefined> {
      const row = await database
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .select(sessionColumns)
        .select(['users.username', 'users.role'])
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const { username, role, ...session } = row;
      return { ...session, user: { username, role } };
    },

    /** The sessions of an account, the one used last first. */
    async sessionsOf(userId: string): Promise<readonly StoredSession[]> {
      return database
        .selectFrom('sessions')
        .select(sessionColumns)
        .where('user_id', '=', userId)
        .orderBy('used_at', 'desc')
        .execute();
    },

    async touchSession(tokenHash: string, usedAt: number): Promise<void> {
      await database.updateTable('sessions').set({ used_at: usedAt }).where('token_hash', '=', tokenHash).execute();
    },

    async removeSession(tokenHash: string): Promise<void> {
      await database.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
    },

    /** Ends all sessions of an account, but for the one of this token. */
    async removeOtherSessions(userId: string, tokenHash = ''): Promise<void> {
      await database
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('token_hash', '!=', tokenHash)
        .execute();
    },

    /** How many sessions there are, and when the oldest was made. */
    async countSessions(): Promise<{ readonly count: number; readonly oldest: number | null }> {
      return database
        .selectFrom('sessions')
        .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('oldest')])
        .executeTakeFirstOrThrow();
    },

    /** Signs everybody out and tells how many sessions there were. */
    async removeAllSessions(): Promise<number> {
      return Number((await database.deleteFrom('sessions').executeTakeFirst()).numDeletedRows);
    },

    /** Removes the sessions that were made, or last used, at or before these times. */
    async removeSessions(ended: { readonly createdBy: number; readonly usedBy: number }): Promise<void> {
      await database
        .deleteFrom('sessions')
        .where((where) => where.or([where('created_at', '<=', ended.createdBy), where('used_at', '<=', ended.usedBy)]))
        .execute();
    },
  };
}

export type AuthStore = ReturnType<typeof createAuthStore>;
