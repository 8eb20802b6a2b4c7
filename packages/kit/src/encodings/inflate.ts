import { Gunzip, Inflate, Unzlib } from 'fflate';
import { fail, ok, type Result } from '../result.ts';
import { adler32, crc32 } from './checksums.ts';
import { joinBytes } from './join-bytes.ts';

/** gzip (RFC 1952), zlib (RFC 1950), or what both hold without anything around it (RFC 1951). */
export type DeflateFormat = 'gzip' | 'zlib' | 'raw';

export type InflateCode = 'damaged' | 'too-large';

/** What Brotli bytes (RFC 7932) hold, under the same rules. Each platform has its own, since none is written in what engines know. */
export type Unbrotli = (packed: Uint8Array, limit: number) => Promise<Result<Uint8Array<ArrayBuffer>, InflateCode>>;

/** Bytes given to the decompressor at once: what comes of them, at most a thousand times as many, is counted before there is more. */
const step = 16 * 1024;

const gzipTrailer = 8;
/** A member of a gzip that holds nothing: with it behind a gzip, the decompressor tells where the last one before it ended. */
const emptyMember = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255, 3, ...Array<number>(9).fill(0));
const zlibTrailer = 4;

/** The format that bytes say to be in; raw ones say nothing. */
export function deflateFormat(bytes: Uint8Array): 'gzip' | 'zlib' | undefined {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return 'gzip';
  // The method is deflate, and the first two bytes are a multiple of 31.
  const isZlib = bytes.length > 1 && (bytes[0] & 15) === 8 && (bytes[0] * 256 + bytes[1]) % 31 === 0;
  return isZlib ? 'zlib' : undefined;
}

interface InflateOptions {
  readonly format: DeflateFormat;
  /** Most bytes that may come of it. */
  readonly limit: number;
  readonly report?: (fraction: number) => void;
}

/**
 * What packed bytes hold, all members of a gzip in a row, checked by their sums. Stops as soon as it is more than the
 * limit. Bytes that follow the end are damage as well.
 */
export function inflate(
  packed: Uint8Array,
  { format, limit, report }: InflateOptions,
): Result<Uint8Array<ArrayBuffer>, InflateCode> {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  const parts: Uint8Array[] = [];
  let size = 0;
  let sum = format === 'zlib' ? 1 : 0;
  let memberSize = 0;
  let isWhole = true;
  const take = (part: Uint8Array) => {
    parts.push(part);
    size += part.length;
    memberSize += part.length;
    if (format !== 'raw') sum = format === 'gzip' ? crc32(part, sum) : adler32(part, sum);
  };
  let memberEnd = -1;
  const endMember = (end: number) => {
    const at = end - gzipTrailer;
    isWhole &&= view.getUint32(at, true) === sum && view.getUint32(at + 4, true) === memberSize >>> 0;
    sum = 0;
    memberSize = 0;
    memberEnd = end;
  };
  try {
    const stream = streamOf(format, take, endMember);
    const wanted = (at: number) => {
      report?.(at / packed.length);
      return size <= limit;
    };
    feed(stream, format === 'gzip' ? joinBytes([packed, emptyMember]) : packed, wanted);
  } catch {
    return fail('damaged');
  }
  if (size > limit) return fail('too-large', { limit });
  if (format === 'gzip') isWhole &&= memberEnd === packed.length;
  if (format === 'zlib') isWhole = view.getUint32(packed.length - zlibTrailer) === sum;
  if (format === 'raw') isWhole = packed.length > 0 && !endsBefore(packed);
  return isWhole ? ok(joinBytes(parts)) : fail('damaged');
}

type PackedStream = Pick<Inflate, 'push'>;

function streamOf(
  format: DeflateFormat,
  take: (part: Uint8Array) => void,
  endMember: (end: number) => void,
): PackedStream {
  if (format === 'raw') return new Inflate(take);
  if (format === 'zlib') return new Unzlib(take);
  const stream = new Gunzip(take);
  stream.onmember = endMember;
  return stream;
}

/** Gives the bytes in steps, the first even where there are none, as long as more are wanted. */
function feed(stream: PackedStream, packed: Uint8Array, isWanted: (at: number) => boolean): void {
  let at = 0;
  do {
    stream.push(packed.slice(at, at + step), at + step >= packed.length);
    at += step;
  } while (at < packed.length && isWanted(at));
}

/** Whether the last block ends before the last byte: the decompressor does not look at what follows it. */
function endsBefore(packed: Uint8Array): boolean {
  try {
    feed(new Inflate(() => undefined), packed.subarray(0, -1), () => true);
    return packed.length > 1;
  } catch {
    return false;
  }
}
