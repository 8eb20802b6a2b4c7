import type { EngineContext } from '../kit/context.ts';
import { markedMatches } from './limits.ts';
import { createEditorOffsets, createLineCounter } from './lines.ts';
import { clip, createListing } from './listing.ts';
import { createProgress } from './progress.ts';
import { matchesOf, reflag } from './search.ts';

/** Start and end (exclusive), UTF-16 code units from the start of the text. */
export type Span = readonly [start: number, end: number];

export interface Match {
  readonly match: string;
  readonly index: number;
  readonly end: number;
  /** The line it starts on, from 1. */
  readonly line: number;
  /** One entry per capturing group; null where the group took no part. */
  readonly groups: readonly (string | null)[];
  readonly namedGroups: Readonly<Record<string, string | null>>;
  readonly groupSpans: readonly (Span | null)[];
}

export interface Matches {
  /** All matches, listed or not. */
  readonly count: number;
  /** The first 10,000 in full. */
  readonly matches: readonly Match[];
  /**
   * Start, end, start, end … of the first 100,000, to mark them in an editor. Editors count every line end as one
   * character, so these differ from `index` where CRLF comes before.
   */
  readonly marks: readonly number[];
}

export const noMatches: Matches = { count: 0, matches: [], marks: [] };

/** Finds every match, or the first one without the g flag. */
export function match(regex: RegExp, text: string, context: EngineContext): Matches {
  const lineAt = createLineCounter(text);
  const offsetOf = createEditorOffsets(text);
  const progress = createProgress(context);
  const listing = createListing<Match>();
  const marks: number[] = [];
  const soFar = (): Matches => ({ count: listing.count, matches: listing.items, marks });

  for (const found of matchesOf(reflag(regex, { add: 'd' }), text)) {
    listing.add(charactersIn(found), () => describe(found, lineAt(found.index), clip));
    if (listing.count <= markedMatches) marks.push(offsetOf(found.index), offsetOf(found.index + found[0].length));
    progress.found(listing.count, found.index / (text.length + 1), soFar);
  }
  return soFar();
}

/** A match as plain values; `shorten` is applied to each of its texts. */
export function describe(found: RegExpExecArray, line: number, shorten: (text: string) => string): Match {
  // A group that took no part is undefined, whatever the declared types say.
  const textOf = (value: string | undefined) => (value === undefined ? null : shorten(value));
  const groups: (string | null)[] = [];
  const groupSpans: (Span | null)[] = [];
  for (let group = 1; group < found.length; group += 1) {
    groups.push(textOf(found[group]));
    groupSpans.push(found.indices?.[group] ?? null);
  }
  const named = Object.entries<string | undefined>(found.groups ?? {});
  return {
    match: shorten(found[0]),
    index: found.index,
    end: found.index + found[0].length,
    line,
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
