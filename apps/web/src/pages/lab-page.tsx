import { useLocation } from 'react-router';
import { labTools } from '@toolbench/contracts/catalog.ts';
import { pages } from '@toolbench/contracts/routes.ts';
import { useTexts } from '@toolbench/ui/language.ts';
import { usePageMeta } from '../page-meta.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import styles from './pages.module.css';

/** What the lab will hold; each part says plainly that it is still being built. */
export default function LabPage() {
  const { lab: t, titleSuffix } = useTexts({ zh, en });
  const { pathname } = useLocation();
  const entry = labTools.find(({ key }) => pathname === `${pages.lab}/${key}`);
  const title = entry ? t.entries[entry.key].name : t.title;
  usePageMeta({
    title: `${title} - ${titleSuffix}`,
    description: entry ? t.entries[entry.key].text : t.description,
    keywords: t.keywords,
  });
  return (
    <article className={`${styles.page} ${styles.prose}`}>
      <h1>{title}</h1>
      <p>{entry ? t.building : t.intro}</p>
      {(entry ? [entry] : labTools).map(({ key }) => (
        <section key={key}>
          <h2>{t.entries[key].name}</h2>
          <p>{t.entries[key].text}</p>
        </section>
      ))}
    </article>
  );
}
