import { limits } from '@toolbench/contracts/limits.ts';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../adapters/database/schema.ts';
import { createAppend, type AppendRequests } from './append-requests.ts';
import type { BinShare } from './trim-bin.ts';

/** A request as it came. Times are milliseconds since 1970. */
export interface CaughtRequest {
  readonly binId: string;
  readonly receivedAt: number;
  readonly method: string;
  readonly target: string;
  readonly client: string;
  /** Names and values in turn, in the order and the spelling in which they came. */
  readonly rawHeaders: readonly string[];
  readonly body: Uint8Array;
  /** Of a refused body: what was declared or had come. */
  readonly bodyBytes: number;
  /** In hexadecimal; null where the body was refused. */
  readonly bodySha256: string | null;
  readonly refused: 'body-too-large' | null;
}

/** A request in a list: of a long body only the beginning. */
export interface ListedRequest extends CaughtRequest {
  readonly number: number;
}

/** SQLite's driver gives a blob as an ArrayBuffer, and an empty one as null. */
function bytesOf(blob: Uint8Array | null): Buffer {
  return Buffer.from(blob ?? []);
}

function listed(row: Schema['bin_requests']): ListedRequest {
  return {
    binId: row.bin_id,
    number: row.number,
    receivedAt: row.received_at,
    method: row.method,
    target: row.target,
    client: row.client,
    rawHeaders: JSON.parse(row.headers) as string[],
    body: bytesOf(row.body),
    bodyBytes: row.body_bytes,
    bodySha256: row.body_sha256,
    refused: row.refused,
  };
}

/**
 * The requests of bins, on either database.
 * @param appendRequests where they are kept from another thread than this one
 */
export function createRequestStore(
  database: Kysely<Schema>,
  { requestsKept, bytesKept }: BinShare,
  appendRequests: AppendRequests = createAppend(database),
) {
  const share = { requestsKept, bytesKept };
  return {
    append: (requests: readonly CaughtRequest[], now: number) => appendRequests(requests, { share, now }),

    /** The newest that come after a number, newest first; of long bodies only the beginning. */
    async list(binId: string, { after = 0, most = requestsKept } = {}): Promise<readonly ListedRequest[]> {
      const rows = await database
        .selectFrom('bin_requests')
        .select(['bin_id', 'number', 'received_at', 'method', 'target', 'client', 'headers', 'body_bytes'])
        .select(['body_sha256', 'refused', 'bytes'])
        .select(sql<Uint8Array>`substr(body, 1, ${sql.lit(limits.bins.listedBodyBytes)})`.as('body'))
        .where('bin_id', '=', binId)
        .where('number', '>', after)
        .orderBy('number', 'desc')
        .limit(most)
        .execute();
      return rows.map(listed);
    },

    /** The whole body of one of the newest requests, unless it was refused. */
    async body(binId: string, number: number): Promise<Buffer | undefined> {
      const row = await database
        .selectFrom('bin_requests')
        .innerJoin('bins', 'bins.id', 'bin_requests.bin_id')
        .select('body')
        .where('bin_id', '=', binId)
        .where('number', '=', number)
        .where('last_request', '<', number + requestsKept)
        .where('refused', 'is', null)
        .executeTakeFirst();
      return row && bytesOf(row.body);
    },
  };
}

export type RequestStore = ReturnType<typeof createRequestStore>;
