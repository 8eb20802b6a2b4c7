import { fail, ok, type Result } from '@toolbench/kit/result.ts';
import { placeOf } from '@toolbench/kit/text.ts';

export interface Whole {
  readonly value: bigint;
  /** The base in which it was written. */
  readonly base: number;
}

const prefixes: Readonly<Record<string, number>> = { '0b': 2, '0o': 8, '0x': 16 };

/** What people put between digits so that they can read them. */
const separator = /[\s_,'’]/;

/** The base that a number's own writing tells: a prefix, the suffix h, letters of hexadecimal digits, else ten. */
function writtenBase(digits: string): number {
  const prefix = prefixes[digits.slice(0, 2).toLowerCase()];
  if (prefix) return prefix;
  return /[a-f]/i.test(digits) || /^\d[\da-f]*h$/i.test(digits) ? 16 : 10;
}

/**
 * Reads a whole number. Prefixes (0x, 0o, 0b) and suffixes (h, JavaScript's n) may be there where they fit the base, and
 * separators between digits. The failure points at the first digit that the base does not have.
 * @param base 2 to 36, or `auto` to go by how the number is written
 */
export function readWhole(text: string, base: number | 'auto'): Result<Whole, 'no-number' | 'bad-digit'> {
  const start = text.search(/\S/);
  const written = text.trim();
  const sign = /^[-+−]\s*/.exec(written)?.[0] ?? '';
  let body = written.slice(sign.length);
  const radix = base === 'auto' ? writtenBase(body) : base;
  let offset = start + sign.length;
  if (prefixes[body.slice(0, 2).toLowerCase()] === radix) {
    body = body.slice(2);
    offset += 2;
  } else if (radix === 16) {
    body = body.replace(/h$/i, '');
  }
  if (radix === 10) body = body.replace(/n$/, '');
  const digits: number[] = [];
  for (let at = 0; at < body.length; at += 1) {
    if (separator.test(body[at]) && digits.length > 0) continue;
    const digit = /[\da-z]/i.test(body[at]) ? parseInt(body[at], 36) : NaN;
    if (!(digit < radix)) {
      return fail(
        'bad-digit',
        { digit: String.fromCodePoint(body.codePointAt(at) ?? 0), base: radix },
        placeOf(text, offset + at),
      );
    }
    digits.push(digit);
  }
  if (digits.length === 0) return fail('no-number');
  const value = valueOf(digits, BigInt(radix));
  return ok({ value: /[-−]/.test(sign) ? -value : value, base: radix });
}

/** The number that digits stand for. Halves are joined, so that the time does not grow with the square of the length. */
function valueOf(digits: readonly number[], radix: bigint): bigint {
  let parts = digits.map(BigInt);
  let weight = radix;
  while (parts.length > 1) {
    const odd = parts.length % 2;
    const joined = odd ? [parts[0]] : [];
    for (let at = odd; at < parts.length; at += 2) joined.push(parts[at] * weight + parts[at + 1]);
    parts = joined;
    weight *= weight;
  }
  return parts[0];
}

/** How many bits a number's magnitude has. */
export function bitLength(value: bigint): number {
  const hex = (value < 0n ? -value : value).toString(16);
  return value === 0n ? 0 : hex.length * 4 - Math.clz32(parseInt(hex[0], 16)) + 28;
}

/** A number in a base, with lower-case letters; in groups of three decimal or four other digits where that is asked for. */
export function writeWhole(value: bigint, base: number, isGrouped: boolean): string {
  const digits = value.toString(base);
  if (!isGrouped) return digits;
  const size = base === 10 ? 3 : 4;
  const sign = value < 0n ? '-' : '';
  return sign + groupsOf(sign ? digits.slice(1) : digits, size);
}

/** Digits in groups counted from the right, with blanks between them. */
export function groupsOf(digits: string, size: number): string {
  const first = digits.length % size || size;
  const groups = [digits.slice(0, first)];
  for (let at = first; at < digits.length; at += size) groups.push(digits.slice(at, at + size));
  return groups.join(' ');
}
