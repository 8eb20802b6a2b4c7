import type { RandomBytes } from '../../shared/ports.ts';

/** Crockford's base 32: no letters that look like digits. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** Five random bits for each letter, in groups that can be read aloud. */
export function readableBits(random: RandomBytes, letters: number, group: number): string {
  const text = Array.from(random(letters), (byte) => alphabet.charAt(byte % alphabet.length)).join('');
  return text.replace(new RegExp(`.{${group}}(?=.)`, 'g'), '$&-');
}

/** A password of 100 random bits. */
export const generatePassword = (random: RandomBytes) => readableBits(random, 20, 5);
