import { escapedByte } from '@toolbench/kit/encodings/percent.ts';
import type { CharacterReader, Cursor } from './escaped-character.ts';

const [percentSign, letterU] = [0x25, 0x75];
/** `%u` and four hexadecimal digits. */
const escapeLength = 6;
const encoder = new TextEncoder();

/**
 * The UTF-16 code unit that `%u` and four hexadecimal digits at an offset stand for (ECMAScript, B.2.1, escape), or -1
 * if that is not what stands there. RFC 3986 knows no such escape.
 */
export function utf16Unit(source: Uint8Array, at: number): number {
  if (source[at] !== percentSign || source[at + 1] !== letterU || at + escapeLength > source.length) return -1;
  const [high, low] = [at + 2, at + 4].map((pair) =>
    escapedByte(Uint8Array.of(percentSign, source[pair], source[pair + 1]), 0),
  );
  return high < 0 || low < 0 ? -1 : high * 256 + low;
}

/** Whether a text has `%uXXXX`, so that it was written by escape() and not as RFC 3986 says. */
export function hasUtf16Escapes(source: Uint8Array): boolean {
  for (let at = source.indexOf(percentSign); at >= 0; at = source.indexOf(percentSign, at + 1)) {
    if (utf16Unit(source, at) >= 0) return true;
  }
  return false;
}

const isHighHalf = (unit: number) => unit >= 0xd800 && unit < 0xdc00;
const isLowHalf = (unit: number) => unit >= 0xdc00 && unit < 0xe000;

/** A character of one unit or of a surrogate pair, both halves escaped; half a pair alone is none. */
export const readUtf16: CharacterReader = (cursor) => {
  const unit = utf16Unit(cursor.source, cursor.at);
  if (unit < 0 || isLowHalf(unit)) return false;
  if (!isHighHalf(unit)) return write(cursor, String.fromCharCode(unit), escapeLength);
  const next = utf16Unit(cursor.source, cursor.at + escapeLength);
  return isLowHalf(next) && write(cursor, String.fromCharCode(unit, next), 2 * escapeLength);
};

/** A character up to U+00FF, which escape() writes as two digits whatever UTF-8 has for it. */
export const readLatin1: CharacterReader = (cursor) => {
  const unit = escapedByte(cursor.source, cursor.at);
  return unit >= 0 && write(cursor, String.fromCharCode(unit), 3);
};

function write(cursor: Cursor, character: string, length: number): true {
  cursor.written += encoder.encodeInto(character, cursor.out.subarray(cursor.written)).written;
  cursor.at += length;
  return true;
}
