import { binAnswer, type BinAnswer, type BinLimits } from '@toolbench/contracts/bins.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import type { RandomBytes, Clock } from '../../shared/ports.ts';
import { ok, refusal, type Result } from '../../shared/result.ts';
import { createBinId, isBinId } from './bin-id.ts';
import type { Bin, BinStore } from './bin-store.ts';
import { createCapture, type CaptureParts } from './capture/capture.ts';
import type { BinEvents } from './watch/events.ts';
import { createReading } from './read-bin.ts';
import type { RequestStore } from './request-store.ts';
import type { BinSettings } from './settings.ts';
import { createWatching } from './watch/watch.ts';

interface BinsParts extends Pick<CaptureParts, 'clock' | 'later'> {
  readonly bins: BinStore;
  readonly requests: RequestStore;
  readonly events: BinEvents;
  readonly settings: BinSettings;
  readonly random: RandomBytes;
  /** Whether the disk has no room but what is set aside for the administrator. */
  readonly isDiskFull: () => Promise<boolean>;
}

/** Bins deleted between two looks at whether there are more. */
const sweepSize = 100;

function shownLimits(settings: BinSettings): BinLimits {
  const { bodyBytes, requestsKept, bytesKept, lifetimeMs, capturesPerSecond, origin } = settings;
  return { bodyBytes, requestsKept, bytesKept, lifetimeMs, capturesPerSecond, origin };
}

/** How long the figure of what all bins hold is believed. */
const believedMs = 1_000;

/** Whether all bins together hold as much as they may. */
function createFullness(bins: Pick<BinStore, 'total'>, bytesInAll: number, clock: Clock) {
  let held = { bytes: 0, at: -Infinity };
  return async (): Promise<boolean> => {
    const at = clock.now();
    if (Math.abs(at - held.at) >= believedMs) held = { bytes: (await bins.total()).bytes, at };
    return held.bytes >= bytesInAll;
  };
}

/** Bins that catch requests: making them, filling them, reading them, deleting them. Who knows an id may do all of it. */
export function createBins(parts: BinsParts) {
  const { bins, requests, events, settings, clock, random } = parts;
  const holdsAll = createFullness(bins, settings.bytesInAll, clock);
  const isFull = async () => (await holdsAll()) || (await parts.isDiskFull());

  const find = async (id: string): Promise<Bin | undefined> =>
    isBinId(id) ? await bins.find(id, clock.now()) : undefined;

  const removeEndedBy = async (time: number): Promise<number> => {
    let removed = 0;
    for (;;) {
      const ended = await bins.endedBy(time, sweepSize);
      // One at a time: a bin can hold many megabytes, and other requests get their turn in between.
      for (const id of ended) await bins.remove(id);
      events.publish(ended);
      removed += ended.length;
      if (ended.length < sweepSize) return removed;
    }
  };

  return {
    ...createCapture({ ...parts, isFull }),
    ...createWatching(parts),
    ...createReading({ find, requests }),
    limits: shownLimits(settings),
    find,

    async create(): Promise<Result<{ readonly id: string; readonly expiresAt: number }, 'storage-full'>> {
      if (await isFull()) return refusal('storage-full', { retryAfterMs: limits.storage.faultRetryMs });
      const createdAt = clock.now();
      const bin = { id: createBinId(random), createdAt, expiresAt: createdAt + settings.lifetimeMs };
      await bins.add({ ...bin, answer: binAnswer.parse({}) });
      return ok(bin);
    },

    /** False where the bin is gone. */
    async setAnswer(id: string, answer: BinAnswer): Promise<boolean> {
      return isBinId(id) && (await bins.setAnswer(id, answer, clock.now()));
    },

    /** False where the bin is gone. */
    async remove(id: string): Promise<boolean> {
      const wasThere = (await find(id)) !== undefined && (await bins.remove(id));
      events.publish([id]);
      return wasThere;
    },

    /** Deletes the bins that have expired. */
    sweep: async (): Promise<void> => void (await removeEndedBy(clock.now())),

    /** Deletes all bins and tells how many there were. */
    removeAll: (): Promise<number> => removeEndedBy(Number.MAX_SAFE_INTEGER),

    total: bins.total,

    /** Those that hold most. */
    largest: () => bins.list(limits.storage.listedBins),
  };
}

export type Bins = ReturnType<typeof createBins>;
