import { Ellipsis } from 'lucide-react';
import { Link } from 'react-router';
import { productVersion } from '@toolbench/contracts/catalog.ts';
import { pages } from '@toolbench/contracts/routes.ts';
import type { MenuLink } from '@toolbench/contracts/site.ts';
import { Disclosure } from '@toolbench/ui/controls/disclosure.tsx';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { site } from '@toolbench/ui/work/site.ts';
import { useKeepSwitch } from '@toolbench/ui/work/workbench.ts';
import { forgetConversations } from '../session/tab-conversations.ts';
import { useWords } from '../use-words.ts';
import styles from './header.module.css';
import { MainLinks } from './main-links.tsx';

/** A letter is written where one is; a page of the operator opens beside the work. */
const targetOf = ({ url }: MenuLink) => (url.startsWith('mailto:') ? undefined : '_blank');

/**
 * Privacy, limits, contact, the operator's own links and the switch for keeping work behind a button, and on narrow screens
 * the navigation.
 */
export function MoreMenu() {
  const { header: t } = useWords();
  const language = useLanguage();
  const [keepsWork, setKeepsWork] = useKeepSwitch();
  return (
    <Disclosure label={t.menu} icon={<Ellipsis size={18} />} size={36} panelClassName={styles.moreList}>
      {(close) => (
        <>
          <div className={styles.moreNav}>
            <MainLinks onOpen={close} />
          </div>
          <Link to={pages.privacy} onClick={close}>
            {t.privacy}
          </Link>
          <Link to={pages.limits} onClick={close}>
            {t.limits}
          </Link>
          <Link to={pages.contact} onClick={close}>
            {t.contact}
          </Link>
          {site.links.map((link) => (
            <a key={link.url} href={link.url} rel="noopener noreferrer" target={targetOf(link)}>
              {link[language]}
            </a>
          ))}
          <label className={styles.moreSwitch} title={t.keepWorkHint}>
            <input
              type="checkbox"
              checked={keepsWork}
              onChange={({ currentTarget: { checked } }) => {
                setKeepsWork(checked);
                if (!checked) forgetConversations();
              }}
            />
            {t.keepWork}
          </label>
          <span className={styles.moreNote}>{t.version({ version: productVersion, date: __BUILD_DATE__ })}</span>
        </>
      )}
    </Disclosure>
  );
}
