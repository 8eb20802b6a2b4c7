import { expect, it } from 'vitest';
import { append, createNumberList } from './number-list.ts';

it('a list of numbers keeps all that is appended, in order, with little room to spare', () => {
  const list = createNumberList();
  const numbers = Array.from({ length: 1_000 }, (_, at) => (at * 2_654_435_761) | 0);
  for (const number of numbers) append(list, number);
  expect([...list.values.subarray(0, list.count)]).toEqual(numbers);
  expect(list.values.length).toBeLessThanOrEqual(numbers.length * 1.3);
});
