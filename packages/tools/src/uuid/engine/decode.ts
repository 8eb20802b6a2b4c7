import { type Place, type Result, fail, ok } from '@toolbench/kit/result.ts';
import { parseUlid, ulidLength } from './ulid.ts';
import { type UuidFields, isoMilliseconds, readUuidFields, unsigned } from './uuid-fields.ts';
import { type UuidFailure, parseUuid } from './uuid-parser.ts';

export interface UlidFields {
  readonly kind: 'ulid';
  readonly id: string;
  /** UTC as ISO 8601 with three decimals. */
  readonly time: string;
}

/** One identifier of the text: what it says, or what is wrong with it and where. */
export interface DecodedEntry {
  readonly place: Place;
  readonly result: Result<UuidFields | UlidFields, UuidFailure>;
}

export interface DecodedList {
  readonly entries: readonly DecodedEntry[];
  /** The text holds more than `limit` identifiers; the rest was left out. */
  readonly isCut: boolean;
}

/**
 * Takes apart every identifier of a text, at most `limit`. They may stand on lines of their own or in a list:
 * white space, commas, semicolons, quotation marks, round and square brackets separate them.
 */
export function decodeAll(text: string, limit: number): DecodedList {
  const entries: DecodedEntry[] = [];
  let line = 1;
  let lineStart = 0;
  for (const match of text.matchAll(/\r\n?|\n|[^\s,;'"`()[\]]+/g)) {
    const written = match[0];
    if (written[0] === '\n' || written[0] === '\r') {
      line += 1;
      lineStart = match.index + written.length;
      continue;
    }
    if (entries.length === limit) return { entries, isCut: true };
    entries.push(decodeEntry(written, line, match.index - lineStart + 1));
  }
  return { entries, isCut: false };
}

function decodeEntry(written: string, line: number, column: number): DecodedEntry {
  const ulid = written.length === ulidLength ? parseUlid(written) : undefined;
  if (ulid) {
    const time = isoMilliseconds(unsigned(ulid, 0, 6));
    return { place: { line, column }, result: ok({ kind: 'ulid', id: written.toUpperCase(), time }) };
  }
  const uuid = parseUuid(written);
  if (uuid.ok) return { place: { line, column }, result: ok(readUuidFields(uuid.value)) };
  const place = { line, column: column + Number(uuid.detail?.at) };
  return { place, result: fail(uuid.code, uuid.detail, place) };
}
