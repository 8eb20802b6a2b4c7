import type { Marks } from './myers.ts';

/** Numbers a hunk: first left line, left lines, first right line, right lines. Lines count from 0. */
export const HUNK_FIELDS = 4;

export interface Hunk {
  readonly left: number;
  readonly leftCount: number;
  readonly right: number;
  readonly rightCount: number;
}

/** The stretches that differ, in order; between them both sides have the same number of equal lines. */
export function hunksOf(marks: Marks): Int32Array {
  const fields: number[] = [];
  let left = 0;
  let right = 0;
  while (left < marks.left.length || right < marks.right.length) {
    const leftStart = left;
    const rightStart = right;
    while (marks.left[left]) left++;
    while (marks.right[right]) right++;
    const isEqual = left === leftStart && right === rightStart;
    if (!isEqual) fields.push(leftStart, left - leftStart, rightStart, right - rightStart);
    left++;
    right++;
  }
  return Int32Array.from(fields);
}

export function hunkCount(hunks: Int32Array): number {
  return hunks.length / HUNK_FIELDS;
}

export function hunkAt(hunks: Int32Array, index: number): Hunk {
  const at = index * HUNK_FIELDS;
  return {
    left: hunks[at] ?? 0,
    leftCount: hunks[at + 1] ?? 0,
    right: hunks[at + 2] ?? 0,
    rightCount: hunks[at + 3] ?? 0,
  };
}
