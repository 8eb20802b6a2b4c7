import type { EngineContext } from '@toolbench/kit/context.ts';
import type { IdSource } from './id-source.ts';
import { randomBytes } from './random-bytes.ts';
import { writeMilliseconds } from './uuid-generators.ts';

/** Crockford's Base32: no I, L, O, U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const alphabetCodes = new TextEncoder().encode(alphabet);

/** Characters of a ULID: 128 bits in groups of five, the first group with two bits to spare. */
export const ulidLength = 26;

/**
 * ULIDs in strictly increasing order (github.com/ulid/spec, monotonicity): 48 bits of milliseconds and 80 random bits,
 * which grow by one within a millisecond. When they run over, the next millisecond is borrowed.
 */
export function ulidSource(context: EngineContext): IdSource {
  const fillRandom = randomBytes(context);
  const ulid = new Uint8Array(16);
  let time = -1;
  return {
    width: ulidLength,
    write(target, at) {
      const now = Math.floor(context.now());
      if (now > time || !increment(ulid)) {
        time = Math.max(now, time + 1);
        writeMilliseconds(ulid, time);
        fillRandom(ulid, 6, 16);
      }
      writeBase32(ulid, target, at);
    },
  };
}

/** The 16 bytes of a ULID, or undefined where it is none. Lower case is taken, and I, L, O as Crockford reads them. */
export function parseUlid(text: string): Uint8Array | undefined {
  const plain = text.toUpperCase().replace(/[IL]/g, '1').replaceAll('O', '0');
  if (!/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/.test(plain)) return undefined;
  let value = 0n;
  for (const character of plain) value = (value << 5n) | BigInt(alphabet.indexOf(character));
  const ulid = new Uint8Array(16);
  const halves = new DataView(ulid.buffer);
  halves.setBigUint64(0, value >> 64n);
  halves.setBigUint64(8, value & 0xffff_ffff_ffff_ffffn);
  return ulid;
}

/** Adds one to the 80 random bits; false when they run over. */
function increment(ulid: Uint8Array): boolean {
  for (let index = 15; index >= 6; index -= 1) {
    ulid[index] += 1;
    if (ulid[index] !== 0) return true;
  }
  return false;
}

function writeBase32(ulid: Uint8Array, target: Uint8Array, at: number): void {
  let waiting = 0;
  let bits = 2;
  let next = at;
  for (const byte of ulid) {
    waiting = ((waiting << 8) | byte) & 0xffff;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      target[next] = alphabetCodes[(waiting >>> bits) & 31];
      next += 1;
    }
  }
}
