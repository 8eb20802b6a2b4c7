import type { Budget } from './budget.ts';
import type { Mode } from './comparison.ts';
import type { Leniency } from './lines/line-keys.ts';
import { hasIdeographs } from './within/token-side.ts';
import type { Cutting } from './within/token-side.ts';

/** What a comparison may still spend on looking into its hunks. Sizes are bytes of text. */
export interface Allowance {
  readonly budget: Budget;
  readonly hunkBytes: number;
  bytes: number;
  dictionaryBytes: number;
  /** Whether something had to be done with less than it needed. */
  isExceeded: boolean;
}

/** About half a second of search. */
const SEARCH_STEPS = 150_000_000;
const MIN_HUNK_STEPS = 1_000_000;
/** `Intl.Segmenter` reads two to three megabytes a second. */
const DICTIONARY_BYTES = 3_000_000;
/** In line mode words only point out what changed within a line; in larger hunks that says nothing any more. */
const HINT_BYTES = { hunkBytes: 200_000, bytes: 6_000_000 };
const DIFFERENCE_BYTES = { hunkBytes: 24_000_000, bytes: 32_000_000 };

export function createAllowance(mode: Mode): Allowance {
  return {
    budget: { steps: SEARCH_STEPS },
    ...(mode === 'lines' ? HINT_BYTES : DIFFERENCE_BYTES),
    dictionaryBytes: DICTIONARY_BYTES,
    isExceeded: false,
  };
}

/** Takes a hunk's bytes; false when they are too many. */
export function takeHunk(allowance: Allowance, bytes: number): boolean {
  if (bytes > allowance.hunkBytes || bytes > allowance.bytes) {
    allowance.isExceeded = true;
    return false;
  }
  allowance.bytes -= bytes;
  return true;
}

/** How to cut some texts: alike, and by the dictionary, where that is needed, while its allowance lasts. */
export function takeCutting(allowance: Allowance, mode: Mode, leniency: Leniency, texts: readonly string[]): Cutting {
  if (mode === 'chars') return { granularity: 'characters', wording: 'single-characters', leniency };
  const bytes = texts.reduce((sum, text) => sum + (hasIdeographs(text) ? text.length * 3 : 0), 0);
  const isAffordable = bytes <= allowance.dictionaryBytes;
  if (isAffordable) allowance.dictionaryBytes -= bytes;
  else allowance.isExceeded = true;
  return { granularity: 'words', wording: isAffordable ? 'dictionary' : 'single-characters', leniency };
}

/** Search steps for one hunk: a quarter of what is left, so that no hunk leaves nothing to those after it. */
export function searchForHunk<Found>(allowance: Allowance, search: (budget: Budget) => Found): Found {
  const steps = Math.min(allowance.budget.steps, Math.max(MIN_HUNK_STEPS, allowance.budget.steps / 4));
  const budget = { steps };
  const found = search(budget);
  allowance.budget.steps -= steps - budget.steps;
  return found;
}
