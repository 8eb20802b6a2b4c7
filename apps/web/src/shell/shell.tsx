import { useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import { NewVersionNotice } from '../offline/new-version-notice.tsx';
import { Header } from './header.tsx';
import { Sidebar } from './sidebar.tsx';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';
import styles from './shell.module.css';

/** Header, sidebar on tool and lab pages, and the page itself. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const t = useTexts({ zh, en });
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
