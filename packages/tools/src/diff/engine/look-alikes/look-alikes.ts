import { textToString } from '@toolbench/kit/text.ts';
import { IGNORED, type Comparison, type LookAlike } from '../comparison.ts';
import { hunkAt, hunkCount } from '../lines/hunks.ts';
import type { Lines } from '../lines/intern-lines.ts';
import { foldText, type Leniency } from '../lines/line-keys.ts';
import { looksOf } from './as-seen.ts';
import { lookAlikeBreaks } from './breaks.ts';
import { pairsThatLookAlike, type Pair, type Piece } from './pair-looks.ts';
import { reasonsOf } from './reasons.ts';
import { lookAlikeWords } from './words.ts';

/** So many are told, and so many bytes of differing lines are looked at for them. */
const mostTold = 20;
const mostBytes = 1_000_000;

/** Two texts with what differs in them. */
interface Compared extends Pick<Comparison, 'hunks' | 'states' | 'pairs'> {
  readonly left: Lines;
  readonly right: Lines;
}

/** The first lines in the hunks that look the same and are not, or have words that do, with why. */
export function lookAlikes(compared: Compared, leniency: Leniency): readonly LookAlike[] {
  const { removed, added, pairs } = linesLookedAt(compared, leniency);
  const within = removed.map((lines, hunk) => pairsThatLookAlike(lines, added[hunk]));
  const met = new Set(within.flat().flatMap(({ left, right }) => [left, right]));
  const isLeft = (piece: Piece) => !met.has(piece);
  const moved = pairsThatLookAlike(removed.flat().filter(isLeft), added.flat().filter(isLeft));
  for (const { left, right } of moved) met.add(left).add(right);
  const broken = removed.flatMap((lines, hunk) => lookAlikeBreaks(lines.filter(isLeft), added[hunk].filter(isLeft)));
  const whole = [...within.flat(), ...moved];
  const versions = pairs.filter(({ left, right }) => isLeft(left) && isLeft(right));
  const found: LookAlike[] = [...broken];
  for (const pair of [...whole, ...versions].sort((one, other) => one.left.line - other.left.line)) {
    if (found.length >= mostTold) break;
    const told = isLeft(pair.left) ? lookAlikeWords(pair, leniency) : [wholeLines(pair, leniency)];
    found.push(...told.filter(({ reasons }) => reasons.length > 0));
  }
  return found.sort((one, other) => one.leftLine - other.leftLine).slice(0, mostTold);
}

const wholeLines = ({ left, right }: Pair, leniency: Leniency): LookAlike => ({
  leftLine: left.line,
  rightLine: right.line,
  reasons: reasonsOf(left.text, right.text, leniency),
});

/** The lines of the hunks, up to so many bytes, each with its looks, and those that are versions of each other. */
function linesLookedAt({ left, right, hunks, states, pairs }: Compared, leniency: Leniency) {
  const removed: Piece[][] = [];
  const added: Piece[][] = [];
  let looked = 0;
  for (let index = 0; index < hunkCount(hunks); index++) {
    if (states[index] === IGNORED) continue;
    const hunk = hunkAt(hunks, index);
    looked += sizeOf(left, hunk.left, hunk.leftCount) + sizeOf(right, hunk.right, hunk.rightCount);
    if (looked > mostBytes) break;
    removed.push(piecesOf(left, hunk.left, hunk.leftCount, leniency));
    added.push(piecesOf(right, hunk.right, hunk.rightCount, leniency));
  }
  return { removed, added, pairs: versionsOf(removed, added, pairs) };
}

/** Lines that the comparison holds for versions of each other, and hunks of one line on either side. */
function versionsOf(removed: Piece[][], added: Piece[][], pairs: Int32Array): readonly Pair[] {
  const [lefts, rights] = [removed, added].map((lists) => new Map(lists.flat().map((piece) => [piece.line, piece])));
  const versions = new Map<Piece, Piece>();
  for (const [hunk, lines] of removed.entries()) {
    if (lines.length === 1 && added[hunk].length === 1) versions.set(lines[0], added[hunk][0]);
  }
  for (let at = 0; at < pairs.length; at += 2) {
    const [left, right] = [lefts.get(pairs[at]), rights.get(pairs[at + 1])];
    if (left && right) versions.set(left, right);
  }
  return [...versions].map(([left, right]) => ({ left, right }));
}

const sizeOf = ({ starts }: Lines, first: number, count: number) => starts[first + count] - starts[first];

function piecesOf({ bytes, starts }: Lines, first: number, count: number, leniency: Leniency): Piece[] {
  return Array.from({ length: count }, (_, index) => {
    const line = first + index;
    const text = textToString(bytes.subarray(starts[line], starts[line + 1]));
    return { line, text, looks: looksOf(foldText(text, leniency)) };
  });
}
