import { describe, expect, it } from 'vitest';
import { openTestAuth } from '../../test-support/test-app.ts';
import { fakeClock } from '../../test-support/fakes.ts';
import { gatherUsage } from './gather-usage.ts';
import { createUsageStore, noUse } from './store.ts';

const figures = { ...noUse('chat', 'gpt-4o'), calls: 1, input_tokens: 10 };

async function open() {
  const store = createUsageStore((await openTestAuth()).queries);
  const due: (() => void)[] = [];
  const clock = fakeClock();
  return { store, due, clock, gathered: gatherUsage(store, { clock, later: (work) => void due.push(work) }) };
}

describe('what the engines use, gathered', () => {
  it('counts at once, and is written together a moment later', async () => {
    const { store, due, gathered } = await open();
    for (let call = 0; call < 5; call += 1) await gathered.add('2026-01-01', [figures]);
    await gathered.add('2026-01-01', [{ ...figures, model: 'other' }]);
    expect(await store.rows('2026-01-01')).toEqual([]);
    expect(await gathered.rows('2026-01-01')).toMatchObject([{ calls: 5, input_tokens: 50 }, { calls: 1 }]);
    expect(due).toHaveLength(1);
    due[0]?.();
    // Waits for the writing that has just begun.
    await gathered.flush();
    expect(await gathered.rows('2026-01-01')).toMatchObject([{ calls: 5 }, { calls: 1 }]);
    expect(await store.rows('2026-01-01')).toMatchObject([{ calls: 5, input_tokens: 50 }, { calls: 1 }]);
    await gathered.add('2026-01-01', [figures]);
    expect(due).toHaveLength(2);
    expect(await gathered.rows('2026-01-01')).toMatchObject([{ calls: 6 }, { calls: 1 }]);
    expect(await gathered.rows('2026-01-02')).toEqual([]);
  });

  it('is read again a moment after it was asked for a second later, with what other servers used', async () => {
    const { store, due, clock, gathered } = await open();
    await gathered.add('2026-01-01', [figures]);
    expect(await gathered.rows('2026-01-01')).toMatchObject([{ calls: 1 }]);
    await store.add('2026-01-01', [figures]);
    expect(await gathered.rows('2026-01-01')).toMatchObject([{ calls: 1 }]);
    clock.advance(1_000);
    expect(await gathered.rows('2026-01-01')).toMatchObject([{ calls: 1 }]);
    expect(due).toHaveLength(2);
    due[1]?.();
    await expect.poll(() => gathered.rows('2026-01-01')).toMatchObject([{ calls: 2 }]);
    expect(await gathered.rows('2026-01-02')).toEqual([]);
  });

  it('is waited for where it was read a minute ago', async () => {
    const { store, clock, gathered } = await open();
    expect(await gathered.rows('2026-01-01')).toEqual([]);
    await store.add('2026-01-01', [figures]);
    clock.advance(60_000);
    expect(await gathered.rows('2026-01-01')).toMatchObject([{ calls: 1 }]);
  });

  it('is kept for the next time where it cannot be written', async () => {
    const { store, clock } = await open();
    let isBroken = true;
    const broken = {
      ...store,
      add: async (...given: Parameters<typeof store.add>) => {
        if (isBroken) throw new Error('no disk');
        await store.add(...given);
      },
    };
    const gathered = gatherUsage(broken, { clock, later: () => undefined });
    await gathered.add('2026-01-01', [figures]);
    await gathered.flush();
    expect(await gathered.rows('2026-01-01')).toMatchObject([{ calls: 1 }]);
    isBroken = false;
    await gathered.flush();
    expect(await store.rows('2026-01-01')).toMatchObject([{ calls: 1 }]);
  });
});
