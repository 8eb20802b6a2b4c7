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
