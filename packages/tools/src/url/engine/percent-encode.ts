import { encodeLatin1 } from '@toolbench/kit/encodings/latin1.ts';
import { escapedByte } from '@toolbench/kit/encodings/percent.ts';

export interface EncodeRules {
  /** By byte: 1 if it stays. */
  readonly kept: Uint8Array;
  /** What a space becomes. */
  readonly space: '%20' | '+';
  /** Whether `%41` in the source is an escape that stays, or text whose `%` is escaped. */
  readonly escapes: 'stay' | 'are text';
}

export interface PercentEncoded {
  readonly text: Uint8Array<ArrayBuffer>;
  /** Bytes that became an escape. */
  readonly escaped: number;
}

const upperDigits = encodeLatin1('0123456789ABCDEF');
const [percentSign, plusSign, spaceSign] = [0x25, 0x2b, 0x20];

/** Percent-encodes bytes (RFC 3986, section 2.1) with upper-case digits. */
export function percentEncode(bytes: Uint8Array, rules: EncodeRules): PercentEncoded {
  const escaped = countEscapes(bytes, rules);
  const text = new Uint8Array(bytes.length + escaped * 2);
  let written = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (!needsEscape(bytes, at, rules)) {
      text[written++] = byte === spaceSign ? plusSign : byte;
      continue;
    }
    text[written] = percentSign;
    text[written + 1] = upperDigits[byte >> 4];
    text[written + 2] = upperDigits[byte & 15];
    written += 3;
  }
  return { text, escaped };
}

function countEscapes(bytes: Uint8Array, rules: EncodeRules): number {
  let count = 0;
  for (let at = 0; at < bytes.length; at += 1) if (needsEscape(bytes, at, rules)) count += 1;
  return count;
}

function needsEscape(bytes: Uint8Array, at: number, { kept, space, escapes }: EncodeRules): boolean {
  const byte = bytes[at];
  if (kept[byte] === 1) return false;
  if (byte === spaceSign) return space === '%20';
  return !(byte === percentSign && escapes === 'stay' && escapedByte(bytes, at) >= 0);
}
