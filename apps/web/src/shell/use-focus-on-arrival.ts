import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves the focus to the heading of a page that was opened from within, as a browser does when it loads one: the keyboard goes
 * on from its top, and a screen reader says where one is. A page that focuses something itself, and whoever is at work
 * elsewhere by the time the page is there, are left alone.
 */
export function useFocusOnArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    const content = main.current;
    if (shown.current === pathname || content === null) return undefined;
    shown.current = pathname;
    const before = document.activeElement;
    const arrive = () => {
      const heading = content.querySelector('h1');
      // The page before stays in the document, hidden, until the code of this one is loaded.
      if (heading === null || heading.getClientRects().length === 0) return false;
      const { activeElement } = document;
      if (activeElement !== null && activeElement !== document.body && activeElement !== before) return true;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      return true;
    };
    if (arrive()) return undefined;
    const observer = new MutationObserver(() => {
      if (arrive()) observer.disconnect();
    });
    observer.observe(content, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname, main]);
}
