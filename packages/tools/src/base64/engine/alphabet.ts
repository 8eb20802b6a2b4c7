import { encodeLatin1 } from '@toolbench/kit/encodings/latin1.ts';
/** RFC 4648: section 4 (`standard`) and section 5 (`url-safe`). */
export type Alphabet = 'standard' | 'url-safe';

const common = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The 64 characters of an alphabet as ASCII codes. */
export const characters: Readonly<Record<Alphabet, Uint8Array>> = {
  standard: encodeLatin1(`${common}+/`),
  'url-safe': encodeLatin1(`${common}-_`),
};

/** Marks in `meanings`, above the 6 bits of a value; from `padding` on there is no value. */
export const standardOnly = 0x40;
export const urlSafeOnly = 0x80;
export const padding = 0x100;
export const whiteSpace = 0x200;
export const foreign = 0x400;

/** By byte: the value of a character in either alphabet, or what else it is. White space is ASCII's, as in WHATWG Infra. */
export const meanings: Uint16Array = makeMeanings();

function makeMeanings(): Uint16Array {
  const table = new Uint16Array(256).fill(foreign);
  characters.standard.forEach((code, value) => (table[code] = value > 61 ? value | standardOnly : value));
  characters['url-safe'].forEach((code, value) => (table[code] = value > 61 ? value | urlSafeOnly : value));
  for (const space of [0x09, 0x0a, 0x0c, 0x0d, 0x20]) table[space] = whiteSpace;
  table[0x3d] = padding;
  return table;
}
