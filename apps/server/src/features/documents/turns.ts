/** A limited number of jobs at once; a limited number more may wait. */
export function createTurns(atOnce: number, waiting: number) {
  const queue: (() => void)[] = [];
  let running = 0;
  return {
    /** Waits for a turn and gives the function that ends it; nothing where too many wait already. */
    async take(): Promise<(() => void) | undefined> {
      if (running >= atOnce) {
        if (queue.length >= waiting) return undefined;
        await new Promise<void>((resolve) => queue.push(resolve));
      }
      running += 1;
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        running -= 1;
        queue.shift()?.();
      };
    },
  };
}

export type Turns = ReturnType<typeof createTurns>;
