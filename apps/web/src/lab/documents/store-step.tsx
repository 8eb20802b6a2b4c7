import { Button } from '@mantine/core';
import { aiErrorText } from '@toolbench/contracts/ai/ai-texts.ts';
import type { StoreResponse } from '@toolbench/contracts/documents.ts';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { useLanguage, useTexts } from '@toolbench/ui/words/language.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import type { Wizard } from './use-wizard.ts';
import styles from '../wizard/wizard.module.css';

/** Step 3: what makes the chunks searchable is written to the database. */
export function StoreStep({ wizard: { work, busy, store } }: { readonly wizard: Wizard }) {
  const { store: t } = useTexts({ zh, en });
  const language = useLanguage();
  return (
    <>
      <div className={styles.actions}>
        <Button disabled={busy !== null || work.chunkCount === 0} onClick={store}>
          {t.action}
        </Button>
        {work.vectorCount === 0 && work.chunkCount > 0 && (
          <span className={styles.hint}>{t.waiting({ count: formatCount(work.chunkCount) })}</span>
        )}
      </div>
      {work.vectorCount > 0 && (
        <Banner tone="good">
          <strong>{t.stored({ count: formatCount(work.vectorCount) })}</strong>
          {work.stored && <VectorKind stored={work.stored} />}
        </Banner>
      )}
      {work.stored?.embedding_error && (
        <Banner tone="warning">
          <span>{t.embeddingFailed}</span>
          <span>{aiErrorText(work.stored.embedding_error, language)}</span>
        </Banner>
      )}
    </>
  );
}

function VectorKind({ stored: { vectors, model } }: { readonly stored: StoreResponse }) {
  const { store: t } = useTexts({ zh, en });
  return <span>{vectors === 'terms+embedding' && model !== undefined ? t.embedding({ model }) : t.terms}</span>;
}
