import { noUse, summed, type UsageStore, type UsageSums } from './store.ts';

export interface GatheredUsage extends UsageStore {
  /** Writes down what is not yet; what cannot be written is kept for the next time. */
  readonly flush: () => Promise<void>;
}

function sum(left: UsageSums, right: UsageSums): UsageSums {
  const figures = Object.fromEntries(summed.map((name) => [name, left[name] + right[name]]));
  return { ...left, ...figures };
}

const keyOf = (day: string, { port, model }: UsageSums) => JSON.stringify([day, port, model]);

/**
 * Adds figures up in memory and writes them a moment later, many calls at once: each write waits for the disk, and a
 * conversation makes several calls for every sentence. A server that is killed loses the figures of that moment.
 */
export function gatherUsage(store: UsageStore, later: (work: () => void) => void): GatheredUsage {
  let gathered = new Map<string, { readonly day: string; readonly figures: UsageSums }>();
  let writing: Promise<void> = Promise.resolve();
  let isDue = false;

  const gather = (day: string, figures: UsageSums) => {
    const key = keyOf(day, figures);
    gathered.set(key, { day, figures: sum(gathered.get(key)?.figures ?? noUse(figures.port, figures.model), figures) });
  };
  const write = async () => {
    const batch = [...gathered.values()];
    gathered = new Map();
    for (const { day, figures } of batch) await store.add(day, figures).catch(() => gather(day, figures));
  };
  const flush = () => (writing = writing.then(write));

  return {
    async add(day, figures) {
      gather(day, figures);
      if (isDue) return;
      isDue = true;
      later(() => {
        isDue = false;
        void flush();
      });
    },

    async rows(day) {
      await writing;
      const rows = new Map((await store.rows(day)).map((row) => [keyOf(day, row), row]));
      for (const [key, entry] of gathered) {
        if (entry.day !== day) continue;
        const row = rows.get(key);
        rows.set(key, row === undefined ? entry.figures : sum(row, entry.figures));
      }
      return [...rows.values()];
    },

    forgetBefore: store.forgetBefore,
    flush,
  };
}
