import type { BinAnswer } from '@toolbench/contracts/bins.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../adapters/database/schema.ts';
import { createAppend, type AppendRows, type NewRow } from './capture/append-requests.ts';
import { readRefusedHead } from '../../plugins/traffic/refused-head.ts';
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
  /** The whole head where it is not as RFC 9112 has it, one character for each byte. */
  readonly rawHead?: string;
  /** The same of the fields after the body. */
  readonly rawTrailers: readonly string[];
  /** Of HTTP. */
  readonly version: string;
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

/** What a list holds of a request, in bytes. */
export interface RequestSize {
  readonly number: number;
  readonly bytes: number;
}

interface BodyPart {
  readonly from: number;
  readonly length: number;
}

/** A request that is kept; the answer is the one its bin gives now. */
interface Appended {
  readonly answer: BinAnswer;
}

/**
 * PostgreSQL keeps no NUL in a text. A target has one character for each byte, so one beyond all bytes can stand for it.
 */
const storedNul = '\u0100';

/** Of a head that is not as RFC 9112 has it the whole is written: its fields are read from it again. */
function headersOf(written: string): Pick<CaughtRequest, 'rawHeaders' | 'rawHead'> {
  const read = JSON.parse(written) as string[] | string;
  return typeof read === 'string' ? { rawHeaders: readRefusedHead(read).fields, rawHead: read } : { rawHeaders: read };
}

function rowOf(request: CaughtRequest): NewRow {
  const headers = JSON.stringify(request.rawHead ?? request.rawHeaders);
  const trailers = JSON.stringify(request.rawTrailers);
  return {
    bin_id: request.binId,
    received_at: request.receivedAt,
    method: request.method,
    target: request.target.replaceAll('\0', storedNul),
    client: request.client,
    headers,
    trailers,
    version: request.version,
    body: request.body,
    body_bytes: request.bodyBytes,
    body_sha256: request.bodySha256,
    refused: request.refused,
    bytes:
      request.body.length +
      headers.length +
      request.target.length +
      (request.rawTrailers.length > 0 ? trailers.length : 0),
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
    target: row.target.replaceAll(storedNul, '\0'),
    client: row.client,
    ...headersOf(row.headers),
    rawTrailers: JSON.parse(row.trailers) as string[],
    version: row.version,
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

    /** How much a list holds of each of the newest, newest first. */
    async sizes(binId: string): Promise<readonly RequestSize[]> {
      const rows = await database
        .selectFrom('bin_requests')
        .select(['number', 'bytes', 'body_bytes', 'refused'])
        .where('bin_id', '=', binId)
        .orderBy('number', 'desc')
        .limit(requestsKept)
        .execute();
      return rows.map(({ number, bytes, body_bytes, refused }) => {
        const unlisted = refused === null ? Math.max(body_bytes - limits.bins.listedBodyBytes, 0) : 0;
        return { number, bytes: bytes - unlisted };
      });
    },

    /** The newest within a range of numbers, newest first; of long bodies only the beginning. */
    async list(binId: string, { after = 0, upTo = Number.MAX_SAFE_INTEGER } = {}): Promise<readonly ListedRequest[]> {
      const rows = await database
        .selectFrom('bin_requests')
        .select(['bin_id', 'number', 'received_at', 'method', 'target', 'client', 'headers', 'body_bytes'])
        .select(['body_sha256', 'refused', 'bytes', 'trailers', 'version'])
        .select(sql<Uint8Array>`substr(body, 1, ${sql.lit(limits.bins.listedBodyBytes)})`.as('body'))
        .where('bin_id', '=', binId)
        .where('number', '>', after)
        .where('number', '<=', upTo)
        .orderBy('number', 'desc')
        .limit(requestsKept)
        .execute();
      return rows.map(listed);
    },

    /** The length of the body of one of the newest requests, unless it was refused. */
    async bodyLength(binId: string, number: number): Promise<number | undefined> {
      const row = await database
        .selectFrom('bin_requests')
        .innerJoin('bins', 'bins.id', 'bin_requests.bin_id')
        .select('body_bytes')
        .where('bin_id', '=', binId)
        .where('number', '=', number)
        .where('last_request', '<', number + requestsKept)
        .where('refused', 'is', null)
        .executeTakeFirst();
      return row?.body_bytes;
    },

    /** Some bytes of a body, from a place that counts from 0; fewer at its end, nothing where the request is gone. */
    async bodyPart(binId: string, number: number, { from, length }: BodyPart): Promise<Buffer | undefined> {
      const row = await database
        .selectFrom('bin_requests')
        .select(sql<Uint8Array>`substr(body, ${sql.lit(from + 1)}, ${sql.lit(length)})`.as('part'))
        .where('bin_id', '=', binId)
        .where('number', '=', number)
        .executeTakeFirst();
      return row && bytesOf(row.part);
    },
  };
}

export type RequestStore = ReturnType<typeof createRequestStore>;
