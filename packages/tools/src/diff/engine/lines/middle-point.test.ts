import { describe, expect, it } from 'vitest';
import { anchorPoints, createAnchorScratch } from './anchors.ts';
import { createFrontiers, middlePoint } from './middle-point.ts';
import { markBox } from './myers.ts';
import { seededRandom } from '../test-random.ts';

const boxOf = (left: Int32Array, right: Int32Array) => ({
  left: 0,
  leftEnd: left.length,
  right: 0,
  rightEnd: right.length,
});

describe('the middle of a shortest path', () => {
  const left = Int32Array.of(1, 2, 3, 1, 2, 2, 1);
  const right = Int32Array.of(3, 2, 1, 2, 1, 3);
  const box = boxOf(left, right);
  const search = (costLimit: number, steps: number) =>
    middlePoint({ pair: { left, right }, box, frontiers: createFrontiers(box), costLimit, budget: { steps } });

  it('is found within the cost and the budget allowed', () => {
    expect(search(100, 1000)).toMatchObject({ isBest: true });
  });

  it('is a good guess past the cost', () => {
    const cut = search(2, 1000);
    expect(cut?.isBest).toBe(false);
    expect((cut?.left ?? 0) + (cut?.right ?? 0)).toBeGreaterThan(0);
    expect((cut?.left ?? 0) + (cut?.right ?? 0)).toBeLessThan(left.length + right.length);
  });

  it('is not found without a budget', () => {
    expect(search(100, 3)).toBeUndefined();
  });
});

describe('marking a box', () => {
  it('ends however little it may cost, and leaves the same on both sides', () => {
    const wrongSeeds: number[] = [];
    for (let seed = 1; seed < 60; seed += 2) {
      const random = seededRandom(seed);
      const left = Int32Array.from({ length: 1 + random(900) }, () => random(3));
      const right = Int32Array.from({ length: 1 + random(900) }, () => random(3));
      const marks = { left: new Uint8Array(left.length), right: new Uint8Array(right.length) };
      markBox({ left, right }, boxOf(left, right), marks, { steps: seed * 700 });
      const kept = (side: Int32Array, marked: Uint8Array) => String(side.filter((_, at) => !marked[at]));
      if (kept(left, marks.left) !== kept(right, marks.right)) wrongSeeds.push(seed);
    }
    expect(wrongSeeds).toEqual([]);
  });

  it('touches nothing outside the box', () => {
    const left = Int32Array.of(1, 2, 3, 4);
    const right = Int32Array.of(5, 2, 6, 7);
    const marks = { left: new Uint8Array(4), right: new Uint8Array(4) };
    markBox({ left, right }, { left: 1, leftEnd: 3, right: 1, rightEnd: 3 }, marks, { steps: 100 });
    expect(marks).toEqual({ left: Uint8Array.of(0, 0, 1, 0), right: Uint8Array.of(0, 0, 1, 0) });
  });
});

describe('anchors', () => {
  const points = (left: number[], right: number[]) => {
    const pair = { left: Int32Array.from(left), right: Int32Array.from(right) };
    return anchorPoints(pair, boxOf(pair.left, pair.right), createAnchorScratch(10));
  };

  it.each([
    [
      'elements that are unique on both sides',
      [1, 2, 2, 3],
      [1, 4, 2, 3],
      [
        [0, 0],
        [3, 3],
      ],
    ],
    [
      'the longest run of them in order',
      [1, 2, 3, 4],
      [4, 1, 2, 3],
      [
        [0, 1],
        [1, 2],
        [2, 3],
      ],
    ],
    ['none where everything repeats', [1, 1], [1, 1], []],
  ])('are %s', (_, left, right, expected) => expect(points(left, right)).toEqual(expected));

  it('leave their counters as they found them', () => {
    const scratch = createAnchorScratch(10);
    const pair = { left: Int32Array.of(1, 2), right: Int32Array.of(2, 3) };
    anchorPoints(pair, boxOf(pair.left, pair.right), scratch);
    expect(scratch.inLeft.some(Boolean) || scratch.inRight.some(Boolean)).toBe(false);
  });
});
