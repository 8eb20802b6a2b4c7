import { limits } from '@toolbench/contracts/limits.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openTestServices, type TestServices } from '../../../test-support/test-app.ts';
import type { BinNews } from './watch.ts';

async function openWithBin() {
  const opened = await openTestServices();
  const created = await opened.bins.create();
  if (!created.ok) throw new Error(created.code);
  return { ...opened, id: created.value.id };
}

async function capture({ bins, clock }: TestServices, binId: string, text = 'x'): Promise<void> {
  const body = Buffer.from(text);
  const captured = await bins.capture({
    binId,
    receivedAt: clock.now(),
    method: 'POST',
    target: `/bin/${binId}`,
    client: '192.0.2.1',
    rawHeaders: [],
    rawTrailers: [],
    version: '1.1',
    body,
    bodyBytes: body.length,
    bodySha256: 'hash',
    refused: null,
  });
  if (!captured.ok) throw new Error(captured.code);
}

async function watch({ bins }: TestServices, binId: string, after = 0) {
  const watcher = new AbortController();
  const watched = await bins.watch({ binId, after, signal: watcher.signal });
  if (!watched.ok) throw new Error(watched.code);
  const next = async () => (await watched.value.next()).value as BinNews | undefined;
  return { next, leave: () => watcher.abort() };
}

const numberOf = (news: BinNews | undefined) => (news?.kind === 'request' ? news.request.number : news?.kind);

describe('watching a bin', () => {
  afterEach(() => void vi.useRealTimers());

  it('[BIN-03] tells what is kept, oldest first, and then what comes', async () => {
    const opened = await openWithBin();
    await capture(opened, opened.id, '1');
    await capture(opened, opened.id, '2');
    const { next } = await watch(opened, opened.id);
    expect([numberOf(await next()), numberOf(await next())]).toEqual([1, 2]);
    const third = next();
    await capture(opened, opened.id, '3');
    expect(numberOf(await third)).toBe(3);
  });

  it('[BIN-03] goes on after the last request that the watcher has', async () => {
    const opened = await openWithBin();
    for (const text of ['1', '2', '3']) await capture(opened, opened.id, text);
    expect(numberOf(await (await watch(opened, opened.id, 2)).next())).toBe(3);
  });

  it('[BIN-03] tells every request once, however many come at once', async () => {
    const opened = await openWithBin();
    const { next } = await watch(opened, opened.id);
    const captures = Promise.all(Array.from({ length: 100 }, () => capture(opened, opened.id)));
    const told = [];
    for (let count = 0; count < 100; count += 1) told.push(numberOf(await next()));
    await captures;
    expect(told).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  });

  it('[BIN-01] ends when the bin is deleted', async () => {
    const opened = await openWithBin();
    const { next } = await watch(opened, opened.id);
    const news = next();
    await opened.bins.remove(opened.id);
    expect(numberOf(await news)).toBe('gone');
    expect(await next()).toBeUndefined();
  });

  it('[BIN-05] ends when the bin has expired, whether or not the sweep came by', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const opened = await openWithBin();
    const { next } = await watch(opened, opened.id);
    const news = next();
    await new Promise(setImmediate);
    opened.clock.advance(limits.bins.lifetimeMs);
    await vi.advanceTimersByTimeAsync(limits.bins.lookAgainMs);
    expect(numberOf(await news)).toBe('gone');
  });

  it('ends when the watcher leaves', async () => {
    const opened = await openWithBin();
    const { next, leave } = await watch(opened, opened.id);
    const news = next();
    leave();
    expect(await news).toBeUndefined();
  });

  it('is for so many at once, each counted until it leaves', async () => {
    const opened = await openWithBin();
    const watchers = [];
    for (let count = 0; count < limits.bins.watchersPerBin; count += 1) watchers.push(await watch(opened, opened.id));
    await expect(watch(opened, opened.id)).rejects.toThrow('too-many-watchers');
    watchers[0]?.leave();
    await watch(opened, opened.id);
    await expect(watch(opened, opened.id)).rejects.toThrow('too-many-watchers');
  });

  it.each(['x', 'A'.repeat(22)])('is refused for %s, which is no bin', async (id) => {
    await expect(watch(await openTestServices(), id)).rejects.toThrow('not-found');
  });

  it('does not begin for a watcher who has left already, and does not count it', async () => {
    const opened = await openWithBin();
    for (let count = 0; count < limits.bins.watchersPerBin + 1; count += 1) {
      const watched = await opened.bins.watch({ binId: opened.id, after: 0, signal: AbortSignal.abort() });
      if (!watched.ok) throw new Error(watched.code);
      expect((await watched.value.next()).done).toBe(true);
    }
  });
});
