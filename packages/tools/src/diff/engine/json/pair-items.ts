import type { Budget } from '../budget.ts';
import { hunkAt, hunkCount, hunksOf } from '../lines/hunks.ts';
import type { Hunk } from '../lines/hunks.ts';
import { markEdits } from '../within/edit-marks.ts';
import { isArranged, keyOf, type Arrangement } from './arrangement.ts';
import type { JsonNode } from './json-node.ts';

/** Places of items that are compared with each other, or of one that has no counterpart. */
export interface ItemPair {
  readonly left?: number;
  readonly right?: number;
}

/** How items meet, and what the search may still spend. */
export interface Pairing {
  readonly arrangement: Arrangement;
  readonly budget: Budget;
}

type Items = readonly JsonNode[];

/** Places of items on both sides. */
interface Places {
  readonly left: number[];
  readonly right: number[];
}

/** The items of two arrays that differ, each with its counterpart, in the order of the left array, then of the right. */
export function pairItems(left: Items, right: Items, { arrangement, budget }: Pairing): readonly ItemPair[] {
  if (!isArranged(arrangement)) return alignedPairs(left, right, budget);
  const { groups, others } = grouped(left, right, arrangement);
  const pairs = groups.flatMap((group) => inTurn(withoutEqual(group, left, right)));
  if (arrangement.ignoreOrder) pairs.push(...apart(withoutEqual(others, left, right), left, right));
  else {
    const items = { left: others.left.map((at) => left[at]), right: others.right.map((at) => right[at]) };
    for (const pair of alignedPairs(items.left, items.right, budget)) {
      pairs.push({
        ...(pair.left !== undefined && { left: others.left[pair.left] }),
        ...(pair.right !== undefined && { right: others.right[pair.right] }),
      });
    }
  }
  return pairs.sort((one, other) => placeIn(one, left) - placeIn(other, left));
}

const placeIn = ({ left, right = 0 }: ItemPair, leftItems: Items) => left ?? leftItems.length + right;

/** The places of the items of each key, and of those without one. */
function grouped(left: Items, right: Items, arrangement: Arrangement) {
  const groups = new Map<number, Places>();
  const others: Places = { left: [], right: [] };
  for (const [side, items] of [
    ['left', left],
    ['right', right],
  ] as const) {
    for (const [at, item] of items.entries()) {
      const key = keyOf(item, arrangement);
      const known = key === undefined ? others : (groups.get(key) ?? { left: [], right: [] });
      if (key !== undefined) groups.set(key, known);
      known[side].push(at);
    }
  }
  return { groups: [...groups.values()], others };
}

/** What remains when each item that both sides have is taken away, as often as both have it. */
function withoutEqual(places: Places, left: Items, right: Items): Places {
  const remaining = (own: readonly number[], items: Items, others: readonly number[], otherItems: Items) => {
    const counts = new Map<number, number>();
    for (const at of others) counts.set(otherItems[at].id, (counts.get(otherItems[at].id) ?? 0) + 1);
    return own.filter((at) => {
      const count = counts.get(items[at].id) ?? 0;
      counts.set(items[at].id, count - 1);
      return count <= 0;
    });
  };
  return {
    left: remaining(places.left, left, places.right, right),
    right: remaining(places.right, right, places.left, left),
  };
}

/** The first with the first; those that only one side has come alone. */
function inTurn({ left, right }: Places): ItemPair[] {
  return Array.from({ length: Math.max(left.length, right.length) }, (_, index) => ({
    ...(index < left.length && { left: left[index] }),
    ...(index < right.length && { right: right[index] }),
  }));
}

/** Without an order nothing says which item became which, unless one container remains on each side. */
function apart(places: Places, left: Items, right: Items): ItemPair[] {
  const [one, other] = [left[places.left[0]], right[places.right[0]]];
  const isOnly = places.left.length === 1 && places.right.length === 1;
  if (isOnly && one.kind === other.kind && one.kind !== 'scalar') return inTurn(places);
  return [...places.left.map((at) => ({ left: at })), ...places.right.map((at) => ({ right: at }))];
}

function alignedPairs(left: Items, right: Items, budget: Budget): ItemPair[] {
  return alignItems(left, right, budget).flatMap((hunk) =>
    inTurn({
      left: Array.from({ length: hunk.leftCount }, (_, offset) => hunk.left + offset),
      right: Array.from({ length: hunk.rightCount }, (_, offset) => hunk.right + offset),
    }),
  );
}

/** The stretches in which two arrays differ. What is equal at both ends needs no search, and often that is all. */
function alignItems(left: readonly JsonNode[], right: readonly JsonNode[], budget: Budget): Hunk[] {
  let start = 0;
  let leftEnd = left.length;
  let rightEnd = right.length;
  while (start < leftEnd && start < rightEnd && left[start]?.id === right[start]?.id) start++;
  while (start < leftEnd && start < rightEnd && left[leftEnd - 1]?.id === right[rightEnd - 1]?.id) {
    leftEnd--;
    rightEnd--;
  }
  const whole = { left: start, leftCount: leftEnd - start, right: start, rightCount: rightEnd - start };
  if (whole.leftCount <= 1 && whole.rightCount <= 1) return [whole];
  const numbers = new Map<number, number>();
  const numbersOf = (items: readonly JsonNode[]) => Int32Array.from(items, ({ id }) => numberOf(id, numbers));
  const ids = { left: numbersOf(left.slice(start, leftEnd)), right: numbersOf(right.slice(start, rightEnd)) };
  const hunks = hunksOf(markEdits({ ...ids, distinct: numbers.size }, budget, 'unique-elements'));
  return Array.from({ length: hunkCount(hunks) }, (_, index) => {
    const hunk = hunkAt(hunks, index);
    return { ...hunk, left: hunk.left + start, right: hunk.right + start };
  });
}

/** Ids of the whole text as numbers from 0 up within one array. */
function numberOf(id: number, numbers: Map<number, number>): number {
  const known = numbers.get(id) ?? numbers.size;
  numbers.set(id, known);
  return known;
}
