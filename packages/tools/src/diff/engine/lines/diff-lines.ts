import type { Budget } from '../budget.ts';
import { markEdits } from '../within/edit-marks.ts';
import { hunksOf } from './hunks.ts';
import { internLines } from './intern-lines.ts';
import type { Lines } from './intern-lines.ts';
import type { Leniency } from './line-keys.ts';
import { slideHunks } from './slide-hunks.ts';

/** Search steps for the lines of two texts: about a second. Only long texts of few different lines need as many. */
const LINE_STEPS = 300_000_000;

/** Every byte counts. */
export const strict: Leniency = { ignoreWhitespace: false, ignoreCase: false, ignoreLineEnds: false };

/** Lines in place of the texts' own, line for line, that tell which lines are to count as equal. */
export interface Keys {
  readonly left: Lines;
  readonly right: Lines;
}

/** The hunks of two texts (see `hunkAt`); not complete when the search was cut short, which makes hunks too large. */
export function diffLines(left: Lines, right: Lines, keys: Keys): { hunks: Int32Array; isComplete: boolean } {
  const ids = internLines(keys.left, keys.right);
  const budget: Budget = { steps: LINE_STEPS };
  const marks = markEdits(ids, budget, 'unique-elements');
  const hunks = hunksOf(marks);
  slideHunks(hunks, ids, left, right);
  return { hunks, isComplete: marks.isComplete };
}
