import { useEffect, useEffectEvent } from 'react';

/** Opens, once the list of a page is there, what its user had open before the page was left or loaded again. */
export function useReopened<Thing>(things: readonly Thing[] | null, open: (things: readonly Thing[]) => void): void {
  const isLoaded = things !== null;
  const reopen = useEffectEvent(() => {
    if (things !== null) open(things);
  });
  useEffect(() => {
    if (isLoaded) reopen();
  }, [isLoaded]);
}
