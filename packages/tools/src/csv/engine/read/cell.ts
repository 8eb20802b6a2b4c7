import { escapeCell } from '../json/cell-json.ts';
import { isExactNumber, looksNumeric } from '../json/json-number.ts';

/**
 * What the text of a cell is:
 * `number` a number that a double carries exactly, `literal` true, false or null,
 * `identifier` digits that must stay text (leading zeros, long ids, `1E5`), `text` anything else.
 */
export type CellKind = 'number' | 'literal' | 'identifier' | 'text';

export function kindOfCell(text: string): CellKind {
  const first = text.charCodeAt(0);
  if (first >= PLUS && first <= NINE) {
    if (isExactNumber(text)) return 'number';
    return looksNumeric(text) ? 'identifier' : 'text';
  }
  return text === 'true' || text === 'false' || text === 'null' ? 'literal' : 'text';
}

/** The cell for a string: in quotes where it must be, and where without them it would be read as something else. */
export function stringToCell(value: string, delimiter: string): string {
  const text = escapeCell(value);
  return kindOfCell(text) !== 'text' || needsQuotes(text, delimiter) ? quote(text) : text;
}

/**
 * Whether a cell of this text cannot do without quotes. Spaces at its ends are kept safe from tidy readers, and a
 * first line such as `sep=;` from being taken for an instruction to spreadsheets.
 */
export function needsQuotes(text: string, delimiter: string): boolean {
  // Where several characters separate, those of a cell's end could begin a separator too early.
  return (
    special.test(text) ||
    (delimiter.length > 1 ? [...delimiter].some((one) => text.includes(one)) : text.includes(delimiter))
  );
}

export function quote(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/**
 * Whether a spreadsheet would run the text (OWASP, "CSV Injection", and ASVS 1.2.10): it begins with a sign, in ASCII or
 * as a wide or small form, unseen characters in front or not, or with a control character, which spreadsheets drop.
 * Signed numbers are harmless.
 */
export function isFormula(text: string): boolean {
  return formulaStart.test(text) && !looksNumeric(text);
}

/** A formula as text: spreadsheets take an apostrophe in front as the mark of text. */
export function defuse(formula: string): string {
  return `'${formula}`;
}

/** Every number begins between these in ASCII: + , - . / 0 … 9 */
const PLUS = 0x2b;
const NINE = 0x39;

const special = /["\r\n]|^\s|\s$|^sep=/i;
const formulaStart = /^(?:\p{Cc}|\p{Cf}*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;
