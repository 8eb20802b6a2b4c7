import type { AiError } from '@toolbench/contracts/ai/ai.ts';
import type { Clock } from '../../../shared/ports.ts';

/** Failures that say something about the service, not about the request, the key or the caller. */
const isOutage = ({ code, cause, status = 0 }: AiError) =>
  cause !== 'ended-early' &&
  (code === 'network' || code === 'timeout' || (code === 'bad-answer' && (status === 0 || status >= 500)));

/**
 * A circuit breaker: after so many outages running nothing is sent for a while; then one call at a time tries, and the
 * first that succeeds lets all through again.
 */
export function createBreaker(clock: Clock, failures: number, openMs: number) {
  let inARow = 0;
  let opensAt = 0;
  let last: AiError | undefined;
  let isTrying = false;

  return {
    /** Why nothing may be sent now; else the caller must tell how it went with `settle`. */
    begin(): AiError | undefined {
      if (inARow < failures || last === undefined) return undefined;
      const waitMs = opensAt - clock.now();
      if (waitMs <= 0 && !isTrying) {
        isTrying = true;
        return undefined;
      }
      return { ...last, isPaused: true, retryAfterMs: Math.max(waitMs, 1_000) };
    },

    /** How a call went: its failure, or nothing. One that was cancelled says nothing about the service. */
    settle(error: AiError | undefined): void {
      isTrying = false;
      if (error === undefined || !isOutage(error)) {
        if (error?.code !== 'aborted') inARow = 0;
        return;
      }
      inARow += 1;
      last = error;
      opensAt = clock.now() + openMs;
    },
  };
}

export type Breaker = ReturnType<typeof createBreaker>;
