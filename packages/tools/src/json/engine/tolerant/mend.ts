import { fail, ok, type Place, type Result } from '@toolbench/kit/result.ts';
import { placeOf } from '@toolbench/kit/text.ts';
import { placesInText } from '../read/places.ts';
import type { ChangeKind, Dialect } from './dialect.ts';
import { createReader, readText, type Edit } from './reader.ts';
import { skipPreamble } from './surroundings.ts';
import { readTolerantly } from './tolerant-reader.ts';

/** A change that was made to a text: where, what was there and what is there now (long stretches are cut). */
export interface Change {
  readonly kind: ChangeKind;
  readonly place: Place;
  readonly removed: string;
  readonly added: string;
}

export interface Mended {
  readonly text: string;
  readonly edits: readonly Edit[];
  /** All edits, of which `edits` holds the first 1,000. */
  readonly editCount: number;
}

export type MendCode = 'not-json5';

/**
 * The text as strict JSON. JSON5 is converted as its specification says; `repair` mends everything it can. White space
 * and every token that JSON knows stay as they are, numbers keep their digits (hexadecimal ones become decimal).
 * A failure's `reason` is the kind of the change that JSON5 does not allow.
 */
export function mend(text: string, dialect: Dialect): Result<Mended, MendCode> {
  const reader = createReader(text, dialect);
  if (dialect === 'repair') skipPreamble(reader);
  readTolerantly(reader);
  if (reader.refused) {
    const { kind, start } = reader.refused;
    return fail('not-json5', { reason: kind, found: text.charAt(start) }, placeOf(text, start));
  }
  return ok({ text: readText(reader), edits: reader.edits, editCount: reader.editCount });
}

const longestExcerpt = 60;

/** The edits as a reader is shown them. */
export function changesOf(text: string, edits: readonly Edit[]): Change[] {
  const places = placesInText(
    text,
    edits.map(({ start }) => start),
  );
  return edits.map(({ kind, start, end, added }, index) => ({
    kind,
    place: places[index],
    removed: excerpt(text.slice(start, end)),
    added: excerpt(added),
  }));
}

function excerpt(text: string): string {
  return text.length > longestExcerpt ? `${text.slice(0, longestExcerpt - 1)}…` : text;
}
