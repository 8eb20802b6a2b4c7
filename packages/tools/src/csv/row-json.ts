import type { ByteSink } from './byte-sink.ts';
import { readCellJson } from './cell-json.ts';
import { kindOfCell } from './cell.ts';
import type { NoticeList } from './notices.ts';
import { createNumberColumns } from './number-columns.ts';
import type { CsvRecord } from './record-reader.ts';
import { shapeRow, type Layout } from './row-shape.ts';
import { writeArray, writeObject, type RowValues } from './row-writer.ts';
import type { Column } from './table-reader.ts';

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
  /** Columns with digits that must stay text (see `kindOfCell`): then their numbers do too. */
  readonly textColumns: ReadonlySet<number>;
  /** Whether a number of such a column was written before that was known. */
  isStale(): boolean;
}

/** Turns rows into JSON. `knownTextColumns` come from an earlier reading of the same table. */
export function createRowJson(
  options: JsonOptions,
  knownTextColumns: ReadonlySet<number>,
  notices: NoticeList,
): RowJson {
  let columns: readonly Column[] = [];
  let omittable: readonly boolean[] = [];
  let shape = shapeRow([], options);
  let current: CsvRecord = { cells: [], quoted: [], line: 0 };
  const numbers = createNumberColumns(knownTextColumns, (column, text) => {
    const detail = { name: columns[column].name, text: text.slice(0, 40) };
    notices.add('kept-as-text', { line: current.line, column: 1 }, detail);
  });

  /** Whether the cell is written as it stands: a number, true, false or null. */
  const isBare = (column: number, text: string) => {
    if (options.types === 'none' || (options.types === 'unquoted' && current.quoted[column])) return false;
    const kind = kindOfCell(text);
    if (kind === 'identifier') numbers.addIdentifier(column, text);
    return kind === 'literal' || (kind === 'number' && numbers.addNumber(column));
  };

  const values: RowValues = {
    has: (column) =>
      column < current.cells.length && !(omittable[column] && current.cells[column] === '' && !current.quoted[column]),
    write(sink, column) {
      const text = current.cells[column];
      if (text === '') {
        sink.write(options.emptyCells === 'null' && !current.quoted[column] ? 'null' : '""');
      } else if (isBare(column, text)) sink.write(text);
      else {
        const json = options.nested ? readCellJson(text) : undefined;
        if (json === undefined) sink.writeJsonString(text);
        else sink.write(json);
      }
    },
  };

  const noteLeftOut = () => {
    const place = { line: current.line, column: 1 };
    omittable.forEach((may, column) => {
      if (may && column < current.cells.length && !values.has(column)) {
        notices.add('cells-left-out', place, { name: columns[column].name });
      }
    });
  };

  return {
    setColumns(next) {
      columns = next;
      const { emptyCells } = options;
      omittable = next.map(({ optional }) => emptyCells === 'omit' || (emptyCells === 'auto' && optional));
      shape = shapeRow(
        next.map(({ name }) => name),
        options,
      );
    },
    writeObject(sink, record) {
      current = record;
      if (writeObject(sink, shape, values) > 0) notices.add('path-conflicts', { line: record.line, column: 1 });
      if (omittable.includes(true)) noteLeftOut();
    },
    writeArray(sink, record) {
      current = record;
      writeArray(sink, record.cells.length, values);
    },
    inspect(record) {
      current = record;
      record.cells.forEach((text, column) => isBare(column, text));
    },
    textColumns: numbers.textColumns,
    isStale: numbers.isStale,
  };
}
