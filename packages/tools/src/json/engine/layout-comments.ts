import { createWriter, writeByte, writeSlice, written, type ByteWriter } from './byte-writer.ts';
import type { Indent } from './layout.ts';
import { validScalarEnd } from './query/node-table.ts';
import {
  endArray,
  endObject,
  isBegin,
  lineFeed,
  nameSeparator,
  quotationMark,
  solidus,
  space,
  tab,
  valueSeparator,
} from './read/characters.ts';
import type { Jsonc } from './read/jsonc.ts';
import { deepestIndent } from './read/limits.ts';
import { validStringEnd } from './read/string-value.ts';
import { whiteSpaceEnd } from './read/token-ends.ts';

const carriageReturn = 0x0d;

interface Layout {
  readonly jsonc: Jsonc;
  readonly writer: ByteWriter;
  readonly filler: number;
  readonly width: number;
  level: number;
  /** The first byte of the token that was written last; 0 at the beginning. */
  last: number;
  /** The next comment, as an index into the spans. */
  comment: number;
}

/**
 * Lays a valid text out as `reindent` does, with its comments where they stood: behind a token on its line, or before
 * the next one. What stands in a comment stays as it is. `size` is how many bytes the result will have, roughly;
 * undefined where it would have more than `most`.
 */
export function reindentWithComments(
  jsonc: Jsonc,
  start: number,
  size: number,
  most: number,
  indent: Indent,
): Uint8Array | undefined {
  const isTab = indent === 'tab';
  const layout: Layout = {
    jsonc,
    writer: createWriter(size, most),
    filler: isTab ? tab : space,
    width: isTab ? 1 : indent,
    level: 0,
    last: 0,
    comment: 0,
  };
  const { bytes } = jsonc;
  /** Behind the last token, and where the comments are looked for that stand before the next one. */
  let [at, gapStart] = [start, start];
  for (;;) {
    at = whiteSpaceEnd(bytes, at);
    const next = bytes[at] as number | undefined;
    // A comma goes before comments that end a line, so that it stays with its value; they follow it.
    const isMoved = next === valueSeparator && !isInline(layout, gapStart, at);
    if (!isMoved) writeGap(layout, gapStart, at, next);
    if (layout.writer.isFull) return undefined;
    if (next === undefined) return written(layout.writer);
    const end = tokenEnd(bytes, at);
    writeToken(layout, at, end);
    at = end;
    if (!isMoved) gapStart = end;
  }
}

function tokenEnd(bytes: Uint8Array, at: number): number {
  if (bytes[at] === quotationMark) return validStringEnd(bytes, at);
  return isStructure(bytes[at]) ? at + 1 : validScalarEnd(bytes, at);
}

function isStructure(byte: number): boolean {
  return isBegin(byte) || isEnd(byte) || byte === nameSeparator || byte === valueSeparator;
}

function isEnd(byte: number | undefined): boolean {
  return byte === endObject || byte === endArray;
}

function writeToken(layout: Layout, at: number, end: number): void {
  const byte = layout.jsonc.bytes[at];
  if (isEnd(byte)) layout.level -= 1;
  if (isBegin(byte)) layout.level += 1;
  writeSlice(layout.writer, layout.jsonc.bytes, at, end);
  layout.last = byte;
}

/** The white space between the last token and the next one where no comment stands between them. */
function separate(layout: Layout, next: number | undefined): void {
  if (breaksBefore(layout, next)) breakLine(layout, isEnd(next) ? layout.level - 1 : layout.level);
  else if (layout.last === nameSeparator) writeByte(layout.writer, space);
}

/** Whether the layout has a line break between the last token and the next one. */
function breaksBefore({ last }: Layout, next: number | undefined): boolean {
  if (next === undefined || last === 0) return false;
  if (isBegin(last)) return next !== last + 2;
  return last === valueSeparator || isEnd(next);
}

/** Writes the comments between `from` and the next token at `to`, and all white space that belongs there. */
function writeGap(layout: Layout, from: number, to: number, next: number | undefined): void {
  const { jsonc, writer, last, comment: first } = layout;
  const { spans, bytes, source } = jsonc;
  const breaks = breaksBefore(layout, next);
  const leadsNext = breaks && !isEnd(next) && isInline(layout, from, to, to);
  let before = from;
  let [isLine, isAlone] = [false, false];
  for (; spans[layout.comment] < to; layout.comment += 2) {
    const [start, end] = [spans[layout.comment], spans[layout.comment + 1]];
    isAlone = isLine || hasBreak(bytes, before, start) || (leadsNext && layout.comment === first);
    if (isAlone && writer.size > 0) breakLine(layout, layout.level);
    else if (writer.size > 0) writeByte(writer, space);
    writeSlice(writer, source, start, end);
    isLine = source[start + 1] === solidus;
    before = end;
  }
  if (layout.comment === first) separate(layout, next);
  else if (next !== undefined) {
    const breaksNext = isEnd(next) ? isAlone || !isBegin(last) : hasBreak(bytes, before, to) && (breaks || last === 0);
    if (isLine || breaksNext) breakLine(layout, isEnd(next) ? layout.level - 1 : layout.level);
    else if (next !== valueSeparator && next !== nameSeparator) writeByte(writer, space);
  }
}

/** Whether the next comments before `to` stand in one line behind `from`, and with `until` behind them up to there, too. */
function isInline(
  { jsonc: { bytes, source, spans }, comment }: Layout,
  from: number,
  to: number,
  until?: number,
): boolean {
  let before = from;
  for (let index = comment; spans[index] < to; index += 2) {
    if (source[spans[index] + 1] === solidus || hasBreak(bytes, before, spans[index])) return false;
    before = spans[index + 1];
  }
  return until === undefined || !hasBreak(bytes, before, until);
}

function hasBreak(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (bytes[at] === lineFeed || bytes[at] === carriageReturn) return true;
  return false;
}

function breakLine({ writer, width, filler }: Layout, level: number): void {
  writeByte(writer, lineFeed);
  for (let left = Math.min(level, deepestIndent) * width; left > 0; left--) writeByte(writer, filler);
}
