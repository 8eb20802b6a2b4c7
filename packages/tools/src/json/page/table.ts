import { childNodes, nodeKind, nodeStep, nodeText } from '../engine/read/document.ts';
import type { JsonDocument } from '../engine/query/node-table.ts';

/** Arrays that are offered, and columns and elements that are looked at for the columns: more helps nobody. */
const mostArrays = 50;
export const mostColumns = 100;
const sampled = 1_000;

/** The column of elements that have no members. */
export const valueColumn = '';

/** The arrays that a table can show, the one with most records first. */
export function arraysOf(document: JsonDocument): number[] {
  const { counts } = document.nodes;
  const found: { readonly node: number; readonly weight: number }[] = [];
  for (let node = 0; node < counts.length; node += 1) {
    if (counts[node] === 0 || nodeKind(document, node) !== 'array') continue;
    const holdsRecords = nodeKind(document, node + 1) === 'object';
    found.push({ node, weight: counts[node] * (holdsRecords ? 1_000 : 1) });
  }
  const best = found.sort((a, b) => b.weight - a.weight || a.node - b.node);
  return best.slice(0, mostArrays).map(({ node }) => node);
}

/** The members of an element by the names of its columns; of an array its elements by their index. */
export function cellsOf(document: JsonDocument, element: number): ReadonlyMap<string, number> {
  const kind = nodeKind(document, element);
  if (kind !== 'object' && kind !== 'array') return new Map([[valueColumn, element]]);
  return new Map(childNodes(document, element).map((node) => [String(nodeStep(document, node)), node]));
}

/** The names of all columns, in the order in which they come first. */
export function columnsOf(document: JsonDocument, elements: readonly number[]): string[] {
  const names = new Set<string>();
  for (const element of elements.slice(0, sampled))
    for (const name of cellsOf(document, element).keys()) names.add(name);
  return [...names];
}

/** How the elements are put in order: by a column, upwards or downwards. */
export interface Sorting {
  readonly column: string;
  readonly isDescending: boolean;
}

/** The elements by the values of a column: numbers by size, then texts as people read them, then what has no value. */
export function sortElements(document: JsonDocument, elements: readonly number[], sorting: Sorting): number[] {
  const { compare } = new Intl.Collator('zh-CN', { numeric: true });
  const keyed = elements.map((element) => {
    const cell = cellsOf(document, element).get(sorting.column);
    if (cell === undefined || nodeKind(document, cell) === 'null') return { element, rank: 2, number: 0, text: '' };
    const text = nodeText(document, cell);
    const isNumber = nodeKind(document, cell) === 'number';
    return { element, rank: isNumber ? 0 : 1, number: isNumber ? Number(text) : 0, text };
  });
  const direction = sorting.isDescending ? -1 : 1;
  keyed.sort((a, b) => {
    if (a.rank === 2 || b.rank === 2) return a.rank - b.rank;
    return direction * (a.rank - b.rank || a.number - b.number || compare(a.text, b.text));
  });
  return keyed.map(({ element }) => element);
}

/** The table as tab-separated values, as spreadsheets take them; texts without their quotation marks. */
export function tabSeparated(document: JsonDocument, elements: readonly number[], columns: readonly string[]): string {
  const cellText = (node: number | undefined) => {
    if (node === undefined) return '';
    const text = nodeText(document, node);
    const plain = nodeKind(document, node) === 'string' ? String(JSON.parse(text)) : text;
    return plain.replaceAll(/[\t\r\n]+/g, ' ');
  };
  const rows = elements.map((element) => {
    const cells = cellsOf(document, element);
    return columns.map((column) => cellText(cells.get(column))).join('\t');
  });
  return [columns.join('\t'), ...rows].join('\n');
}
