import { around, type Fragment } from './page.ts';

type Row = readonly Fragment[];

interface Gap {
  readonly from: number;
  readonly to: number;
}

/** The least that two gaps share where they are the same gap between columns of a table, as a share of the size. */
const sharedGap = 0.6;
/** Justified text leaves less of a line empty than this. */
const emptyShare = 0.45;

function gapsOf(row: Row | undefined): Gap[] {
  return (row ?? []).slice(1).map((fragment, index) => {
    const before = row?.[index];
    return { from: before ? before.x + before.width : fragment.x, to: fragment.x };
  });
}

/** Whether a row of pieces is one of a table: its gaps go on in the next row, or it is mostly empty. */
export function isInTable(row: Row, above: Row | undefined, below: Row | undefined): boolean {
  if (row.length < 2) return false;
  const neighbours = [...gapsOf(above), ...gapsOf(below)];
  const least = sharedGap * (row[0]?.size ?? 0);
  const gaps = gapsOf(row);
  const shared = gaps.filter(({ from, to }) =>
    neighbours.some((other) => Math.min(to, other.to) - Math.max(from, other.from) >= least),
  );
  const filled = row.reduce((sum, { width }) => sum + width, 0);
  const isSparse = filled < around(row).width * (1 - emptyShare);
  return shared.length >= gaps.length / 2 || isSparse;
}

/** The next line of a cell stands closer than the next row, by this share, and no farther below than lines of a text do. */
const closer = 0.87;
const cellLeading = 1.8;

/** The cell of a row that a piece below it goes on with: they begin at the same place. */
const cellAbove = (row: Row, { x, size }: Fragment) => row.find((cell) => Math.abs(cell.x - x) < size * 0.5);

/** Whether a row of pieces is only the next line of some cells of the row above; `gaps` are those above and below it. */
function isWrapped(row: Row, above: Row, gaps: readonly [above: number, below: number]): boolean {
  if (row.length >= above.length || !row.every((piece) => cellAbove(above, piece))) return false;
  return gaps[0] < cellLeading * (row[0]?.size ?? 0) && gaps[0] < closer * gaps[1];
}

const top = (row: Row | undefined) => Math.min(...(row ?? []).map(({ y }) => y));

/** Rows of pieces in which the lines of a cell are one piece: a cell that is set in two lines makes no two rows. */
export function joinWrapped(rows: readonly Row[]): Row[] {
  const joined: Row[] = [];
  for (const [index, row] of rows.entries()) {
    const above = joined.at(-1);
    // Below the last row there is none: it is told by how far those above it stand apart.
    const rowAbove = joined.at(-2);
    const below = rows[index + 1] || !rowAbove ? top(rows[index + 1]) - top(row) : top(above) - top(rowAbove);
    const gaps = [top(row) - top(rows[index - 1]), below] as const;
    if (!above || !isInTable(above, joined.at(-2), row) || !isWrapped(row, above, gaps)) {
      joined.push(row);
      continue;
    }
    joined[joined.length - 1] = above.map((cell) => {
      const more = row.filter((piece) => cellAbove(above, piece) === cell);
      const texts = [cell, ...more].map(({ text }) => text);
      return more.length === 0 ? cell : { ...cell, ...around([cell, ...more]), text: texts.join(' ') };
    });
  }
  return joined;
}

/**
 * The pieces of rows of a table by column, nothing where a cell is empty: the rows with the most pieces say where the columns
 * are. A row with a piece that stands in no column, or beside another in one, is left as it is.
 */
export function byColumns(rows: readonly Row[]): (readonly (Fragment | undefined)[])[] {
  const most = Math.max(...rows.map(({ length }) => length));
  const full = rows.filter(({ length }) => length === most);
  const columns = Array.from({ length: most }, (_, column) => around(full.flatMap((row) => row[column] ?? [])));
  return rows.map((row) => {
    if (most < 3 || row.length === most || row.length < 2) return row;
    const placed = columns.map(({ x, width }) =>
      row.filter((piece) => piece.x < x + width && x < piece.x + piece.width),
    );
    const isClear = placed.every(({ length }) => length < 2) && new Set(placed.flat()).size === placed.flat().length;
    return isClear && placed.flat().length === row.length ? placed.map(([piece]) => piece) : row;
  });
}
