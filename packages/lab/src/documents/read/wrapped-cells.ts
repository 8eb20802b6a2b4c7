import { around, median, type Fragment } from './page.ts';
import { isInTable } from './table-rows.ts';

type Row = readonly Fragment[];

/** Lines of a cell stand no farther apart than this, and by no more than this farther than others, as shares of the size. */
const mostSpace = 0.8;
const sameSpace = 0.1;
/** They begin, end or have their middle at one place, but for this share of the size. */
const sameEdge = 0.5;
/** Rows of one table stand no farther apart than this. */
const mostBetween = 3;

const bottom = ({ y, height }: Fragment) => y + height;
const top = (row: Row) => Math.min(...row.map(({ y }) => y));
const foot = (row: Row) => Math.max(...row.map(bottom));
const isAbove = (one: Fragment, other: Fragment) => one.x < other.x + other.width && other.x < one.x + one.width;

/** Rows that follow each other and may be those of a table: a line across several columns of it is none. */
function blocksOf(rows: readonly Row[]): Row[][] {
  const blocks: Row[][] = [];
  for (const row of rows) {
    const block = blocks.at(-1) ?? [];
    const [only] = row.length === 1 ? row : [];
    const isAcross = only && block.some((above) => above.filter((piece) => isAbove(piece, only)).length > 1);
    const last = block.at(-1);
    const isNear = last !== undefined && top(row) - top(last) < mostBetween * (row[0]?.size ?? 0);
    if (isNear && !isAcross) block.push(row);
    else blocks.push([row]);
  }
  return blocks;
}

/** The space between the lines of a block that stand closest below each other in a column; none where they overlap. */
function leastSpace(block: readonly Row[]): number {
  const pieces = block.flat();
  let least = Infinity;
  for (const piece of pieces) {
    for (const below of pieces)
      if (below.y > piece.y && isAbove(piece, below)) least = Math.min(least, below.y - bottom(piece));
  }
  return least;
}

/** Whether lines below each other are set as those of one cell are: to the left, to the right or to its middle. */
const isAligned = (lines: readonly Fragment[]) =>
  [0, 0.5, 1].some((share) => {
    const edges = lines.map(({ x, width }) => x + share * width);
    return Math.max(...edges) - Math.min(...edges) < sameEdge * (lines[0]?.size ?? 0);
  });

/** The pieces of several rows as the cells of one; nothing where they are not set as lines of cells are. */
function cellsOf(rows: readonly Row[]): Row | undefined {
  const cells: Fragment[][] = [];
  for (const piece of rows.flat().sort((a, b) => a.x - b.x)) {
    const cell = cells.find((other) => other.some((one) => isAbove(one, piece)));
    if (cell) cell.push(piece);
    else cells.push([piece]);
  }
  if (!cells.every(isAligned)) return undefined;
  if (rows.some((row) => cells.some((cell) => row.filter((piece) => cell.includes(piece)).length > 1)))
    return undefined;
  return cells.map((cell): Fragment => {
    const lines = cell.sort((a, b) => a.y - b.y);
    const [first] = lines;
    return { ...(first as Fragment), ...around(lines), text: lines.map(({ text }) => text).join(' ') };
  });
}

/**
 * The rows of a block in groups: lines of cells with the other lines of their row. They stand beside each other in part,
 * where cells are set in the middle of their row, or closer than rows do. Rows with all of their cells are none.
 */
function groupsOf(block: readonly Row[]): Row[][] {
  const size = median(block.flat().map((piece) => piece.size));
  const most = Math.max(...block.map(({ length }) => length));
  const spaces = block.map((row, index) => (index === 0 ? Infinity : top(row) - foot(block[index - 1] ?? row)));
  const isWhole = (row: Row | undefined) => row?.length === most;
  const ofRows = spaces.filter((_, index) => isWhole(block[index]) && isWhole(block[index - 1]));
  const least = leastSpace(block) + sameSpace * size;
  // Where no two whole rows follow each other, what stands below a head by itself says nothing of rows.
  const telling = ofRows.length > 0 ? spaces : spaces.slice(2);
  const isTold = telling.some((space) => space < 0 || (space > least && space < Infinity));
  const isNext = (space: number) =>
    isTold && space <= Math.min(least, mostSpace * size) && space < Math.min(...ofRows) - sameSpace * size;
  const groups: Row[][] = [];
  for (const [index, row] of block.entries()) {
    if (index > 0 && isNext(spaces[index] ?? Infinity)) groups.at(-1)?.push(row);
    else groups.push([row]);
  }
  return groups;
}

/** Rows of pieces in which the lines of a cell are one piece: a cell that is set in two lines makes no two rows. */
export function joinWrapped(rows: readonly Row[]): Row[] {
  return blocksOf(rows).flatMap((block) => {
    if (block.every(({ length }) => length < 2)) return block;
    const groups = groupsOf(block).map((rows) => ({ rows, cells: rows.length > 1 ? cellsOf(rows) : rows[0] }));
    return groups.flatMap(({ rows, cells }, index) =>
      cells && isInTable(cells, groups[index - 1]?.cells, groups[index + 1]?.cells) ? [cells] : rows,
    );
  });
}
