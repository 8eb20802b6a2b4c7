import type { EngineContext } from '@toolbench/kit/context.ts';
import { fail, ok, type Result } from '@toolbench/kit/result.ts';
import { createByteSink } from './write/byte-sink.ts';
import { defuse, isFormula, needsQuotes, quote, stringToCell } from './read/cell.ts';
import { exactSpelling } from './json/json-number.ts';
import { headerOf } from './json/column-path.ts';
import { separatorOf, type Delimiter } from './read/dialect.ts';
import { readRows, textOfJson, type CellValue } from './json/json-rows.ts';
import { createNotices, type Notice, type NoticeList, noticedLength } from './notices.ts';
import { surveyRows, type Survey, type SurveyCode } from './read/row-survey.ts';
import type { TableSize } from './read/table-reader.ts';
import { noteDecoding } from './read/note-decoding.ts';
import type { Report, TextSource } from './read/text-source.ts';

export interface CsvOptions {
  readonly delimiter: Delimiter;
  readonly hasHeader: boolean;
  /** Whether objects in a row's object get columns of their own, named by path; else they are JSON in one cell. */
  readonly nested: boolean;
  readonly lineEnd: 'crlf' | 'lf';
  /** Whether the text begins with a byte-order mark, by which Excel knows UTF-8. */
  readonly bom: boolean;
  /** Whether text that a spreadsheet would run as a formula is defused with an apostrophe. */
  readonly guardFormulas: boolean;
}

export interface CsvText extends TableSize {
  /** UTF-8. */
  readonly text: Uint8Array;
  /** Whether the first line is a header. Rows that are arrays have none. */
  readonly hasHeader: boolean;
  readonly notices: readonly Notice[];
}

export type CsvTextCode = SurveyCode | 'result-too-large';

/** The share of the work that is finding the columns. */
const surveyShare = 0.4;

/**
 * A JSON array as CSV, read twice: for the columns, then row by row. Objects make a table with a header, arrays alone
 * one without, and values of other kinds stand in a column named `[]`. `csvToJson` reads the same data out of it.
 */
export function jsonToCsv(
  source: TextSource,
  options: CsvOptions,
  context: EngineContext,
): Result<CsvText, CsvTextCode> {
  const notices = createNotices();
  noteDecoding(source, notices);
  const found = surveyRows(source, options, notices, (fraction) => context.report(fraction * surveyShare));
  if (!found.ok) return found;
  const survey = found.value;
  const isGrid = survey.width !== undefined;
  const columns = survey.width ?? survey.columns.length;
  if (isGrid && options.hasHeader) notices.add('rows-are-arrays');
  if (!isGrid && survey.root.column >= 0) notices.add('values-column');
  const text = writeTable(source, survey, options, notices, (fraction) =>
    context.report(surveyShare + fraction * (1 - surveyShare)),
  );
  if (!text) return fail('result-too-large');
  const hasHeader = options.hasHeader && !isGrid;
  return ok({ text, rows: survey.rows, columns, hasHeader, notices: notices.list() });
}

interface CellWriterOptions {
  readonly delimiter: string;
  readonly guardFormulas: boolean;
}

/**
 * The cell for a JSON value. An empty string is an empty cell, in quotes where an empty cell would mean that the row
 * has no value there (`optional`).
 */
function writeCell(value: CellValue, optional: boolean, options: CellWriterOptions, notices: NoticeList): string {
  switch (value.kind) {
    case 'string':
      return writeString(textOfJson(value.json), optional, options, notices);
    case 'number':
      return exactSpelling(value.json) ?? value.json;
    case 'literal':
      return value.json;
    case 'container':
      return needsQuotes(value.json, options.delimiter) ? quote(value.json) : value.json;
  }
}

function writeString(
  text: string,
  optional: boolean,
  { delimiter, guardFormulas }: CellWriterOptions,
  notices: NoticeList,
): string {
  if (text === '') return optional ? '""' : '';
  if (!text.isWellFormed()) notices.add('half-characters');
  if (!isFormula(text)) return stringToCell(text, delimiter);
  notices.add('formulas', undefined, { guarded: guardFormulas ? 1 : 0, text: text.slice(0, noticedLength) });
  return stringToCell(guardFormulas ? defuse(text) : text, delimiter);
}

/** The table as text; undefined where that is too large. */
function writeTable(
  source: TextSource,
  survey: Survey,
  options: CsvOptions,
  notices: NoticeList,
  report: Report,
): Uint8Array | undefined {
  const isGrid = survey.width !== undefined;
  const { guardFormulas, nested } = options;
  const delimiter = separatorOf(options.delimiter);
  const settings = { delimiter, guardFormulas, nested };
  const headers = survey.columns.map(({ path }, column) => headerOf(path, survey.complete[column], settings));
  const noCells = isGrid ? [] : headers.map(() => '');
  let cells = [...noCells];
  const sink = createByteSink();
  const writeLine = () => sink.write(lineOf(cells, delimiter) + (options.lineEnd === 'crlf' ? '\r\n' : '\n'));

  if (options.bom) sink.write('\ufeff');
  if (options.hasHeader && !isGrid) {
    cells = headers.map(({ cell }) => cell);
    writeLine();
    cells = [...noCells];
  }
  readRows(
    source,
    survey.root,
    { nested, arrays: isGrid ? 'items' : 'whole' },
    {
      member({ column }, value) {
        cells[column] = writeCell(value, headers[column].optional, settings, notices);
        return undefined;
      },
      item(index, value) {
        cells[index] = writeCell(value, false, settings, notices);
      },
      end() {
        writeLine();
        cells = [...noCells];
        return sink.isFull() ? 'stop' : undefined;
      },
    },
    report,
  );
  return sink.isFull() ? undefined : sink.finish();
}

/** One empty cell alone would be a blank line. */
function lineOf(cells: readonly string[], delimiter: string): string {
  return cells.length === 1 ? cells[0] || '""' : cells.join(delimiter);
}
