import { decodeStrictly } from '@toolbench/kit/encodings/decode-bytes.ts';
import { escapedByte } from '@toolbench/kit/encodings/percent.ts';

/** Reading of escapes: the source, the UTF-8 made of it, and how far both are. */
export interface Cursor {
  readonly source: Uint8Array;
  readonly out: Uint8Array<ArrayBuffer>;
  at: number;
  written: number;
}

/** Reads the one escaped character at the cursor into `out`. False, with the cursor unmoved, if there is none. */
export type CharacterReader = (cursor: Cursor) => boolean;

/** An escaped UTF-8 character, all of its bytes escaped (ECMAScript, Decode; ranges of Unicode table 3-7). */
export const readUtf8: CharacterReader = (cursor) => {
  const { source, out, at, written } = cursor;
  const lead = escapedByte(source, at);
  const length = utf8LengthOf(lead);
  if (length === 0) return false;
  out[written] = lead;
  for (let index = 1; index < length; index += 1) {
    const byte = escapedByte(source, at + index * 3);
    if (!continues(lead, index, byte)) return false;
    out[written + index] = byte;
  }
  cursor.at += length * 3;
  cursor.written += length;
  return true;
};

/** Bytes of the UTF-8 character that stands at an offset; 0 if none does. */
export function utf8Sequence(source: Uint8Array, at: number): number {
  const lead = source[at];
  const length = utf8LengthOf(lead);
  for (let index = 1; index < length; index += 1) if (!continues(lead, index, source[at + index] ?? -1)) return 0;
  return length;
}

/** Whether a byte can follow in a UTF-8 character (Unicode, table 3-7). */
function continues(lead: number, index: number, byte: number): boolean {
  const low = index > 1 ? 0x80 : lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
  const high = index > 1 ? 0xbf : lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
  return byte >= low && byte <= high;
}

/** Bytes of a UTF-8 character that begins with this one; 0 if none does. */
function utf8LengthOf(lead: number): number {
  if (lead < 0) return 0;
  if (lead < 0x80) return 1;
  if (lead < 0xc2 || lead > 0xf4) return 0;
  return lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
}

/** An escaped GB18030 character. Bytes after the first may be bare, since old pages left letters and digits so. */
export const readGb18030: CharacterReader = (cursor) => {
  const bytes: number[] = [];
  let end = cursor.at;
  for (let length = 1; length <= 4 && end < cursor.source.length; length += 1) {
    const escaped = escapedByte(cursor.source, end);
    if (escaped < 0 && (length === 1 || cursor.source[end] >= 0x80)) return false;
    bytes.push(escaped < 0 ? cursor.source[end] : escaped);
    end += escaped < 0 ? 1 : 3;
    const character = gb18030Character(bytes);
    if (character === undefined) continue;
    cursor.out.set(character, cursor.written);
    cursor.at = end;
    cursor.written += character.length;
    return true;
  }
  return false;
};

/** UTF-8 by GB18030 sequence read as a number: decoders are slow for a character at a time. */
const known = new Map<number, Uint8Array | undefined>();
const knownLimit = 50_000;

/** The one character of a sequence in UTF-8, undefined while it is incomplete or if it is none. */
function gb18030Character(bytes: readonly number[]): Uint8Array | undefined {
  const key = bytes.reduce((number, byte) => number * 256 + byte, bytes.length);
  if (known.has(key)) return known.get(key);
  const character = decodeSequence(Uint8Array.from(bytes));
  if (known.size < knownLimit) known.set(key, character);
  return character;
}

function decodeSequence(bytes: Uint8Array): Uint8Array | undefined {
  const text = decodeStrictly(bytes, 'gb18030', true);
  return text !== undefined && [...text].length === 1 ? new TextEncoder().encode(text) : undefined;
}
