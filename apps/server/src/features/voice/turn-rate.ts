import type { Clock } from '../../ports.ts';

const minuteMs = 60_000;

/** Counts the turns of each user within the last minute. */
export function createTurnRate(clock: Clock, most: number) {
  const times = new Map<string, number[]>();
  return {
    /** Counts one more; gives the milliseconds to wait where that is one too many. */
    count(user: string): number {
      const now = clock.now();
      const recent = (times.get(user) ?? []).filter((time) => now - time < minuteMs);
      const [oldest = now] = recent;
      if (recent.length >= most) return oldest + minuteMs - now;
      times.set(user, [...recent, now]);
      return 0;
    },
  };
}

export type TurnRate = ReturnType<typeof createTurnRate>;
