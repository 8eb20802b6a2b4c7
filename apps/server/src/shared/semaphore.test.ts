import { expect, it } from 'vitest';
import { createSemaphore } from './semaphore.ts';

const stays = new AbortController().signal;

it('[RAG-08] who leaves while waiting makes room for others, in their order', async () => {
  const semaphore = createSemaphore(1, 2);
  const end = await semaphore.take(stays);
  const leaver = new AbortController();
  const left = semaphore.take(leaver.signal);
  const second = semaphore.take(stays);
  expect(await semaphore.take(stays)).toBeUndefined();
  leaver.abort();
  await expect(left).rejects.toThrow(/abort/i);
  const third = semaphore.take(stays);
  const order: string[] = [];
  void second.then(() => order.push('second'));
  void third.then(() => order.push('third'));
  end?.();
  (await second)?.();
  await third;
  expect(order).toEqual(['second', 'third']);
  await expect(semaphore.take(leaver.signal)).rejects.toThrow(/abort/i);
});
