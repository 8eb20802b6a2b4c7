import { stringValue } from './node-value.ts';
import type { Nodes } from './nodes.ts';
import { isNodeSet, textNumber, toBoolean, toNumber, toText, type Value } from './value.ts';

export type Comparison = '=' | '!=' | '<' | '<=' | '>' | '>=';

/** Compares two values (XPath 1.0 section 3.4): with a node-set, one node that fits is enough. */
export function compareValues(nodes: Nodes, operator: Comparison, left: Value, right: Value): boolean {
  if (isNodeSet(left) && isNodeSet(right)) return compareSets(nodes, operator, left, right);
  if (isNodeSet(left)) return compareSet(nodes, operator, left, right);
  if (isNodeSet(right)) return compareSet(nodes, mirrored[operator], right, left);
  if (operator !== '=' && operator !== '!=') {
    return compareNumbers(operator, toNumber(nodes, left), toNumber(nodes, right));
  }
  return isEqual(nodes, left, right) === (operator === '=');
}

/** The operator with its sides exchanged. */
const mirrored: Readonly<Record<Comparison, Comparison>> = {
  '=': '=',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

function isEqual(nodes: Nodes, left: Value, right: Value): boolean {
  if (typeof left === 'boolean' || typeof right === 'boolean') return toBoolean(left) === toBoolean(right);
  if (typeof left === 'number' || typeof right === 'number') return toNumber(nodes, left) === toNumber(nodes, right);
  return toText(nodes, left) === toText(nodes, right);
}

function compareNumbers(operator: Comparison, left: number, right: number): boolean {
  switch (operator) {
    case '=':
      return left === right;
    case '!=':
      return left !== right;
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
  }
}

function compareSet(nodes: Nodes, operator: Comparison, set: readonly number[], other: Value): boolean {
  if (typeof other === 'boolean') return compareValues(nodes, operator, set.length > 0, other);
  return set.some((node) => compareValues(nodes, operator, stringValue(nodes, node), other));
}

/** Linear in both sets, since only extremes and the set of texts matter. */
function compareSets(nodes: Nodes, operator: Comparison, left: readonly number[], right: readonly number[]): boolean {
  const leftTexts = left.map((node) => stringValue(nodes, node));
  const rightTexts = right.map((node) => stringValue(nodes, node));
  if (operator === '=') {
    const known = new Set(rightTexts);
    return leftTexts.some((text) => known.has(text));
  }
  if (operator === '!=') return leftTexts.some((text) => rightTexts.some((other) => text !== other));
  const extremes = [extreme(rightTexts, Math.min), extreme(rightTexts, Math.max)];
  return leftTexts.some((text) => extremes.some((number) => compareNumbers(operator, textNumber(text), number)));
}

function extreme(texts: readonly string[], choose: (a: number, b: number) => number): number {
  let found = NaN;
  for (const text of texts) {
    const number = textNumber(text);
    if (!Number.isNaN(number)) found = Number.isNaN(found) ? number : choose(found, number);
  }
  return found;
}
