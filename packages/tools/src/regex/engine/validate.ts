import type { EngineContext } from '@toolbench/kit/context.ts';
import { linesOf } from './run/lines.ts';
import { clip, createListing } from './run/listing.ts';
import { createMarks, type Marks } from './marks.ts';
import { createProgress } from './progress.ts';
import { reflag } from './run/search.ts';

export interface CheckedLine {
  /** From 1. */
  readonly lineNumber: number;
  readonly content: string;
  readonly isValid: boolean;
  /** What the pattern found in the line. */
  readonly match: string | null;
}

export interface Validation {
  /** The first 5,000 lines; the figures count all. */
  readonly lines: readonly CheckedLine[];
  readonly validCount: number;
  readonly totalCount: number;
  /** 0 to 100, one decimal. */
  readonly validPercentage: number;
  readonly marks: Marks;
}

/** What makes a line valid: a match anywhere in it, or one from its start to its end. */
export type Extent = 'anywhere' | 'whole-line';

export const nothingValidated: Validation = { lines: [], validCount: 0, totalCount: 0, validPercentage: 0, marks: [] };

/** Tests every line on its own. The g flag means nothing here. */
export function validate(regex: RegExp, text: string, extent: Extent, context: EngineContext): Validation {
  const test = lineTest(regex, extent);
  const progress = createProgress(context);
  const listing = createListing<CheckedLine>();
  const { marks, add: mark } = createMarks(text);
  let validCount = 0;
  const soFar = (): Validation => ({
    lines: listing.items,
    validCount,
    totalCount: listing.count,
    validPercentage: percentage(validCount, listing.count),
    marks,
  });
  for (const { content, start } of linesOf(text)) {
    const found = test(content);
    if (found) {
      validCount += 1;
      mark(start + found.index, start + found.index + found[0].length);
    }
    listing.add(content.length, () => ({
      lineNumber: listing.count,
      content: clip(content),
      isValid: found !== null,
      match: found && clip(found[0]),
    }));
    progress.found(listing.count, start / (text.length + 1), soFar);
  }
  return soFar();
}

/** A whole-line match lets the engine backtrack into one, so the pattern is wrapped rather than the match measured. */
function lineTest(regex: RegExp, extent: Extent): (line: string) => RegExpExecArray | null {
  const { source, flags } = reflag(regex, { remove: 'g' });
  const single =
    extent === 'anywhere' ? new RegExp(source, flags) : new RegExp(`^(?:${source})$`, flags.replace('m', ''));
  return (line) => {
    single.lastIndex = 0;
    return single.exec(line);
  };
}

function percentage(part: number, total: number): number {
  return total === 0 ? 0 : Math.round((part / total) * 1000) / 10;
}
