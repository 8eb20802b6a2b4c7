import type { Budget } from '../budget.ts';
import { type Box, createFrontiers, middlePoint, type NumberPair } from './middle-point.ts';

/** One byte an element: 1 when it is removed (left) or added (right). */
export interface Marks {
  readonly left: Uint8Array;
  readonly right: Uint8Array;
}

/** Edits between two points that are always searched for the shortest path, and at most looked at where work is dear. */
const FULL_COST = 256;
const LEAST_COST = 16;

/**
 * Marks what differs within a box: E. Myers, "An O(ND) Difference Algorithm and Its Variations" (1986), the variation
 * in linear space. As in GNU diff, a search that grows too expensive is cut at the furthest point reached, the sooner
 * the less there is to spend; where nothing is left everything is marked. The marks are right all the same; false says
 * that there are more of them than there had to be.
 */
export function markBox(pair: NumberPair, whole: Box, marks: Marks, budget: Budget): boolean {
  const first = trim(pair, whole);
  if (markIfOneSided(first, marks)) return true;
  const frontiers = createFrontiers(first);
  const costLimit = costLimitFor(first, budget);
  const pending = [first];
  let isShortest = true;
  for (let box = pending.pop(); box; box = pending.pop()) {
    const cut = middlePoint({ pair, box, frontiers, costLimit, budget });
    if (!cut?.isBest) isShortest = false;
    if (!cut) {
      markAll(box, marks);
      continue;
    }
    const before = trim(pair, { ...box, leftEnd: cut.left, rightEnd: cut.right });
    const after = trim(pair, { ...box, left: cut.left, right: cut.right });
    if (!markIfOneSided(after, marks)) pending.push(after);
    if (!markIfOneSided(before, marks)) pending.push(before);
  }
  return isShortest;
}

/** A search of cost c takes about c * c steps and gets about c elements further. */
function costLimitFor(box: Box, budget: Budget): number {
  const size = box.leftEnd - box.left + box.rightEnd - box.right;
  const full = Math.max(FULL_COST, Math.ceil(Math.sqrt(size)));
  return Math.max(LEAST_COST, Math.min(full, Math.floor(budget.steps / size / 2)));
}

function trim(pair: NumberPair, box: Box): Box {
  let { left, leftEnd, right, rightEnd } = box;
  while (left < leftEnd && right < rightEnd && pair.left[left] === pair.right[right]) {
    left++;
    right++;
  }
  while (left < leftEnd && right < rightEnd && pair.left[leftEnd - 1] === pair.right[rightEnd - 1]) {
    leftEnd--;
    rightEnd--;
  }
  return { left, leftEnd, right, rightEnd };
}

function markIfOneSided(box: Box, marks: Marks): boolean {
  if (box.left < box.leftEnd && box.right < box.rightEnd) return false;
  markAll(box, marks);
  return true;
}

function markAll(box: Box, marks: Marks): void {
  marks.left.fill(1, box.left, box.leftEnd);
  marks.right.fill(1, box.right, box.rightEnd);
}
