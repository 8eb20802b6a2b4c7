import { decodeBase64 } from '@toolbench/kit/encodings/base64.ts';
import { toHex } from '@toolbench/kit/encodings/hex.ts';

interface Digest {
  /** In hexadecimal or Base64. */
  readonly value: string;
  readonly bits: number;
}

const hex = /^(?:[\da-f]{2})+$/i;

/** Hexadecimal in lower case of what may be written in it, in colons (`AB:CD`), or in Base64; undefined where it is neither. */
function bytesOf(written: string): string | undefined {
  const joined = written.replaceAll(':', '');
  if (hex.test(joined)) return joined.toLowerCase();
  // Shorter words are words: only padding marks the Base64 of a checksum.
  if (written.length < 22 && !written.endsWith('=')) return undefined;
  const decoded = decodeBase64(written.replaceAll('-', '+').replaceAll('_', '/'));
  if (decoded.badAt !== undefined || decoded.bytes.length === 0) return undefined;
  return toHex(decoded.bytes);
}

/** What stands in front of a digest: `sha256:` of images, `sha384-` of pages (Subresource Integrity), `md5=`. */
const label = /^[a-z][a-z\d]*(?:-\d+)?[:=-](?=.{8})/i;

/**
 * The digests that a text may hold, as hexadecimal: one as it is, in groups, in Base64, or in the lines of checksum
 * files (`5891… *file.iso`, `SHA256 (file.iso) = 5891…`), several of them included.
 */
function digestsIn(text: string): ReadonlySet<string> {
  const words = text.split(/[\s,;"'()]+/).filter((word) => word !== '');
  const grouped = text.replace(/\s+/g, '');
  const tried = [...words.flatMap((word) => [word, word.replace(label, '')]), grouped];
  return new Set(tried.map(bytesOf).filter((bytes) => bytes !== undefined));
}

/** What a pasted text says of digests: which it holds, and whether it holds any of their lengths at all. */
export function compare<One extends Digest>(
  digests: readonly One[],
  pasted: string,
): { readonly matching: readonly One[]; readonly isDigest: boolean } {
  const given = digestsIn(pasted);
  const lengths = new Set([...given].map((hexadecimal) => hexadecimal.length));
  return {
    matching: digests.filter(({ value }) => given.has(bytesOf(value) ?? '')),
    isDigest: digests.some(({ bits }) => lengths.has(bits / 4)),
  };
}
