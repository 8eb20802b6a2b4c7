import type { Document, Value } from './bson.ts';

/** The order of types in comparisons (manual: "Comparison/Sort Order"). */
const ranks: Record<Value['type'], number> = {
  null: 1,
  int: 2,
  long: 2,
  double: 2,
  string: 3,
  object: 4,
  array: 5,
  binData: 6,
  objectId: 7,
  bool: 8,
  date: 9,
  timestamp: 10,
  regex: 11,
};

const isNumeric = (value: Value) => value.type === 'int' || value.type === 'long' || value.type === 'double';

/** Below zero, zero or above: numbers by value whatever their types, texts by their bytes, false before true. */
export function compareValues(left: Value, right: Value): number {
  const byRank = ranks[left.type] - ranks[right.type];
  if (byRank !== 0 || left.type === 'null') return byRank;
  if (isNumeric(left) || left.type === 'bool') return Number(left.value) - Number(right.value);
  if (left.type === 'string') return Buffer.compare(Buffer.from(left.value), Buffer.from(String(right.value)));
  if (left.type === 'date' || left.type === 'timestamp') return Number(left.value - (right.value as bigint));
  const [one, other] = [left, right].map((value) => JSON.stringify(value, (_, part) => comparable(part)));
  return one === other ? 0 : (one ?? '') < (other ?? '') ? -1 : 1;
}

const comparable = (part: unknown): unknown => {
  if (typeof part === 'bigint') return Number(part);
  return part instanceof Map ? [...part] : part;
};

export const isSame = (left: Value, right: Value) =>
  compareValues(left, right) === 0 && ranks[left.type] === ranks[right.type];

const absent: Value = { type: 'null', value: null };

/** A field that is not there sorts, and equals, as null does. */
export const fieldOf = (document: Document, name: string): Value => document.get(name) ?? absent;
