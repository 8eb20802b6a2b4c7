import { useEffect, useState } from 'react';

/**
 * Whether a request fetches one of the product's own files: a plain address of this origin. Everything that a page could
 * give away would go to another origin, or to a path that is no file.
 */
export function isOwnFile(address: string, origin: string): boolean {
  const { protocol, origin: target, pathname, search } = new URL(address, origin);
  if (protocol === 'blob:' || protocol === 'data:') return true;
  return target === origin && search === '' && (pathname.startsWith('/assets/') || /^\/[\w-]+\.\w+$/.test(pathname));
}

/** How many requests, by the browser's count, this page has made for anything but our own files since the caller was shown. */
export function useSentRequests(): number {
  const [sent, setSent] = useState(0);
  useEffect(() => {
    const observer = new PerformanceObserver((list) => {
      const foreign = list.getEntries().filter(({ name }) => !isOwnFile(name, location.origin)).length;
      if (foreign > 0) setSent((before) => before + foreign);
    });
    observer.observe({ type: 'resource' });
    return () => observer.disconnect();
  }, []);
  return sent;
}
