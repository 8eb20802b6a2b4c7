import { limits } from '@toolbench/contracts/limits.ts';
import type { Charset } from '@toolbench/kit/encodings/charset.ts';
import { deflateFormat, inflate } from '@toolbench/kit/encodings/inflate.ts';
import { fail, ok, type Result } from '@toolbench/kit/result.ts';
import { readDecoded, type Decoded } from './decoded.ts';

export type DecompressCode = 'decompress-unknown' | 'decompress-damaged' | 'decompress-too-large';

/** What gzip (RFC 1952) or zlib (RFC 1950) bytes hold. Stops as soon as it is more than a tool opens as a file. */
export function decompress(
  input: Uint8Array,
  { charset }: { readonly charset: Charset },
  { report }: { readonly report: (fraction: number) => void },
  limit: number = limits.files.openBytes,
): Result<Decoded, DecompressCode> {
  const format = deflateFormat(input);
  if (format === undefined) return fail('decompress-unknown');
  const inflated = inflate(input, { format, limit, report });
  if (!inflated.ok) return fail(`decompress-${inflated.code}`, inflated.detail);
  return ok(readDecoded(inflated.value, charset, {}));
}
