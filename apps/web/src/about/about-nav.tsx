import { NavLink } from 'react-router';
import { pages } from '@toolbench/contracts/routes.ts';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { en as webEn } from '../text/en.ts';
import { zh as webZh } from '../text/zh.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import styles from '../pages/pages.module.css';

const parts = ['privacy', 'limits', 'contact'] as const;

/** Privacy, limits and contact are parts of one page about the product, each at its own address. */
export function AboutNav() {
  const { header: t } = useTexts({ zh: webZh, en: webEn });
  const { about } = useTexts({ zh, en });
  return (
    <nav className={styles.about} aria-label={about}>
      {parts.map((part) => (
        <NavLink key={part} to={pages[part]}>
          {t[part]}
        </NavLink>
      ))}
    </nav>
  );
}
