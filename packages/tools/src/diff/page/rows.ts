import { IGNORED } from '../engine/comparison.ts';
import type { Comparison } from '../engine/comparison.ts';
import { hunkAt, hunkCount } from '../engine/lines/hunks.ts';

export type View = 'side-by-side' | 'inline';

export const NO_LINE = -1;
export const NO_HUNK = -1;

/** The rows of a view of a whole comparison. Lines count from 0; a side without a line has NO_LINE. */
export interface Rows {
  readonly left: Int32Array;
  readonly right: Int32Array;
  /** The hunk a row belongs to, NO_HUNK for rows that are equal. */
  readonly hunks: Int32Array;
  readonly count: number;
}

interface RowWriter {
  readonly left: Int32Array;
  readonly right: Int32Array;
  readonly hunks: Int32Array;
  count: number;
}

/** Lays a comparison out in rows: versions of a line side by side, or removed lines above added ones. */
export function layOutRows(comparison: Comparison, view: View): Rows {
  const leftLines = comparison.leftStarts.length - 1;
  const size = leftLines + comparison.rightStarts.length - 1;
  const rows: RowWriter = {
    left: new Int32Array(size),
    right: new Int32Array(size),
    hunks: new Int32Array(size),
    count: 0,
  };
  let left = 0;
  let right = 0;
  let pair = 0;
  for (let index = 0; index < hunkCount(comparison.hunks); index++) {
    const hunk = hunkAt(comparison.hunks, index);
    while (left < hunk.left) addRow(rows, left++, right++, NO_HUNK);
    const leftEnd = hunk.left + hunk.leftCount;
    const rightEnd = hunk.right + hunk.rightCount;
    if (view === 'inline') {
      while (left < leftEnd) addRow(rows, left++, NO_LINE, index);
      while (right < rightEnd) addRow(rows, NO_LINE, right++, index);
      continue;
    }
    for (; (comparison.pairs[pair] ?? leftEnd) < leftEnd; pair += 2) {
      addSideBySide(rows, left, comparison.pairs[pair] ?? 0, right, comparison.pairs[pair + 1] ?? 0, index);
      left = comparison.pairs[pair] ?? 0;
      right = comparison.pairs[pair + 1] ?? 0;
      addRow(rows, left++, right++, index);
    }
    addSideBySide(rows, left, leftEnd, right, rightEnd, index);
    left = leftEnd;
    right = rightEnd;
  }
  while (left < leftLines) addRow(rows, left++, right++, NO_HUNK);
  return rows;
}

function addRow(rows: RowWriter, left: number, right: number, hunk: number): void {
  rows.left[rows.count] = left;
  rows.right[rows.count] = right;
  rows.hunks[rows.count++] = hunk;
}

/** Lines without a counterpart, put beside each other as they come. */
function addSideBySide(
  rows: RowWriter,
  left: number,
  leftEnd: number,
  right: number,
  rightEnd: number,
  hunk: number,
): void {
  for (; left < leftEnd || right < rightEnd; left++, right++) {
    addRow(rows, left < leftEnd ? left : NO_LINE, right < rightEnd ? right : NO_LINE, hunk);
  }
}

/** Equal rows that stay visible around a change. */
const CONTEXT_ROWS = 3;
/** Fewer are not worth hiding. */
const MIN_HIDDEN = 4;

/** What a list of rows shows: a row, or a fold in place of some. */
export interface FoldedRows {
  /** The row, or for a fold the first hidden row; ascending. */
  readonly rows: Int32Array;
  /** Rows hidden in a fold, 0 for a row that is shown. */
  readonly hidden: Int32Array;
  readonly count: number;
}

/** Whether a row tells of no change. */
export function isQuiet(comparison: Comparison, rows: Rows, row: number): boolean {
  const hunk = rows.hunks[row] ?? NO_HUNK;
  return hunk === NO_HUNK || comparison.states[hunk] === IGNORED;
}

/** Hides what did not change, but for a few rows around each change and the folds that were opened, by first row. */
export function foldRows(comparison: Comparison, rows: Rows, opened: ReadonlySet<number> | 'all'): FoldedRows {
  const shown = new Int32Array(rows.count);
  const hidden = new Int32Array(rows.count);
  let count = 0;
  const show = (row: number, end: number) => {
    while (row < end) shown[count++] = row++;
  };
  for (let row = 0; row < rows.count;) {
    if (!isQuiet(comparison, rows, row)) {
      show(row, ++row);
      continue;
    }
    let end = row;
    while (end < rows.count && isQuiet(comparison, rows, end)) end++;
    const foldStart = row === 0 ? row : row + CONTEXT_ROWS;
    const foldEnd = end === rows.count ? end : end - CONTEXT_ROWS;
    const isFolded = opened !== 'all' && foldEnd - foldStart >= MIN_HIDDEN && !opened.has(foldStart);
    if (isFolded) {
      show(row, foldStart);
      hidden[count] = foldEnd - foldStart;
      shown[count++] = foldStart;
      show(foldEnd, end);
    } else show(row, end);
    row = end;
  }
  return { rows: shown, hidden, count };
}

/** Places in the folded list where changes begin. */
export function changeStarts(comparison: Comparison, rows: Rows, folded: FoldedRows): Int32Array {
  const starts: number[] = [];
  let before = NO_HUNK;
  for (let place = 0; place < folded.count; place++) {
    const row = folded.rows[place] ?? 0;
    const hunk = rows.hunks[row] ?? NO_HUNK;
    const isStart = folded.hidden[place] === 0 && hunk !== before && !isQuiet(comparison, rows, row);
    if (isStart) starts.push(place);
    before = hunk;
  }
  return Int32Array.from(starts);
}
