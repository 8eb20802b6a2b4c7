import type { Box, NumberPair } from './middle-point.ts';

/** Counters by element, reused from box to box; all zero between calls. */
export interface AnchorScratch {
  readonly inLeft: Int32Array;
  readonly inRight: Int32Array;
  readonly rightPosition: Int32Array;
}

export function createAnchorScratch(distinct: number): AnchorScratch {
  return {
    inLeft: new Int32Array(distinct),
    inRight: new Int32Array(distinct),
    rightPosition: new Int32Array(distinct),
  };
}

/**
 * Positions (left, right) of elements found exactly once on each side of the box: the longest run of them that
 * ascends on both sides. This is the "patience diff" of Bram Cohen.
 */
export function anchorPoints(common: NumberPair, box: Box, scratch: AnchorScratch): (readonly [number, number])[] {
  const { inLeft, inRight, rightPosition } = scratch;
  for (let at = box.left; at < box.leftEnd; at++) increment(inLeft, common.left[at]);
  for (let at = box.right; at < box.rightEnd; at++) {
    increment(inRight, common.right[at]);
    rightPosition[common.right[at] ?? 0] = at;
  }
  const candidates: [number, number][] = [];
  for (let at = box.left; at < box.leftEnd; at++) {
    const value = common.left[at] ?? 0;
    if (inLeft[value] === 1 && inRight[value] === 1) candidates.push([at, rightPosition[value] ?? 0]);
  }
  for (let at = box.left; at < box.leftEnd; at++) inLeft[common.left[at] ?? 0] = 0;
  for (let at = box.right; at < box.rightEnd; at++) inRight[common.right[at] ?? 0] = 0;
  return longestAscending(candidates);
}

function increment(counts: Int32Array, value = 0): void {
  counts[value] = (counts[value] ?? 0) + 1;
}

/** The longest subsequence whose right positions ascend; the left ones ascend already. Patience sorting, O(n log n). */
function longestAscending(points: readonly [number, number][]): (readonly [number, number])[] {
  const pileTops: number[] = [];
  const before = new Int32Array(points.length);
  points.forEach(([, right], index) => {
    const pile = firstPileNotBelow(pileTops, points, right);
    before[index] = pile > 0 ? (pileTops[pile - 1] ?? -1) : -1;
    pileTops[pile] = index;
  });
  const chain: [number, number][] = [];
  for (let index = pileTops.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) {
    const point = points[index];
    if (point) chain.push(point);
  }
  return chain.reverse();
}

function firstPileNotBelow(pileTops: readonly number[], points: readonly [number, number][], right: number): number {
  let low = 0;
  let high = pileTops.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const top = points[pileTops[middle] ?? 0];
    if (top && top[1] < right) low = middle + 1;
    else high = middle;
  }
  return low;
}
