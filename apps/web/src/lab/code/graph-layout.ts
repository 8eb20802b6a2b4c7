import type { GraphEdge } from './graph-layers.ts';
import { groupBy } from './group-by.ts';

/** Where a node is drawn, in pixels. */
export interface GraphBox {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** Where an arrow is drawn: the `d` of an SVG path. */
export interface GraphLine extends GraphEdge {
  readonly path: string;
}

export interface GraphLayout {
  readonly width: number;
  readonly height: number;
  readonly nodeWidth: number;
  readonly boxes: readonly GraphBox[];
  readonly lines: readonly GraphLine[];
}

export const nodeHeight = 44;
const leastNodeWidth = 136;
const mostNodeWidth = 220;
const gap = { x: 18, y: 46 };
const margin = 6;

/** Cuts a layer into rows of about the same length. */
function rowsOf(layer: readonly string[], columns: number): string[][] {
  const count = Math.ceil(layer.length / columns);
  const length = Math.ceil(layer.length / count);
  return Array.from({ length: count }, (_, row) => layer.slice(row * length, (row + 1) * length));
}

interface Ends {
  readonly edge: GraphEdge;
  readonly from: GraphBox;
  readonly to: GraphBox;
}

/** Spreads the ends of arrows over a node's edge, in the order of where they lead, so that they stay apart. */
function spread(ends: readonly Ends[], side: 'from' | 'to', nodeWidth: number): ReadonlyMap<Ends, number> {
  const other = side === 'from' ? 'to' : 'from';
  const xs = new Map<Ends, number>();
  for (const [id, group] of groupBy(ends, (end) => end[side].id)) {
    const ordered = [...group].sort((a, b) => a[other].x - b[other].x || (a[other].id < b[other].id ? -1 : 1));
    for (const [index, end] of ordered.entries()) {
      xs.set(end, (end[side].id === id ? end[side].x : 0) + (nodeWidth * (index + 1)) / (ordered.length + 1));
    }
  }
  return xs;
}

const fixed = (value: number) => Number(value.toFixed(1));

/** Down from the bottom of one node to the top of a lower one; upwards and sideways, around. */
function pathOf({ from, to }: Ends, startX: number, endX: number): string {
  const startY = from.y + nodeHeight;
  const isDown = to.y > from.y;
  const endY = isDown ? to.y : to.y + nodeHeight;
  const bend = isDown ? Math.max(gap.y * 0.6, (endY - startY) * 0.4) : gap.y * 0.8;
  const c1 = `${fixed(startX)} ${fixed(startY + bend)}`;
  const c2 = `${fixed(endX)} ${fixed(isDown ? endY - bend : endY + bend)}`;
  return `M${fixed(startX)} ${fixed(startY)}C${c1} ${c2} ${fixed(endX)} ${fixed(endY)}`;
}

/**
 * Places the layers of a graph below each other within a width, in as many rows as that takes, and draws its arrows.
 * @param width in pixels; two nodes always stand side by side
 */
export function layoutGraph(
  layers: readonly (readonly string[])[],
  edges: readonly GraphEdge[],
  width: number,
): GraphLayout {
  const room = width - margin * 2;
  const columns = Math.max(2, Math.floor((room + gap.x) / (leastNodeWidth + gap.x)));
  const nodeWidth = Math.min(mostNodeWidth, (room - gap.x * (columns - 1)) / columns);
  const rows = layers.filter((layer) => layer.length > 0).flatMap((layer) => rowsOf(layer, columns));
  const boxes = rows.flatMap((row, line) => {
    const rowWidth = row.length * nodeWidth + (row.length - 1) * gap.x;
    const left = (width - rowWidth) / 2;
    return row.map((id, index) => ({
      id,
      x: left + index * (nodeWidth + gap.x),
      y: margin + line * (nodeHeight + gap.y),
    }));
  });
  const at = new Map(boxes.map((box) => [box.id, box]));
  const ends = edges.flatMap((edge): Ends[] => {
    const from = at.get(edge.from);
    const to = at.get(edge.to);
    return from && to && from !== to ? [{ edge, from, to }] : [];
  });
  const startXs = spread(ends, 'from', nodeWidth);
  const endXs = spread(ends, 'to', nodeWidth);
  const lines = ends.map((end) => ({
    from: end.from.id,
    to: end.to.id,
    path: pathOf(end, startXs.get(end) ?? 0, endXs.get(end) ?? 0),
  }));
  const height = margin * 2 + rows.length * nodeHeight + Math.max(0, rows.length - 1) * gap.y;
  // Arrows that go up leave from the lowest row and bend below it.
  const isBent = ends.some(({ from, to }) => to.y <= from.y && from.y >= (rows.length - 1) * (nodeHeight + gap.y));
  return { width, height: height + (isBent ? gap.y * 0.7 : 0), nodeWidth, boxes, lines };
}
