import { describe, expect, it } from 'vitest';
import { markEdits } from './edit-marks.ts';
import type { Anchoring } from './edit-marks.ts';
import { hunkAt, hunkCount, hunksOf } from '../lines/hunks.ts';
import { seededRandom } from '../test-random.ts';

const plenty = () => ({ steps: 1_000_000 });

function randomSequences(seed: number, maxLength: number, distinct: number) {
  const random = seededRandom(seed);
  const sequence = () => Int32Array.from({ length: random(maxLength) }, () => random(distinct));
  return { left: sequence(), right: sequence(), distinct };
}

/** Length of the longest common subsequence, by the textbook's table. */
function commonLength(left: Int32Array, right: Int32Array): number {
  let above = new Int32Array(right.length + 1);
  for (const value of left) {
    const row = new Int32Array(right.length + 1);
    right.forEach((other, at) => {
      row[at + 1] = value === other ? (above[at] ?? 0) + 1 : Math.max(above[at + 1] ?? 0, row[at] ?? 0);
    });
    above = row;
  }
  return above.at(-1) ?? 0;
}

const kept = (values: Int32Array, marks: Uint8Array) => [...values.filter((_, at) => !marks[at])];

describe('the difference of two sequences', () => {
  it('is shortest where the budget allows', () => {
    const wrongSeeds: number[] = [];
    for (let seed = 1; seed <= 200; seed++) {
      const sequences = randomSequences(seed, 40, 1 + (seed % 9));
      const marks = markEdits(sequences, plenty(), 'none');
      const left = kept(sequences.left, marks.left);
      const isShortest = marks.isComplete && left.length === commonLength(sequences.left, sequences.right);
      if (!isShortest || String(left) !== String(kept(sequences.right, marks.right))) wrongSeeds.push(seed);
    }
    expect(wrongSeeds).toEqual([]);
  });

  it.each<[string, Anchoring, number]>([
    ['with anchors', 'unique-elements', 1_000_000],
    ['with next to no budget', 'none', 40],
    ['with anchors and no budget at all', 'unique-elements', 0],
    ['with a small budget', 'none', 5_000],
  ])('leaves the same on both sides %s', (_, anchoring, steps) => {
    const wrongSeeds: number[] = [];
    for (let seed = 1; seed <= 20; seed++) {
      const sequences = randomSequences(seed, 700, seed % 2 ? 8 : 400);
      const marks = markEdits(sequences, { steps }, anchoring);
      if (String(kept(sequences.left, marks.left)) !== String(kept(sequences.right, marks.right))) {
        wrongSeeds.push(seed);
      }
    }
    expect(wrongSeeds).toEqual([]);
  });

  it('says so when it is not the shortest', () => {
    const random = seededRandom(5);
    const sequence = () => Int32Array.from({ length: 3000 }, () => random(4));
    expect(markEdits({ left: sequence(), right: sequence(), distinct: 4 }, { steps: 20_000 }, 'none').isComplete).toBe(
      false,
    );
  });

  it('marks everything when nothing is common, without any search', () => {
    const sequences = { left: Int32Array.of(0, 1, 2), right: Int32Array.of(3, 4), distinct: 5 };
    const marks = markEdits(sequences, { steps: 0 }, 'unique-elements');
    expect(marks).toEqual({ left: Uint8Array.of(1, 1, 1), right: Uint8Array.of(1, 1), isComplete: true });
  });

  it('keeps a moved block in one piece', () => {
    const left = Int32Array.from({ length: 80 }, (_, at) => at);
    const right = Int32Array.of(...left.slice(50), ...left.slice(0, 50));
    const hunks = hunksOf(markEdits({ left, right, distinct: 80 }, plenty(), 'unique-elements'));
    expect([...hunks]).toEqual([0, 0, 0, 30, 50, 30, 80, 0]);
  });
});

describe('hunks', () => {
  it('are the stretches that differ, with the same number of lines between them', () => {
    const hunks = hunksOf({ left: Uint8Array.of(0, 1, 1, 0, 0), right: Uint8Array.of(0, 1, 0, 0, 1) });
    expect(hunkCount(hunks)).toBe(2);
    expect(hunkAt(hunks, 0)).toEqual({ left: 1, leftCount: 2, right: 1, rightCount: 1 });
    expect(hunkAt(hunks, 1)).toEqual({ left: 5, leftCount: 0, right: 4, rightCount: 1 });
  });

  it('are none when nothing is marked', () => {
    expect(hunksOf({ left: new Uint8Array(3), right: new Uint8Array(3) })).toHaveLength(0);
  });
});
