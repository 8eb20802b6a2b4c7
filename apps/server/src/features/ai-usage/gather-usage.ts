import type { Clock } from '../../shared/ports.ts';
import { noUse, summed, type UsageStore, type UsageSums } from './store.ts';

interface GatheredUsage extends UsageStore {
  /** Writes down what is not yet; what cannot be written is kept for the next time. */
  readonly flush: () => Promise<void>;
}

function sum(left: UsageSums, right: UsageSums): UsageSums {
  const figures = Object.fromEntries(summed.map((name) => [name, left[name] + right[name]]));
  return { ...left, ...figures };
}

const keyOf = ({ port, model }: UsageSums) => JSON.stringify([port, model]);

type Rows = Map<string, UsageSums>;

function addTo(rows: Rows, figures: UsageSums): void {
  const key = keyOf(figures);
  rows.set(key, sum(rows.get(key) ?? noUse(figures.port, figures.model), figures));
}

interface Known {
  readonly day: string;
  readonly readAt: number;
  readonly rows: Rows;
}

interface GatherParts {
  readonly clock: Clock;
  /** Does the work a moment later. */
  readonly later: (work: () => void) => void;
}

/**
 * Sums that were read so long ago are read again: what other servers used is seen that much later. Whoever asks waits for
 * it only where they are older than a turn of a conversation; otherwise they are read a moment later.
 */
const freshMs = 1_000;
const usableMs = 60_000;

/**
 * Adds figures up in memory and writes them a moment later, many calls at once: each write waits for the disk, and a
 * conversation makes several calls for every sentence. A server that is killed loses the figures of that moment.
 */
export function gatherUsage(store: UsageStore, { clock, later }: GatherParts): GatheredUsage {
  let gathered = new Map<string, Rows>();
  let known: Known | undefined;
  let isReadingDue = false;
  let last: Promise<unknown> = Promise.resolve();
  let isDue = false;

  /** What is being written is neither gathered any more nor in the database yet, so nothing is read meanwhile. */
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
  const gather = (day: string, figures: readonly UsageSums[]) => {
    const rows: Rows = gathered.get(day) ?? new Map();
    gathered.set(day, rows);
    for (const row of figures) addTo(rows, row);
  };
  const write = async () => {
    const batch = gathered;
    gathered = new Map();
    for (const [day, rows] of batch) {
      // Servers that add at once must take the rows in one order, or they wait for each other for ever.
      const all = [...rows].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, figures]) => figures);
      await store.add(day, all).catch(() => gather(day, all));
    }
  };
  const flush = () => inTurn(write);

  const read = (day: string): Promise<Known> =>
    inTurn(async () => {
      const rows: Rows = new Map((await store.rows(day)).map((row) => [keyOf(row), row]));
      for (const figures of gathered.get(day)?.values() ?? []) addTo(rows, figures);
      return (known = { day, readAt: clock.now(), rows });
    });
  const readLater = (day: string) => {
    if (isReadingDue) return;
    isReadingDue = true;
    later(() => {
      isReadingDue = false;
      // What cannot be read now is read the next time.
      read(day).catch(() => undefined);
    });
  };

  return {
    async add(day, figures) {
      gather(day, figures);
      if (known?.day === day) for (const row of figures) addTo(known.rows, row);
      if (isDue) return;
      isDue = true;
      later(() => {
        isDue = false;
        void flush();
      });
    },

    async rows(day) {
      const age = known?.day === day ? clock.now() - known.readAt : Infinity;
      if (known === undefined || age >= usableMs) return [...(await read(day)).rows.values()];
      if (age >= freshMs) readLater(day);
      return [...known.rows.values()];
    },

    forgetBefore: store.forgetBefore,
    flush,
  };
}
