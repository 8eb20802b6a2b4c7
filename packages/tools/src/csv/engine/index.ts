import type { EngineActions } from '@toolbench/kit/define-tool.ts';
import type { EngineContext } from '@toolbench/kit/context.ts';
import type { OptionValues } from '@toolbench/kit/options.ts';
import { fail, ok, type Result } from '@toolbench/kit/result.ts';
import type { Text } from '@toolbench/kit/text.ts';
import { csvToJson, type JsonTable, type JsonTableCode } from './csv-to-json.ts';
import { readDelimiter, type Delimiter, type LineEnd } from './read/dialect.ts';
import type { Encoding } from '../encodings.ts';
import { jsonToCsv, type CsvText, type CsvTextCode } from './json-to-csv.ts';
import { previewTable, type Preview } from './preview.ts';
import type { RecordCode } from './read/record-reader.ts';
import { tableStats, type Stats } from './stats.ts';
import { openTable, type CsvTable } from './read/table-reader.ts';
import { openText, type SourceCode, type TextSource } from './read/text-source.ts';
import type { options } from '../options.ts';

type Values = OptionValues<typeof options>;
type ReadOptions = Pick<Values, 'delimiter' | 'separator' | 'hasHeader' | 'encoding'>;
type TableOptions = ReadOptions & Pick<Values, 'skipLines'>;
type ToJsonOptions = TableOptions & Pick<Values, 'types' | 'emptyCells' | 'nested' | 'layout' | 'decimalComma'>;
type ToCsvOptions = ReadOptions & Pick<Values, 'nested' | 'lineEnd' | 'bom' | 'guardFormulas'>;

/** How a text was read. */
export interface Detected {
  /** Absent where a string was read, which has no encoding. */
  readonly encoding?: Encoding;
  readonly bom: boolean;
  /** Absent for JSON. */
  readonly delimiter?: Delimiter;
  readonly lineEnd?: LineEnd;
}

export type DelimiterCode = 'bad-separator';
export type CsvErrorCode = SourceCode | DelimiterCode | JsonTableCode | CsvTextCode;

/** CSV as a JSON array: objects by column name, or arrays where there is no header. */
function toJson(
  input: Text,
  options: ToJsonOptions,
  context: EngineContext,
): Result<JsonTable & { detected: Detected }, SourceCode | JsonTableCode | DelimiterCode> {
  const table = open(input, options);
  return table.ok ? withDetected(csvToJson(table.value, options, context), table.value.source, table.value) : table;
}

/** A JSON array as CSV. Where the separator is to be detected, which only reading can, it is the comma. */
function toCsv(
  input: Text,
  options: ToCsvOptions,
  context: EngineContext,
): Result<CsvText & { detected: Detected }, SourceCode | CsvTextCode | DelimiterCode> {
  const chosen = delimiterOf(options);
  if (!chosen.ok) return chosen;
  const source = openText(input, options.encoding);
  if (!source.ok) return source;
  const delimiter = chosen.value === 'auto' ? 'comma' : chosen.value;
  return withDetected(jsonToCsv(source.value, { ...options, delimiter }, context), source.value);
}

/** Opens a CSV text with the separator that was chosen by name or typed. */
function open(input: Text, options: TableOptions): Result<CsvTable, SourceCode | DelimiterCode> {
  const delimiter = delimiterOf(options);
  return delimiter.ok ? openTable(input, { ...options, delimiter: delimiter.value }) : delimiter;
}

/** A separator that is typed goes before one that is chosen by name. */
function delimiterOf({ delimiter, separator }: ReadOptions): Result<Delimiter | 'auto', DelimiterCode> {
  if (separator === '' && delimiter !== 'other') return ok(delimiter);
  const typed = readDelimiter(separator);
  return typed === undefined ? fail('bad-separator') : ok(typed);
}

/** The first five rows of a CSV text. */
function preview(
  input: Text,
  options: TableOptions,
): Result<Preview & { detected: Detected }, SourceCode | RecordCode | DelimiterCode | 'empty'> {
  const table = open(input, options);
  return table.ok ? withDetected(previewTable(table.value), table.value.source, table.value) : table;
}

/** Rows, columns and the type of each column of a CSV text. */
function stats(
  input: Text,
  options: TableOptions,
  context: EngineContext,
): Result<Stats & { detected: Detected }, SourceCode | RecordCode | DelimiterCode | 'empty'> {
  const table = open(input, options);
  return table.ok ? withDetected(tableStats(table.value, context), table.value.source, table.value) : table;
}

function withDetected<Value, Code extends string>(
  result: Result<Value, Code>,
  { encoding, bom }: TextSource,
  table?: CsvTable,
): Result<Value & { detected: Detected }, Code> {
  if (!result.ok) return result;
  const written = table && { delimiter: table.dialect.delimiter, lineEnd: table.dialect.lineEnd };
  return ok({ ...result.value, detected: { bom, ...(encoding && { encoding }), ...written } });
}

export const engine = {
  'csv-to-json': toJson,
  'json-to-csv': toCsv,
  'csv-preview': preview,
  'csv-stats': stats,
} satisfies EngineActions;
export type Engine = typeof engine;
