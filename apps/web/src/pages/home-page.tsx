import { lazy, Suspense } from 'react';
import { Button } from '@mantine/core';
import { ArrowRight, FlaskConical, ShieldCheck, Zap } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { pages } from '@toolbench/contracts/routes.ts';
import { usePageMeta } from '../page-meta.ts';
import { DropPanel } from '../suggest/drop-panel.tsx';
import { useDropZone } from '../suggest/use-drop-zone.ts';
import { serverTools } from '../shown-tools.ts';
import { useWords } from '../use-words.ts';
import styles from './pages.module.css';
import { ToolGrid } from './tool-grid.tsx';
import { ToolShelf } from './tool-shelf.tsx';

const cards = [
  { key: 'privacy', Icon: ShieldCheck },
  { key: 'instant', Icon: Zap },
  { key: 'ai', Icon: FlaskConical },
] as const;

const UnknownAddress = lazy(() => import('../unknown/unknown-address.tsx'));

/** Hero, start button, a place for anything pasted, three feature cards, and the tools at a glance. */
export function HomePage() {
  const { home: t, titleSuffix } = useWords();
  usePageMeta({ title: `${t.title} - ${titleSuffix}`, description: t.description, keywords: t.keywords });
  const zone = useDropZone();
  const unknown: unknown = useLocation().state;
  return (
    <div className={styles.page} {...zone.handlers}>
      {typeof unknown === 'string' && (
        <Suspense fallback={null}>
          <UnknownAddress path={unknown} />
        </Suspense>
      )}
      <div className={styles.top}>
        <section className={styles.hero}>
          <h1>{t.heroTitle}</h1>
          <p>
            {t.heroText}
            {t.server[serverTools]}
          </p>
          <Button component={Link} to={pages.tools} size="md" rightSection={<ArrowRight size={18} />}>
            {t.start}
          </Button>
        </section>
        <DropPanel zone={zone} />
      </div>
      <ul className={styles.cards}>
        {cards.map(({ key, Icon }) => (
          <li key={key} className={styles.card} data-feature={key}>
            <Icon size={22} aria-hidden />
            <h2>{t.features[key].title}</h2>
            <p>{t.features[key].text}</p>
          </li>
        ))}
      </ul>
      <h2 className={styles.heading}>{t.all}</h2>
      <ToolShelf heading="h3" />
      <ToolGrid heading="h3" />
    </div>
  );
}
