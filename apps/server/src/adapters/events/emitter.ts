import type { BinEvents } from '../../features/bins/watch/events.ts';

interface LocalEvents extends BinEvents {
  /** Calls every listener. */
  readonly publishToAll: () => void;
}

/** Events within one process: all that the embedded database needs. */
export function createLocalEvents(): LocalEvents {
  const listeners = new Map<string, Set<() => void>>();
  const call = (binId: string) => {
    for (const listener of listeners.get(binId) ?? []) listener();
  };
  return {
    publish: (binIds) => binIds.forEach(call),
    publishToAll: () => [...listeners.keys()].forEach(call),
    subscribe(binId, listener) {
      const own = listeners.get(binId) ?? new Set();
      listeners.set(binId, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0 && listeners.get(binId) === own) listeners.delete(binId);
      };
    },
  };
}
