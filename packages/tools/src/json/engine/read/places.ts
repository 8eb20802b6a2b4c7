import { markLength } from '@toolbench/kit/encodings/byte-order-mark.ts';
import type { Place } from '@toolbench/kit/result.ts';
import { carriageReturn, lineFeed } from './characters.ts';

/**
 * The place of a byte offset in UTF-8 text: the column counts UTF-16 code units, and LF, CR and CRLF end a line. A byte
 * order mark takes no column. What stands before the offset must be valid UTF-8.
 */
export function placeInBytes(bytes: Uint8Array, offset: number): Place {
  return placesInBytes(bytes, [offset])[0];
}

/** The places of ascending byte offsets, in one reading. */
export function placesInBytes(bytes: Uint8Array, offsets: readonly number[]): Place[] {
  let line = 1;
  let lineStart = markLength(bytes);
  let at = lineStart;
  return offsets.map((offset) => {
    for (; at < offset; at++) {
      const byte = bytes[at];
      if (byte !== lineFeed && (byte !== carriageReturn || bytes[at + 1] === lineFeed)) continue;
      line += 1;
      lineStart = at + 1;
    }
    return { line, column: codeUnits(bytes, lineStart, offset) + 1 };
  });
}

/** UTF-16 code units of a stretch of UTF-8: one for every lead byte, two where the sequence has four bytes. */
function codeUnits(bytes: Uint8Array, start: number, end: number): number {
  let units = 0;
  for (let at = start; at < end; at++) {
    const byte = bytes[at];
    if ((byte & 0xc0) !== 0x80) units += byte >= 0xf0 ? 2 : 1;
  }
  return units;
}

/** The places of ascending UTF-16 offsets in a string, in one reading. */
export function placesInText(text: string, offsets: readonly number[]): Place[] {
  let line = 1;
  let lineStart = 0;
  let at = 0;
  return offsets.map((offset) => {
    for (; at < offset; at++) {
      const code = text.charCodeAt(at);
      if (code !== lineFeed && (code !== carriageReturn || text.charCodeAt(at + 1) === lineFeed)) continue;
      line += 1;
      lineStart = at + 1;
    }
    return { line, column: offset - lineStart + 1 };
  });
}
