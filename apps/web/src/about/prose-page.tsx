import type { ReactNode } from 'react';
import { usePageMeta, type PageMeta } from '../page-meta.ts';
import { useWords } from '../use-words.ts';
import { AboutNav } from './about-nav.tsx';
import styles from '../pages/pages.module.css';

interface ProsePageProps {
  /** Above the sections. */
  readonly children?: ReactNode;
  readonly text: PageMeta & { readonly sections: readonly { readonly title: string; readonly text: string }[] };
}

/** A static page: a title and titled paragraphs. */
export function ProsePage({ text, children }: ProsePageProps) {
  const { titleSuffix } = useWords();
  usePageMeta({ ...text, title: `${text.title} - ${titleSuffix}` });
  return (
    <article className={`${styles.page} ${styles.prose}`}>
      <AboutNav />
      <h1>{text.title}</h1>
      {children}
      {text.sections.map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          <p>{section.text}</p>
        </section>
      ))}
    </article>
  );
}
