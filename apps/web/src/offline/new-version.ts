import { useSyncExternalStore } from 'react';
import { ownAddress } from '@toolbench/ui/work/site.ts';
import { pages } from '@toolbench/contracts/routes.ts';

const scriptPath = ownAddress(pages.serviceWorker);

let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

function announce(worker: ServiceWorker): void {
  waiting = worker;
  for (const listener of listeners) listener();
}

/**
 * A worker that has finished installing while another one is in charge is a new version. Where service workers are
 * blocked a browser may answer without a registration.
 */
function watch(registration: ServiceWorkerRegistration | undefined): void {
  if (!registration) return;
  if (registration.waiting && navigator.serviceWorker.controller) announce(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) announce(worker);
    });
  });
}

/** Starts keeping the product for offline use, after the page has loaded. Does nothing where that is not possible. */
export function keepForOffline(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const register = () => {
    navigator.serviceWorker.register(scriptPath).then(watch, () => undefined);
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

/** Puts the waiting version in charge and reloads the page with it. */
export function switchToNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage('use-new-version');
}

/** True once a new version is ready to be used. */
export function useHasNewVersion(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting !== null,
  );
}
