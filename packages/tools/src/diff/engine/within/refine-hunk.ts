import { textToString } from '@toolbench/kit/text.ts';
import { createAllowance, searchForHunk, takeCutting, takeHunk } from '../allowance.ts';
import type { Allowance } from '../allowance.ts';
import { COARSE, IGNORED, REFINED, WHOLE } from '../comparison.ts';
import type { Mode } from '../comparison.ts';
import type { Hunk } from '../lines/hunks.ts';
import type { Lines } from '../lines/intern-lines.ts';
import type { Leniency } from '../lines/line-keys.ts';
import { refineBlock } from './refine-block.ts';
import type { Refinement } from './refine-block.ts';
import { countUnits } from './token-side.ts';

/** A comparison on its way through its hunks. */
export interface Refining {
  readonly left: Lines;
  readonly right: Lines;
  readonly mode: Mode;
  readonly leniency: Leniency;
  readonly allowance: Allowance;
}

export interface RefinedHunk {
  /** One of WHOLE, REFINED, COARSE, IGNORED. */
  readonly state: number;
  readonly removed: number;
  readonly added: number;
  readonly refinement?: Refinement;
}

/** Text that is only counted is cut in pieces, so that 50 MB of it need not be in memory as tokens. */
const COUNT_BYTES = 1_000_000;

export function startRefining(left: Lines, right: Lines, mode: Mode, leniency: Leniency): Refining {
  return { left, right, mode, leniency, allowance: createAllowance(mode) };
}

/** Looks into a hunk: what of it differs, counted in the unit of the mode. */
export function refineHunk(refining: Refining, hunk: Hunk): RefinedHunk {
  const { left, right, mode, leniency, allowance } = refining;
  if (hunk.leftCount === 0 || hunk.rightCount === 0) return wholeHunk(refining, hunk, WHOLE);
  const leftEnd = hunk.left + hunk.leftCount;
  const rightEnd = hunk.right + hunk.rightCount;
  const bytes = sizeOf(left, hunk.left, leftEnd) + sizeOf(right, hunk.right, rightEnd);
  if (!takeHunk(allowance, bytes)) return wholeHunk(refining, hunk, COARSE);
  const leftText = textOf(left, hunk.left, leftEnd);
  const rightText = textOf(right, hunk.right, rightEnd);
  const cutting = takeCutting(allowance, mode, leniency, [leftText, rightText]);
  const purpose = mode === 'lines' ? 'hints-in-lines' : 'difference';
  const refinement = searchForHunk(allowance, (budget) => refineBlock(leftText, rightText, cutting, purpose, budget));
  if (!refinement.isComplete) allowance.isExceeded = true;
  if (refinement.left.length + refinement.right.length > 0) {
    const counts = mode === 'lines' ? lineCounts(hunk) : { removed: refinement.removed, added: refinement.added };
    return { state: REFINED, ...counts, refinement };
  }
  // Lines whose bytes are not UTF-8 can differ and yet read the same.
  const readsTheSame = mode !== 'lines' && !leftText.includes('\ufffd') && !rightText.includes('\ufffd');
  return readsTheSame ? { state: IGNORED, removed: 0, added: 0, refinement } : wholeHunk(refining, hunk, WHOLE);
}

/** A hunk of which all differs. */
function wholeHunk(refining: Refining, hunk: Hunk, state: typeof WHOLE | typeof COARSE): RefinedHunk {
  const { left, right, mode, leniency } = refining;
  if (mode === 'lines') return { state, ...lineCounts(hunk) };
  const removed = countInLines(refining, left, hunk.left, hunk.leftCount);
  const added = countInLines(refining, right, hunk.right, hunk.rightCount);
  return { state: leniency.ignoreWhitespace && removed + added === 0 ? IGNORED : state, removed, added };
}

function lineCounts(hunk: Hunk): { removed: number; added: number } {
  return { removed: hunk.leftCount, added: hunk.rightCount };
}

function countInLines(refining: Refining, lines: Lines, first: number, count: number): number {
  const { mode, leniency, allowance } = refining;
  const end = first + count;
  let units = 0;
  for (let line = first; line < end;) {
    let next = line + 1;
    while (next < end && sizeOf(lines, line, next + 1) <= COUNT_BYTES) next++;
    const text = textOf(lines, line, next);
    units += countUnits(text, takeCutting(allowance, mode, leniency, [text]));
    line = next;
  }
  return units;
}

function sizeOf({ starts }: Lines, first: number, end: number): number {
  return (starts[end] ?? 0) - (starts[first] ?? 0);
}

function textOf({ bytes, starts }: Lines, first: number, end: number): string {
  return textToString(bytes.subarray(starts[first], starts[end]));
}
