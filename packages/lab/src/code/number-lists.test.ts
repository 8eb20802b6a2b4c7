import { expect, it } from 'vitest';
import { createNumberLists } from './number-lists.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at * 3);

it('keeps whatever many lists hold, in their order, while they grow by turns', () => {
  const lists = createNumberLists();
  const held = [0, 1, 3, 4, 11, 1_000, 40_000].map((count) => ({ list: lists.create(), values: upTo(count) }));
  for (let at = 0; at < 40_000; at += 1) {
    for (const { list, values } of held) if (at < values.length) lists.append(list, values[at] ?? 0);
  }
  for (const { list, values } of held) {
    expect([...lists.read(list)]).toEqual(values);
    expect(lists.count(list)).toBe(values.length);
  }
});

it('puts other values into a list, and appends to them', () => {
  const lists = createNumberLists();
  const list = lists.create();
  lists.replace(list, Int32Array.from(upTo(5_000)));
  lists.replace(list, Int32Array.of(7, -1));
  lists.append(list, 9);
  expect([...lists.read(list)]).toEqual([7, -1, 9]);
});

it('gives the room of a list that is dropped to the next', () => {
  const lists = createNumberLists();
  const dropped = lists.create();
  for (const value of upTo(100_000)) lists.append(dropped, value);
  const bytes = lists.bytes();
  lists.drop(dropped);
  expect(lists.bytes()).toBe(0);
  const next = lists.create();
  expect(next).toBe(dropped);
  expect([...lists.read(next)]).toEqual([]);
  for (const value of upTo(100_000)) lists.append(next, value);
  expect(lists.bytes()).toBe(bytes);
});
