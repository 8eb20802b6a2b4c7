import { NavLink } from 'react-router';
import { pages } from '@toolbench/contracts/routes.ts';
import { useWords as useShellWords } from '../use-words.ts';
import { useWords } from './use-words.ts';
import styles from '../pages/pages.module.css';

const parts = ['privacy', 'limits', 'contact'] as const;

/** Privacy, limits and contact are parts of one page about the product, each at its own address. */
export function AboutNav() {
  const { header: t } = useShellWords();
  const { about } = useWords();
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
