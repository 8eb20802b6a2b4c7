import type { BinAnswer } from '@toolbench/contracts/bins.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import type { Clock } from '../../../shared/ports.ts';
import { ok, refusal, type Result } from '../../../shared/result.ts';
import { createTokenBuckets } from '../../../shared/token-buckets.ts';
import { createBatches } from './batches.ts';
import { isBinId } from '../bin-id.ts';
import type { BinStore } from '../bin-store.ts';
import type { BinEvents } from '../watch/events.ts';
import type { CaughtRequest, RequestStore } from '../request-store.ts';
import type { BinSettings } from '../settings.ts';

export interface CaptureParts {
  readonly bins: Pick<BinStore, 'find'>;
  readonly requests: Pick<RequestStore, 'append'>;
  readonly events: Pick<BinEvents, 'publish'>;
  readonly settings: Pick<BinSettings, 'capturesPerSecond' | 'captureBurst'>;
  readonly isFull: () => Promise<boolean>;
  readonly clock: Clock;
  /** Runs something a little later; see createBatches. */
  readonly later: (run: () => void) => void;
}

type Captured = Result<BinAnswer, 'not-found' | 'storage-full'>;

/** Requests written in one transaction. */
const batchSize = 256;

/** How many ids are remembered. */
const remembered = 10_000;

/**
 * Bins that were there a moment ago. It spares a query for each request: whether a bin is still there is decided when
 * the request is written.
 */
function createKnownBins() {
  const ids = new Set<string>();
  return {
    has: (id: string) => ids.has(id),
    add(id: string) {
      ids.add(id);
      if (ids.size > remembered) ids.delete(ids.values().next().value ?? '');
    },
    remove: (id: string) => void ids.delete(id),
  };
}

/** The way of a request into its bin. */
export function createCapture({ bins, requests, events, settings, isFull, clock, later }: CaptureParts) {
  const known = createKnownBins();
  const rate = createTokenBuckets({ perSecond: settings.capturesPerSecond, burst: settings.captureBurst, clock });

  const write = async (batch: readonly CaughtRequest[]): Promise<readonly Captured[]> => {
    const outcomes = (await isFull()) ? 'disk-full' : await requests.append(batch, clock.now());
    if (outcomes === 'disk-full')
      return batch.map(() => refusal('storage-full', { retryAfterMs: limits.storage.faultRetryMs }));
    events.publish([...new Set(batch.map(({ binId }) => binId))]);
    return outcomes.map((outcome) => (outcome === undefined ? refusal('not-found') : ok(outcome.answer)));
  };
  const batches = createBatches({
    write,
    most: batchSize,
    bytesOf: ({ body }) => body.length,
    mostBytes: limits.bins.batchBytes,
    later,
  });

  return {
    /** Whether the bin was there a moment ago. */
    isKnown: known.has,

    /** Whether a bin takes a request now; asked before its body is read. */
    async admit(id: string): Promise<Result<undefined, 'not-found' | 'too-many-captures'>> {
      if (!known.has(id)) {
        if (!isBinId(id) || (await bins.find(id, clock.now())) === undefined) return refusal('not-found');
        known.add(id);
      }
      const retryAfterMs = rate.take(id);
      return retryAfterMs === 0 ? ok(undefined) : refusal('too-many-captures', { retryAfterMs });
    },

    /** Keeps a request. It is written before the promise is settled, with the answer to give. */
    async capture(request: CaughtRequest): Promise<Captured> {
      const captured = await batches.add(request);
      if (!captured.ok && captured.code === 'not-found') known.remove(request.binId);
      return captured;
    },
  };
}
