import { createByteWriter } from './byte-writer.ts';
import type { ByteWriter } from './byte-writer.ts';
import { diffLines } from '../lines/diff-lines.ts';
import { hunkAt, hunkCount } from '../lines/hunks.ts';
import type { Hunk } from '../lines/hunks.ts';
import type { Lines } from '../lines/intern-lines.ts';
import { lineStarts } from '../lines/line-starts.ts';

const encoder = new TextEncoder();
const LINE_FEED = 10;
const REMOVED = 0x2d;
const ADDED = 0x2b;
const KEPT = 0x20;
const noLineEnd = encoder.encode('\n\\ No newline at end of file\n');

/**
 * The unified diff (POSIX diff -u, with git's header) that turns the left text into the right one to the byte. Lines
 * are taken from the texts as they are, so CR LF, bytes that are not UTF-8 and a missing last line end are kept.
 * Empty when the texts are the same.
 */
export function unifiedPatch(
  leftBytes: Uint8Array,
  rightBytes: Uint8Array,
  fileName: string,
  contextLines: number,
): Uint8Array<ArrayBuffer> {
  const left = { bytes: leftBytes, starts: lineStarts(leftBytes) };
  const right = { bytes: rightBytes, starts: lineStarts(rightBytes) };
  const { hunks } = diffLines(left, right, { left, right });
  const writer = createByteWriter(1024);
  if (hunks.length > 0) writer.append(encoder.encode(fileHeader(fileName)));
  writer.append(unifiedHunks(left, right, hunks, contextLines));
  return writer.finish();
}

/** The hunks of a unified diff, each under its `@@` line, without a file's header. */
export function unifiedHunks(
  left: Lines,
  right: Lines,
  hunks: Int32Array,
  contextLines: number,
): Uint8Array<ArrayBuffer> {
  const writer = createByteWriter(1024);
  for (let first = 0; first < hunkCount(hunks);) {
    let last = first;
    while (last + 1 < hunkCount(hunks) && gapAfter(hunks, last) <= 2 * contextLines) last++;
    writeGroup(writer, left, right, hunks, { first, last }, contextLines);
    first = last + 1;
  }
  return writer.finish();
}

function fileHeader(fileName: string): string {
  const left = quoteName(`a/${fileName}`);
  const right = quoteName(`b/${fileName}`);
  // A tab ends a name that holds blanks, as GNU diff and git write it.
  const end = /[ ]/.test(fileName) && !left.startsWith('"') ? '\t' : '';
  return `diff --git ${left} ${right}\n--- ${left}${end}\n+++ ${right}${end}\n`;
}

/** Names with quotes, backslashes or control characters are written as C strings, as git reads them. */
function quoteName(name: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what has to be found
  if (!/["\\\u0000-\u001f\u007f]/.test(name)) return name;
  // oxlint-disable-next-line no-control-regex -- as above
  const escaped = name.replace(/["\\]/g, '\\$&').replace(/[\u0000-\u001f\u007f]/g, (character) => {
    return `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`;
  });
  return `"${escaped}"`;
}

/** Equal lines between a hunk and the next. */
function gapAfter(hunks: Int32Array, index: number): number {
  const hunk = hunkAt(hunks, index);
  return hunkAt(hunks, index + 1).left - hunk.left - hunk.leftCount;
}

/** Writes hunks that lie so close that they share their context, under one `@@` line. */
function writeGroup(
  writer: ByteWriter,
  left: Lines,
  right: Lines,
  hunks: Int32Array,
  group: { readonly first: number; readonly last: number },
  contextLines: number,
): void {
  const first = hunkAt(hunks, group.first);
  const last = hunkAt(hunks, group.last);
  const leftStart = Math.max(0, first.left - contextLines);
  const leftEnd = Math.min(left.starts.length - 1, last.left + last.leftCount + contextLines);
  const before = first.left - leftStart;
  const after = leftEnd - last.left - last.leftCount;
  const rightStart = first.right - before;
  const rightEnd = last.right + last.rightCount + after;
  const header = `@@ -${span(leftStart, leftEnd)} +${span(rightStart, rightEnd)} @@\n`;
  writer.append(encoder.encode(header));
  let line = leftStart;
  for (let index = group.first; index <= group.last; index++) {
    const hunk: Hunk = hunkAt(hunks, index);
    writeLines(writer, KEPT, left, line, hunk.left);
    writeLines(writer, REMOVED, left, hunk.left, hunk.left + hunk.leftCount);
    writeLines(writer, ADDED, right, hunk.right, hunk.right + hunk.rightCount);
    line = hunk.left + hunk.leftCount;
  }
  writeLines(writer, KEPT, left, line, leftEnd);
}

/** Line numbers count from 1; a stretch without lines is named by the line before it. */
function span(start: number, end: number): string {
  const count = end - start;
  if (count === 1) return String(start + 1);
  return `${count === 0 ? start : start + 1},${count}`;
}

function writeLines(writer: ByteWriter, sign: number, lines: Lines, first: number, end: number): void {
  for (let line = first; line < end; line++) {
    const bytes = lines.bytes.subarray(lines.starts[line], lines.starts[line + 1]);
    writer.byte(sign);
    writer.append(bytes);
    if (bytes.at(-1) !== LINE_FEED) writer.append(noLineEnd);
  }
}
