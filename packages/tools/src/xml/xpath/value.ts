import type { Nodes } from './nodes.ts';
import { stringValue } from './node-value.ts';

/** A node-set holds node numbers in ascending order, which is document order, each once. */
export type Value = string | number | boolean | readonly number[];

export function isNodeSet(value: Value): value is readonly number[] {
  return typeof value === 'object';
}

/** XPath 1.0 section 4.2, `string()`. */
export function toText(nodes: Nodes, value: Value): string {
  if (!isNodeSet(value)) return typeof value === 'number' ? numberText(value) : String(value);
  return value.length === 0 ? '' : stringValue(nodes, value[0]);
}

/** Section 4.4, `number()`: what is no number is NaN. */
export function toNumber(nodes: Nodes, value: Value): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  return textNumber(toText(nodes, value));
}

/** Section 4.3, `boolean()`. */
export function toBoolean(value: Value): boolean {
  if (isNodeSet(value)) return value.length > 0;
  return typeof value === 'number' ? value !== 0 && !Number.isNaN(value) : Boolean(value);
}

export function textNumber(text: string): number {
  return /^[\t\n\r ]*-?(?:\d+(?:\.\d*)?|\.\d+)[\t\n\r ]*$/.test(text) ? Number(text) : NaN;
}

/** Decimal, never with an exponent. */
export function numberText(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  const text = String(value === 0 ? 0 : value);
  if (!text.includes('e')) return text;
  return Math.abs(value) > 1 ? BigInt(value).toString() : value.toFixed(100).replace(/0+$/, '');
}
