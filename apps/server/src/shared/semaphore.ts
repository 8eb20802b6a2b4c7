/** A limited number of jobs at once; a limited number more may wait. */
export function createSemaphore(atOnce: number, waiting: number) {
  const queue: (() => void)[] = [];
  let running = 0;
  const inQueue = (signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      signal?.throwIfAborted();
      const leave = () => {
        queue.splice(queue.indexOf(next), 1);
        reject(signal?.reason as Error);
      };
      const next = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      signal?.addEventListener('abort', leave, { once: true });
      queue.push(next);
    });
  return {
    /**
     * Waits for a permit and gives the function that releases it; nothing where too many wait already. Who leaves
     * meanwhile makes room for others.
     */
    async take(signal?: AbortSignal): Promise<(() => void) | undefined> {
      if (running < atOnce) running += 1;
      else if (queue.length >= waiting) return undefined;
      // Whoever releases hands the permit on.
      else await inQueue(signal);
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        const next = queue.shift();
        if (next) next();
        else running -= 1;
      };
    },
  };
}

export type Semaphore = ReturnType<typeof createSemaphore>;
