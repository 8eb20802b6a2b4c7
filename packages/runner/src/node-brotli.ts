import { createBrotliDecompress } from 'node:zlib';
import type { Unbrotli } from '@toolbench/kit/encodings/inflate.ts';
import { joinBytes } from '@toolbench/kit/encodings/join-bytes.ts';
import { fail, ok } from '@toolbench/kit/result.ts';

/** Brotli by Node's own decoder, which gives what comes of the bytes piece by piece. */
export const unbrotli: Unbrotli = async (packed, limit) => {
  const stream = createBrotliDecompress();
  stream.end(packed);
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of stream as AsyncIterable<Buffer>) {
      size += part.length;
      // Leaving the loop ends the stream.
      if (size > limit) return fail('too-large', { limit });
      parts.push(part);
    }
  } catch {
    return fail('damaged');
  }
  // Node passes over what follows the last block.
  return stream.bytesWritten === packed.length ? ok(joinBytes(parts)) : fail('damaged');
};
