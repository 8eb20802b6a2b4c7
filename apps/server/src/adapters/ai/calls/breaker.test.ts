import type { AiError } from '@toolbench/contracts/ai/ai.ts';
import { describe, expect, it } from 'vitest';
import { fakeClock } from '../../../test-support/fakes.ts';
import { createBreaker } from './breaker.ts';

const outage: AiError = { code: 'network' };

function broken() {
  const clock = fakeClock();
  const breaker = createBreaker(clock, 3, 30_000);
  for (let call = 0; call < 3; call += 1) breaker.settle(outage);
  return { clock, breaker };
}

describe('a circuit breaker', () => {
  it('opens after outages running, not after scattered ones', () => {
    const breaker = createBreaker(fakeClock(), 3, 30_000);
    for (const error of [outage, outage, undefined, outage, outage]) breaker.settle(error);
    expect(breaker.begin()).toBeUndefined();
    breaker.settle(outage);
    expect(breaker.begin()).toEqual({ code: 'network', isPaused: true, retryAfterMs: 30_000 });
  });

  it.each<AiError>([
    { code: 'authentication', status: 401 },
    { code: 'rate', status: 429 },
    { code: 'too-long', status: 400 },
    { code: 'bad-answer', status: 422 },
    { code: 'bad-answer', cause: 'ended-early', status: 0 },
    { code: 'network', cause: 'ended-early' },
  ])('takes %j for a sign of life', (error) => {
    const breaker = createBreaker(fakeClock(), 3, 30_000);
    for (const settled of [outage, outage, error, outage]) breaker.settle(settled);
    expect(breaker.begin()).toBeUndefined();
  });

  it('learns nothing from a call that was cancelled', () => {
    const breaker = createBreaker(fakeClock(), 3, 30_000);
    for (const code of ['network', 'network', 'aborted', 'timeout'] as const) breaker.settle({ code });
    expect(breaker.begin()).toMatchObject({ code: 'timeout', isPaused: true });
  });

  it('lets one call try when the time is over, and all when it succeeds', () => {
    const { clock, breaker } = broken();
    clock.advance(30_000);
    expect(breaker.begin()).toBeUndefined();
    expect(breaker.begin()).toMatchObject({ isPaused: true, retryAfterMs: 1_000 });
    breaker.settle(undefined);
    expect([breaker.begin(), breaker.begin()]).toEqual([undefined, undefined]);
  });

  it('waits anew when the try fails, and not longer when it is cancelled', () => {
    const { clock, breaker } = broken();
    clock.advance(30_000);
    breaker.begin();
    breaker.settle({ code: 'aborted' });
    expect(breaker.begin()).toBeUndefined();
    breaker.settle(outage);
    expect(breaker.begin()).toMatchObject({ retryAfterMs: 30_000 });
  });
});
