import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

const stays = new AbortController().signal;

it('[RAG-08] who leaves while waiting makes room for others, in their order', async () => {
  const turns = createTurns(1, 2);
  const end = await turns.take(stays);
  const leaver = new AbortController();
  const left = turns.take(leaver.signal);
  const second = turns.take(stays);
  expect(await turns.take(stays)).toBeUndefined();
  leaver.abort();
  await expect(left).rejects.toThrow(/abort/i);
  const third = turns.take(stays);
  const order: string[] = [];
  void second.then(() => order.push('second'));
  void third.then(() => order.push('third'));
  end?.();
  (await second)?.();
  await third;
  expect(order).toEqual(['second', 'third']);
  await expect(turns.take(leaver.signal)).rejects.toThrow(/abort/i);
});
