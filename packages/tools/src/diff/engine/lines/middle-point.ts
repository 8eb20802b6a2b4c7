import { spend } from '../budget.ts';
import type { Budget } from '../budget.ts';

/** Two sequences; equal numbers stand for equal elements. */
export interface NumberPair {
  readonly left: Int32Array;
  readonly right: Int32Array;
}

/** A stretch of the left sequence against a stretch of the right one; ends are exclusive. */
export interface Box {
  readonly left: number;
  readonly leftEnd: number;
  readonly right: number;
  readonly rightEnd: number;
}

/**
 * The furthest left positions reached from the start and from the end of a box, by diagonal (left - right position).
 * `origin` added to a diagonal makes it an index.
 */
export interface Frontiers {
  readonly forward: Int32Array;
  readonly backward: Int32Array;
  readonly origin: number;
}

export interface Point {
  readonly left: number;
  readonly right: number;
}

/** Where to cut a box in two. */
export interface Cut extends Point {
  /** Whether a shortest path goes through it; else a good one does. */
  readonly isBest: boolean;
}

interface Search {
  readonly pair: NumberPair;
  readonly box: Box;
  readonly frontiers: Frontiers;
  /** Edits after which a good point is taken in place of the best. */
  readonly costLimit: number;
  readonly budget: Budget;
}

/** One of the two searches: its diagonals, which widen by one on both sides with every edit. */
interface Front {
  readonly reach: Int32Array;
  low: number;
  high: number;
}

const UNREACHED_FORWARD = -1;
const UNREACHED_BACKWARD = 0x7fffffff;

export function createFrontiers(box: Box): Frontiers {
  const lowest = box.left - box.rightEnd;
  const highest = box.leftEnd - box.right;
  const length = highest - lowest + 3;
  return { forward: new Int32Array(length), backward: new Int32Array(length), origin: 1 - lowest };
}

/**
 * A point on a shortest path through the box or, past the cost limit, on a good one; nothing when the budget is spent.
 * The box is not empty on either side, and its first and last elements differ.
 */
export function middlePoint(search: Search): Cut | undefined {
  const { box, frontiers, budget, costLimit } = search;
  const start = box.left - box.right;
  const end = box.leftEnd - box.rightEnd;
  const forward: Front = { reach: frontiers.forward, low: start, high: start };
  const backward: Front = { reach: frontiers.backward, low: end, high: end };
  forward.reach[frontiers.origin + start] = box.left;
  backward.reach[frontiers.origin + end] = box.leftEnd;
  const isOdd = ((start - end) & 1) !== 0;
  for (let cost = 1; cost < costLimit; cost++) {
    if (!spend(budget, forward.high - forward.low + backward.high - backward.low + 4)) return undefined;
    const met = stepForward(search, forward, isOdd ? backward : undefined);
    if (met) return { ...met, isBest: true };
    const metBack = stepBackward(search, backward, isOdd ? undefined : forward);
    if (metBack) return { ...metBack, isBest: true };
  }
  const reached = furthestPoint(search, forward);
  const returned = nearestPoint(search, backward);
  const gainForward = reached.left + reached.right - box.left - box.right;
  const gainBackward = box.leftEnd + box.rightEnd - returned.left - returned.right;
  return { ...(gainForward > gainBackward ? reached : returned), isBest: false };
}

/** Goes one edit further from the start on every diagonal; answers where it meets the other search. */
function stepForward({ pair, box, frontiers }: Search, front: Front, other: Front | undefined): Point | undefined {
  const { left, right } = pair;
  const { origin } = frontiers;
  const { reach } = front;
  widen(front, box, origin, UNREACHED_FORWARD);
  for (let diagonal = front.high; diagonal >= front.low; diagonal -= 2) {
    const before = reach[origin + diagonal - 1] ?? UNREACHED_FORWARD;
    const after = reach[origin + diagonal + 1] ?? UNREACHED_FORWARD;
    let x = before >= after ? before + 1 : after;
    let y = x - diagonal;
    while (x < box.leftEnd && y < box.rightEnd && left[x] === right[y]) {
      x++;
      y++;
    }
    reach[origin + diagonal] = x;
    if (!other || diagonal < other.low || diagonal > other.high) continue;
    if ((other.reach[origin + diagonal] ?? UNREACHED_BACKWARD) <= x) return { left: x, right: y };
  }
  return undefined;
}

/** The same from the end. */
function stepBackward({ pair, box, frontiers }: Search, front: Front, other: Front | undefined): Point | undefined {
  const { left, right } = pair;
  const { origin } = frontiers;
  const { reach } = front;
  widen(front, box, origin, UNREACHED_BACKWARD);
  for (let diagonal = front.high; diagonal >= front.low; diagonal -= 2) {
    const before = reach[origin + diagonal - 1] ?? UNREACHED_BACKWARD;
    const after = reach[origin + diagonal + 1] ?? UNREACHED_BACKWARD;
    let x = before < after ? before : after - 1;
    let y = x - diagonal;
    while (x > box.left && y > box.right && left[x - 1] === right[y - 1]) {
      x--;
      y--;
    }
    reach[origin + diagonal] = x;
    if (!other || diagonal < other.low || diagonal > other.high) continue;
    if ((other.reach[origin + diagonal] ?? UNREACHED_FORWARD) >= x) return { left: x, right: y };
  }
  return undefined;
}

/** Takes in the next diagonal on both sides, or at the box's corners leaves one out, which keeps their parity. */
function widen(front: Front, box: Box, origin: number, unreached: number): void {
  if (front.low > box.left - box.rightEnd) front.reach[origin + --front.low - 1] = unreached;
  else front.low++;
  if (front.high < box.leftEnd - box.right) front.reach[origin + ++front.high + 1] = unreached;
  else front.high--;
}

function furthestPoint({ box, frontiers }: Search, front: Front): Point {
  let best = { left: box.left, right: box.right };
  for (let diagonal = front.high; diagonal >= front.low; diagonal -= 2) {
    const reached = front.reach[frontiers.origin + diagonal] ?? UNREACHED_FORWARD;
    const left = Math.min(reached, box.leftEnd, box.rightEnd + diagonal);
    if (left + left - diagonal > best.left + best.right) best = { left, right: left - diagonal };
  }
  return best;
}

function nearestPoint({ box, frontiers }: Search, front: Front): Point {
  let best = { left: box.leftEnd, right: box.rightEnd };
  for (let diagonal = front.high; diagonal >= front.low; diagonal -= 2) {
    const reached = front.reach[frontiers.origin + diagonal] ?? UNREACHED_BACKWARD;
    const left = Math.max(reached, box.left, box.right + diagonal);
    if (left + left - diagonal < best.left + best.right) best = { left, right: left - diagonal };
  }
  return best;
}
