import { useRef, useState, type ReactNode, useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { useWords } from '../use-words.ts';
import { NewVersionNotice } from '../offline/new-version-notice.tsx';
import { Header } from './header.tsx';
import { Sidebar } from './sidebar.tsx';
import styles from './shell.module.css';

/** Header, sidebar on tool and lab pages, and the page itself. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const t = useWords();
  const { pathname } = useLocation();
  const section = pathname.startsWith('/tool/') ? 'tools' : pathname.startsWith('/lab') ? 'lab' : null;
  const [menuAt, setMenuAt] = useState<string | null>(null);
  const menuOpen = menuAt === pathname;
  const main = useRef<HTMLElement>(null);
  useFocusOnArrival(main);

  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {t.skip}
      </a>
      <Header onOpenMenu={section ? () => setMenuAt(pathname) : null} />
      <div className={styles.middle}>
        {section && <Sidebar section={section} menuOpen={menuOpen} onCloseMenu={() => setMenuAt(null)} />}
        <main ref={main} id="content" className={styles.main} tabIndex={-1}>
          {children}
        </main>
      </div>
      <NewVersionNotice />
    </div>
  );
}

/**
 * Moves the focus to the heading of a page that was opened from within, as a browser does when it loads one: the keyboard goes
 * on from its top, and a screen reader says where one is. A page that focuses something itself, and whoever is at work
 * elsewhere by the time the page is there, are left alone.
 */
function useFocusOnArrival(main: RefObject<HTMLElement | null>): void {
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
