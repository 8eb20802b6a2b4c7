import {
  beginArray,
  beginObject,
  endArray,
  endObject,
  lineFeed,
  nameSeparator,
  quotationMark,
  reverseSolidus,
  solidus,
  space,
  valueSeparator,
} from './characters.ts';
import { utf8End } from './token-ends.ts';

/** JSON with comments, taken apart. */
export interface Jsonc {
  /** The same text with a space for every byte of a comment and for every trailing comma: each token stays in its place. */
  readonly bytes: Uint8Array;
  /** The text as it was. */
  readonly source: Uint8Array;
  /** Where each comment begins and ends, one after the other. */
  readonly spans: readonly number[];
}

const asterisk = 0x2a;
const carriageReturn = 0x0d;

/** Takes JSON with comments apart, without checking what is no comment; undefined when a comment is not well-formed. */
export function splitJsonc(source: Uint8Array, start: number): Jsonc | undefined {
  const bytes = source.slice();
  const spans: number[] = [];
  /** The last byte that is neither white space nor in a comment, the one before it, and where the last one stands. */
  let [before, last, lastAt] = [0, 0, start];
  for (let at = start; at < source.length; at++) {
    const byte = source[at];
    if (byte <= space) continue;
    if (byte === solidus) {
      const end = commentEnd(source, at);
      if (end < 0) return undefined;
      spans.push(at, end);
      for (let blank = at; blank < end; blank++) if (source[blank] !== lineFeed) bytes[blank] = space;
      at = end - 1;
      continue;
    }
    if ((byte === endArray || byte === endObject) && last === valueSeparator && endsValue(before))
      bytes[lastAt] = space;
    [before, last, lastAt] = [last, byte, at];
    if (byte === quotationMark) at = stringEnd(source, at) - 1;
  }
  return { bytes, source, spans };
}

/** Whether a value can end with that byte, or a string begin, whose inside is passed over. */
function endsValue(byte: number): boolean {
  return ![0, beginArray, beginObject, valueSeparator, nameSeparator].includes(byte);
}

/** Behind the string that begins at `start`, or behind the text if it does not end. */
function stringEnd(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== quotationMark) at += bytes[at] === reverseSolidus ? 2 : 1;
  return at + 1;
}

/** Behind the comment that begins at `start`; -1 when none does, when it does not end, or when it is not UTF-8. */
function commentEnd(bytes: Uint8Array, start: number): number {
  const isLine = bytes[start + 1] === solidus;
  if (!isLine && bytes[start + 1] !== asterisk) return -1;
  let at = start + 2;
  while (at < bytes.length) {
    const byte = bytes[at];
    if (isLine && (byte === lineFeed || byte === carriageReturn || isLineSeparator(bytes, at))) return at;
    if (!isLine && byte === asterisk && bytes[at + 1] === solidus) return at + 2;
    at = byte < 0x80 ? at + 1 : utf8End(bytes, at);
    if (at < 0) return -1;
  }
  return isLine ? at : -1;
}

/** U+2028 and U+2029 end a line comment in JSON5 (§8). */
function isLineSeparator(bytes: Uint8Array, at: number): boolean {
  return bytes[at] === 0xe2 && bytes[at + 1] === 0x80 && (bytes[at + 2] & 0xfe) === 0xa8;
}
