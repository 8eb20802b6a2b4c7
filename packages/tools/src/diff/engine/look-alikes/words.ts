import type { LookAlike } from '../comparison.ts';
import { foldText, type Leniency } from '../lines/line-keys.ts';
import { looksOf } from './as-seen.ts';
import { pairsThatLookAlike, type Pair, type Piece } from './pair-looks.ts';
import { reasonsOf } from './reasons.ts';

/** Words with what is not seen in them; Chinese, which has no blanks, and signs one by one. */
const pieces = /(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}\p{Cf}\p{Default_Ignorable_Code_Point}_])+|./gsu;

/** Words of two versions of a line that look the same and are not, where the lines differ elsewhere, too. */
export function lookAlikeWords({ left, right }: Pair, leniency: Leniency): readonly LookAlike[] {
  const [before, after] = [wordsOf(left, leniency), wordsOf(right, leniency)];
  const extra = notIn(before, after);
  const missing = notIn(after, before);
  const pairs = pairsThatLookAlike(extra, missing);
  const met = new Set(pairs.flatMap((pair) => [pair.left, pair.right]));
  const unseen = (words: readonly Piece[]) => words.filter((word) => !met.has(word) && isUnseen(word));
  const found = [
    ...pairs.map((pair) => ({ word: pair.left.looks[0], one: pair.left.text, other: pair.right.text })),
    ...unseen(extra).map(({ text }) => ({ word: '', one: text, other: '' })),
    ...unseen(missing).map(({ text }) => ({ word: '', one: '', other: text })),
  ];
  return found.map(({ word, one, other }) => ({
    leftLine: left.line,
    rightLine: right.line,
    word,
    reasons: reasonsOf(one, other, leniency),
  }));
}

const wordsOf = ({ line, text }: Piece, leniency: Leniency): readonly Piece[] =>
  (foldText(text.replace(/\r?\n$|\r$/, ''), leniency).match(pieces) ?? []).map((word) => ({
    line,
    text: word,
    looks: looksOf(word),
  }));

/** Of no look at all, while a blank is seen. */
const isUnseen = ({ text, looks }: Piece) => looks.includes('') && text.trim() !== '';

/** The words that stand in one line more often than in another. */
function notIn(words: readonly Piece[], others: readonly Piece[]): readonly Piece[] {
  const left = new Map<string, number>();
  for (const { text } of others) left.set(text, (left.get(text) ?? 0) + 1);
  return words.filter(({ text }) => {
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    return count <= 0;
  });
}
