import type { EngineContext } from '@toolbench/kit/context.ts';

const everyMs = 50;
const frequentUpTo = 1000;

/**
 * Tells the host what has been found so far, so that a search ended by the time limit keeps its results. Any next
 * match may be the one that never ends: the first thousand are told as they grow by an eighth, all by the clock, at
 * growing intervals so that telling never costs more than searching.
 */
export function createProgress(context: EngineContext) {
  const startedAt = context.now();
  let toldAt = startedAt;
  let toldCount = 0;

  const isDue = (count: number, now: number) => {
    if (count <= frequentUpTo && count >= toldCount + Math.max(1, count >> 3)) return true;
    return now - toldAt >= Math.max(everyMs, (now - startedAt) / 4);
  };

  return {
    found(count: number, fraction: number, partial: () => unknown): void {
      const now = context.now();
      if (!isDue(count, now)) return;
      context.report(fraction, partial());
      toldAt = context.now();
      toldCount = count;
    },
  };
}
