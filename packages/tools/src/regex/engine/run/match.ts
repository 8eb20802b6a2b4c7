import type { EngineContext } from '@toolbench/kit/context.ts';
import type { Place } from '@toolbench/kit/result.ts';
import { createPlaceFinder } from './lines.ts';
import { clip, createListing } from './listing.ts';
import { createMarks, type Marks } from '../marks.ts';
import { createProgress } from '../progress.ts';
import { matchesOf, reflag } from './search.ts';

/** Start and end (exclusive), UTF-16 code units from the start of the text. */
export type Span = readonly [start: number, end: number];

export interface Match {
  readonly match: string;
  readonly index: number;
  readonly end: number;
  /** Where it starts, from 1; the column counts UTF-16 code units. */
  readonly line: number;
  readonly column: number;
  /** Where its last character is; where it starts, of an empty match. */
  readonly last: Place;
  /** One entry per capturing group; null where the group took no part. */
  readonly groups: readonly (string | null)[];
  readonly namedGroups: Readonly<Record<string, string | null>>;
  readonly groupSpans: readonly (Span | null)[];
}

export interface Matches {
  /** All matches, listed or not. */
  readonly count: number;
  /** The first 5,000 in full. */
  readonly matches: readonly Match[];
  readonly marks: Marks;
}

export const noMatches: Matches = { count: 0, matches: [], marks: [] };

/** Finds every match, or the first one without the g flag. */
export function match(regex: RegExp, text: string, context: EngineContext): Matches {
  const placeAt = createPlaceFinder(text);
  const progress = createProgress(context);
  const listing = createListing<Match>();
  const { marks, add: mark } = createMarks(text);
  const soFar = (): Matches => ({ count: listing.count, matches: listing.items, marks });

  for (const found of matchesOf(reflag(regex, { add: 'd' }), text)) {
    listing.add(charactersIn(found), () => describe(found, placeAt, clip));
    mark(found.index, found.index + found[0].length);
    progress.found(listing.count, found.index / (text.length + 1), soFar);
  }
  return soFar();
}

/** A match as plain values; `shorten` is applied to each of its texts. */
export function describe(
  found: RegExpExecArray,
  placeAt: (offset: number) => Place,
  shorten: (text: string) => string,
): Match {
  // A group that took no part is undefined, whatever the declared types say.
  const textOf = (value: string | undefined) => (value === undefined ? null : shorten(value));
  const groups: (string | null)[] = [];
  const groupSpans: (Span | null)[] = [];
  for (let group = 1; group < found.length; group += 1) {
    groups.push(textOf(found[group]));
    groupSpans.push(found.indices?.[group] ?? null);
  }
  const end = found.index + found[0].length;
  const place = placeAt(found.index);
  const named = Object.entries<string | undefined>(found.groups ?? {});
  return {
    match: shorten(found[0]),
    index: found.index,
    end,
    ...place,
    last: placeAt(Math.max(found.index, end - 1)),
    groups,
    namedGroups: Object.fromEntries(named.map(([name, value]) => [name, textOf(value)])),
    groupSpans,
  };
}

function charactersIn(found: RegExpExecArray): number {
  let total = found[0].length;
  for (let group = 1; group < found.length; group += 1) total += (found[group] as string | undefined)?.length ?? 0;
  return total;
}
