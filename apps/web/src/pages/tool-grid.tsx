import { Link } from 'react-router';
import { pages } from '@toolbench/contracts/routes.ts';
import { toolPages } from '@toolbench/tools/pages.ts';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { shownCategories, shownToolsOf } from '../shown-tools.ts';
import { useWords } from '../use-words.ts';
import type { Heading } from './heading.ts';
import { ToolIcon } from '../tool-icon.tsx';
import styles from './pages.module.css';

/** All tools by category, in menu order, under headings of the level that the page has got to. */
export function ToolGrid({ heading: Heading }: { readonly heading: Heading }) {
  const language = useLanguage();
  const { tools: t } = useWords();
  return shownCategories.map(({ key, name }) => (
    <section key={key} className={styles.category} aria-label={name[language]}>
      <Heading>{name[language]}</Heading>
      <ul className={styles.grid}>
        {shownToolsOf(key).map((tool) => (
          <li key={tool.key}>
            <Link to={pages.tool(tool.key)} className={styles.tool}>
              <span className={styles.glyph} aria-hidden>
                <ToolIcon tool={tool} size={18} />
              </span>
              <span className={styles.toolWords}>
                <strong>{tool.name[language]}</strong>
                <span>{tool.summary[language]}</span>
                {!(tool.key in toolPages) && <em>{t.building}</em>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
