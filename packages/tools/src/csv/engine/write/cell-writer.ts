import { defuse, isFormula, needsQuotes, quote, stringToCell } from '../read/cell.ts';
import { exactSpelling } from '../json/json-number.ts';
import { textOfJson, type CellValue } from '../json/json-rows.ts';
import { noticedLength, type NoticeList } from '../notices.ts';

export interface CellWriterOptions {
  readonly delimiter: string;
  readonly guardFormulas: boolean;
}

/**
 * The cell for a JSON value. An empty string is an empty cell, in quotes where an empty cell would mean that the row
 * has no value there (`optional`).
 */
export function writeCell(
  value: CellValue,
  optional: boolean,
  options: CellWriterOptions,
  notices: NoticeList,
): string {
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
