import { useEffect, useState } from 'react';
import { site } from './site.ts';

/**
 * Whether a request fetches one of the product's own files: a plain address of this origin. Everything that a page could
 * give away would go to another origin, or to a path that is no file.
 */
export function isOwnFile(address: string, origin: string, basePath = ''): boolean {
  const { protocol, origin: target, pathname, search } = new URL(address, origin);
  if (protocol === 'blob:' || protocol === 'data:') return true;
  if (target !== origin || search !== '' || !pathname.startsWith(`${basePath}/`)) return false;
  const path = pathname.slice(basePath.length);
  return path.startsWith('/assets/') || /^\/[\w-]+\.\w+$/.test(path);
}

/** How many requests, by the browser's count, this page has made for anything but our own files since the caller was shown. */
export function useSentRequests(): number {
  const [sent, setSent] = useState(0);
  useEffect(() => {
    const observer = new PerformanceObserver((list) => {
      const foreign = list.getEntries().filter(({ name }) => !isOwnFile(name, location.origin, site.basePath)).length;
      if (foreign > 0) setSent((before) => before + foreign);
    });
    observer.observe({ type: 'resource' });
    return () => observer.disconnect();
  }, []);
  return sent;
}
