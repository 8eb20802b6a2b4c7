import { useSyncExternalStore } from 'react';
import { isKeeping, keepSwitchKey, myRecipesKey } from './keep-switch.ts';
import { createWorkbench } from './kept-work.ts';

const switchListeners = new Set<() => void>();

/** A storage for browsers that forbid theirs: empty, and nothing stays in it. */
export const noStorage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};

function tabStorage() {
  try {
    return sessionStorage;
  } catch {
    return noStorage;
  }
}

/** The work of all tools in this tab. */
export const workbench = createWorkbench(tabStorage());
addEventListener('pagehide', workbench.saveAll);

/** Whether tools keep what was done in them, and the switch for it; switched off, what was kept is forgotten at once. */
export function useKeepSwitch(): readonly [isOn: boolean, set: (isOn: boolean) => void] {
  const isOn = useSyncExternalStore((listener) => {
    switchListeners.add(listener);
    return () => switchListeners.delete(listener);
  }, isKeeping);
  const set = (next: boolean) => {
    if (next) localStorage.removeItem(keepSwitchKey);
    else localStorage.setItem(keepSwitchKey, 'off');
    if (!next) {
      workbench.discardAll();
      localStorage.removeItem(myRecipesKey);
    }
    for (const listener of switchListeners) listener();
  };
  return [isOn, set];
}
