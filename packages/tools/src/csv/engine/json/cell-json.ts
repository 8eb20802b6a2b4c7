import { createJsonReader, type JsonReader } from './json-reader.ts';
import { maxCellLength } from '../limits.ts';

/**
 * JSON in cells. A cell whose text is a JSON array or object is that value. A string that only looks like one is
 * written as a JSON string, `"[1]"`, and so is a string that looks like such a string; every other text is itself.
 */

/** The value of such a cell as JSON without white space; undefined where the cell is plain text. */
export function readCellJson(cell: string): string | undefined {
  switch (cell.charCodeAt(0)) {
    case OPENING_BRACKET:
    case OPENING_BRACE:
      return compactContainer(cell);
    case QUOTE:
      return unescapeCell(cell);
    default:
      return undefined;
  }
}

/** The cell's text for a string value. */
export function escapeCell(value: string): string {
  return readCellJson(value) === undefined ? value : JSON.stringify(value);
}

/** The array or object that was just begun, to its end, without white space; undefined at a fault. */
export function copyContainer(reader: JsonReader, begin: 'begin-array' | 'begin-object'): string | undefined {
  let depth = 1;
  let first = true;
  let afterKey = false;
  let json = begin === 'begin-array' ? '[' : '{';
  while (depth > 0) {
    const event = reader.next();
    if (json.length > maxCellLength) reader.fault ??= { offset: reader.offset(), expected: 'shorter', found: '' };
    if (event === 'fault' || reader.fault) return undefined;
    const ends = event === 'end-array' || event === 'end-object';
    if (!first && !ends && !afterKey) json += ',';
    const begins = event === 'begin-array' || event === 'begin-object';
    json += brackets[event] ?? reader.text;
    if (event === 'key') json += ':';
    depth += begins ? 1 : ends ? -1 : 0;
    first = begins;
    afterKey = event === 'key';
  }
  return json;
}

const QUOTE = 0x22;
const OPENING_BRACKET = 0x5b;
const OPENING_BRACE = 0x7b;

const brackets: Readonly<Record<string, string | undefined>> = {
  'begin-array': '[',
  'end-array': ']',
  'begin-object': '{',
  'end-object': '}',
};

function compactContainer(cell: string): string | undefined {
  const reader = createJsonReader([cell].values());
  const begin = reader.next();
  if (begin !== 'begin-array' && begin !== 'begin-object') return undefined;
  const json = copyContainer(reader, begin);
  return json !== undefined && reader.next() === 'end' ? json : undefined;
}

/** The string that a cell holds as JSON, as JSON, where it could not stand in the cell as it is. */
function unescapeCell(cell: string): string | undefined {
  if (cell.length < 4 || !cell.endsWith('"')) return undefined;
  const value = parseString(cell);
  return value !== undefined && readCellJson(value) !== undefined ? cell : undefined;
}

function parseString(json: string): string | undefined {
  try {
    return JSON.parse(json) as string;
  } catch {
    return undefined;
  }
}
