import type { EngineContext } from '@toolbench/kit/context.ts';
import { IGNORED } from './comparison.ts';
import type { Comparison, Mode } from './comparison.ts';
import { diffLines } from './lines/diff-lines.ts';
import { hunkAt, hunkCount } from './lines/hunks.ts';
import type { Hunk } from './lines/hunks.ts';
import type { Lines } from './lines/intern-lines.ts';
import { lineKeys } from './lines/line-keys.ts';
import type { Leniency } from './lines/line-keys.ts';
import { isBlankStretch, lineStarts } from './lines/line-starts.ts';
import { RANGE_FIELDS } from './lines/ranges.ts';
import { lookAlikes } from './look-alikes/look-alikes.ts';
import { refineHunk, startRefining } from './within/refine-hunk.ts';
import type { RefinedHunk, Refining } from './within/refine-hunk.ts';

export interface CompareOptions extends Leniency {
  readonly mode: Mode;
  /** Hunks of nothing but blank lines are no difference. */
  readonly ignoreBlankLines: boolean;
}

const LINE_PASS_SHARE = 0.4;
const HUNKS_PER_REPORT = 256;

/** Two texts in UTF-8. */
export interface TextPair {
  readonly left: Uint8Array;
  readonly right: Uint8Array;
}

/**
 * Compares two texts: line by line first, then within the hunks by words or characters. Lines count as equal when
 * their keys do, which are the lines without what is to be ignored, or given.
 */
export function compareTexts(
  texts: TextPair,
  options: CompareOptions,
  report: EngineContext['report'],
  keys?: TextPair,
): Comparison {
  const left = linesOf(texts.left);
  const right = linesOf(texts.right);
  const { hunks, isComplete } = diffLines(left, right, {
    left: keys ? linesOf(keys.left) : lineKeys(left, options),
    right: keys ? linesOf(keys.right) : lineKeys(right, options),
  });
  report(LINE_PASS_SHARE);
  const refining = startRefining(left, right, options.mode, options);
  const found = refineHunks(hunks, refining, options.ignoreBlankLines, report);
  return {
    mode: options.mode,
    leftStarts: left.starts,
    rightStarts: right.starts,
    hunks,
    ...found,
    lookAlikes: lookAlikes({ left, right, hunks, ...found }, options),
    changes: found.states.reduce((sum, state) => sum + (state === IGNORED ? 0 : 1), 0),
    coarse: !isComplete || refining.allowance.isExceeded,
    identical: isSameBytes(texts.left, texts.right),
  };
}

type Found = Pick<Comparison, 'states' | 'leftRanges' | 'rightRanges' | 'pairs' | 'removed' | 'added'>;

/** Looks into all hunks, one after the other. */
function refineHunks(
  hunks: Int32Array,
  refining: Refining,
  ignoreBlankLines: CompareOptions['ignoreBlankLines'],
  report: EngineContext['report'],
): Found {
  const count = hunkCount(hunks);
  const states = new Uint8Array(count);
  const lists: Lists = { leftRanges: [], rightRanges: [], pairs: [] };
  let removed = 0;
  let added = 0;
  for (let index = 0; index < count; index++) {
    const hunk = hunkAt(hunks, index);
    const refined = ignoreBlankLines && isBlankHunk(refining, hunk) ? ignored : refineHunk(refining, hunk);
    states[index] = refined.state;
    removed += refined.removed;
    added += refined.added;
    addRefinement(lists, hunk, refined);
    if (index % HUNKS_PER_REPORT === 0) report(LINE_PASS_SHARE + ((1 - LINE_PASS_SHARE) * index) / count);
  }
  return {
    states,
    leftRanges: Int32Array.from(lists.leftRanges),
    rightRanges: Int32Array.from(lists.rightRanges),
    pairs: Int32Array.from(lists.pairs),
    removed,
    added,
  };
}

function linesOf(bytes: Uint8Array): Lines {
  return { bytes, starts: lineStarts(bytes) };
}

const ignored: RefinedHunk = { state: IGNORED, removed: 0, added: 0 };

interface Lists {
  readonly leftRanges: number[];
  readonly rightRanges: number[];
  readonly pairs: number[];
}

function addRefinement(lists: Lists, hunk: Hunk, { refinement }: RefinedHunk): void {
  if (!refinement) return;
  addRanges(lists.leftRanges, refinement.left, hunk.left);
  addRanges(lists.rightRanges, refinement.right, hunk.right);
  for (const [left, right] of refinement.pairs) lists.pairs.push(hunk.left + left, hunk.right + right);
}

function addRanges(list: number[], ranges: readonly number[], firstLine: number): void {
  for (let at = 0; at < ranges.length; at += RANGE_FIELDS) {
    list.push(firstLine + (ranges[at] ?? 0), ranges[at + 1] ?? 0, ranges[at + 2] ?? 0);
  }
}

function isBlankHunk({ left, right }: Refining, hunk: Hunk): boolean {
  return (
    isBlankStretch(left.bytes, left.starts[hunk.left], left.starts[hunk.left + hunk.leftCount]) &&
    isBlankStretch(right.bytes, right.starts[hunk.right], right.starts[hunk.right + hunk.rightCount])
  );
}

function isSameBytes(left: Uint8Array, right: Uint8Array): boolean {
  if (left.length !== right.length) return false;
  for (let at = 0; at < left.length; at++) if (left[at] !== right[at]) return false;
  return true;
}
