import type { Budget } from '../budget.ts';
import { markEdits } from './edit-marks.ts';
import type { Marks } from '../lines/myers.ts';
import { pairLines } from '../lines/pair-lines.ts';
import { narrowCodes, rangesOf } from '../lines/ranges.ts';
import { readTokens } from './token-side.ts';
import type { Cutting, TokenNumbers, TokenSide } from './token-side.ts';

export interface Refinement {
  /** Removed and added ranges, ascending. A range that takes in a line's end reaches past its visible text. */
  readonly left: readonly number[];
  readonly right: readonly number[];
  /** Lines of the block that are versions of each other, ascending on both sides. */
  readonly pairs: readonly (readonly [number, number])[];
  /** Marked tokens; blanks are not counted as words. */
  readonly removed: number;
  readonly added: number;
  readonly isComplete: boolean;
}

/** Whether ranges serve to point out changes in a changed line, or are themselves the difference. */
export type Purpose = 'hints-in-lines' | 'difference';

/** Compares the two sides of a changed block word by word or character by character. */
export function refineBlock(
  leftText: string,
  rightText: string,
  cutting: Cutting,
  purpose: Purpose,
  budget: Budget,
): Refinement {
  const numbers: TokenNumbers = new Map();
  const left = readTokens(leftText, cutting, numbers);
  const right = readTokens(rightText, cutting, numbers);
  const tokens = { left: left.ids, right: right.ids, distinct: numbers.size };
  const marks = markEdits(tokens, budget, 'none');
  if (cutting.granularity === 'words') joinAcrossBlanks(marks, left, right);
  const pairs = pairLines(left, right, marks);
  const isOnePair = pairs.length === 1 && left.lines.at(-1) === 0 && right.lines.at(-1) === 0;
  const shown =
    purpose === 'difference' || isOnePair ? marks : marksWithinPairs(left, right, pairs, numbers.size, budget);
  const countsBlanks = cutting.granularity === 'characters';
  const marked = { left: rangesOf(left, shown.left), right: rangesOf(right, shown.right) };
  const ranges =
    purpose === 'difference'
      ? marked
      : narrowCodes(
          { text: leftText, lineStarts: left.lineStarts, ranges: marked.left },
          { text: rightText, lineStarts: right.lineStarts, ranges: marked.right },
          pairs,
        );
  return {
    ...ranges,
    pairs,
    removed: countMarked(left, shown.left, countsBlanks),
    added: countMarked(right, shown.right, countsBlanks),
    isComplete: marks.isComplete,
  };
}

/**
 * Marks the blanks between two words that both were replaced: "one phrase became another" reads better than two words
 * that each became another. A common element marked on both sides leaves the rest as common as it was.
 */
function joinAcrossBlanks(marks: Marks, left: TokenSide, right: TokenSide): void {
  let rightToken = 0;
  for (let leftToken = 0; leftToken < left.ids.length; leftToken++) {
    if (marks.left[leftToken]) continue;
    while (marks.right[rightToken]) rightToken++;
    const isJoint =
      left.blanks[leftToken] === 1 &&
      isBetweenMarks(left, marks.left, leftToken) &&
      isBetweenMarks(right, marks.right, rightToken);
    if (isJoint) {
      marks.left[leftToken] = 1;
      marks.right[rightToken] = 1;
    }
    rightToken++;
  }
}

function isBetweenMarks(side: TokenSide, marks: Uint8Array, token: number): boolean {
  const isOnOneLine = side.lines[token - 1] === side.lines[token] && side.lines[token + 1] === side.lines[token];
  return isOnOneLine && marks[token - 1] === 1 && marks[token + 1] === 1;
}

/** Compares only lines that belong together, so that a word found again three lines below is not taken for kept. */
function marksWithinPairs(
  left: TokenSide,
  right: TokenSide,
  pairs: Refinement['pairs'],
  distinct: number,
  budget: Budget,
): Marks {
  const shown = { left: new Uint8Array(left.ids.length), right: new Uint8Array(right.ids.length) };
  for (const [leftLine, rightLine] of pairs) {
    const one = lineOfTokens(left, leftLine);
    const other = lineOfTokens(right, rightLine);
    const marks = markEdits({ left: one.ids, right: other.ids, distinct }, budget, 'none');
    joinAcrossBlanks(marks, one, other);
    shown.left.set(marks.left, one.first);
    shown.right.set(marks.right, other.first);
  }
  return shown;
}

function lineOfTokens(side: TokenSide, line: number): TokenSide & { readonly first: number } {
  const first = firstTokenOf(side, line);
  const end = firstTokenOf(side, line + 1);
  return {
    lineStarts: side.lineStarts,
    starts: side.starts.subarray(first, end),
    ends: side.ends.subarray(first, end),
    lines: side.lines.subarray(first, end),
    blanks: side.blanks.subarray(first, end),
    ids: side.ids.subarray(first, end),
    first,
  };
}

function firstTokenOf({ lines }: TokenSide, line: number): number {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle] ?? 0) < line) low = middle + 1;
    else high = middle;
  }
  return low;
}

function countMarked(side: TokenSide, marks: Uint8Array, countsBlanks: boolean): number {
  let count = 0;
  for (let token = 0; token < marks.length; token++) {
    if (marks[token] && (countsBlanks || !side.blanks[token])) count++;
  }
  return count;
}
