import { useEffect, useRef, type RefObject } from 'react';

/** How far from its end, in CSS pixels, a list still counts as being read at its end. */
const nearEndPx = 120;
const marginPx = 12;

/**
 * Keeps the newest of a list in view: a new one shows from its beginning, one that grows is followed to its end, unless
 * somebody has scrolled up to read.
 */
export function useNewestInView(count: number, growing: unknown): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const newest = list.current?.querySelector<HTMLElement>(':scope > article:last-of-type');
    // Not scrollIntoView: the page itself stays where it is.
    if (list.current && newest) list.current.scrollTo({ top: newest.offsetTop - list.current.offsetTop - marginPx });
  }, [count]);
  useEffect(() => {
    if (!list.current || growing === null) return;
    const { scrollHeight, scrollTop, clientHeight } = list.current;
    if (scrollHeight - scrollTop - clientHeight < nearEndPx) list.current.scrollTo({ top: scrollHeight });
  }, [growing]);
  return list;
}
