import type { FormEvent } from 'react';
import { Button, TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { limits } from '@toolbench/contracts/limits.ts';
import type { ShowPlace } from './pages/place.ts';
import { PassageItem } from './answer/passage-item.tsx';
import { EmbeddingFailed } from './embedding-failed.tsx';
import { QualityPanel } from './answer/quality-panel.tsx';
import { useWords } from './use-words.ts';
import { wholeNumberFrom } from './use-typed.ts';
import type { Wizard } from './use-wizard.ts';
import styles from '../wizard/wizard.module.css';
import resultStyles from '../wizard/results.module.css';

const { k: kLimits, questionCharacters } = limits.documents;

interface SearchStepProps {
  readonly wizard: Wizard;
  readonly onShow: ShowPlace;
}

/** Step 4: what is found for a question, best first, and why. */
export function SearchStep({ wizard, onShow }: SearchStepProps) {
  const { search: t } = useWords();
  const { work, busy, typed, search } = wizard;
  const question = typed.values.searchQuestion.trim();
  const k = wholeNumberFrom(typed.values.k, kLimits.least, kLimits.most);
  const canSearch = question !== '' && k !== null && busy === null && work.vectorCount > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSearch) search(question, k);
  };
  return (
    <>
      <form className={styles.searchForm} onSubmit={submit} noValidate>
        <TextInput
          label={t.question}
          placeholder={t.placeholder}
          maxLength={questionCharacters}
          value={typed.values.searchQuestion}
          onChange={(event) => typed.set({ searchQuestion: event.currentTarget.value })}
        />
        <TextInput
          label={t.k}
          type="number"
          min={kLimits.least}
          max={kLimits.most}
          value={typed.values.k}
          error={k === null && t.wrongK}
          onChange={(event) => typed.set({ k: event.currentTarget.value })}
        />
        <Button type="submit" leftSection={<Search size={16} aria-hidden />} disabled={!canSearch}>
          {t.action}
        </Button>
      </form>
      {work.search && <Results search={work.search} onShow={onShow} />}
      {work.document && work.vectorCount > 0 && <QualityPanel fileId={work.document.fileId} />}
    </>
  );
}

interface ResultsProps {
  readonly search: NonNullable<Wizard['work']['search']>;
  readonly onShow: ShowPlace;
}

function Results({ search: { question, results, embedding_error: embeddingError }, onShow }: ResultsProps) {
  const { search: t } = useWords();
  return (
    <section className={resultStyles.results} aria-label={t.results}>
      <div className={resultStyles.resultsHead}>
        <h3 role="status">{results.length > 0 ? t.found({ count: results.length, question }) : t.none}</h3>
      </div>
      <EmbeddingFailed error={embeddingError} />
      {results.length > 0 && (
        <details className={resultStyles.meaning}>
          <summary>{t.meaning}</summary>
          <p>{t.meaningText}</p>
        </details>
      )}
      <ol className={resultStyles.list}>
        {results.map((passage) => (
          <PassageItem key={passage.metadata.chunk} passage={passage} onShow={onShow} />
        ))}
      </ol>
    </section>
  );
}
