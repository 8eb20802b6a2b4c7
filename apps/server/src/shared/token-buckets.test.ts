import { describe, expect, it } from 'vitest';
import { fakeClock } from '../test-support/fakes.ts';
import { createTokenBuckets } from './token-buckets.ts';

describe('the rate of a bin', () => {
  it('[BIN-05] allows a burst, then so many in a second, and says when to come back', () => {
    const clock = fakeClock();
    const rate = createTokenBuckets({ perSecond: 10, burst: 3, clock });
    expect([rate.take('a'), rate.take('a'), rate.take('a'), rate.take('a')]).toEqual([0, 0, 0, 100]);
    clock.advance(50);
    expect(rate.take('a')).toBe(50);
    clock.advance(50);
    expect([rate.take('a'), rate.take('a')]).toEqual([0, 100]);
    clock.advance(60_000);
    expect([1, 2, 3, 4].map(() => rate.take('a'))).toEqual([0, 0, 0, 100]);
  });

  it('counts each bin for itself', () => {
    const rate = createTokenBuckets({ perSecond: 1, burst: 1, clock: fakeClock() });
    expect([rate.take('a'), rate.take('b'), rate.take('a')]).toEqual([0, 0, 1_000]);
  });

  it('survives a clock that is set back', () => {
    const clock = fakeClock();
    const rate = createTokenBuckets({ perSecond: 1, burst: 2, clock });
    rate.take('a');
    clock.advance(-3_600_000);
    expect([rate.take('a'), rate.take('a')]).toEqual([0, 1_000]);
  });

  it('forgets the bins that were quiet for longest', () => {
    const rate = createTokenBuckets({ perSecond: 1, burst: 1, clock: fakeClock() });
    rate.take('first');
    for (let count = 0; count < 10_000; count += 1) rate.take(`bin ${count}`);
    expect([rate.take('first'), rate.take('bin 9999')]).toEqual([0, 1_000]);
  });
});
