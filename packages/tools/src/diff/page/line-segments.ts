import { REFINED } from '../engine/comparison.ts';
import type { Comparison } from '../engine/comparison.ts';
import { RANGE_FIELDS } from '../engine/lines/ranges.ts';

/** A piece of a line; marked pieces are what differs in it. */
export interface Segment {
  readonly text: string;
  readonly isMarked: boolean;
  /** Characters (UTF-16 units) left out in place of a text. */
  readonly omitted?: number;
}

/** Longest line that is shown whole; of a longer one, what is shown at both ends of each piece. UTF-16 units. */
const MAX_SHOWN = 2000;
const EDGE = 120;
const MAX_MARKS = 40;

/** Marks of one line: first column and column behind the last. */
export type LineRange = readonly [from: number, to: number];

/** Ranges of a line, found by halving. */
export function rangesOfLine(ranges: Int32Array, line: number): LineRange[] {
  let low = 0;
  let high = ranges.length / RANGE_FIELDS;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle * RANGE_FIELDS] ?? 0) < line) low = middle + 1;
    else high = middle;
  }
  const found: LineRange[] = [];
  for (let at = low * RANGE_FIELDS; ranges[at] === line; at += RANGE_FIELDS) {
    found.push([ranges[at + 1] ?? 0, ranges[at + 2] ?? 0]);
  }
  return found;
}

/**
 * Whether a line of a hunk is shown as changed: by lines every one is, by words and characters those with ranges are,
 * or all where the hunk was not looked into.
 */
export function isChangedLine(comparison: Comparison, hunk: number, ranges: readonly LineRange[]): boolean {
  return comparison.mode === 'lines' || comparison.states[hunk] !== REFINED || ranges.length > 0;
}

/** A line cut into marked and other pieces. Of a very long line only the beginning and end of each piece are given. */
export function segmentsOf(line: string, ranges: readonly LineRange[]): Segment[] {
  const text = line.replace(/\r?\n$/, '');
  const isLong = text.length > MAX_SHOWN;
  const segments: Segment[] = [];
  const add = (from: number, to: number, isMarked: boolean) => {
    if (from >= to) return;
    const piece = text.slice(from, to);
    if (isLong && piece.length > 3 * EDGE) addEdges(segments, piece, isMarked);
    else segments.push({ text: piece, isMarked });
  };
  let at = 0;
  for (const [from, to] of isLong ? ranges.slice(0, MAX_MARKS) : ranges) {
    add(at, from, false);
    add(from, Math.min(to, text.length), true);
    if (to > text.length) segments.push({ text: lineEndSign(line), isMarked: true });
    at = to;
  }
  add(at, text.length, false);
  return segments;
}

function addEdges(segments: Segment[], piece: string, isMarked: boolean): void {
  segments.push({ text: piece.slice(0, EDGE).toWellFormed(), isMarked });
  segments.push({ text: '', isMarked, omitted: piece.length - 2 * EDGE });
  segments.push({ text: piece.slice(-EDGE).toWellFormed(), isMarked });
}

/** Makes a line end visible where it is what differs. */
function lineEndSign(line: string): string {
  return line.endsWith('\r\n') ? '␍␊' : '␊';
}
