import { limits } from '@toolbench/contracts/limits.ts';
import { deflateFormat, inflate, type Unbrotli } from '@toolbench/kit/encodings/inflate.ts';
import { fail, ok, type Detail, type Failure, type Result } from '@toolbench/kit/result.ts';

/** Why a body is shown only as it was sent, though it says to be encoded. */
export type CodingProblem =
  | 'coding-unknown'
  | 'coding-not-it'
  | 'coding-damaged'
  | 'coding-too-large'
  | 'coding-too-many';

/** Takes a coding off; `not-it` where the bytes are not in it at all. */
type Decode = (
  packed: Uint8Array,
  limit: number,
  unbrotli: Unbrotli,
) => Result<Uint8Array, 'damaged' | 'too-large' | 'not-it'> | ReturnType<Unbrotli>;

const gunzip: Decode = (packed, limit) =>
  deflateFormat(packed) === 'gzip' ? inflate(packed, { format: 'gzip', limit }) : fail('not-it');

/** Zlib by its definition (RFC 9110, 8.4.1.2), the bare stream by many senders. One can begin as the other does. */
const undeflate: Decode = (packed, limit) => {
  const isZlib = deflateFormat(packed) === 'zlib';
  const unpacked = isZlib ? inflate(packed, { format: 'zlib', limit }) : null;
  if (unpacked && (unpacked.ok || unpacked.code === 'too-large')) return unpacked;
  const raw = inflate(packed, { format: 'raw', limit });
  return raw.ok || raw.code === 'too-large' ? raw : (unpacked ?? raw);
};

const decoders: Readonly<Record<string, Decode>> = {
  gzip: gunzip,
  'x-gzip': gunzip,
  deflate: undeflate,
  br: (packed, limit, unbrotli) => unbrotli(packed, limit),
};

/** The codings that a Content-Encoding names, in the order in which they were put on, in lower case. `identity` is none. */
export function readCodings(contentEncoding: string): string[] {
  const names = contentEncoding.split(',').map((name) => name.trim().toLowerCase());
  return names.filter((name) => name !== '' && name !== 'identity');
}

/** A body without its codings, the last one taken off first (RFC 9110, 8.4). */
export async function takeOffCodings(
  body: Uint8Array,
  codings: readonly string[],
  unbrotli: Unbrotli,
): Promise<Result<Uint8Array, CodingProblem>> {
  const { unpackedEncodings: most, unpackedBodyBytes: limit } = limits.bins;
  if (codings.length > most) return fail('coding-too-many', { most });
  // What comes first off would be unpacked for nothing.
  const unknown = codings.find((coding) => !Object.hasOwn(decoders, coding));
  if (unknown !== undefined) return fail('coding-unknown', { coding: unknown });
  let bytes = body;
  for (const coding of codings.toReversed()) {
    const unpacked = await decoders[coding](bytes, limit, unbrotli);
    if (!unpacked.ok) return problemOf(unpacked, { coding, limit });
    bytes = unpacked.value;
  }
  return ok(bytes);
}

function problemOf({ code }: Failure<'damaged' | 'too-large' | 'not-it'>, detail: Detail): Failure<CodingProblem> {
  return fail(`coding-${code}`, detail);
}
