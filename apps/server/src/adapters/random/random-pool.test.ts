import { expect, it } from 'vitest';
import { createRandomPool } from './random-pool.ts';

it('random bytes are given once, in any length, and come from the system in larger pieces', () => {
  const drawn: number[] = [];
  let next = 0;
  const random = createRandomPool((length) => {
    drawn.push(length);
    return Uint8Array.from({ length }, () => next++ & 0xff);
  });
  expect([...random(3), ...random(2)]).toEqual([0, 1, 2, 3, 4]);
  expect(drawn).toEqual([4_096]);
  expect(random(4_092)).toHaveLength(4_092);
  expect(drawn).toEqual([4_096, 4_096]);
  expect(random(10_000)).toHaveLength(10_000);
  expect(drawn).toEqual([4_096, 4_096, 10_000]);
  const given = random(1);
  given.fill(9);
  expect(random(1)).not.toEqual(given);
});

it('what the system gives differs from call to call', () => {
  const random = createRandomPool();
  expect(random(16)).not.toEqual(random(16));
});
