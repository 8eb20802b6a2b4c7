import { useEffect } from 'react';

/** Does something again and again while it is on, never twice at once. */
export function useEvery(work: () => Promise<void>, everyMs: number, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    let isBusy = false;
    const timer = setInterval(() => {
      if (isBusy) return;
      isBusy = true;
      void work().finally(() => {
        isBusy = false;
      });
    }, everyMs);
    return () => clearInterval(timer);
  }, [work, everyMs, isOn]);
}
