import { groupBy } from './group-by.ts';

/** Where a node is drawn, in pixels. */
export interface GraphBox {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

export const nodeHeight = 44;
/** Between nodes side by side, and below each other. */
export const gap = { x: 18, y: 46 };

type Side = 'top' | 'bottom';

/** Where an arrow leaves or reaches a node. */
interface End {
  readonly box: GraphBox;
  readonly side: Side;
  /** The node at the other end. */
  readonly other: GraphBox;
}

interface Arrow {
  readonly from: End;
  readonly to: End;
}

/** Down from the bottom to the top, up from the top to the bottom, sideways below the row. */
export function arrowOf(from: GraphBox, to: GraphBox): Arrow {
  const leaves: Side = to.y < from.y ? 'top' : 'bottom';
  const reaches: Side = to.y > from.y ? 'top' : 'bottom';
  return { from: { box: from, side: leaves, other: to }, to: { box: to, side: reaches, other: from } };
}

/** Spreads the arrows over each side of a node, in the order of where they lead, so that they stay apart. */
export function spread(arrows: readonly Arrow[], nodeWidth: number): ReadonlyMap<End, number> {
  const xs = new Map<End, number>();
  const ends = arrows.flatMap(({ from, to }) => [from, to]);
  for (const group of groupBy(ends, ({ box, side }) => `${side} ${box.id}`).values()) {
    const ordered = [...group].sort((a, b) => a.other.x - b.other.x || a.other.y - b.other.y);
    for (const [index, end] of ordered.entries()) {
      xs.set(end, end.box.x + (nodeWidth * (index + 1)) / (ordered.length + 1));
    }
  }
  return xs;
}

const fixed = (value: number) => Number(value.toFixed(1));
const point = (x: number, y: number) => `${fixed(x)} ${fixed(y)}`;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A curve that begins and ends upright. */
function curve(from: Point, to: Point): string {
  const bend = (to.y - from.y) / 2;
  return `C${point(from.x, from.y + bend)} ${point(to.x, to.y - bend)} ${point(to.x, to.y)}`;
}

/** The gap of a row that is nearest to where an arrow would pass through it. */
function gapNear(row: readonly GraphBox[], nodeWidth: number, x: number): number {
  const gaps = [row[0].x - gap.x / 2, ...row.map((box) => box.x + nodeWidth + gap.x / 2)];
  return gaps.reduce((best, found) => (Math.abs(found - x) < Math.abs(best - x) ? found : best));
}

const edgeOf = ({ box, side }: End) => (side === 'top' ? box.y : box.y + nodeHeight);

/** From node to node, through the gaps of the rows that lie between. */
export function pathOf(
  { from, to }: Arrow,
  xs: ReadonlyMap<End, number>,
  rows: readonly GraphBox[][],
  nodeWidth: number,
) {
  const start = { x: xs.get(from) ?? 0, y: edgeOf(from) };
  const end = { x: xs.get(to) ?? 0, y: edgeOf(to) };
  if (from.box.y === to.box.y) {
    const below = start.y + gap.y * 0.8;
    return `M${point(start.x, start.y)}C${point(start.x, below)} ${point(end.x, below)} ${point(end.x, end.y)}`;
  }
  const isDown = end.y > start.y;
  const between = rows.filter(([{ y }]) => y > Math.min(from.box.y, to.box.y) && y < Math.max(from.box.y, to.box.y));
  let path = `M${point(start.x, start.y)}`;
  let at: Point = start;
  for (const row of isDown ? between : between.toReversed()) {
    const [{ y }] = row;
    const share = (y - start.y) / (end.y - start.y);
    const x = gapNear(row, nodeWidth, start.x + (end.x - start.x) * share);
    const [near, far] = isDown ? [y, y + nodeHeight] : [y + nodeHeight, y];
    path += `${curve(at, { x, y: near })}L${point(x, far)}`;
    at = { x, y: far };
  }
  return path + curve(at, end);
}
