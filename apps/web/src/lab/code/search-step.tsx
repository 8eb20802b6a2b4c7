import { useState, type FormEvent } from 'react';
import { Button, TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { limits } from '@toolbench/contracts/limits.ts';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { SnippetItem } from './snippet-item.tsx';
import { useWords } from './use-words.ts';
import type { Wizard } from './use-wizard.ts';
import { isVectorized } from './work.ts';
import styles from '../wizard/wizard.module.css';
import results from '../wizard/results.module.css';

const { snippetsShown, questionCharacters } = limits.code;

/** Step 4: the code that fits a question best, the first three and then more. */
export function SearchStep({ wizard }: { readonly wizard: Wizard }) {
  const { search: t } = useWords();
  const { work, busy, question, setQuestion, search } = wizard;
  const asked = question.trim();
  const canSearch = asked !== '' && busy === null && isVectorized(work);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSearch) search(asked);
  };
  return (
    <>
      <form className={styles.searchForm} onSubmit={submit} noValidate>
        <TextInput
          label={t.question}
          placeholder={t.placeholder}
          maxLength={questionCharacters}
          value={question}
          onChange={(event) => setQuestion(event.currentTarget.value)}
        />
        <Button type="submit" leftSection={<Search size={16} aria-hidden />} disabled={!canSearch}>
          {t.action}
        </Button>
      </form>
      {work.search && <Results key={work.search.question} wizard={wizard} search={work.search} />}
    </>
  );
}

interface ResultsProps {
  readonly wizard: Wizard;
  readonly search: NonNullable<Wizard['work']['search']>;
}

function Results({ wizard: { busy, searchMore }, search: { question, snippets, total, message } }: ResultsProps) {
  const { search: t } = useWords();
  const [shown, setShown] = useState<number>(snippetsShown);
  const showMore = () => {
    const next = shown + limits.code.snippets.preset;
    if (next > snippets.length && snippets.length < total) searchMore();
    setShown(next);
  };
  return (
    <section className={results.results} aria-label={t.results}>
      <div className={results.resultsHead}>
        <h3 role="status">{message}</h3>
        <span className={styles.hint}>{question}</span>
      </div>
      {snippets.length > 0 && (
        <details className={results.meaning}>
          <summary>{t.meaning}</summary>
          <p>{t.meaningText}</p>
        </details>
      )}
      <ol className={results.list}>
        {snippets.slice(0, shown).map((snippet) => (
          <SnippetItem key={`${snippet.file_path}:${snippet.start_line}-${snippet.end_line}`} snippet={snippet} />
        ))}
      </ol>
      {total > shown && (
        <Button variant="default" size="xs" disabled={busy !== null} onClick={showMore}>
          {t.more({ left: formatCount(total - shown) })}
        </Button>
      )}
    </section>
  );
}
