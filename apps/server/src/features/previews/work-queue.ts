/** Runs a few works at once; a few more wait their turn, and what comes beyond that is refused. */
export function createWorkQueue(atOnce: number, mostWaiting: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    /** Whether another work would have to be refused. */
    isFull: () => running >= atOnce && waiting.length >= mostWaiting,
    run: async <Value>(work: () => Promise<Value>): Promise<Value> => {
      if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
      else running += 1;
      try {
        return await work();
      } finally {
        // The place goes to the next in line, or is free.
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}

export type WorkQueue = ReturnType<typeof createWorkQueue>;
