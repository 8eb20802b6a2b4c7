import { encodeLatin1 } from '@toolbench/kit/encodings/latin1.ts';
import {
  carriageReturn,
  decimalPoint,
  isDigit,
  isHexDigit,
  lineFeed,
  minus,
  plus,
  quotationMark,
  reverseSolidus,
  space,
  tab,
  zero,
} from './characters.ts';

/*
 * Each function takes the offset at which a token starts and answers the offset just behind it. Where the bytes break
 * the grammar of RFC 8259 it answers the bitwise complement of the offset that breaks it: a negative number, so that the
 * hot loop pays one comparison for an error.
 */

/** Behind the white space (RFC 8259 §2) that starts at `at`; `at` itself when there is none. */
export function whiteSpaceEnd(bytes: Uint8Array, at: number): number {
  const { length } = bytes;
  while (at < length) {
    const byte = bytes[at];
    if (byte > space || (byte !== space && byte !== lineFeed && byte !== tab && byte !== carriageReturn)) break;
    at += 1;
  }
  return at;
}

/** Behind the string (RFC 8259 §7) whose opening quotation mark stands at `start`. Checks escapes and UTF-8. */
export function stringEnd(bytes: Uint8Array, start: number): number {
  const { length } = bytes;
  let at = start + 1;
  while (at < length) {
    const byte = bytes[at];
    if (byte === quotationMark) return at + 1;
    if (byte < space) return ~at;
    if (byte < 0x80 && byte !== reverseSolidus) {
      at += 1;
      continue;
    }
    at = byte === reverseSolidus ? escapeEnd(bytes, at) : utf8End(bytes, at);
    if (at < 0) return at;
  }
  return ~length;
}

/** Behind the escape whose reverse solidus stands at `start`. */
function escapeEnd(bytes: Uint8Array, start: number): number {
  switch (bytes[start + 1]) {
    case 0x22: // "
    case 0x2f: // /
    case 0x5c: // \
    case 0x62: // b
    case 0x66: // f
    case 0x6e: // n
    case 0x72: // r
    case 0x74: // t
      return start + 2;
    case 0x75: // u
      for (let at = start + 2; at < start + 6; at++) {
        if (!isHexDigit(bytes[at])) return ~Math.min(at, bytes.length);
      }
      return start + 6;
    default:
      return ~Math.min(start + 1, bytes.length);
  }
}

/** Behind the one UTF-8 sequence of two to four bytes at `start` (RFC 3629 §4: no overlong forms, no surrogates). */
export function utf8End(bytes: Uint8Array, start: number): number {
  const lead = bytes[start];
  const second = bytes[start + 1];
  if (lead < 0xe0) return lead >= 0xc2 && isTail(second) ? start + 2 : ~start;
  if (lead < 0xf0) {
    const fits = isTail(second) && (lead !== 0xe0 || second >= 0xa0) && (lead !== 0xed || second < 0xa0);
    return fits && isTail(bytes[start + 2]) ? start + 3 : ~start;
  }
  const fits = lead <= 0xf4 && isTail(second) && (lead !== 0xf0 || second >= 0x90) && (lead !== 0xf4 || second < 0x90);
  return fits && isTail(bytes[start + 2]) && isTail(bytes[start + 3]) ? start + 4 : ~start;
}

function isTail(byte: number): boolean {
  return (byte & 0xc0) === 0x80;
}

/** Behind the number (RFC 8259 §6) that starts at `start` with a minus or a digit. */
export function numberEnd(bytes: Uint8Array, start: number): number {
  const { length } = bytes;
  let at = bytes[start] === minus ? start + 1 : start;
  if (at >= length || !isDigit(bytes[at])) return ~at;
  at = bytes[at] === zero ? at + 1 : digitsEnd(bytes, at);
  if (at < length && bytes[at] === decimalPoint) {
    at += 1;
    if (at >= length || !isDigit(bytes[at])) return ~at;
    at = digitsEnd(bytes, at);
  }
  if (at < length && (bytes[at] | 0x20) === 0x65) {
    at += 1;
    if (at < length && (bytes[at] === plus || bytes[at] === minus)) at += 1;
    if (at >= length || !isDigit(bytes[at])) return ~at;
    at = digitsEnd(bytes, at);
  }
  return at;
}

function digitsEnd(bytes: Uint8Array, at: number): number {
  const { length } = bytes;
  while (at < length && isDigit(bytes[at])) at += 1;
  return at;
}

const literals = ['true', 'false', 'null'].map(encodeLatin1);

/** Behind `true`, `false` or `null` at `start`. */
export function literalEnd(bytes: Uint8Array, start: number): number {
  for (const letters of literals) {
    if (letters[0] === bytes[start]) {
      for (let index = 1; index < letters.length; index++) {
        if (bytes[start + index] !== letters[index]) return ~start;
      }
      return start + letters.length;
    }
  }
  return ~start;
}
