import type { EngineContext } from '@toolbench/kit/context.ts';
import { createListing, clip } from './listing.ts';
import { createMarks, type Marks } from '../marks.ts';
import { createProgress } from '../progress.ts';
import { nextIndex, reflag } from './search.ts';

export interface Parts {
  /** All parts, listed or not. */
  readonly count: number;
  /** The first 5,000; null where a capturing group took no part. */
  readonly parts: readonly (string | null)[];
  /** The separators. */
  readonly marks: Marks;
}

export const noParts: Parts = { count: 0, parts: [], marks: [] };

/** Cuts the text as RegExp.prototype[Symbol.split] does (ECMA-262, 22.2.6.14): g and y mean nothing, captured groups are parts. */
export function split(regex: RegExp, text: string, context: EngineContext): Parts {
  const progress = createProgress(context);
  const listing = createListing<string | null>();
  const { marks, add: mark } = createMarks(text);
  const soFar = (): Parts => ({ count: listing.count, parts: listing.items, marks });
  const add = (part: string | undefined) => {
    listing.add(part?.length ?? 0, () => (part === undefined ? null : clip(part)));
  };
  if (text === '') {
    if (!reflag(regex, { remove: 'gy' }).test('')) add('');
    return soFar();
  }
  let start = 0;
  for (const found of separatorsOf(reflag(regex, { add: 'g', remove: 'y' }), text)) {
    add(text.slice(start, found.index));
    for (let group = 1; group < found.length; group += 1) add(found[group]);
    start = found.index + found[0].length;
    mark(found.index, start);
    progress.found(listing.count, start / (text.length + 1), soFar);
  }
  add(text.slice(start));
  return soFar();
}

/** Matches that separate: one must end beyond the last one's end, and start before the end of the text. */
function* separatorsOf(regex: RegExp, text: string): Generator<RegExpExecArray, void> {
  const unit = regex.unicode || regex.unicodeSets ? 'code-points' : 'code-units';
  let lastEnd = 0;
  for (let found = regex.exec(text); found && found.index < text.length; found = regex.exec(text)) {
    const end = found.index + found[0].length;
    if (end === lastEnd) {
      regex.lastIndex = nextIndex(text, found.index, unit);
      continue;
    }
    yield found;
    lastEnd = end;
    regex.lastIndex = end;
  }
}
