import { fail, ok, type Place, type Result } from '@toolbench/kit/result.ts';
import type { Text } from '@toolbench/kit/text.ts';
import { nameColumns, type ColumnNames } from '../column-names.ts';
import { isOptionalName } from '../json/column-path.ts';
import { detectDialect, separatorOf, type Delimiter, type Dialect } from './dialect.ts';
import type { Encoding } from '../../encodings.ts';
import type { NoticeList } from '../notices.ts';
import { createRecordReader, type CsvRecord, type RecordCode } from './record-reader.ts';
import { linesBeforeTable } from './lines-before-table.ts';
import { noteDecoding } from './note-decoding.ts';
import { openText, withoutLines, type Report, type SourceCode, type TextSource } from './text-source.ts';

export interface TableOptions {
  readonly delimiter: Delimiter | 'auto';
  readonly encoding: Encoding | 'auto';
  readonly hasHeader: boolean;
  /** Lines before the table that are no part of it. */
  readonly skipLines: number;
}

/** A CSV text that can be read as a table, from its beginning as often as needed. */
export interface CsvTable {
  readonly source: TextSource;
  readonly dialect: Dialect;
  readonly hasHeader: boolean;
  readonly skipLines: number;
}

export interface Column {
  /** Its name in the header, or the one it was given. */
  readonly name: string;
  /** Whether an empty cell without quotes means that the row has no value there. */
  readonly optional: boolean;
}

export interface TableEvents {
  /** The columns, before the first row and again whenever a row has more. */
  columns(columns: readonly Column[]): void;
  /** A row, numbered from 1. Its arrays are reused. */
  row(record: CsvRecord, number: number): 'stop' | undefined;
}

export interface TableSize {
  readonly rows: number;
  readonly columns: number;
}

interface Reading {
  readonly table: CsvTable;
  readonly events: TableEvents;
  readonly notices: NoticeList;
  readonly columns: Column[];
  names: ColumnNames;
  rows: number;
  /** The line that says `sep=;` is still to come. */
  separatorLine: boolean;
  /** Blank lines of a one-column table that may be rows: the first one's line, and how many. */
  readonly blank: { line: number; count: number };
}

/** Opens a CSV text: its encoding, separator and line ends. */
export function openTable(input: Text, options: TableOptions): Result<CsvTable, SourceCode> {
  const { hasHeader, skipLines } = options;
  const opened = openText(input, options.encoding);
  if (!opened.ok) return opened;
  const source = withoutLines(opened.value, skipLines);
  return ok({ source, dialect: detectDialect(beginning(source), options.delimiter), hasHeader, skipLines });
}

/**
 * Reads the rows. A blank line is an empty cell in a table of one column (except at the end), else it is skipped;
 * rows shorter or longer than the header are read as they are. All of that is noted.
 */
export function readTable(
  table: CsvTable,
  events: TableEvents,
  notices: NoticeList,
  report?: Report,
): Result<TableSize, RecordCode | 'empty'> {
  const reading: Reading = {
    table,
    events,
    notices,
    columns: [],
    names: nameColumns([]),
    rows: 0,
    separatorLine: table.dialect.separatorLine,
    blank: { line: 0, count: 0 },
  };
  const recordEvents = {
    record: (record: CsvRecord) => readRecord(reading, record),
    strayText: (place: Place) => notices.add('stray-text', place),
  };
  const reader = createRecordReader(separatorOf(table.dialect.delimiter), recordEvents, table.skipLines + 1);
  for (const slice of table.source.slices(report)) if (!reader.push(slice)) break;
  const failure = reader.end();
  if (failure) return failure;
  if (reading.columns.length === 0) return fail('empty');
  noteText(reading);
  return ok({ rows: reading.rows, columns: reading.columns.length });
}

function readRecord(reading: Reading, record: CsvRecord): 'stop' | undefined {
  const { columns, notices } = reading;
  if (record.cells.length === 1 && record.cells[0] === '' && !record.quoted[0]) {
    noteBlank(reading, record.line);
    return undefined;
  }
  if (reading.separatorLine) {
    reading.separatorLine = false;
    notices.add('separator-line', { line: record.line, column: 1 });
    return undefined;
  }
  if (columns.length === 0) {
    begin(reading, record);
    if (reading.table.hasHeader) return undefined;
  }
  return readBlankRows(reading) ?? readRow(reading, record);
}

function begin(reading: Reading, { cells, quoted, line }: CsvRecord): void {
  const { table, columns, notices } = reading;
  const delimiter = separatorOf(table.dialect.delimiter);
  reading.names = nameColumns(table.hasHeader ? cells : cells.map(() => ''));
  const renamed = new Set(reading.names.renamed);
  for (const [position, name] of reading.names.names.entries()) {
    const given = renamed.has(position);
    columns.push({ name, optional: !given && isOptionalName(name, quoted[position], delimiter) });
    if (given && table.hasHeader) notices.add('renamed-columns', { line, column: 1 }, { name });
  }
  reading.events.columns(columns);
}

function noteBlank(reading: Reading, line: number): void {
  const { columns, blank, notices } = reading;
  if (columns.length !== 1) notices.add('blank-lines', { line, column: 1 });
  else if (blank.count === 0) Object.assign(blank, { line, count: 1 });
  else blank.count += 1;
}

/** Blank lines between the rows of a one-column table are rows too. */
function readBlankRows(reading: Reading): 'stop' | undefined {
  const { blank } = reading;
  for (; blank.count > 0; blank.count -= 1) {
    if (readRow(reading, { cells: [''], quoted: [false], line: blank.line }) === 'stop') return 'stop';
    blank.line += 1;
  }
  return undefined;
}

function readRow(reading: Reading, record: CsvRecord): 'stop' | undefined {
  reading.rows += 1;
  const found = record.cells.length;
  // What the header says: a longer row adds columns, and does not make the others too short.
  const expected = reading.names.names.length;
  if (found !== expected) {
    const detail = { row: reading.rows, found, expected };
    reading.notices.add(found < expected ? 'short-rows' : 'long-rows', { line: record.line, column: 1 }, detail);
    addColumns(reading, found);
  }
  return reading.events.row(record, reading.rows);
}

function addColumns(reading: Reading, count: number): void {
  const { columns } = reading;
  if (count <= columns.length) return;
  while (columns.length < count) columns.push({ name: reading.names.extra(columns.length), optional: false });
  reading.events.columns(columns);
}

function noteText({ table, columns, blank, notices }: Reading): void {
  const { source, dialect, skipLines } = table;
  for (; blank.count > 0; blank.count -= 1) notices.add('blank-lines', { line: blank.line++, column: 1 });
  noteDecoding(source, notices);
  if (skipLines > 0) notices.add('lines-skipped', { line: 1, column: 1 }, undefined, skipLines);
  const { delimiter, other } = dialect;
  const preamble = linesBeforeTable(beginning(source), separatorOf(delimiter));
  if (preamble > 0) {
    const line = skipLines + preamble + 1;
    notices.add('preamble', { line, column: 1 }, { skipLines: skipLines + preamble, line });
  }
  if (other === undefined) return;
  if (columns.length === 1) notices.add('other-delimiter', undefined, { delimiter: other });
  else notices.add('doubtful-delimiter', undefined, { delimiter: other, used: delimiter });
}

function beginning(source: TextSource): string {
  const [start = ''] = source.slices();
  return start;
}
