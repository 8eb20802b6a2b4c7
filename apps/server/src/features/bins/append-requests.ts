import type { BinAnswer } from '@toolbench/contracts/bins.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../adapters/database/schema.ts';
import { prepareAppend, type AppendStatements, type CountedBin, type RequestRow } from './append-statements.ts';
import type { CaughtRequest } from './request-store.ts';
import { trim, type BinShare } from './trim-bin.ts';

/** A request that is kept; the answer is the one its bin gives now. */
interface Appended {
  readonly answer: BinAnswer;
}

interface AppendOptions {
  readonly share: BinShare;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Keeps all of them in one transaction, or none. Undefined stands for those whose bin is gone. */
export type AppendRequests = (
  requests: readonly CaughtRequest[],
  options: AppendOptions,
) => Promise<readonly (Appended | undefined)[] | 'disk-full'>;

function rowOf(request: CaughtRequest): Omit<RequestRow, 'number'> {
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
  { countIn, insert }: AppendStatements,
  transaction: Transaction<Schema>,
  requests: readonly CaughtRequest[],
  { share, now }: AppendOptions,
): Promise<ReadonlyMap<string, Appended>> {
  const bins: CountedBin[] = [];
  const rows: RequestRow[] = [];
  for (const [binId, own] of byBin(requests)) {
    const ownRows = own.map(rowOf);
    const bytes = ownRows.reduce((sum, row) => sum + row.bytes, 0);
    const bin = await countIn(transaction, { binId, requests: own.length, bytes, now });
    if (bin === undefined) continue;
    bins.push(bin);
    const first = bin.last - own.length + 1;
    for (const [index, row] of ownRows.entries()) rows.push({ ...row, number: first + index });
  }
  await insert(transaction, rows);
  for (const bin of bins) await trim(transaction, bin, share);
  return new Map(bins.map(({ id, answer }) => [id, { answer: JSON.parse(answer) as BinAnswer }]));
}

/** Keeping requests, on either database. */
export function createAppend(database: Kysely<Schema>): AppendRequests {
  const statements = prepareAppend(database);
  return async (requests, options) => {
    // SQLite ends a transaction itself when the disk is full; Kysely then fails to, and tells only that.
    let isFull = false;
    const noteFullDisk = (error: unknown) => {
      isFull ||= isDiskFull(error);
      throw error;
    };
    try {
      const appended = await database
        .transaction()
        .execute((transaction) => appendAll(statements, transaction, requests, options).catch(noteFullDisk));
      return requests.map(({ binId }) => appended.get(binId));
    } catch (error) {
      if (isFull || isDiskFull(error)) return 'disk-full';
      throw error;
    }
  };
}
