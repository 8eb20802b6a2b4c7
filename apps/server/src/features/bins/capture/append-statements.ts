import type { CompiledQuery, Insertable, Kysely, Transaction } from 'kysely';
import type { Schema } from '../../../adapters/database/schema.ts';

export type RequestRow = Insertable<Schema['bin_requests']>;

export interface CountedBin {
  readonly id: string;
  /** A BinAnswer as JSON. */
  readonly answer: string;
  /** Number of its newest request. */
  readonly last: number;
  readonly kept: number;
  readonly bytes: number;
}

interface Count {
  readonly binId: string;
  readonly requests: number;
  readonly bytes: number;
  readonly now: number;
}

/** Rows of one INSERT, the most first; 32 of the longest bodies stay below what PostgreSQL takes in one message. */
const insertSizes = [32, 16, 8, 4, 2, 1] as const;

/** In the order of the columns of a statement that inserts. */
const emptyRow: RequestRow = {
  bin_id: '',
  number: 0,
  received_at: 0,
  method: '',
  target: '',
  client: '',
  headers: '',
  trailers: '',
  version: '',
  body: new Uint8Array(),
  body_bytes: 0,
  body_sha256: null,
  refused: null,
  bytes: 0,
};
const columns = Object.keys(emptyRow) as (keyof RequestRow)[];

/** The same statement with other parameters, in the order in which it has them. */
const withParameters = <Row>(statement: CompiledQuery<Row>, parameters: readonly unknown[]): CompiledQuery<Row> => ({
  ...statement,
  parameters,
});

/**
 * The statements that every batch of requests needs. Their texts are made once, with parameters that stand for others,
 * because making them takes longer than running them.
 */
export function prepareAppend(database: Kysely<Schema>) {
  const counting = database
    .updateTable('bins')
    .set((row) => ({
      last_request: row('last_request', '+', 0),
      kept: row('kept', '+', 0),
      bytes: row('bytes', '+', 0),
    }))
    .where('id', '=', '')
    .where('expires_at', '>', 0)
    .returning(['id', 'last_request as last', 'kept', 'bytes', 'answer'])
    .compile();
  const inserting = insertSizes.map((size) => ({
    size,
    statement: database
      .insertInto('bin_requests')
      .values(Array.from({ length: size }, () => emptyRow))
      .compile(),
  }));

  return {
    /**
     * Counts requests in and so gives them their numbers. It locks the row of the bin until the transaction ends: servers
     * on one PostgreSQL take turns, and a bin cannot be deleted meanwhile.
     */
    async countIn(
      transaction: Transaction<Schema>,
      { binId, requests, bytes, now }: Count,
    ): Promise<CountedBin | undefined> {
      const statement = withParameters(counting, [requests, requests, bytes, binId, now]);
      return (await transaction.executeQuery(statement)).rows[0];
    },

    async insert(transaction: Transaction<Schema>, rows: readonly RequestRow[]): Promise<void> {
      let at = 0;
      for (const { size, statement } of inserting) {
        for (; rows.length - at >= size; at += size) {
          const values = rows.slice(at, at + size).flatMap((row) => columns.map((column) => row[column]));
          await transaction.executeQuery(withParameters(statement, values));
        }
      }
    },
  };
}

export type AppendStatements = ReturnType<typeof prepareAppend>;
