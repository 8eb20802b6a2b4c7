import type { GraphEdge } from './graph-layers.ts';
import { arrowOf, gap, nodeHeight, pathOf, spread, type GraphBox } from './graph-arrows.ts';

/** Where an arrow is drawn: the `d` of an SVG path. */
interface GraphLine extends GraphEdge {
  readonly path: string;
}

interface GraphLayout {
  readonly width: number;
  readonly height: number;
  readonly nodeWidth: number;
  readonly boxes: readonly GraphBox[];
  readonly lines: readonly GraphLine[];
}

const leastNodeWidth = 136;
const mostNodeWidth = 220;
const margin = 6;

/** Cuts a layer into rows of about the same length. */
function rowsOf(layer: readonly string[], columns: number): string[][] {
  const count = Math.ceil(layer.length / columns);
  const length = Math.ceil(layer.length / count);
  return Array.from({ length: count }, (_, row) => layer.slice(row * length, (row + 1) * length));
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
  const rows = layers
    .filter((layer) => layer.length > 0)
    .flatMap((layer) => rowsOf(layer, columns))
    .map((row, line) => {
      const left = (width - row.length * nodeWidth - (row.length - 1) * gap.x) / 2;
      return row.map((id, index): GraphBox => {
        return { id, x: left + index * (nodeWidth + gap.x), y: margin + line * (nodeHeight + gap.y) };
      });
    });
  const boxes = rows.flat();
  const at = new Map(boxes.map((box) => [box.id, box]));
  const arrows = edges.flatMap((edge) => {
    const from = at.get(edge.from);
    const to = at.get(edge.to);
    return from && to && from !== to ? [arrowOf(from, to)] : [];
  });
  const xs = spread(arrows, nodeWidth);
  const lines = arrows.map((arrow) => ({
    from: arrow.from.box.id,
    to: arrow.to.box.id,
    path: pathOf(arrow, xs, rows, nodeWidth),
  }));
  const lastY = rows.at(-1)?.[0].y ?? 0;
  // Arrows within the last row bend below it.
  const isBent = arrows.some(({ from, to }) => from.box.y === lastY && to.box.y === lastY);
  const height = margin * 2 + (rows.length > 0 ? lastY - margin + nodeHeight : 0) + (isBent ? gap.y * 0.7 : 0);
  return { width, height, nodeWidth, boxes, lines };
}
