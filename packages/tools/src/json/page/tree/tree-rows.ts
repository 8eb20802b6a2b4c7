import type { NodeTable } from '../../engine/query/node-table.ts';

/** The rows of a tree view, top to bottom: which node each shows and how far it is indented. */
export interface TreeRows {
  readonly nodes: Uint32Array;
  readonly levels: Uint32Array;
}

/** Browsers draw no element higher than 33 million pixels, which is so many rows. */
export const mostRows = 1_200_000;

/**
 * The nodes whose ancestors are all expanded, up to `mostRows` of them. Linear in the number of rows, without recursion.
 * @param expanded one byte per node; 1 shows what the node holds
 */
export function treeRows(table: NodeTable, expanded: Uint8Array): TreeRows {
  const size = table.starts.length;
  let nodes = new Uint32Array(1024);
  let levels = new Uint32Array(1024);
  let count = 0;
  let level = 0;
  let parent = 0;
  let node = 0;
  while (node < size && count < mostRows) {
    while (level > 0 && node >= table.nexts[parent]) {
      parent = table.parents[parent];
      level -= 1;
    }
    if (count === nodes.length) {
      nodes = doubled(nodes);
      levels = doubled(levels);
    }
    nodes[count] = node;
    levels[count] = level;
    count += 1;
    if (expanded[node] === 1 && table.counts[node] > 0) {
      parent = node;
      level += 1;
      node += 1;
    } else node = table.nexts[node];
  }
  return { nodes: nodes.subarray(0, count), levels: levels.subarray(0, count) };
}

function doubled(column: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(column.length * 2);
  larger.set(column);
  return larger;
}

/** Expands every ancestor of the node, so that it has a row. */
export function reveal(table: NodeTable, expanded: Uint8Array, node: number): void {
  for (let at = node; at !== 0;) {
    at = table.parents[at];
    expanded[at] = 1;
  }
}

/** Expands all nodes above the given level, and the others not. */
export function expandLevels(table: NodeTable, expanded: Uint8Array, levels: number): void {
  const depth = new Uint32Array(table.starts.length);
  expanded[0] = levels > 0 ? 1 : 0;
  for (let node = 1; node < depth.length; node++) {
    depth[node] = depth[table.parents[node]] + 1;
    expanded[node] = depth[node] < levels ? 1 : 0;
  }
}

/** The row that shows the node, or -1. Rows stand in the order of the nodes. */
export function rowOf({ nodes }: TreeRows, node: number): number {
  let low = 0;
  let high = nodes.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (nodes[middle] === node) return middle;
    if (nodes[middle] < node) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
