import { rowKinds, type RowKind, type TreeTable } from '../engine/tree.ts';

/** What a row of the tree shows. */
export interface TreeLabel {
  readonly kind: RowKind;
  readonly name: string;
  readonly attributes: string;
  readonly text: string;
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

export function labelOf({ kinds, labels, labelEnds }: TreeTable, row: number): TreeLabel {
  const start = row === 0 ? 0 : labelEnds[row - 1];
  const [name, attributes, text] = decoder.decode(labels.subarray(start, labelEnds[row])).split('\0');
  return { kind: rowKinds[kinds[row]], name, attributes, text };
}

export function hasChildren({ nexts }: TreeTable, row: number): boolean {
  return nexts[row] > row + 1;
}

/** Trees of more rows start with only the upper levels open. */
const rowsOpenAtFirst = 500;
const levelsOpenAtFirst = 2;

/** One byte per row, 1 where it shows its children. */
export function initiallyExpanded(tree: TreeTable): Uint8Array {
  if (tree.count <= rowsOpenAtFirst) return new Uint8Array(tree.count).fill(1);
  return Uint8Array.from(tree.levels, (level) => (level < levelsOpenAtFirst - 1 ? 1 : 0));
}

/** The rows whose ancestors are all expanded, in order. */
export function visibleRows(tree: TreeTable, expanded: Uint8Array): Uint32Array {
  const rows = new Uint32Array(tree.count);
  let count = 0;
  let row = 0;
  while (row < tree.count) {
    rows[count] = row;
    count += 1;
    row = expanded[row] === 1 ? row + 1 : tree.nexts[row];
  }
  return rows.slice(0, count);
}

/** The same with one row turned. */
export function toggled(expanded: Uint8Array, row: number): Uint8Array {
  const next = expanded.slice();
  next[row] = next[row] === 1 ? 0 : 1;
  return next;
}
