import { limits } from '@toolbench/contracts/limits.ts';
import type { Clock } from '../../../shared/ports.ts';
import { ok, refusal, type Result } from '../../../shared/result.ts';
import { isBinId } from '../bin-id.ts';
import type { BinStore } from '../bin-store.ts';
import type { BinEvents } from './events.ts';
import type { ListedRequest, RequestStore } from '../request-store.ts';

/** What a watcher is told. */
export type BinNews = { readonly kind: 'request'; readonly request: ListedRequest } | { readonly kind: 'gone' };

interface WatchParts {
  readonly bins: Pick<BinStore, 'find'>;
  readonly requests: Pick<RequestStore, 'list'>;
  readonly events: Pick<BinEvents, 'subscribe'>;
  readonly clock: Clock;
}

interface Watch {
  readonly binId: string;
  /** Number of the last request that the watcher has. */
  readonly after: number;
  /** Ends the watch. */
  readonly signal: AbortSignal;
}

/** Requests that are read from the store at once for one watcher. */
const requestsAtOnce = 4;

/** Can be rung at any time; who waits is woken by a ring before or while waiting. */
function createBell() {
  let isRung = false;
  let wake = (): void => undefined;
  return {
    ring() {
      isRung = true;
      wake();
    },
    /** Until it is rung, or this time is over. */
    async wait(ms: number): Promise<void> {
      if (!isRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      isRung = false;
    },
  };
}

/**
 * Follows a bin: first what is kept and the watcher lacks, then what comes, oldest first, until the bin is gone or the
 * watcher leaves. An event only says "look again", so nothing is lost or told twice whatever becomes of events.
 */
async function* watchBin(parts: WatchParts, { binId, after, signal }: Watch): AsyncGenerator<BinNews> {
  const { bins, requests, events, clock } = parts;
  const bell = createBell();
  const unsubscribe = events.subscribe(binId, bell.ring);
  signal.addEventListener('abort', bell.ring, { once: true });
  let last = after;
  try {
    while (!signal.aborted) {
      const bin = await bins.find(binId, clock.now());
      if (bin === undefined) {
        yield { kind: 'gone' };
        return;
      }
      last = Math.max(last, bin.lastRequest - limits.bins.mostRequestsKept);
      while (last < bin.lastRequest) {
        // A few at a time, and more when they were taken: who does not read the news holds no more than these.
        const upTo = last + requestsAtOnce;
        for (const request of [...(await requests.list(binId, { after: last, upTo }))].reverse()) {
          yield { kind: 'request', request };
        }
        last = upTo;
      }
      last = bin.lastRequest;
      // Its end rings no bell.
      await bell.wait(limits.bins.lookAgainMs);
    }
  } finally {
    unsubscribe();
  }
}

/** Watching bins, each by so many at once. */
export function createWatching(parts: WatchParts) {
  const { bins, clock } = parts;
  const watchers = new Map<string, number>();
  const count = (id: string, change: 1 | -1) => {
    const left = (watchers.get(id) ?? 0) + change;
    if (left === 0) watchers.delete(id);
    else watchers.set(id, left);
  };

  return {
    /** Tells what happens to a bin. The signal has to be given at the end in any case: the watcher counts until then. */
    async watch(watch: Watch): Promise<Result<AsyncGenerator<BinNews>, 'not-found' | 'too-many-watchers'>> {
      const { binId, signal } = watch;
      if (!isBinId(binId) || !(await bins.find(binId, clock.now()))) return refusal('not-found');
      if ((watchers.get(binId) ?? 0) >= limits.bins.watchersPerBin) return refusal('too-many-watchers');
      if (!signal.aborted) {
        count(binId, 1);
        signal.addEventListener('abort', () => count(binId, -1), { once: true });
      }
      return ok(watchBin(parts, watch));
    },
  };
}
