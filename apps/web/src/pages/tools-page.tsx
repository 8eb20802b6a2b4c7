import { useTexts } from '@toolbench/ui/language.ts';
import { usePageMeta } from '../page-meta.ts';
import { DropZone } from '../suggest/drop-zone.tsx';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import styles from './pages.module.css';
import { ToolGrid } from './tool-grid.tsx';
import { ToolShelf } from './tool-shelf.tsx';

/** The index of all tools. */
export default function ToolsPage() {
  const { tools: t, titleSuffix } = useTexts({ zh, en });
  usePageMeta({ title: `${t.title} - ${titleSuffix}`, description: t.description, keywords: t.keywords });
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{t.title}</h1>
      <p className={styles.intro}>{t.intro}</p>
      <DropZone>
        <ToolShelf />
        <ToolGrid />
      </DropZone>
    </div>
  );
}
