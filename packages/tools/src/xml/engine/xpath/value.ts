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
  const [digits, exponent] = String(value === 0 ? 0 : value).split('e');
  return exponent === undefined ? digits : withoutExponent(digits, Number(exponent));
}

function withoutExponent(digits: string, exponent: number): string {
  const [sign] = /^-?/.exec(digits) ?? [''];
  const significant = digits.replace(/[-.]/g, '');
  const zeros = '0'.repeat(Math.max(exponent < 0 ? -exponent - 1 : exponent + 1 - significant.length, 0));
  return exponent < 0 ? `${sign}0.${zeros}${significant}` : `${sign}${significant}${zeros}`;
}
