import { canonicalNumber } from '@toolbench/kit/canonical-number.ts';
import type { Place } from '@toolbench/kit/result.ts';
import { isDigit, minus } from '../read/characters.ts';
import { nodeSteps, nodeText } from '../read/document.ts';
import { listed } from '../read/limits.ts';
import { placesInBytes } from '../read/places.ts';
import { decodeText } from '../read/string-value.ts';
import { pathText } from './path-text.ts';
import { validScalarEnd, type JsonDocument } from './node-table.ts';

/** A number that is another one for whoever reads numbers as doubles (IEEE 754). */
export interface InexactNumber {
  /** JSONPath of the number; absent where it stands in a query. */
  readonly path?: string;
  /** As it stands in the text. */
  readonly number: string;
  /** What it is compared as. */
  readonly readAs: string;
  /** Where in the text; absent when what was read is not the text itself. */
  readonly place?: Place;
}

/** How many there are, and up to 100 of them in the order of the text. */
export interface InexactNumbers {
  readonly count: number;
  readonly listed: readonly InexactNumber[];
}

/** Those of each text that a comparison read; absent where there are none. */
export interface Rounded {
  readonly input?: InexactNumbers;
  readonly schema?: InexactNumbers;
  readonly query?: InexactNumbers;
}

/** A double tells all numbers of so many characters apart, unless they have an exponent. */
const shortNumber = 15;

/** Whether the double nearest to a number is that number, or was written for it as every program writes it. */
function isExact(token: string): boolean {
  if (token.length <= shortNumber && !/e/i.test(token)) return true;
  const double = Number(token);
  if (!Number.isFinite(double)) return false;
  if (double === 0) return !/[1-9]/.test(token.split(/e/i, 1)[0]);
  return canonicalNumber(token) === canonicalNumber(String(double));
}

/** The double nearest to a number, whole ones with all their digits. */
function doubleOf(token: string): string {
  const double = Number(token);
  return Number.isInteger(double) && Math.abs(double) < 1e21 ? String(BigInt(double)) : String(double);
}

/** The nodes that are numbers and longer than so many characters, or have an exponent, with their texts. */
function* numbersOf(document: JsonDocument, longerThan: number): Generator<{ node: number; token: string }> {
  const { bytes, nodes } = document;
  for (const [node, start] of nodes.starts.entries()) {
    if (bytes[start] !== minus && !isDigit(bytes[start])) continue;
    const end = validScalarEnd(bytes, start);
    if (end - start > longerThan || hasExponent(bytes, start, end)) {
      yield { node, token: decodeText(bytes.subarray(start, end)) };
    }
  }
}

function hasExponent(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if ((bytes[at] | 0x20) === 0x65) return true;
  return false;
}

/** The numbers of a document that are no doubles. */
export function inexactNodes(document: JsonDocument): number[] {
  const found: number[] = [];
  for (const { node, token } of numbersOf(document, shortNumber)) if (!isExact(token)) found.push(node);
  return found;
}

/** What is told of numbers of a document; nothing where there are none. */
export function inexactNumbers(
  document: JsonDocument,
  nodes: readonly number[],
  isInput: boolean,
): InexactNumbers | undefined {
  if (nodes.length === 0) return undefined;
  const shown = nodes.slice(0, listed);
  const places = placesInBytes(
    document.bytes,
    shown.map((node) => document.nodes.starts[node]),
  );
  const numbers = shown.map((node, index) => {
    const number = nodeText(document, node);
    const path = pathText(nodeSteps(document, node), 'jsonpath');
    return { path, number, readAs: doubleOf(number), ...(isInput && { place: places[index] }) };
  });
  return { count: nodes.length, listed: numbers };
}

/** Strings of a query, whose digits and signs are no numbers and comparisons. */
const quotedText = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/gs;
const numberInQuery = /(?<![\w\u0080-\u{10ffff}])-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/gu;

/**
 * The numbers of a document and of a query that a comparison of the query cannot tell apart, though they differ.
 * Rounding to doubles keeps the order, so all other comparisons are right.
 */
export function numbersTakenForEqual(document: JsonDocument, query: string, isInput: boolean): Rounded {
  const code = query.replaceAll(quotedText, '""');
  if (!/[=<>]/.test(code)) return {};
  const asked = code.match(numberInQuery) ?? [];
  const nodes = inexactNodes(document);
  const values = new Map<number, Set<string>>();
  const doubles = [...nodes.map((node) => nodeText(document, node)), ...asked.filter((token) => !isExact(token))];
  for (const token of doubles) values.set(Number(token), new Set());
  if (values.size === 0) return {};
  for (const token of asked) values.get(Number(token))?.add(canonicalNumber(token));
  for (const { token } of numbersOf(document, 0)) values.get(Number(token))?.add(canonicalNumber(token));
  const isBlurred = (token: string) => (values.get(Number(token))?.size ?? 0) > 1;
  const inDocument = inexactNumbers(
    document,
    nodes.filter((node) => isBlurred(nodeText(document, node))),
    isInput,
  );
  const inQuery = [...new Set(asked)]
    .filter((token) => !isExact(token) && isBlurred(token))
    .map((number) => ({ number, readAs: doubleOf(number) }));
  return {
    ...(inDocument && { input: inDocument }),
    ...(inQuery.length > 0 && { query: { count: inQuery.length, listed: inQuery.slice(0, listed) } }),
  };
}
