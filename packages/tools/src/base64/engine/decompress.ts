import { Decompress } from 'fflate';
import { limits } from '@toolbench/contracts/limits.ts';
import { fail, ok, type Result } from '@toolbench/kit/result.ts';
import { readDecoded, type Decoded } from './decoded.ts';
import type { Charset } from '@toolbench/kit/encodings/charset.ts';

export type DecompressCode = 'decompress-unknown' | 'decompress-damaged' | 'decompress-too-large';

/** Bytes given to the decompressor at once: what comes of them is counted before there is more. */
const step = 64 * 1024;

const isGzip = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b;
/** RFC 1950: the method is deflate, and the first two bytes are a multiple of 31. */
const isZlib = (bytes: Uint8Array) =>
  (bytes[0] & 15) === 8 && bytes.length > 1 && (bytes[0] * 256 + bytes[1]) % 31 === 0;

/** What gzip (RFC 1952) or zlib (RFC 1950) bytes hold. Stops as soon as it is more than a tool opens as a file. */
export function decompress(
  input: Uint8Array,
  { charset }: { readonly charset: Charset },
  { report }: { readonly report: (fraction: number) => void },
  limit: number = limits.files.openBytes,
): Result<Decoded, DecompressCode> {
  if (!isGzip(input) && !isZlib(input)) return fail('decompress-unknown');
  const parts: Uint8Array[] = [];
  let size = 0;
  let isComplete = false;
  const stream = new Decompress((part, isFinal) => {
    parts.push(part);
    size += part.length;
    isComplete ||= isFinal;
  });
  try {
    for (let at = 0; at < input.length && size <= limit; at += step) {
      stream.push(input.slice(at, at + step), at + step >= input.length);
      report(at / input.length);
    }
  } catch {
    return fail('decompress-damaged');
  }
  if (size > limit) return fail('decompress-too-large', { limit });
  if (!isComplete) return fail('decompress-damaged');
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return ok(readDecoded(bytes, charset, {}));
}
