import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { ActionIcon } from '@mantine/core';
import { Ellipsis } from 'lucide-react';
import { Link } from 'react-router';
import { productVersion } from '@toolbench/contracts/catalog.ts';
import { pages } from '@toolbench/contracts/routes.ts';
import { useTexts } from '@toolbench/ui/language.ts';
import { useSession } from '../session/session.tsx';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import styles from './header.module.css';

/**
 * Privacy, limits and contact behind a button, and on very narrow screens the navigation. A disclosure rather than a menu role: the
 * entries are plain links.
 */
export function MoreMenu() {
  const { header: t } = useTexts({ zh, en });
  const { labAccess } = useSession();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const closeOnBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div className={styles.more} onBlur={closeOnBlur} onKeyDown={closeOnEscape}>
      <ActionIcon
        ref={button}
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t.menu}
        title={t.menu}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Ellipsis size={18} />
      </ActionIcon>
      {open && (
        <div className={styles.moreList}>
          <div className={styles.moreNav}>
            <Link to={pages.home} onClick={() => setOpen(false)}>
              {t.home}
            </Link>
            <Link to={pages.tools} onClick={() => setOpen(false)}>
              {t.tools}
            </Link>
            {labAccess && (
              <Link to={pages.lab} onClick={() => setOpen(false)}>
                {t.lab}
              </Link>
            )}
          </div>
          <Link to={pages.privacy} onClick={() => setOpen(false)}>
            {t.privacy}
          </Link>
          <Link to={pages.limits} onClick={() => setOpen(false)}>
            {t.limits}
          </Link>
          <Link to={pages.contact} onClick={() => setOpen(false)}>
            {t.contact}
          </Link>
          <span className={styles.moreNote}>{t.version({ version: productVersion, date: __BUILD_DATE__ })}</span>
        </div>
      )}
    </div>
  );
}
