import { expect, it, onTestFinished } from 'vitest';
import { openDatabase, type DatabasePlace } from '../../adapters/database/open.ts';
import { describeOnDatabases, type NewPlace } from '../../test-support/on-databases.ts';
import { createUsageStore, noUse, type UsageStore } from './store.ts';

async function open(place: DatabasePlace): Promise<UsageStore> {
  const database = await openDatabase(place, 0);
  onTestFinished(database.close);
  return createUsageStore(database.queries);
}

const call = { ...noUse('chat', 'gpt-4o'), calls: 1, input_tokens: 5, cost_nano_usd: 7 };

function describeUsageStore(newPlace: NewPlace): void {
  it('adds up the calls of a day, by port and model', async () => {
    const store = await open(await newPlace());
    for (const port of ['chat', 'chat', 'embed'] as const) await store.add('2026-01-01', [{ ...call, port }]);
    await store.add('2026-01-01', [{ ...call, model: 'other' }]);
    await store.add('2026-01-02', [call]);
    expect(await store.rows('2026-01-01')).toEqual([
      { ...call, calls: 2, input_tokens: 10, cost_nano_usd: 14 },
      { ...call, model: 'other' },
      { ...call, port: 'embed' },
    ]);
    expect(await store.rows('2026-01-03')).toEqual([]);
  });

  it('loses none of many calls at once', async () => {
    const store = await open(await newPlace());
    await Promise.all(Array.from({ length: 20 }, () => store.add('2026-01-01', [call])));
    expect(await store.rows('2026-01-01')).toMatchObject([{ calls: 20, input_tokens: 100 }]);
  });

  it('keeps sums beyond 32 bits', async () => {
    const store = await open(await newPlace());
    await store.add('2026-01-01', [{ ...call, cost_nano_usd: 2 ** 40 }]);
    await store.add('2026-01-01', [{ ...call, cost_nano_usd: 1 }]);
    expect(await store.rows('2026-01-01')).toMatchObject([{ cost_nano_usd: 2 ** 40 + 1 }]);
  });

  it('forgets the days before one', async () => {
    const store = await open(await newPlace());
    for (const day of ['2025-12-31', '2026-01-01']) await store.add(day, [call]);
    await store.forgetBefore('2026-01-01');
    expect(await store.rows('2025-12-31')).toEqual([]);
    expect(await store.rows('2026-01-01')).toHaveLength(1);
  });
}

describeOnDatabases('usage', describeUsageStore);
