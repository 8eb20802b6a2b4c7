import '@toolbench/ui/controls/controls.css';
import { useState } from 'react';
import { Button, TextInput } from '@mantine/core';
import { openApiDocument } from '@toolbench/contracts/api-document.ts';
import { calls } from '@toolbench/contracts/routes.ts';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { download } from '@toolbench/ui/files/download.ts';
import { usePageMeta } from '../page-meta.ts';
import pageStyles from '../pages/pages.module.css';
import tableStyles from '../table.module.css';
import { useWords as useShellWords } from '../use-words.ts';
import styles from './calls.module.css';
import { CallEntry, Fields } from './call-entry.tsx';
import { callsByTag } from './calls-by-tag.ts';
import { useWords } from './use-words.ts';
import { useAnswer } from './use-answer.ts';

/** The server's calls, read from its own OpenAPI document. */
export default function CallsPage() {
  const texts = useWords();
  const { calls: t } = texts;
  const { titleSuffix } = useShellWords();
  usePageMeta({ ...t, title: `${t.title} - ${titleSuffix}` });
  const { value: document, failure } = useAnswer(calls.apiDocs, openApiDocument);
  const [words, setWords] = useState('');

  const schemas = document?.components.schemas ?? {};
  const groups = document ? [...callsByTag(document, words)] : [];
  const save = () => download(`${JSON.stringify(document, null, 2)}\n`, 'toolbench-openapi.json', 'application/json');
  return (
    <article className={`${pageStyles.page} ${tableStyles.page}`}>
      <h1>{t.title}</h1>
      <p>
        {t.intro} <code>{'Authorization: Bearer …'}</code>
      </p>
      {failure && <Banner tone="error">{failure.detail ?? texts.failed}</Banner>}
      {document && (
        <div className={styles.bar}>
          <TextInput
            className={styles.filter}
            aria-label={t.filter}
            placeholder={t.filter}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <Button variant="default" onClick={save}>
            {t.download}
          </Button>
        </div>
      )}
      {document && groups.length === 0 && <p>{t.none}</p>}
      {groups.map(([tag, entries]) => (
        <section key={tag} className={tableStyles.section} aria-labelledby={`calls-${tag}`}>
          <h2 id={`calls-${tag}`}>{tag}</h2>
          {entries.map((call) => (
            <CallEntry key={`${call.method} ${call.path}`} call={call} components={schemas} />
          ))}
        </section>
      ))}
      {schemas.Error && (
        <section className={tableStyles.section} aria-labelledby="calls-error">
          <h2 id="calls-error">{t.errorShape}</h2>
          <Fields schema={schemas.Error} components={schemas} />
        </section>
      )}
    </article>
  );
}
