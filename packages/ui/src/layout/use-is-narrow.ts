import { useSyncExternalStore } from 'react';

const narrow = matchMedia('(max-width: 768px)');

const subscribe = (onChange: () => void): (() => void) => {
  narrow.addEventListener('change', onChange);
  return () => narrow.removeEventListener('change', onChange);
};

/** Whether the screen is as narrow as a phone's, where the input comes before what is only read. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => narrow.matches);
}
