import { describe, expect, it } from 'vitest';
import { fakeClock } from '../../test-support/fakes.ts';
import { openTestAuth } from '../../test-support/test-app.ts';
import type { UsageEntry } from './ledger.ts';
import { createUsage } from './service.ts';
import { createUsageStore } from './store.ts';

const entry: UsageEntry = {
  port: 'chat',
  model: 'gpt-4o',
  inputTokens: 600,
  outputTokens: 300,
  audioSeconds: 0,
  characters: 0,
  isEstimated: false,
  hasFailed: false,
  costUsd: 0.0045,
};
const hourMs = 60 * 60_000;

async function open(caps = { tokens: 1_000, usd: 1 }) {
  const clock = fakeClock(Date.UTC(2026, 0, 31, 22));
  const { queries } = await openTestAuth(undefined, clock);
  return { clock, ...createUsage({ store: createUsageStore(queries), clock, caps }) };
}

describe('what the engines use', () => {
  it('is shown for today, in tokens and dollars, to the last call', async () => {
    const { ledger, today } = await open();
    for (let call = 0; call < 100; call += 1)
      await ledger.record({ ...entry, inputTokens: 1, outputTokens: 0, costUsd: 0.000000234 });
    expect(await today()).toMatchObject({
      day: '2026-01-31',
      tokens: 100,
      costUsd: 0.0000234,
      caps: { tokens: 1_000, usd: 1 },
      rows: [{ port: 'chat', model: 'gpt-4o', calls: 100, failures: 0, unpricedCalls: 0 }],
    });
  });

  it('says how many calls failed, were estimated, or have no price', async () => {
    const { ledger, today } = await open();
    await ledger.record({ ...entry, hasFailed: true });
    await ledger.record({ ...entry, isEstimated: true });
    await ledger.record({ ...entry, costUsd: undefined });
    expect((await today()).rows).toMatchObject([{ calls: 3, failures: 1, estimatedCalls: 1, unpricedCalls: 1 }]);
  });

  it('counts seconds and letters for speech', async () => {
    const { ledger, today } = await open();
    const silent = { ...entry, inputTokens: 0, outputTokens: 0, isEstimated: true };
    await ledger.record({ ...silent, port: 'transcribe', model: 'whisper-1', audioSeconds: 1.25 });
    await ledger.record({ ...silent, port: 'speak', model: 'tts-1', characters: 40 });
    expect((await today()).rows).toMatchObject([
      { port: 'speak', characters: 40, estimatedCalls: 0 },
      { port: 'transcribe', audioSeconds: 1.25 },
    ]);
  });
});

describe('the cap of a day', () => {
  it('is reached by tokens', async () => {
    const { ledger } = await open();
    await ledger.record(entry);
    expect(await ledger.isCapReached()).toBe(false);
    await ledger.record({ ...entry, port: 'embed', model: 'other', inputTokens: 100, outputTokens: 0 });
    expect(await ledger.isCapReached()).toBe(true);
  });

  it('is reached by cost', async () => {
    const { ledger } = await open({ tokens: 1e6, usd: 0.009 });
    await ledger.record(entry);
    expect(await ledger.isCapReached()).toBe(false);
    await ledger.record(entry);
    expect(await ledger.isCapReached()).toBe(true);
  });

  it('counts failed calls too: they were paid for', async () => {
    const { ledger } = await open();
    await ledger.record({ ...entry, outputTokens: 400, hasFailed: true });
    expect(await ledger.isCapReached()).toBe(true);
  });

  it('begins anew at midnight UTC', async () => {
    const { ledger, clock, today } = await open();
    await ledger.record({ ...entry, inputTokens: 2_000 });
    clock.advance(2 * hourMs - 1);
    expect(await ledger.isCapReached()).toBe(true);
    clock.advance(1);
    expect(await ledger.isCapReached()).toBe(false);
    expect(await today()).toMatchObject({ day: '2026-02-01', tokens: 0, rows: [] });
  });

  it('of zero lets nothing through', async () => {
    expect(await (await open({ tokens: 0, usd: 1 })).ledger.isCapReached()).toBe(true);
  });
});

it('forgets the sums of days long gone', async () => {
  const { ledger, clock, sweep, today } = await open();
  await ledger.record(entry);
  clock.advance(90 * 24 * hourMs);
  await sweep();
  clock.advance(-90 * 24 * hourMs);
  expect((await today()).rows).toHaveLength(1);
  clock.advance(91 * 24 * hourMs);
  await sweep();
  clock.advance(-91 * 24 * hourMs);
  expect((await today()).rows).toEqual([]);
});
