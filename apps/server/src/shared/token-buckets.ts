import type { Clock } from './ports.ts';

interface Bucket {
  readonly tokens: number;
  readonly at: number;
}

interface TokenBucketOptions {
  readonly perSecond: number;
  readonly burst: number;
  readonly clock: Pick<Clock, 'now'>;
}

/** How many keys are remembered; those that have been quiet for longest are forgotten, which fills their buckets. */
const remembered = 10_000;

/** Token bucket of each key, such as a bin or a sender: `perSecond` in the long run, `burst` at once. Each server counts for itself. */
export function createTokenBuckets({ perSecond, burst, clock }: TokenBucketOptions) {
  const buckets = new Map<string, Bucket>();
  return {
    /** Takes one token, or tells in how many milliseconds there will be one; 0 means go on. */
    take(key: string): number {
      const at = clock.now();
      const before = buckets.get(key) ?? { tokens: burst, at };
      const passed = Math.max(at - before.at, 0);
      const tokens = Math.min(before.tokens + (passed * perSecond) / 1_000, burst);
      const isTaken = tokens >= 1;
      // Set anew, so that the map stays in the order of last use.
      buckets.delete(key);
      buckets.set(key, { tokens: isTaken ? tokens - 1 : tokens, at });
      if (buckets.size > remembered) buckets.delete(buckets.keys().next().value ?? '');
      return isTaken ? 0 : Math.ceil(((1 - tokens) * 1_000) / perSecond);
    },
  };
}
