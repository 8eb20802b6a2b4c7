import {
  endArray,
  endObject,
  isBegin,
  lineFeed,
  nameSeparator,
  quotationMark,
  reverseSolidus,
  space,
  tab,
  valueSeparator,
} from './read/characters.ts';
import type { Census } from './read/check.ts';
import { deepestIndent } from './read/limits.ts';
import { whiteSpaceEnd } from './read/token-ends.ts';

/*
 * Both layouts take a text that `check` has found valid, the offset where it begins (behind a byte order mark) and the
 * exact size of what they make. They copy every token byte for byte: only white space between tokens changes.
 */

/** Spaces for one level of indentation, or one tab. */
export type Indent = 2 | 4 | 8 | 'tab';

function indentWidth(indent: Indent): number {
  return indent === 'tab' ? 1 : indent;
}

/** Bytes of the text that `reindent` makes. */
export function indentedSize(census: Census, indent: Indent): number {
  return census.compactSize + census.keys + census.lineBreaks + census.indentLevels * indentWidth(indent);
}

/** One key or element a line, laid out as by `JSON.stringify(value, null, indent)`. Indentation stops growing at level 100. */
export function reindent(bytes: Uint8Array, start: number, size: number, indent: Indent): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(size);
  const width = indentWidth(indent);
  const filler = indent === 'tab' ? tab : space;
  const { length } = bytes;
  let level = 0;
  let at = start;
  let to = 0;
  while (at < length) {
    const byte = bytes[at];
    if (byte === quotationMark) {
      const end = copyString(bytes, at, out, to);
      to += end - at;
      at = end;
      continue;
    }
    at += 1;
    if (byte <= space) continue;
    if (isEnd(byte)) {
      level -= 1;
      const isEmpty = out[to - 1] === byte - 2;
      if (!isEmpty) to = breakLine(out, to, Math.min(level, deepestIndent) * width, filler);
    }
    out[to] = byte;
    to += 1;
    if (byte === nameSeparator) {
      out[to] = space;
      to += 1;
    } else if (isBegin(byte)) {
      level += 1;
      at = whiteSpaceEnd(bytes, at);
      if (bytes[at] !== byte + 2) to = breakLine(out, to, Math.min(level, deepestIndent) * width, filler);
    } else if (byte === valueSeparator) to = breakLine(out, to, Math.min(level, deepestIndent) * width, filler);
  }
  return out;
}

/** No white space between tokens. Here `size` may also be more than what is needed. */
export function compress(bytes: Uint8Array, start: number, size: number): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(size);
  const { length } = bytes;
  let at = start;
  let to = 0;
  while (at < length) {
    const byte = bytes[at];
    if (byte === quotationMark) {
      const end = copyString(bytes, at, out, to);
      to += end - at;
      at = end;
      continue;
    }
    at += 1;
    if (byte > space) {
      out[to] = byte;
      to += 1;
    }
  }
  return to === size ? out : out.slice(0, to);
}

function isEnd(byte: number): boolean {
  return byte === endObject || byte === endArray;
}

/** Copies the string that starts at `start` to `to`; the offset behind it. */
function copyString(bytes: Uint8Array, start: number, out: Uint8Array, to: number): number {
  const shift = to - start;
  let at = start + 1;
  out[to] = quotationMark;
  for (;;) {
    const byte = bytes[at];
    out[at + shift] = byte;
    at += 1;
    if (byte === quotationMark) return at;
    if (byte === reverseSolidus) {
      out[at + shift] = bytes[at];
      at += 1;
    }
  }
}

function breakLine(out: Uint8Array, to: number, indent: number, filler: number): number {
  out[to] = lineFeed;
  const end = to + 1 + indent;
  for (let at = to + 1; at < end; at++) out[at] = filler;
  return end;
}
