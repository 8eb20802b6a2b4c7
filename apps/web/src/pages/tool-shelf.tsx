import { Link } from 'react-router';
import { pages } from '@toolbench/contracts/routes.ts';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { useFavourites, useRecent } from '@toolbench/ui/work/tool-memory.ts';
import { findShownTool } from '../shown-tools.ts';
import { useWords } from '../use-words.ts';
import type { Heading } from './heading.ts';
import styles from './pages.module.css';

/** Favourite and recently used tools; nothing while there are none. */
export function ToolShelf({ heading }: { readonly heading: Heading }) {
  const { shelf: t } = useWords();
  const favourites = useFavourites();
  const recent = useRecent().filter((key) => !favourites.includes(key));
  return (
    <>
      <ShelfRow heading={heading} title={t.favourites} keys={favourites} />
      <ShelfRow heading={heading} title={t.recent} keys={recent} />
    </>
  );
}

interface ShelfRowProps {
  readonly heading: Heading;
  readonly title: string;
  readonly keys: readonly string[];
}

function ShelfRow({ heading: Heading, title, keys }: ShelfRowProps) {
  const language = useLanguage();
  const tools = keys.flatMap((key) => findShownTool(key) ?? []);
  if (tools.length === 0) return null;
  return (
    <section className={styles.shelf} aria-label={title}>
      <Heading>{title}</Heading>
      <ul>
        {tools.map((tool) => (
          <li key={tool.key}>
            <Link to={pages.tool(tool.key)}>{tool.name[language]}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
