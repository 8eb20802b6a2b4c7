import type { Field } from './fields/read-fields.ts';

/** Table of CRC-16/CCITT-FALSE: polynomial 1021, high bit first. */
const table: Uint16Array = Uint16Array.from({ length: 256 }, (_, byte) => {
  let crc = byte << 8;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1;
  return crc & 0xffff;
});

/** CRC-16/CCITT-FALSE (initial value FFFF, nothing reflected, no final XOR): ISO/IEC 13239 as EMV QRCPS-MPM 4.7.3 uses it. */
export function crc16(bytes: Uint8Array): number {
  let crc = 0xffff;
  // oxlint-disable-next-line @typescript-eslint/prefer-for-of -- by index it is four times as fast
  for (let at = 0; at < bytes.length; at += 1) crc = ((crc & 0xff) << 8) ^ table[(crc >> 8) ^ bytes[at]];
  return crc;
}

const encoder = new TextEncoder();

/** The four hex digits of the CRC over a text's UTF-8 bytes. */
export function crcOf(text: string): string {
  return crc16(encoder.encode(text)).toString(16).toUpperCase().padStart(4, '0');
}

/** Tag and length of the CRC, which are part of what it is calculated over. */
export const crcHead = '6304';

/** What a code says its CRC is, and what it should be. */
export interface Crc {
  readonly state: 'valid' | 'wrong' | 'missing';
  /** As it stands; empty where there is none. */
  readonly found: string;
  readonly expected: string;
  /** Where it stands, or where it belongs. */
  readonly start: number;
  readonly end: number;
}

/**
 * Checks the CRC of a code that begins at `from` and whose top-level fields have been read up to `end`. It covers
 * everything before the four digits. Lower-case digits are taken for what they say; a code without a CRC is measured as
 * if one followed.
 */
export function checkCrc(text: string, fields: readonly Field[], from: number, end: number): Crc {
  const field = fields.findLast(({ tag }) => tag === '63');
  const start = field?.start ?? end;
  const expected = crcOf(text.slice(from, start) + crcHead);
  if (!field) return { state: 'missing', found: '', expected, start, end };
  const state = field.value.toUpperCase() === expected ? 'valid' : 'wrong';
  return { state, found: field.value, expected, start, end: field.end };
}

/** The text with the CRC it should have, where it has one or where one belongs. */
export function withExpectedCrc(text: string, { start, end, expected }: Crc): string {
  return text.slice(0, start) + crcHead + expected + text.slice(end);
}
