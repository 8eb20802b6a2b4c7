import { readDate, typeOfCell, type ValueType } from './column-type.ts';
import { looksNumeric } from './json/json-number.ts';

export interface ColumnStats {
  readonly name: string;
  /** The type of the first cell that is not empty; `empty` where there is none. */
  readonly type: ValueType | 'empty';
  /** Cells that are not empty but of another type. */
  readonly others: number;
  /** Rows that have nothing here. */
  readonly empty: number;
  /** Different values, counted up to `distinctLimit`. */
  readonly distinct: number;
  readonly distinctIsAtLeast: boolean;
  /** The least and the greatest of a column's numbers or dates, as they are written. */
  readonly min?: string;
  readonly max?: string;
}

export interface ColumnTally {
  add(cell: string): void;
  /** What was added, in a table of so many rows. */
  stats(rows: number): ColumnStats;
}

/** Different values counted per column: enough to tell a category from an id. */
export const distinctLimit = 1_000;

/** Tallies the cells of a column one by one, in bounded memory. */
export function createColumnTally(name: string): ColumnTally {
  const values = new Set<string>();
  const range = createRange();
  let type: ValueType | 'empty' = 'empty';
  let others = 0;
  let numbers = 0;
  let hasIdentifiers = false;
  let filled = 0;
  let distinctIsAtLeast = false;

  const countDistinct = (cell: string) => {
    if (distinctIsAtLeast || values.has(cell)) return;
    if (values.size === distinctLimit) distinctIsAtLeast = true;
    else values.add(detached(cell));
  };

  return {
    add(cell) {
      if (cell.trim() === '') return;
      filled += 1;
      const cellType = typeOfCell(cell);
      if (cellType === 'number') numbers += 1;
      else if (cellType === 'string' && looksNumeric(cell)) hasIdentifiers = true;
      if (type === 'empty') type = cellType;
      if (cellType === type) range.add(cell, orderOf(cell, type));
      else others += 1;
      countDistinct(cell);
    },
    stats: (rows) => ({
      name,
      type,
      // Beside identifiers numbers are identifiers too: 94105 among zip codes such as 01234.
      others: type === 'string' && hasIdentifiers ? others - numbers : others,
      empty: rows - filled,
      distinct: values.size,
      distinctIsAtLeast,
      ...range.ends(),
    }),
  };
}

type Order = number | string | undefined;

function orderOf(cell: string, type: ValueType): Order {
  if (type === 'number') return Number(cell);
  return type === 'date' ? readDate(cell)?.order : undefined;
}

/** Keeps the least and the greatest, unless some cell has no order. */
function createRange() {
  let min: { cell: string; order: Order } | undefined;
  let max: typeof min;
  let isOrdered = true;
  return {
    add(cell: string, order: Order) {
      if (order === undefined) isOrdered = false;
      if (!isOrdered || order === undefined) return;
      if (min?.order === undefined || order < min.order) min = { cell, order };
      if (max?.order === undefined || order > max.order) max = { cell, order };
    },
    ends: () => (isOrdered && min && max ? { min: min.cell, max: max.cell } : {}),
  };
}

/** The text without the chunk it was cut from, which it would otherwise keep in memory. */
function detached(text: string): string {
  return JSON.parse(JSON.stringify(text)) as string;
}
