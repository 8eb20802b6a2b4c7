import type { JsonNode } from './json-node.ts';

/** What the order of array items is worth: nothing, or nothing for objects that have a certain member. */
export interface Arrangement {
  readonly ignoreOrder: boolean;
  /** The member by whose value items meet, wherever they stand; nothing where it is empty. */
  readonly itemKey: string;
}

/** Whether some items may be compared in another order than they are written in. */
export const isArranged = ({ ignoreOrder, itemKey }: Arrangement) => ignoreOrder || itemKey !== '';

/** The meaning of what an item is known by; undefined where it is no object or lacks the member. */
export function keyOf(item: JsonNode, { itemKey }: Arrangement): number | undefined {
  if (itemKey === '' || item.kind !== 'object') return undefined;
  return item.members.find(({ key }) => key === itemKey)?.value.id;
}

/**
 * Items in an order that depends on their meaning alone, as far as that in which they are written counts for nothing:
 * those with a key by its value, then the others. Arrays that are equal then have the same items in the same order.
 */
export function arrangeItems(items: readonly JsonNode[], arrangement: Arrangement): readonly JsonNode[] {
  const keyed: { readonly key: number; readonly item: JsonNode }[] = [];
  const others: JsonNode[] = [];
  for (const item of items) {
    const key = keyOf(item, arrangement);
    if (key === undefined) others.push(item);
    else keyed.push({ key, item });
  }
  keyed.sort((one, other) => one.key - other.key || one.item.id - other.item.id);
  if (arrangement.ignoreOrder) others.sort((one, other) => one.id - other.id);
  return [...keyed.map(({ item }) => item), ...others];
}

/** Items of all arrays within values that have the key, and those that share it with another of their array. */
export function keyFigures(roots: readonly JsonNode[], arrangement: Arrangement) {
  const figures = { keyed: 0, repeated: 0 };
  if (arrangement.itemKey === '') return figures;
  const pending = [...roots];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (node.kind === 'object') for (const { value } of node.members) pending.push(value);
    if (node.kind !== 'array') continue;
    const counts = new Map<number, number>();
    for (const item of node.items) {
      pending.push(item);
      const key = keyOf(item, arrangement);
      if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    for (const count of counts.values()) {
      figures.keyed += count;
      if (count > 1) figures.repeated += count;
    }
  }
  return figures;
}
