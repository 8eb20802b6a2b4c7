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
  /** Runs something a little later: what arrives until then goes into the same batch. */
  readonly later: (run: () => void) => void;
}

/**
 * Group commit: items that arrive while a batch is being written go together into the next one. The promise of an item
 * is settled when its batch is, so whoever answers after it answers after the write.
 */
export function createBatches<Item, Outcome>({ write, most, later }: BatchOptions<Item, Outcome>) {
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

  const writeNext = async (): Promise<void> => {
    const batch = waiting.slice(0, most);
    waiting = waiting.slice(most);
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
