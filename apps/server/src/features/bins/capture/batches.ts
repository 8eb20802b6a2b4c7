interface Waiting<Item, Outcome> {
  readonly item: Item;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

interface BatchOptions<Item, Outcome> {
  /** Writes all of them, or none and throws; gives an outcome for each, in their order. */
  readonly write: (items: readonly Item[]) => Promise<readonly Outcome[]>;
  /** Most items of one batch. */
  readonly most: number;
  readonly bytesOf: (item: Item) => number;
  /** A batch is full with these; one item may have more. */
  readonly mostBytes: number;
  /** Runs something a little later: what arrives until then goes into the same batch. */
  readonly later: (run: () => void) => void;
}

/**
 * Group commit: items that arrive while a batch is being written go together into the next one. The promise of an item
 * is settled when its batch is, so whoever answers after it answers after the write.
 */
export function createBatches<Item, Outcome>(options: BatchOptions<Item, Outcome>) {
  const { write, most, bytesOf, mostBytes, later } = options;
  let waiting: Waiting<Item, Outcome>[] = [];
  let isWriting = false;

  /** Writes a batch, and gives what tells those who wait for it. */
  const writeBatch = async (batch: readonly Waiting<Item, Outcome>[]): Promise<() => void> => {
    try {
      const outcomes = await write(batch.map(({ item }) => item));
      return () => outcomes.forEach((outcome, index) => batch[index]?.resolve(outcome));
    } catch (error) {
      return () => batch.forEach(({ reject }) => reject(error));
    }
  };

  /** How many of those that wait make the next batch. */
  const nextLength = (): number => {
    let bytes = 0;
    const last = waiting.findIndex(({ item }) => (bytes += bytesOf(item)) >= mostBytes);
    return Math.min(last < 0 ? most : last + 1, most);
  };

  const writeNext = async (): Promise<void> => {
    const length = nextLength();
    const batch = waiting.slice(0, length);
    waiting = waiting.slice(length);
    const tell = await writeBatch(batch);
    if (waiting.length === 0) {
      isWriting = false;
      tell();
      return;
    }
    // The next goes to the database first, which would else rest while these are answered.
    void writeNext();
    later(tell);
  };

  return {
    add(item: Item): Promise<Outcome> {
      return new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        if (isWriting) return;
        isWriting = true;
        later(() => void writeNext());
      });
    },
  };
}
