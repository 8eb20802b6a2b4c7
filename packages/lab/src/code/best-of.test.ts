import { expect, it } from 'vitest';
import { bestOf } from './best-of.ts';

const smallestFirst = (left: number, right: number) => left - right;

it('gives the same as sorting all of them, whatever their order', () => {
  let seed = 7;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647);
  for (const count of [0, 1, 2, 10, 500]) {
    const numbers = Array.from({ length: count }, () => random() % 100);
    const sorted = numbers.toSorted(smallestFirst);
    for (const most of [0, 1, 7, count, count + 1])
      expect(bestOf(numbers, most, smallestFirst)).toEqual(sorted.slice(0, most));
  }
});
