import { Link } from 'react-router';
import { pages } from '@toolbench/contracts/routes.ts';
import { usePageMeta } from '../page-meta.ts';
import { serverTools } from '../shown-tools.ts';
import { DropPanel } from '../suggest/drop-panel.tsx';
import { useDropZone } from '../suggest/use-drop-zone.ts';
import { useWords } from '../use-words.ts';
import styles from './pages.module.css';
import { ToolGrid } from './tool-grid.tsx';
import { ToolShelf } from './tool-shelf.tsx';

/** The index of all tools. */
export default function ToolsPage() {
  const { tools: t, titleSuffix } = useWords();
  usePageMeta({ title: `${t.title} - ${titleSuffix}`, description: t.description, keywords: t.keywords });
  const zone = useDropZone();
  return (
    <div className={styles.page} {...zone.handlers}>
      <h1 className={styles.heading}>{t.title}</h1>
      <p className={styles.intro}>
        {t.intro}
        {t.server[serverTools]} <Link to={pages.recipes}>{t.recipes}</Link>
      </p>
      <div className={styles.drop}>
        <DropPanel zone={zone} />
      </div>
      <ToolShelf heading="h2" />
      <ToolGrid heading="h2" />
    </div>
  );
}
