import type { Clock } from '../../shared/ports.ts';
import type { Refused } from './turn-messages.ts';

const minuteMs = 60_000;

/** Counts the turns of each user within the last minute. */
export function createTurnRate(clock: Clock, most: number) {
  const times = new Map<string, number[]>();
  return {
    /** Counts one more; gives the refusal where that is one too many. */
    count(user: string): Refused | undefined {
      const now = clock.now();
      const recent = (times.get(user) ?? []).filter((time) => now - time < minuteMs);
      const [oldest = now] = recent;
      if (recent.length >= most) {
        const limit = { name: 'turns-per-minute', most } as const;
        return { code: 'too-many-turns', retryAfterMs: oldest + minuteMs - now, limit };
      }
      times.set(user, [...recent, now]);
      return undefined;
    },
  };
}

export type TurnRate = ReturnType<typeof createTurnRate>;
