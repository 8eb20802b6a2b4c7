import { fail, ok, type Result } from '@toolbench/kit/result.ts';
import { placeOf } from '@toolbench/kit/text.ts';
import { placesInText } from '../read/places.ts';
import type { Dialect } from './dialect.ts';
import { lineNumbersOf, outdented, withoutNumbers } from './line-numbers.ts';
import type { Change, Omission } from './omissions.ts';
import { createReader, mostEdits, readText, type Edit, type LeftOut } from './reader.ts';
import { skipPreamble } from './surroundings.ts';
import { readTolerantly } from './tolerant-reader.ts';
import type { SolidusReading } from './windows-path.ts';

export interface Mended {
  readonly text: string;
  readonly edits: readonly Edit[];
  /** All edits, of which `edits` holds the first 1,000. */
  readonly editCount: number;
  /** What stands nowhere in the text any more; equal things once. */
  readonly leftOut: readonly LeftOut[];
  /** Further things of that kind, which are not in `leftOut`. */
  readonly moreLeftOut: number;
  /** Strings whose reverse solidi can be read in two ways. */
  readonly readings: readonly SolidusReading[];
}

export type MendCode = 'not-json5';

/**
 * The text as strict JSON. JSON5 is converted as its specification says; `repair` mends everything it can. White space
 * and every token that JSON knows stay as they are, numbers keep their digits (hexadecimal ones become decimal).
 * A failure's `reason` is the kind of the change that JSON5 does not allow.
 */
export function mend(text: string, dialect: Dialect): Result<Mended, MendCode> {
  const numbers = dialect === 'repair' ? lineNumbersOf(text) : [];
  return numbers.length > 0 ? mendNumbered(text, numbers) : mendPlain(text, dialect);
}

/** Lines without their numbers, which are told as one thing that was left out. */
function mendNumbered(text: string, numbers: ReturnType<typeof lineNumbersOf>): Result<Mended, MendCode> {
  const mended = mendPlain(withoutNumbers(text, numbers), 'repair');
  if (!mended.ok) return mended;
  const { edits, editCount, leftOut, ...others } = mended.value;
  const removed = numbers.map(({ start, end }): Edit => ({ kind: 'surrounding-text', start, end, added: '' }));
  return ok({
    ...others,
    text: outdented(others.text, numbers),
    edits: [...removed, ...edits].slice(0, mostEdits).sort((a, b) => a.start - b.start),
    editCount: editCount + numbers.length,
    leftOut: [{ edit: removed[0], count: numbers.length }, ...leftOut],
  });
}

function mendPlain(text: string, dialect: Dialect): Result<Mended, MendCode> {
  const reader = createReader(text, dialect);
  if (dialect === 'repair') skipPreamble(reader);
  readTolerantly(reader);
  if (reader.refused) {
    const { kind, start } = reader.refused;
    return fail('not-json5', { reason: kind, found: text.charAt(start) }, placeOf(text, start));
  }
  const { edits, editCount, leftOut, moreLeftOut, readings } = reader;
  return ok({ text: readText(reader), edits, editCount, leftOut: [...leftOut.values()], moreLeftOut, readings });
}

/** What was left out as a reader is shown it. */
export function omissionsOf(text: string, leftOut: readonly LeftOut[]): Omission[] {
  const changes = changesOf(
    text,
    leftOut.map(({ edit }) => edit),
  );
  return changes.map((change, index) => ({ ...change, count: leftOut[index].count }));
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
