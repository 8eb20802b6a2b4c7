import { useLocation } from 'react-router';
import { labTools } from '@toolbench/contracts/catalog.ts';
import { pages } from '@toolbench/contracts/routes.ts';
import { useTexts } from '@toolbench/ui/language.ts';
import { usePageMeta } from '../page-meta.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import styles from './pages.module.css';

/** A tool of the lab that says plainly that it is still being built. */
export default function LabPage() {
  const { lab: t, titleSuffix } = useTexts({ zh, en });
  const { pathname } = useLocation();
  const key = labTools.find((tool) => pathname === `${pages.lab}/${tool.key}`)?.key ?? labTools[0].key;
  const { name, text } = t.entries[key];
  usePageMeta({ title: `${name} - ${titleSuffix}`, description: text, keywords: t.keywords });
  return (
    <article className={`${styles.page} ${styles.prose}`}>
      <h1>{name}</h1>
      <p>{text}</p>
      <p>{t.building}</p>
    </article>
  );
}
