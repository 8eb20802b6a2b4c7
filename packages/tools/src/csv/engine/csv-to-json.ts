import type { EngineContext } from '@toolbench/kit/context.ts';
import { fail, ok, type Result } from '@toolbench/kit/result.ts';
import { createByteSink } from './write/byte-sink.ts';
import { createNotices, type Notice } from './notices.ts';
import type { RecordCode } from './read/record-reader.ts';
import { createRowJson, type JsonOptions } from './json/row-json.ts';
import { readTable, type CsvTable, type TableEvents, type TableSize } from './read/table-reader.ts';

export interface JsonTable extends TableSize {
  /** UTF-8: a JSON array of the rows, objects by column name or, where there is no header, arrays. */
  readonly text: Uint8Array;
  readonly notices: readonly Notice[];
}

export type JsonTableCode = RecordCode | 'empty' | 'result-too-large';

/**
 * The rows as JSON, one row at a time: memory holds the result and little else. It takes one pass; only where a
 * column turns out to hold identifiers after numbers of it have been written, it takes a second one that knows.
 */
export function csvToJson(
  table: CsvTable,
  options: JsonOptions,
  context: EngineContext,
): Result<JsonTable, JsonTableCode> {
  const first = convert(table, options, new Set(), context);
  return first.stale ? convert(table, options, first.textColumns, context).result : first.result;
}

interface Conversion {
  readonly result: Result<JsonTable, JsonTableCode>;
  readonly textColumns: ReadonlySet<number>;
  readonly stale: boolean;
}

function convert(
  table: CsvTable,
  options: JsonOptions,
  textColumns: ReadonlySet<number>,
  context: EngineContext,
): Conversion {
  const notices = createNotices();
  const sink = createByteSink();
  const json = createRowJson(options, textColumns, notices);
  const write = table.hasHeader ? json.writeObject : json.writeArray;
  const row: TableEvents['row'] = (record, number) => {
    if (json.isStale()) {
      json.inspect(record);
      return undefined;
    }
    sink.write(number === 1 ? '[\n  ' : ',\n  ');
    write(sink, record);
    return sink.isFull() ? 'stop' : undefined;
  };
  const size = readTable(table, { columns: json.setColumns, row }, notices, context.report);
  const finish = (): Conversion['result'] => {
    if (!size.ok) return size;
    json.noteColumns();
    if (sink.isFull()) return fail('result-too-large');
    sink.write(size.value.rows === 0 ? '[]' : '\n]');
    return ok({ ...size.value, text: sink.finish(), notices: notices.list() });
  };
  return { result: finish(), textColumns: json.textColumns, stale: json.isStale() };
}
