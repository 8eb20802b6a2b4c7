import type { Place } from '../result.ts';

export interface Utf8Faults {
  /** Places where bytes are no UTF-8; what stands together is one. */
  readonly count: number;
  /** Where the first of them is, in the text that has U+FFFD for it. */
  readonly first: Place;
  /** Whether they are so few that the text is UTF-8 all the same. */
  readonly areFew: boolean;
}

/**
 * So many bytes that continue a character of UTF-8 stand beside each fault, at least, where a text is meant to be UTF-8.
 * In other encodings bytes follow each other so by chance, a sixth of the time, and every other one is a fault.
 */
const leastContinued = 3;

/**
 * Where bytes are not all UTF-8: damaged, cut within a character, or in another encoding. Undefined where they are. A U+FFFD
 * that stands in the text itself is a character like any other.
 */
export function utf8Faults(bytes: Uint8Array): Utf8Faults | undefined {
  const place = { line: 1, column: 0 };
  let [count, continued] = [0, 0];
  let inFault = false;
  let first: Place | undefined;
  for (let at = 0; at < bytes.length;) {
    const length = characterLength(bytes, at);
    place.column += 1;
    if (length === 0) {
      first ??= { ...place };
      if (!inFault) count += 1;
    } else if (bytes[at] === lineFeed || (bytes[at] === carriageReturn && bytes[at + 1] !== lineFeed)) {
      place.line += 1;
      place.column = 0;
    }
    inFault = length === 0;
    // A character beyond U+FFFF is two in the text.
    if (length === 4) place.column += 1;
    if (length > 1) continued += length - 1;
    at += Math.max(1, length);
  }
  return first && { count, first, areFew: continued >= count * leastContinued };
}

const [lineFeed, carriageReturn] = [0x0a, 0x0d];

/** Second bytes of first ones that not all of them continue, which would make longer forms than needed, halves of pairs or no characters. */
const seconds: Readonly<Record<number, readonly [least: number, most: number]>> = {
  0xe0: [0xa0, 0xbf],
  0xed: [0x80, 0x9f],
  0xf0: [0x90, 0xbf],
  0xf4: [0x80, 0x8f],
};

/** The bytes of the character that begins at a place (Unicode, table 3-7); 0 where none does. */
function characterLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at];
  if (lead < 0x80) return 1;
  if (lead < 0xc2 || lead > 0xf4) return 0;
  const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  const [least, most] = seconds[lead] ?? [0x80, 0xbf];
  if (!(bytes[at + 1] >= least && bytes[at + 1] <= most)) return 0;
  for (let next = at + 2; next < at + length; next += 1) if ((bytes[next] & 0xc0) !== 0x80) return 0;
  return length;
}
