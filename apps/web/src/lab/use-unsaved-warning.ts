import { useEffect } from 'react';
import { guardLeaving } from '../leave-guard.ts';
import { useWords } from './use-words.ts';

/** Clicks that were asked about: more than one form of a page may be unsaved. */
const asked = new WeakSet<MouseEvent>();

/** The link that this click follows within this tab, where it leads away from the page. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.target === '_blank' || link.origin !== location.origin) return null;
  return link.pathname === location.pathname ? null : link;
}

/**
 * Asks before the page is left while something typed is not saved: the browser where the whole product is left, and we
 * where a link, the palette or the history leads to another page of it, which the browser does not see.
 */
export function useUnsavedWarning(isUnsaved: boolean): void {
  const { settings: t } = useWords();
  useEffect(() => {
    if (!isUnsaved) return;
    const askOfBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
    const askOfLink = (event: MouseEvent) => {
      if (asked.has(event) || leavingLink(event) === null) return;
      asked.add(event);
      if (confirm(t.leaveUnsaved)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const unguard = guardLeaving(() => confirm(t.leaveUnsaved));
    addEventListener('beforeunload', askOfBrowser);
    addEventListener('click', askOfLink, { capture: true });
    return () => {
      unguard();
      removeEventListener('beforeunload', askOfBrowser);
      removeEventListener('click', askOfLink, { capture: true });
    };
  }, [isUnsaved, t]);
}
