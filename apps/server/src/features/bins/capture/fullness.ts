import type { Clock } from '../../../shared/ports.ts';
import type { BinStore } from '../bin-store.ts';

/** How long the figure of what all bins hold is believed. */
const believedMs = 1_000;

/** Whether all bins together hold as much as they may. */
export function createFullness(bins: Pick<BinStore, 'total'>, bytesInAll: number, clock: Clock) {
  let held = { bytes: 0, at: -Infinity };
  return async (): Promise<boolean> => {
    const at = clock.now();
    if (Math.abs(at - held.at) >= believedMs) held = { bytes: (await bins.total()).bytes, at };
    return held.bytes >= bytesInAll;
  };
}
