import type { Budget } from '../budget.ts';
import { markEdits } from '../within/edit-marks.ts';
import { hunkAt, hunkCount, hunksOf } from '../lines/hunks.ts';
import type { Hunk } from '../lines/hunks.ts';
import type { JsonArray, JsonNode, JsonObject } from './json-node.ts';

/** A difference between two JSON values: where it is, and the values there. */
export interface JsonDifference {
  readonly kind: 'added' | 'removed' | 'changed';
  readonly path: JsonPath;
  readonly left?: JsonNode;
  readonly right?: JsonNode;
}

/** A step from a container to a value in it; what is added has a right step only, what is removed a left one. */
export interface JsonPath {
  readonly parent: JsonPath | null;
  readonly left?: string | number;
  readonly right?: string | number;
}

interface Visit {
  readonly path: JsonPath | null;
  readonly left?: JsonNode;
  readonly right?: JsonNode;
}

const ARRAY_STEPS = 50_000_000;

/**
 * What it takes to turn one value into the other, in the order of the texts. Objects are compared member by member
 * whatever their order; arrays are aligned, so that an item put in front does not change those behind it.
 */
export function jsonChanges(left: JsonNode, right: JsonNode, found: (difference: JsonDifference) => void): void {
  const budget: Budget = { steps: ARRAY_STEPS };
  const pending: Visit[] = [{ path: null, left, right }];
  for (let visit = pending.pop(); visit; visit = pending.pop()) {
    const visits = openVisit(visit, budget, found);
    for (let index = visits.length - 1; index >= 0; index--) {
      const next = visits[index];
      if (next) pending.push(next);
    }
  }
}

/** Reports the difference of two values, or answers their children that differ. */
function openVisit(visit: Visit, budget: Budget, found: (difference: JsonDifference) => void): readonly Visit[] {
  const { left, right } = visit;
  const path = visit.path ?? { parent: null };
  if (!left || !right) {
    if (left) found({ kind: 'removed', path, left });
    if (right) found({ kind: 'added', path, right });
    return [];
  }
  if (left.id === right.id) return [];
  if (left.kind === 'object' && right.kind === 'object') return memberVisits(visit.path, left, right);
  if (left.kind === 'array' && right.kind === 'array') return itemVisits(visit.path, left, right, budget);
  found({ kind: 'changed', path, left, right });
  return [];
}

/** Members are sorted by key, so equal keys meet; of a key written several times the first meets the first. */
function memberVisits(parent: JsonPath | null, left: JsonObject, right: JsonObject): Visit[] {
  const visits: Visit[] = [];
  let leftAt = 0;
  let rightAt = 0;
  for (;;) {
    const one = left.members[leftAt];
    const other = right.members[rightAt];
    if (!one && !other) return visits;
    const takesLeft = one !== undefined && (!other || one.key <= other.key);
    const takesRight = other !== undefined && (!one || other.key <= one.key);
    if (takesLeft) leftAt++;
    if (takesRight) rightAt++;
    if (takesLeft && takesRight && one.value.id === other.value.id) continue;
    visits.push({
      path: { parent, ...(takesLeft && { left: one.key }), ...(takesRight && { right: other.key }) },
      ...(takesLeft && { left: one.value }),
      ...(takesRight && { right: other.value }),
    });
  }
}

function itemVisits(parent: JsonPath | null, left: JsonArray, right: JsonArray, budget: Budget): Visit[] {
  const visits: Visit[] = [];
  for (const hunk of alignItems(left.items, right.items, budget)) {
    for (let offset = 0; offset < Math.max(hunk.leftCount, hunk.rightCount); offset++) {
      const one = offset < hunk.leftCount ? left.items[hunk.left + offset] : undefined;
      const other = offset < hunk.rightCount ? right.items[hunk.right + offset] : undefined;
      visits.push({
        path: { parent, ...(one && { left: hunk.left + offset }), ...(other && { right: hunk.right + offset }) },
        ...(one && { left: one }),
        ...(other && { right: other }),
      });
    }
  }
  return visits;
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

/** Steps of a path that are written out; of a longer one only the last. */
const MAX_STEPS = 64;

/** The path on one side as a JSON Pointer (RFC 6901); "" is the whole text. */
export function jsonPointer(path: JsonPath, side: 'left' | 'right'): string {
  const steps: string[] = [];
  let at: JsonPath | null = path;
  for (; at && steps.length < MAX_STEPS; at = at.parent) {
    const step = at[side];
    if (step !== undefined) steps.push(`/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`);
  }
  return (at ? '…' : '') + steps.reverse().join('');
}
