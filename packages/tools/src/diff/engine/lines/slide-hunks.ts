import { HUNK_FIELDS, hunkAt, hunkCount } from './hunks.ts';
import type { Hunk } from './hunks.ts';
import type { Lines } from './intern-lines.ts';
import type { NumberPair } from './middle-point.ts';

const MAX_SLIDE = 100;
const TAB_WIDTH = 8;
const BLANK_LINE_WORTH = 4;
const SPACE = 32;
const TAB = 9;

/**
 * Lines added or removed next to equal ones can often be placed in several ways (is the closing brace of the function
 * above new, or that of the function below?). Moves each such hunk to where a reader expects it: starting at a blank
 * line or at the least indented one, as git's indent heuristic does. The hunks stay a true difference of the ids.
 */
export function slideHunks(hunks: Int32Array, ids: NumberPair, left: Lines, right: Lines): void {
  for (let index = 0; index < hunkCount(hunks); index++) {
    const hunk = hunkAt(hunks, index);
    if (hunk.leftCount > 0 && hunk.rightCount > 0) continue;
    const room = roomAround(hunks, index, ids);
    const shift =
      hunk.leftCount > 0
        ? bestShift(ids.left, left, hunk.left, hunk.leftCount, room)
        : bestShift(ids.right, right, hunk.right, hunk.rightCount, room);
    hunks[index * HUNK_FIELDS] = hunk.left + shift;
    hunks[index * HUNK_FIELDS + 2] = hunk.right + shift;
  }
}

/** How many lines lie between a hunk and its neighbours; one is left standing so that hunks never touch. */
interface Room {
  readonly up: number;
  readonly down: number;
}

function roomAround(hunks: Int32Array, index: number, ids: NumberPair): Room {
  const hunk = hunkAt(hunks, index);
  const before: Hunk | undefined = index > 0 ? hunkAt(hunks, index - 1) : undefined;
  const after: Hunk | undefined = index + 1 < hunkCount(hunks) ? hunkAt(hunks, index + 1) : undefined;
  const up = before ? hunk.left - before.left - before.leftCount - 1 : hunk.left;
  const end = hunk.left + hunk.leftCount;
  const down = after ? after.left - end - 1 : ids.left.length - end;
  return { up: Math.min(up, MAX_SLIDE), down: Math.min(down, MAX_SLIDE) };
}

function bestShift(ids: Int32Array, lines: Lines, start: number, count: number, room: Room): number {
  let up = 0;
  while (up < room.up && ids[start - up - 1] === ids[start + count - up - 1]) up++;
  let down = 0;
  while (down < room.down && ids[start + down] === ids[start + count + down]) down++;
  if (up + down === 0) return 0;
  let best = down;
  let bestCost = Infinity;
  for (let shift = down; shift >= -up; shift--) {
    const cost = edgeCost(lines, start + shift) + edgeCost(lines, start + shift + count);
    if (cost < bestCost) {
      best = shift;
      bestCost = cost;
    }
  }
  return best;
}

/** How ill a cut before this line would look: deep indentation is bad, a blank line above is good. */
function edgeCost(lines: Lines, line: number): number {
  const lineCount = lines.starts.length - 1;
  const followsBlank = line > 0 && indentOf(lines, line - 1) < 0;
  let next = line;
  while (next < lineCount && next < line + MAX_SLIDE && indentOf(lines, next) < 0) next++;
  const indent = next < lineCount ? indentOf(lines, next) : 0;
  return Math.max(indent, 0) - (followsBlank && next === line ? BLANK_LINE_WORTH : 0);
}

/** Width of the white space a line starts with; -1 for a line of nothing else. */
function indentOf({ bytes, starts }: Lines, line: number): number {
  const end = starts[line + 1] ?? 0;
  let width = 0;
  for (let at = starts[line] ?? 0; at < end; at++) {
    const byte = bytes[at] ?? 0;
    if (byte > SPACE) return width;
    width += byte === TAB ? TAB_WIDTH - (width % TAB_WIDTH) : 1;
  }
  return -1;
}
