import type { ByteSink } from '../write/byte-sink.ts';
import { readCellJson } from './cell-json.ts';
import { createDecimalSearch, fromDecimalComma } from './decimal-comma.ts';
import { kindOfCell, type CellKind } from '../read/cell.ts';
import { noticedLength, type NoticeList } from '../notices.ts';
import type { CsvRecord } from '../read/record-reader.ts';
import { shapeRow, type Layout, type RowShape } from '../read/row-shape.ts';
import { writeArray, writeObject, type RowValues } from '../write/row-writer.ts';
import type { Column } from '../read/table-reader.ts';

export interface JsonOptions {
  /** Cells that may become numbers, true, false and null: those without quotes, all, or none. */
  readonly types: 'unquoted' | 'all' | 'none';
  /**
   * What an empty cell without quotes becomes. `auto`: no value where the column's name says so (see
   * `isOptionalName`), else an empty string.
   */
  readonly emptyCells: 'auto' | 'string' | 'null' | 'omit';
  /** Whether column names are paths and JSON in cells is read. */
  readonly nested: boolean;
  readonly layout: Layout;
  /** Whether 1.234,56 is a number. */
  readonly decimalComma: boolean;
}

export interface RowJson {
  /** The columns from now on. */
  setColumns(columns: readonly Column[]): void;
  /** Writes a row as an object by column name. */
  writeObject(sink: ByteSink, record: CsvRecord): void;
  /** Writes a row as an array. */
  writeArray(sink: ByteSink, record: CsvRecord): void;
  /** Only looks for text columns. */
  inspect(record: CsvRecord): void;
  /** Says of columns at the end what only all of their cells tell. */
  noteColumns(): void;
  /** Columns with digits that must stay text (see `kindOfCell`): then their numbers do too. */
  readonly textColumns: ReadonlySet<number>;
  /** Whether a number of such a column was written before that was known. */
  isStale(): boolean;
}

/** Which columns keep their numbers as text because some of their cells are digits that are no number. */
interface NumberColumns {
  /** A number was met; whether it may be one. */
  addNumber(column: number): boolean;
  /** Digits were met that must stay text. */
  addIdentifier(column: number, text: string): void;
  readonly textColumns: ReadonlySet<number>;
  /** Whether a column had numbers before its first identifier. */
  isStale(): boolean;
}

/** `onText` is told the first identifier of every column. */
function createNumberColumns(
  known: ReadonlySet<number>,
  onText: (column: number, text: string) => void,
): NumberColumns {
  const textColumns = new Set(known);
  const told = new Set<number>();
  const hasNumbers: boolean[] = [];
  let stale = false;
  return {
    addNumber(column) {
      if (textColumns.size > 0 && textColumns.has(column)) return false;
      hasNumbers[column] = true;
      return true;
    },
    addIdentifier(column, text) {
      if (told.has(column)) return;
      told.add(column);
      textColumns.add(column);
      if (hasNumbers[column]) stale = true;
      onText(column, text);
    },
    textColumns,
    isStale: () => stale,
  };
}

interface Rendering {
  readonly options: JsonOptions;
  readonly notices: NoticeList;
  readonly numbers: NumberColumns;
  readonly values: RowValues;
  readonly decimals: ReturnType<typeof createDecimalSearch>;
  columns: readonly Column[];
  /** Whether an empty cell of the column is no value. */
  omittable: readonly boolean[];
  shape: RowShape;
  /** The row that is being written. */
  row: CsvRecord;
}

