import type { BinAnswer } from '@toolbench/contracts/bins.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../adapters/database/schema.ts';
import { createAppend, type AppendRows, type NewRow } from './append-requests.ts';
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

/** A request that is kept; the answer is the one its bin gives now. */
interface Appended {
  readonly answer: BinAnswer;
}

function rowOf(request: CaughtRequest): NewRow {
  const headers = JSON.stringify(request.rawHeaders);
  return {
    bin_id: request.binId,
    received_at: request.receivedAt,
    method: request.method,
    target: request.target,
    client: request.client,
    headers,
    body: request.body,
    body_bytes: request.bodyBytes,
    body_sha256: request.bodySha256,
    refused: request.refused,
    bytes: request.body.length + headers.length + request.target.length,
  };
}

/** What came of each request; undefined where its bin is gone. */
function outcomesOf(
  requests: readonly CaughtRequest[],
  answers: ReadonlyMap<string, string>,
): readonly (Appended | undefined)[] {
  const kept = new Map([...answers].map(([binId, answer]) => [binId, { answer: JSON.parse(answer) as BinAnswer }]));
  return requests.map(({ binId }) => kept.get(binId));
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
 * @param appendRows where they are kept from another thread than this one
 */
export function createRequestStore(
  database: Kysely<Schema>,
  { requestsKept, bytesKept }: BinShare,
  appendRows: AppendRows = createAppend(database),
) {
  const share = { requestsKept, bytesKept };
  return {
    /** Keeps all of them in one transaction, or none. */
    async append(requests: readonly CaughtRequest[], now: number) {
      const answers = await appendRows(requests.map(rowOf), { share, now });
      return answers === 'disk-full' ? answers : outcomesOf(requests, answers);
    },

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
