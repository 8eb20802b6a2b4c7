import type { Marks } from './myers.ts';
import type { TokenSide } from '../within/token-side.ts';

/** Share of their words (Dice) that two lines must have in common to be taken for versions of one line. */
const MIN_SIMILARITY = 0.35;
/** Letters of a token that count. One long number that changed does not make another line of `"id": 123456789`. */
const MAX_WEIGHT = 6;

interface Candidate {
  readonly left: number;
  readonly right: number;
  readonly similarity: number;
}

/**
 * Lines of a changed block that are versions of each other, as (left, right) in ascending order on both sides: those
 * whose common tokens weigh most. They stand side by side, and in line mode only they are compared word by word.
 */
export function pairLines(left: TokenSide, right: TokenSide, marks: Marks): (readonly [number, number])[] {
  const leftWeights = lineWeights(left);
  const rightWeights = lineWeights(right);
  const candidates: Candidate[] = [];
  for (const { left: leftLine, right: rightLine, weight } of sharedWeights(left, right, marks)) {
    const whole = (leftWeights[leftLine] ?? 0) + (rightWeights[rightLine] ?? 0);
    const similarity = whole > 0 ? (2 * weight) / whole : 0;
    if (similarity >= MIN_SIMILARITY) candidates.push({ left: leftLine, right: rightLine, similarity });
  }
  return bestChain(candidates);
}

function weightOf(side: TokenSide, token: number): number {
  return side.blanks[token] ? 0 : Math.min(MAX_WEIGHT, (side.ends[token] ?? 0) - (side.starts[token] ?? 0));
}

function lineWeights(side: TokenSide): Int32Array {
  const weights = new Int32Array(side.lineStarts.length);
  for (let token = 0; token < side.ids.length; token++) {
    const line = side.lines[token] ?? 0;
    weights[line] = (weights[line] ?? 0) + weightOf(side, token);
  }
  return weights;
}

/** How much two lines have in common, for every two that have anything; ascending on both sides. */
function sharedWeights(left: TokenSide, right: TokenSide, marks: Marks) {
  const shared: { left: number; right: number; weight: number }[] = [];
  let rightToken = 0;
  for (let leftToken = 0; leftToken < left.ids.length; leftToken++) {
    if (marks.left[leftToken]) continue;
    while (marks.right[rightToken]) rightToken++;
    const weight = Math.min(weightOf(left, leftToken), weightOf(right, rightToken));
    const leftLine = left.lines[leftToken] ?? 0;
    const rightLine = right.lines[rightToken++] ?? 0;
    const last = shared.at(-1);
    if (last?.left === leftLine && last.right === rightLine) last.weight += weight;
    else if (weight > 0) shared.push({ left: leftLine, right: rightLine, weight });
  }
  return shared;
}

/**
 * The heaviest choice of candidates that ascends strictly on both sides. Since the candidates ascend weakly, those that
 * may come before one are a prefix of them all, and one pass suffices.
 */
function bestChain(candidates: readonly Candidate[]): (readonly [number, number])[] {
  const total: number[] = [];
  const before: number[] = [];
  /** Index of the best chain's end among the first n candidates. */
  const bestOfFirst: number[] = [-1];
  let prefix = 0;
  candidates.forEach((candidate, index) => {
    while (isBefore(candidates[prefix], candidate)) prefix++;
    const previous = bestOfFirst[prefix] ?? -1;
    before.push(previous);
    total.push(candidate.similarity + (total[previous] ?? 0));
    const best = bestOfFirst[index] ?? -1;
    bestOfFirst.push((total[index] ?? 0) > (total[best] ?? 0) ? index : best);
  });
  const chain: (readonly [number, number])[] = [];
  for (let index = bestOfFirst.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) {
    const candidate = candidates[index];
    if (candidate) chain.push([candidate.left, candidate.right]);
  }
  return chain.reverse();
}

function isBefore(one: Candidate | undefined, other: Candidate): boolean {
  return one !== undefined && one.left < other.left && one.right < other.right;
}
