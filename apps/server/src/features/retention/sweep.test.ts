import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSweeping } from './sweep.ts';

describe('sweeping', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('runs at start and then at every interval, until it is stopped', async () => {
    const sweep = vi.fn(async () => undefined);
    const stop = startSweeping([sweep], 1_000, () => undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(sweep).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(sweep).toHaveBeenCalledTimes(4);
    await stop();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(sweep).toHaveBeenCalledTimes(4);
  });

  it('goes on after a failure, with the others and with the next round', async () => {
    const failures: unknown[] = [];
    const other = vi.fn(async () => undefined);
    const failing = vi.fn(() => Promise.reject(new Error('disk full')));
    const stop = startSweeping([failing, other], 1_000, (error) => failures.push(error));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(other).toHaveBeenCalledTimes(2);
    expect(failures).toEqual([new Error('disk full'), new Error('disk full')]);
    await stop();
  });

  it('never runs two rounds at once, and stops after the one under way', async () => {
    const order: string[] = [];
    const slow = async () => {
      order.push('begin');
      await new Promise((resolve) => setTimeout(resolve, 2_500));
      order.push('end');
    };
    const stop = startSweeping([slow], 1_000, () => undefined);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(order).toEqual(['begin']);
    const stopped = stop().then(() => order.push('stopped'));
    await vi.advanceTimersByTimeAsync(10_000);
    await stopped;
    expect(order).toEqual(['begin', 'end', 'begin', 'end', 'stopped']);
  });
});
