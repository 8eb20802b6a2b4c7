import { Link } from 'react-router';
import { pages } from '@toolbench/contracts/routes.ts';
import { categories } from '@toolbench/tools/categories.ts';
import { toolPages } from '@toolbench/tools/pages.ts';
import { toolsOf } from '@toolbench/tools/registry.ts';
import { useLanguage, useTexts } from '@toolbench/ui/language.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import type { Heading } from './heading.ts';
import styles from './pages.module.css';

/** All tools by category, in menu order, under headings of the level that the page has got to. */
export function ToolGrid({ heading: Heading }: { readonly heading: Heading }) {
  const language = useLanguage();
  const { tools: t } = useTexts({ zh, en });
  return categories.map(({ key, name }) => (
    <section key={key} className={styles.category} aria-label={name[language]}>
      <Heading>{name[language]}</Heading>
      <ul className={styles.grid}>
        {toolsOf(key).map((tool) => (
          <li key={tool.key}>
            <Link to={pages.tool(tool.key)} className={styles.tool}>
              <span className={styles.glyph} aria-hidden>
                {tool.glyph}
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
