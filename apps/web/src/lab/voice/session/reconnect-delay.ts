import { limits } from '@toolbench/contracts/limits.ts';

const { first, longest } = limits.voice.reconnectMs;

/**
 * Milliseconds to wait before a try to connect again, the first being number 0. Full jitter: anything up to a bound that
 * doubles, so that clients of a server that comes back do not all come at once. `random` is from 0 to 1.
 */
export function reconnectDelay(attempt: number, random: number): number {
  const bound = Math.min(longest, first * 2 ** Math.min(attempt, 16));
  return Math.round(bound * random);
}
