import type { Arrangement } from './arrangement.ts';
import type { JsonArray, JsonNode, JsonObject } from './json-node.ts';
import { pairItems, type Pairing } from './pair-items.ts';

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
 * whatever their order; arrays are aligned, so that an item put in front does not change those behind it, or their items
 * meet by key or meaning where the order is ignored.
 */
export function jsonChanges(
  left: JsonNode,
  right: JsonNode,
  arrangement: Arrangement,
  found: (difference: JsonDifference) => void,
): void {
  const pairing: Pairing = { arrangement, budget: { steps: ARRAY_STEPS } };
  const pending: Visit[] = [{ path: null, left, right }];
  for (let visit = pending.pop(); visit; visit = pending.pop()) {
    const visits = openVisit(visit, pairing, found);
    for (let index = visits.length - 1; index >= 0; index--) {
      const next = visits[index];
      if (next) pending.push(next);
    }
  }
}

/** Reports the difference of two values, or answers their children that differ. */
function openVisit(visit: Visit, pairing: Pairing, found: (difference: JsonDifference) => void): readonly Visit[] {
  const { left, right } = visit;
  const path = visit.path ?? { parent: null };
  if (!left || !right) {
    if (left) found({ kind: 'removed', path, left });
    if (right) found({ kind: 'added', path, right });
    return [];
  }
  if (left.id === right.id) return [];
  if (left.kind === 'object' && right.kind === 'object') return memberVisits(visit.path, left, right);
  if (left.kind === 'array' && right.kind === 'array') return itemVisits(visit.path, left, right, pairing);
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

function itemVisits(parent: JsonPath | null, left: JsonArray, right: JsonArray, pairing: Pairing): Visit[] {
  return pairItems(left.items, right.items, pairing).map((pair) => ({
    path: { parent, ...pair },
    ...(pair.left !== undefined && { left: left.items[pair.left] }),
    ...(pair.right !== undefined && { right: right.items[pair.right] }),
  }));
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
