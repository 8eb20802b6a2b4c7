import { describe, expect, it } from 'vitest';
import { createBatches } from './batches.ts';

const later = (run: () => void) => void setImmediate(run);

const anySize = { bytesOf: () => 1, mostBytes: 1_000 };

/** A writer whose writes end when they are told to. */
function slowWriter() {
  const written: number[][] = [];
  const ends: ((error?: Error) => void)[] = [];
  const write = (items: readonly number[]) =>
    new Promise<readonly string[]>((resolve, reject) => {
      written.push([...items]);
      ends.push((error) => (error ? reject(error) : resolve(items.map((item) => `wrote ${item}`))));
    });
  const end = async (error?: Error) => {
    while (ends.length === 0) await new Promise(setImmediate);
    ends.shift()?.(error);
  };
  return { written, write, end };
}

describe('batches', () => {
  it('write together what arrives at once, and tell each its own outcome', async () => {
    const { written, write, end } = slowWriter();
    const batches = createBatches({ write, most: 10, ...anySize, later });
    const outcomes = Promise.all([1, 2, 3].map(batches.add));
    await end();
    expect(await outcomes).toEqual(['wrote 1', 'wrote 2', 'wrote 3']);
    expect(written).toEqual([[1, 2, 3]]);
  });

  it('[BIN-02] answer nobody before the write has ended', async () => {
    const { write, end } = slowWriter();
    const batches = createBatches({ write, most: 10, ...anySize, later });
    let isSettled = false;
    const outcome = batches.add(1).then(() => (isSettled = true));
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    expect(isSettled).toBe(false);
    await end();
    await outcome;
    expect(isSettled).toBe(true);
  });

  it('gather what arrives during a write for the next one, in order', async () => {
    const { written, write, end } = slowWriter();
    const batches = createBatches({ write, most: 10, ...anySize, later });
    const first = batches.add(1);
    while (written.length === 0) await new Promise(setImmediate);
    const others = Promise.all([2, 3, 4].map(batches.add));
    await end();
    await first;
    await end();
    await others;
    expect(written).toEqual([[1], [2, 3, 4]]);
  });

  it('write no more at once than they may', async () => {
    const { written, write, end } = slowWriter();
    const batches = createBatches({ write, most: 2, ...anySize, later });
    const outcomes = Promise.all([1, 2, 3, 4, 5].map(batches.add));
    for (let batch = 0; batch < 3; batch += 1) await end();
    await outcomes;
    expect(written).toEqual([[1, 2], [3, 4], [5]]);
  });

  it('[OPS-01] are full when the bytes of their items are', async () => {
    const { written, write, end } = slowWriter();
    const bytesOf = (item: number) => item;
    const batches = createBatches({ write, most: 10, bytesOf, mostBytes: 5, later });
    const outcomes = Promise.all([2, 2, 2, 9, 1, 1].map(batches.add));
    for (let batch = 0; batch < 3; batch += 1) await end();
    await outcomes;
    expect(written).toEqual([[2, 2, 2], [9], [1, 1]]);
  });

  it('tell all of a batch that its write failed, and go on with the next', async () => {
    const { write, end } = slowWriter();
    const batches = createBatches({ write, most: 2, ...anySize, later });
    const outcomes = Promise.allSettled([1, 2, 3].map(batches.add));
    await end(new Error('no'));
    await end();
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
    const next = batches.add(4);
    await end();
    expect(await next).toBe('wrote 4');
  });
});
