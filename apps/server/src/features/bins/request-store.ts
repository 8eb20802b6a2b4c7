import type { BinAnswer } from '@toolbench/contracts/bins.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { sql, type Insertable, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../../adapters/database/schema.ts';

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

/** How much of one bin is kept. */
interface BinShare {
  readonly requestsKept: number;
  readonly bytesKept: number;
}

type Row = Insertable<Schema['bin_requests']>;

interface CountedBin {
  readonly id: string;
  /** A BinAnswer as JSON. */
  readonly answer: string;
  /** Number of its newest request. */
  readonly last: number;
  readonly kept: number;
  readonly bytes: number;
}

/** Rows of one INSERT: 50 of the longest bodies stay below what PostgreSQL takes in one message. */
const rowsPerInsert = 50;

function rowOf(request: CaughtRequest): Omit<Row, 'number'> {
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

/** The number of the newest request that has to go so that the bin keeps to its share; the last one always stays. */
async function lastToGo(transaction: Transaction<Schema>, bin: CountedBin, share: BinShare): Promise<number> {
  const byCount = bin.last - share.requestsKept;
  if (bin.bytes <= share.bytesKept) return byCount;
  const rows = await transaction
    .selectFrom('bin_requests')
    .select(['number', 'bytes'])
    .where('bin_id', '=', bin.id)
    .where('number', '>', byCount)
    .orderBy('number', 'desc')
    .execute();
  let bytes = 0;
  for (const row of rows) {
    bytes += row.bytes;
    if (bytes > share.bytesKept && row.number < bin.last) return row.number;
  }
  return byCount;
}

/**
 * Requests beyond the share that may stay for a while, unseen: deleting ten at once costs hardly more than one. A share
 * in bytes is kept exactly.
 */
const surplus = (share: BinShare) => Math.floor(share.requestsKept / 10);

/** Deletes the oldest requests of a bin beyond its share. */
async function trim(transaction: Transaction<Schema>, bin: CountedBin, share: BinShare): Promise<void> {
  if (bin.kept <= share.requestsKept + surplus(share) && bin.bytes <= share.bytesKept) return;
  const gone = await transaction
    .deleteFrom('bin_requests')
    .where('bin_id', '=', bin.id)
    .where('number', '<=', await lastToGo(transaction, bin, share))
    .returning('bytes')
    .execute();
  const bytes = gone.reduce((sum, row) => sum + row.bytes, 0);
  await transaction
    .updateTable('bins')
    .set((row) => ({ kept: row('kept', '-', gone.length), bytes: row('bytes', '-', bytes) }))
    .where('id', '=', bin.id)
    .execute();
}

/**
 * Counts requests in and so gives them their numbers. It locks the row of the bin until the transaction ends: servers
 * on one PostgreSQL take turns, and a bin cannot be deleted meanwhile.
 */
async function countIn(
  transaction: Transaction<Schema>,
  binId: string,
  rows: readonly Omit<Row, 'number'>[],
  now: number,
) {
  const bytes = rows.reduce((sum, row) => sum + row.bytes, 0);
  return transaction
    .updateTable('bins')
    .set((row) => ({
      last_request: row('last_request', '+', rows.length),
      kept: row('kept', '+', rows.length),
      bytes: row('bytes', '+', bytes),
    }))
    .where('id', '=', binId)
    .where('expires_at', '>', now)
    .returning(['id', 'last_request as last', 'kept', 'bytes', 'answer'])
    .executeTakeFirst();
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

/** By bin, always in the same order, so that no two servers wait for each other. */
function byBin(requests: readonly CaughtRequest[]): readonly (readonly [string, readonly CaughtRequest[]])[] {
  const groups = new Map<string, CaughtRequest[]>();
  for (const request of requests) {
    const group = groups.get(request.binId);
    if (group === undefined) groups.set(request.binId, [request]);
    else group.push(request);
  }
  return [...groups].sort(([left], [right]) => (left < right ? -1 : 1));
}

/** SQLite's and PostgreSQL's words for a disk without space. */
const diskFullCodes: readonly unknown[] = ['SQLITE_FULL', '53100'];

function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && diskFullCodes.includes(error.code);
}

/** Keeps requests, each bin within its share, and tells what each bin answers. */
async function appendAll(
  transaction: Transaction<Schema>,
  requests: readonly CaughtRequest[],
  { share, now }: { readonly share: BinShare; readonly now: number },
): Promise<ReadonlyMap<string, Appended>> {
  const bins: CountedBin[] = [];
  const rows: Row[] = [];
  for (const [binId, own] of byBin(requests)) {
    const ownRows = own.map(rowOf);
    const bin = await countIn(transaction, binId, ownRows, now);
    if (bin === undefined) continue;
    bins.push(bin);
    const first = bin.last - ownRows.length + 1;
    for (const [index, row] of ownRows.entries()) rows.push({ ...row, number: first + index });
  }
  for (let at = 0; at < rows.length; at += rowsPerInsert) {
    const some = rows.slice(at, at + rowsPerInsert);
    await transaction.insertInto('bin_requests').values(some).execute();
  }
  for (const bin of bins) await trim(transaction, bin, share);
  return new Map(bins.map(({ id, answer }) => [id, { answer: JSON.parse(answer) as BinAnswer }]));
}

/** The requests of bins, on either database. */
export function createRequestStore(database: Kysely<Schema>, share: BinShare) {
  return {
    /** Keeps all of them in one transaction, or none. Undefined stands for those whose bin is gone. */
    async append(
      requests: readonly CaughtRequest[],
      now: number,
    ): Promise<readonly (Appended | undefined)[] | 'disk-full'> {
      // SQLite ends a transaction itself when the disk is full; Kysely then fails to, and tells only that.
      let isFull = false;
      const noteFullDisk = (error: unknown) => {
        isFull ||= isDiskFull(error);
        throw error;
      };
      try {
        const appended = await database
          .transaction()
          .execute((transaction) => appendAll(transaction, requests, { share, now }).catch(noteFullDisk));
        return requests.map(({ binId }) => appended.get(binId));
      } catch (error) {
        if (isFull || isDiskFull(error)) return 'disk-full';
        throw error;
      }
    },

    /** The newest that come after a number, newest first; of long bodies only the beginning. */
    async list(binId: string, { after = 0, most = share.requestsKept } = {}): Promise<readonly ListedRequest[]> {
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
        .where('last_request', '<', number + share.requestsKept)
        .where('refused', 'is', null)
        .executeTakeFirst();
      return row && bytesOf(row.body);
    },
  };
}

export type RequestStore = ReturnType<typeof createRequestStore>;
