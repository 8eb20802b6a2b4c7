import type { BinAnswer } from '@toolbench/contracts/bins.ts';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Schema } from '../../adapters/database/schema.ts';

/** Times are milliseconds since 1970. */
interface NewBin {
  readonly id: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly answer: BinAnswer;
}

export interface Bin extends NewBin {
  /** Number of the newest request; they count from 1. */
  readonly lastRequest: number;
  /** Requests that are still there, and their bytes together. */
  readonly kept: number;
  readonly bytes: number;
}

function binOf(row: Selectable<Schema['bins']>): Bin {
  return {
    id: row.id,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    answer: JSON.parse(row.answer) as BinAnswer,
    lastRequest: row.last_request,
    kept: row.kept,
    bytes: row.bytes,
  };
}

/** Bins, on either database. A bin goes with all its requests. */
export function createBinStore(database: Kysely<Schema>) {
  return {
    async add({ id, createdAt, expiresAt, answer }: NewBin): Promise<void> {
      const counts = { last_request: 0, kept: 0, bytes: 0 };
      await database
        .insertInto('bins')
        .values({ id, created_at: createdAt, expires_at: expiresAt, answer: JSON.stringify(answer), ...counts })
        .execute();
    },

    /** Nothing where the bin is unknown or has expired. */
    async find(id: string, now: number): Promise<Bin | undefined> {
      const row = await database
        .selectFrom('bins')
        .selectAll()
        .where('id', '=', id)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row && binOf(row);
    },

    /** False where the bin is unknown or has expired. */
    async setAnswer(id: string, answer: BinAnswer, now: number): Promise<boolean> {
      const { numUpdatedRows } = await database
        .updateTable('bins')
        .set({ answer: JSON.stringify(answer) })
        .where('id', '=', id)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    /** False where the bin is unknown. */
    async remove(id: string): Promise<boolean> {
      const { numDeletedRows } = await database.deleteFrom('bins').where('id', '=', id).executeTakeFirst();
      return numDeletedRows === 1n;
    },

    /** The ids of up to `most` bins that end at or before this time. */
    async endedBy(time: number, most: number): Promise<readonly string[]> {
      const rows = await database.selectFrom('bins').select('id').where('expires_at', '<=', time).limit(most).execute();
      return rows.map(({ id }) => id);
    },

    /** The largest first. */
    async list(most: number): Promise<readonly Bin[]> {
      return (await database.selectFrom('bins').selectAll().orderBy('bytes', 'desc').limit(most).execute()).map(binOf);
    },

    /** All bins together. */
    async total(): Promise<{ readonly count: number; readonly bytes: number; readonly oldest: number | null }> {
      return (
        database
          .selectFrom('bins')
          .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('oldest')])
          // PostgreSQL's sum of BIGINT is NUMERIC, which is read as text.
          .select(sql<number>`cast(coalesce(sum(bytes), 0) as bigint)`.as('bytes'))
          .executeTakeFirstOrThrow()
      );
    },
  };
}

export type BinStore = ReturnType<typeof createBinStore>;
