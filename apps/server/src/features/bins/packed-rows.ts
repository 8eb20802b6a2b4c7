import type { NewRow } from './capture/append-requests.ts';

/** All of a row but its body, of which only the length is told. */
type PackedRow = readonly [
  bin_id: string,
  received_at: number,
  method: string,
  target: string,
  client: string,
  headers: string,
  trailers: string,
  version: string,
  body_bytes: number,
  body_sha256: string | null,
  refused: NewRow['refused'],
  bytes: number,
  bodyLength: number,
];

/** Rows as lists of plain values and one block of bytes: an object for each costs more to hand to another thread. */
export interface PackedRows {
  readonly rows: readonly PackedRow[];
  /** All bodies, joined, in a buffer of their own, which can be given away. */
  readonly bodies: Uint8Array<ArrayBuffer>;
}

const packed = (row: NewRow): PackedRow => [
  row.bin_id,
  row.received_at,
  row.method,
  row.target,
  row.client,
  row.headers,
  row.trailers,
  row.version,
  row.body_bytes,
  row.body_sha256 ?? null,
  row.refused ?? null,
  row.bytes,
  row.body.length,
];

/** Packs rows for another thread. */
export function packRows(rows: readonly NewRow[]): PackedRows {
  const bodies = new Uint8Array(rows.reduce((sum, { body }) => sum + body.length, 0));
  let at = 0;
  for (const { body } of rows) {
    bodies.set(body, at);
    at += body.length;
  }
  return { rows: rows.map(packed), bodies };
}

/** The rows again; their bodies are views into the block. */
export function unpackRows({ rows, bodies }: PackedRows): NewRow[] {
  let at = 0;
  return rows.map((row) => {
    const [bin_id, received_at, method, target, client, headers, trailers, version, ...last] = row;
    const [body_bytes, body_sha256, refused, bytes, length] = last;
    const body = bodies.subarray(at, at + length);
    at += length;
    const head = { bin_id, received_at, method, target, client, headers, trailers, version };
    return { ...head, body_bytes, body_sha256, refused, bytes, body };
  });
}
