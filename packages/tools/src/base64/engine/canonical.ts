import { encodeBase32 } from '@toolbench/kit/encodings/base32.ts';
import { encodeBase64 } from '@toolbench/kit/encodings/base64.ts';
import { textToString } from '@toolbench/kit/text.ts';
import type { OtherEncoding } from '../options.ts';
import { ascii85Group } from './other-encodings.ts';

/** A group of characters that stands for the same bytes as another one, which every encoder writes. */
export interface Variant {
  /** Byte offset in the source of the first character that an encoder would not have written. */
  readonly at: number;
  readonly found: string;
  readonly canonical: string;
}

interface Groups {
  /** Bytes of a whole group. */
  readonly bytes: number;
  readonly encode: (bytes: Uint8Array) => string;
  /** Characters that stand for nothing. */
  readonly isGap: (byte: number) => boolean;
}

const [lastBlank, equalsSign, hyphen, tilde] = [0x20, 0x3d, 0x2d, 0x7e];

const groups: Readonly<Record<Exclude<OtherEncoding | 'base64', 'base58'>, Groups>> = {
  base64: { bytes: 3, encode: encodeBase64, isGap: (byte) => byte <= lastBlank || byte === equalsSign },
  base32: {
    bytes: 5,
    encode: encodeBase32,
    isGap: (byte) => byte <= lastBlank || byte === equalsSign || byte === hyphen,
  },
  ascii85: { bytes: 4, encode: ascii85Group, isGap: (byte) => byte <= lastBlank },
};

/** The offsets of the last characters that are no gaps, in their order. */
function lastOf(source: Uint8Array, count: number, isGap: Groups['isGap']): number[] {
  const found: number[] = [];
  for (let at = source.length - 1; at >= 0 && found.length < count; at -= 1) if (!isGap(source[at])) found.push(at);
  return found.reverse();
}

/** Five characters for four zeros, which Ascii85 writes as z. */
function longZeros(source: Uint8Array): Variant | undefined {
  let [held, first, marks] = [0, 0, 0];
  for (const [at, byte] of source.entries()) {
    if (byte <= lastBlank) continue;
    if (byte === tilde) {
      // The mark in front ends here, that at the end begins.
      held = 0;
      continue;
    }
    if (byte === 0x7a) continue;
    if (held === 0) [first, marks] = [at, 0];
    held += 1;
    marks += byte === 0x21 ? 1 : 0;
    if (held < 5) continue;
    if (marks === 5) return { at: first, found: '!!!!!', canonical: 'z' };
    held = 0;
  }
  return undefined;
}

/**
 * Where a text that was decoded is not what an encoder makes of its bytes: bits of the last group that stand for nothing
 * are not zero. RFC 4648 section 3.5 lets decoders refuse that. Here it is read in every encoding, because what is inside
 * is what a reader wants to know of a text that a careless encoder wrote, and said, because two texts for the same bytes
 * undo comparisons of signatures and identifiers. A text in Base58 is a number, which is written in one way only.
 */
export function variantOf(
  source: Uint8Array,
  bytes: Uint8Array,
  encoding: OtherEncoding | 'base64',
): Variant | undefined {
  if (encoding === 'base58') return undefined;
  const { bytes: whole, encode, isGap } = groups[encoding];
  const early = encoding === 'ascii85' ? longZeros(source) : undefined;
  const rest = bytes.length % whole;
  if (early || rest === 0) return early;
  const canonical = encode(bytes.subarray(bytes.length - rest)).replace(/=+$/, '');
  let offsets = lastOf(source, canonical.length + 2, isGap);
  if (source[offsets.at(-2) ?? 0] === tilde) offsets = offsets.slice(0, -2);
  offsets = offsets.slice(-canonical.length);
  const found = textToString(Uint8Array.from(offsets, (at) => source[at]));
  const asWritten = encoding === 'ascii85' ? canonical : lastAs(found, canonical.slice(-1), encoding);
  const index = [...found].findIndex((character, place) => character !== asWritten[place]);
  return index < 0 ? undefined : { at: offsets[index], found, canonical: asWritten };
}

/** A group with its last character, where all that may differ is, in the case of the others where case means nothing. */
function lastAs(found: string, last: string, encoding: 'base64' | 'base32'): string {
  const end = found.slice(-1);
  if (encoding === 'base32' && end.toUpperCase() === last) return found;
  const isSmall = encoding === 'base32' && found === found.toLowerCase();
  return found.slice(0, -1) + (isSmall ? last.toLowerCase() : last);
}
