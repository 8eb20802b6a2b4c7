import type { ByteSink } from './byte-sink.ts';
import type { Branch, RowShape } from '../read/row-shape.ts';

/** The cells of a row as JSON values, by column. */
export interface RowValues {
  /** Whether the row has a value there. */
  has(column: number): boolean;
  write(sink: ByteSink, column: number): void;
}

/**
 * Writes the JSON object of a row. Where a column's value stands in the way of another's path, the latter is written
 * under its whole name instead. Returns how many were.
 */
export function writeObject(sink: ByteSink, shape: RowShape, values: RowValues): number {
  if (shape.whole && isAlone(shape, values)) {
    values.write(sink, shape.whole.column);
    return 0;
  }
  const aside = shape.whole && values.has(shape.whole.column) ? [shape.whole] : [];
  let open: readonly Branch[] = noBranches;
  let isFirst = true;
  sink.write('{');
  for (const leaf of shape.leaves) {
    if (!values.has(leaf.column)) continue;
    if (leaf.rivals.length > 0 && leaf.rivals.some(values.has)) {
      aside.push(leaf);
      continue;
    }
    if (leaf.branches !== open) {
      isFirst = turnTo(sink, open, leaf.branches, isFirst);
      open = leaf.branches;
    }
    sink.write(isFirst ? leaf.head : leaf.next);
    values.write(sink, leaf.column);
    isFirst = false;
  }
  close(sink, open, 0);
  for (const leaf of aside) {
    sink.write(isFirst ? leaf.flat.head : leaf.flat.next);
    values.write(sink, leaf.column);
    isFirst = false;
  }
  sink.write(isFirst ? '}' : shape.tail);
  return aside.length;
}

/** Writes the JSON array of a row's first cells. */
export function writeArray(sink: ByteSink, length: number, values: RowValues): void {
  sink.write('[');
  for (let column = 0; column < length; column += 1) {
    if (column > 0) sink.write(',');
    values.write(sink, column);
  }
  sink.write(']');
}

const noBranches: readonly Branch[] = [];

/** Whether the column that is the row itself has the row's only value. */
function isAlone({ whole, leaves }: RowShape, values: RowValues): boolean {
  return whole !== undefined && values.has(whole.column) && !leaves.some(({ column }) => values.has(column));
}

/** Ends the objects that are left and begins those that are entered. Returns whether the next member is a first one. */
function turnTo(sink: ByteSink, open: readonly Branch[], wanted: readonly Branch[], isFirst: boolean): boolean {
  let shared = 0;
  while (shared < open.length && open[shared] === wanted[shared]) shared += 1;
  close(sink, open, shared);
  let first = isFirst && shared === open.length;
  for (const branch of wanted.slice(shared)) {
    sink.write(first ? branch.head : branch.next);
    first = true;
  }
  return first;
}

function close(sink: ByteSink, open: readonly Branch[], from: number): void {
  for (let depth = open.length - 1; depth >= from; depth -= 1) sink.write(open[depth].tail);
}
