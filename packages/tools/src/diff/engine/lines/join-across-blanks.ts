import type { Marks } from './myers.ts';
import type { TokenSide } from '../within/token-side.ts';

/**
 * Marks the blanks between two words that both were replaced: "one phrase became another" reads better than two words
 * that each became another. A common element marked on both sides leaves the rest as common as it was.
 */
export function joinAcrossBlanks(marks: Marks, left: TokenSide, right: TokenSide): void {
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