/** Turns rows into JSON. `knownTextColumns` come from an earlier reading of the same table. */
export function createRowJson(
  options: JsonOptions,
  knownTextColumns: ReadonlySet<number>,
  notices: NoticeList,
): RowJson {
  const rendering: Rendering = {
    options,
    notices,
    numbers: createNumberColumns(knownTextColumns, (column, text) => noteTextColumn(rendering, column, text)),
    values: {
      has: (column) => hasValue(rendering, column),
      write: (sink, column) => writeValue(rendering, sink, column),
    },
    decimals: createDecimalSearch(),
    columns: [],
    omittable: [],
    shape: shapeRow([], options),
    row: { cells: [], quoted: [], line: 0 },
  };
  const { numbers, values } = rendering;
  return {
    setColumns(columns) {
      const { emptyCells } = options;
      const names = columns.map(({ name }) => name);
      rendering.columns = columns;
      rendering.omittable = columns.map((one) => emptyCells === 'omit' || (emptyCells === 'auto' && one.optional));
      rendering.shape = shapeRow(names, options);
    },
    writeObject(sink, row) {
      rendering.row = row;
      const aside = writeObject(sink, rendering.shape, values);
      if (aside > 0) notices.add('path-conflicts', { line: row.line, column: 1 });
      if (rendering.omittable.includes(true)) noteLeftOut(rendering);
    },
    writeArray(sink, row) {
      rendering.row = row;
      writeArray(sink, row.cells.length, values);
    },
    inspect(row) {
      rendering.row = row;
      row.cells.forEach((text, column) => bareText(rendering, column, text));
    },
    noteColumns() {
      if (options.decimalComma || options.types === 'none') return;
      for (const { column, text } of rendering.decimals.found()) {
        notices.add('decimal-commas', undefined, { name: rendering.columns[column].name, text });
      }
    },
    textColumns: numbers.textColumns,
    isStale: numbers.isStale,
  };
}

function hasValue({ row, omittable }: Rendering, column: number): boolean {
  const isOmitted = omittable[column] && row.cells[column] === '' && !row.quoted[column];
  return column < row.cells.length && !isOmitted;
}

function writeValue(rendering: Rendering, sink: ByteSink, column: number): void {
  const { row, options } = rendering;
  const text = row.cells[column];
  if (text === '') {
    sink.write(options.emptyCells === 'null' && !row.quoted[column] ? 'null' : '""');
    return;
  }
  const bare = bareText(rendering, column, text);
  const json = bare ?? (options.nested ? readCellJson(text) : undefined);
  if (json === undefined) sink.writeJsonString(text);
  else sink.write(json);
}

/** The number, true, false or null that a cell is written as; undefined for what is not. */
function bareText(rendering: Rendering, column: number, text: string): string | undefined {
  const { options, row, numbers, decimals } = rendering;
  if (!options.decimalComma) decimals.add(column, text);
  const number = options.decimalComma ? fromDecimalComma(text) : undefined;
  // Where commas separate, a number with one stands in quotes, which then say nothing of it.
  const isQuotedText = row.quoted[column] && !(number !== undefined && text.includes(','));
  if (options.types === 'none' || (options.types === 'unquoted' && isQuotedText)) return undefined;
  const kind = options.decimalComma ? kindByComma(text, number) : kindOfCell(text);
  if (kind === 'identifier') numbers.addIdentifier(column, text);
  return kind === 'literal' || (kind === 'number' && numbers.addNumber(column)) ? (number ?? text) : undefined;
}

/** Beside decimal commas a point stands between thousands: a number that has it elsewhere is left as it is written. */
function kindByComma(text: string, number: string | undefined): CellKind {
  const kind = kindOfCell(number ?? text);
  return number === undefined && kind === 'number' && text.includes('.') ? 'identifier' : kind;
}

function noteTextColumn({ row, columns, notices }: Rendering, column: number, text: string): void {
  const detail = { name: columns[column].name, text: text.slice(0, noticedLength) };
  notices.add('kept-as-text', { line: row.line, column: 1 }, detail);
}

function noteLeftOut({ row, omittable, columns, values, notices }: Rendering): void {
  const place = { line: row.line, column: 1 };
  for (let column = 0; column < row.cells.length; column += 1) {
    if (omittable[column] && !values.has(column)) notices.add('cells-left-out', place, { name: columns[column].name });
  }
}
