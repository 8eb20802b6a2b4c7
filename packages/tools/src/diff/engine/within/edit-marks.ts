import { anchorPoints, createAnchorScratch } from '../lines/anchors.ts';
import type { AnchorScratch } from '../lines/anchors.ts';
import type { Budget } from '../budget.ts';
import type { Box, NumberPair } from '../lines/middle-point.ts';
import { markBox, type Marks } from '../lines/myers.ts';

/** Sequences of numbers below `distinct`. */
export interface Sequences extends NumberPair {
  readonly distinct: number;
}

/** Which elements differ (1) and which are common to both sides, in order (0). */
export interface EditMarks extends Marks {
  /** False when the search was cut short: the marks are right all the same, but more than there had to be. */
  readonly isComplete: boolean;
}

/** Elements found once on each side hold a diff of lines together; a word found once says little. */
export type Anchoring = 'unique-elements' | 'none';

/** Below this many elements sorting out what only one side has takes longer than searching it. */
const SMALL = 512;
const ANCHOR_DEPTH = 8;
const ANCHOR_MIN_SIZE = 32;

/**
 * The difference of two sequences: taking the marked elements from each leaves the same sequence.
 * Elements that only one side has are marked outright; what remains is split at unique common elements (patience
 * diff) and searched by Myers' algorithm in between.
 */
export function markEdits(sequences: Sequences, budget: Budget, anchoring: Anchoring): EditMarks {
  if (anchoring === 'none' && sequences.left.length + sequences.right.length < SMALL) {
    return markDirectly(sequences, budget);
  }
  const inRight = presence(sequences.right, sequences.distinct);
  const inLeft = presence(sequences.left, sequences.distinct);
  const left = keep(sequences.left, inRight);
  const right = keep(sequences.right, inLeft);
  const marks = { left: new Uint8Array(left.values.length), right: new Uint8Array(right.values.length) };
  const box = { left: 0, leftEnd: left.values.length, right: 0, rightEnd: right.values.length };
  const common = { left: left.values, right: right.values };
  const boxes = anchoring === 'none' ? [box] : anchoredBoxes(common, box, createAnchorScratch(sequences.distinct));
  let isComplete = true;
  for (const each of boxes) isComplete = markBox(common, each, marks, budget) && isComplete;
  return {
    left: spread(marks.left, left.positions, sequences.left.length),
    right: spread(marks.right, right.positions, sequences.right.length),
    isComplete,
  };
}

function markDirectly({ left, right }: Sequences, budget: Budget): EditMarks {
  const marks = { left: new Uint8Array(left.length), right: new Uint8Array(right.length) };
  const box = { left: 0, leftEnd: left.length, right: 0, rightEnd: right.length };
  const isComplete = markBox({ left, right }, box, marks, budget);
  return { ...marks, isComplete };
}

function presence(values: Int32Array, distinct: number): Uint8Array {
  const present = new Uint8Array(distinct);
  for (const value of values) present[value] = 1;
  return present;
}

interface Kept {
  readonly values: Int32Array;
  readonly positions: Int32Array;
}

function keep(values: Int32Array, inOther: Uint8Array): Kept {
  const kept = new Int32Array(values.length);
  const positions = new Int32Array(values.length);
  let count = 0;
  for (let at = 0; at < values.length; at++) {
    const value = values[at] ?? 0;
    if (!inOther[value]) continue;
    kept[count] = value;
    positions[count++] = at;
  }
  return { values: kept.subarray(0, count), positions: positions.subarray(0, count) };
}

/** Marks of the kept elements at their places among all; elements that were not kept differ. */
function spread(marks: Uint8Array, positions: Int32Array, length: number): Uint8Array {
  const all = new Uint8Array(length).fill(1);
  for (let at = 0; at < positions.length; at++) all[positions[at] ?? 0] = marks[at] ?? 0;
  return all;
}

/** Cuts a box at its anchors, and the pieces at theirs, since what is repeated in the whole may be unique in a piece. */
function anchoredBoxes(common: NumberPair, whole: Box, scratch: AnchorScratch): Box[] {
  const finished: Box[] = [];
  let pending = [whole];
  for (let depth = 0; depth < ANCHOR_DEPTH && pending.length > 0; depth++) {
    const next: Box[] = [];
    for (const box of pending) {
      const isSmall = box.leftEnd - box.left < ANCHOR_MIN_SIZE && box.rightEnd - box.right < ANCHOR_MIN_SIZE;
      const points = isSmall ? [] : anchorPoints(common, box, scratch);
      if (points.length === 0) finished.push(box);
      else cutAt(points, box, next);
    }
    pending = next;
  }
  for (const box of pending) finished.push(box);
  return finished;
}

/** The boxes between anchors; the anchors themselves are equal and need no search. */
function cutAt(points: readonly (readonly [number, number])[], box: Box, into: Box[]): void {
  let { left, right } = box;
  for (const [leftAt, rightAt] of points) {
    if (leftAt > left || rightAt > right) into.push({ left, leftEnd: leftAt, right, rightEnd: rightAt });
    left = leftAt + 1;
    right = rightAt + 1;
  }
  if (box.leftEnd > left || box.rightEnd > right) into.push({ ...box, left, right });
}
