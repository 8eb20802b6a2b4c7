import { useEffect } from 'react';

interface Rhythm {
  readonly everyMs: number;
  readonly isOn: boolean;
  /** Also when it begins, not only after the first pause. */
  readonly atOnce?: boolean;
}

/** Does something again and again while it is on, never twice at once. */
export function useEvery(work: () => Promise<void>, { everyMs, isOn, atOnce = false }: Rhythm): void {
  useEffect(() => {
    if (!isOn) return;
    let isBusy = false;
    const run = () => {
      if (isBusy) return;
      isBusy = true;
      void work().finally(() => {
        isBusy = false;
      });
    };
    const first = atOnce ? setTimeout(run, 0) : undefined;
    const timer = setInterval(run, everyMs);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [work, everyMs, isOn, atOnce]);
}
