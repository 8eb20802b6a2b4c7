import { useState, type FormEvent } from 'react';
import { Button, TextInput } from '@mantine/core';
import { limits } from '@toolbench/contracts/limits.ts';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import type { ShowPlace } from './pages/place.ts';
import { PageLink } from './answer/passage-item.tsx';
import { useWords } from './use-words.ts';
import { wholeNumberFrom } from './use-typed.ts';
import type { Wizard } from './use-wizard.ts';
import styles from '../wizard/wizard.module.css';
import results from '../wizard/results.module.css';

const { chunkSize, previewCharacters } = limits.documents;

interface SplitStepProps {
  readonly wizard: Wizard;
  readonly onShow: ShowPlace;
}

/** Step 2: how long the chunks are and how much they overlap, and what they became. */
export function SplitStep({ wizard, onShow }: SplitStepProps) {
  const { split: t } = useWords();
  const { work, busy, typed, split } = wizard;
  const size = wholeNumberFrom(typed.values.chunkSize, chunkSize.least, chunkSize.most);
  const overlap = wholeNumberFrom(typed.values.chunkOverlap, 0, (size ?? chunkSize.most) - 1);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (size !== null && overlap !== null && busy === null && work.document) split(size, overlap);
  };
  return (
    <>
      <form className={styles.fields} onSubmit={submit} noValidate>
        <TextInput
          label={t.size}
          inputMode="numeric"
          value={typed.values.chunkSize}
          error={size === null && t.wrongSize}
          onChange={(event) => typed.set({ chunkSize: event.currentTarget.value })}
        />
        <TextInput
          label={t.overlap}
          inputMode="numeric"
          value={typed.values.chunkOverlap}
          error={overlap === null && t.wrongOverlap}
          onChange={(event) => typed.set({ chunkOverlap: event.currentTarget.value })}
        />
        <Button type="submit" disabled={size === null || overlap === null || busy !== null || !work.document}>
          {t.action}
        </Button>
        <span className={styles.hint}>{work.chunkCount > 0 ? t.again : t.presets}</span>
      </form>
      {work.chunkCount > 0 && <Chunks wizard={wizard} onShow={onShow} />}
    </>
  );
}

/** How many previews are drawn at first, and with each further click. */
const shownAtOnce = 50;

function Chunks({ wizard: { work }, onShow }: SplitStepProps) {
  const { split: t, passage } = useWords();
  const [shown, setShown] = useState(shownAtOnce);
  return (
    <section className={results.results} aria-label={t.list}>
      <div className={results.resultsHead}>
        <h3 role="status">{t.count({ count: formatCount(work.chunkCount) })}</h3>
        <span className={styles.hint}>{work.chunks.length > 0 ? t.note : t.earlier}</span>
      </div>
      <ol className={results.list}>
        {work.chunks.slice(0, shown).map(({ number, preview, first_page: first, last_page: last, characters }) => (
          <li key={number} className={results.item}>
            <div className={results.itemHead}>
              <strong>{t.chunk({ number })}</strong>
              <PageLink first={first} last={last} onShow={() => onShow({ page: first, boxes: [], quote: null })} />
              <span>{t.characters({ count: formatCount(characters) })}</span>
            </div>
            <p className={results.preview} data-cut={characters > previewCharacters || undefined}>
              {preview}
            </p>
          </li>
        ))}
      </ol>
      {work.chunks.length > shown && (
        <Button variant="default" size="xs" onClick={() => setShown(shown + shownAtOnce)}>
          {passage.moreOf({ left: formatCount(work.chunks.length - shown) })}
        </Button>
      )}
    </section>
  );
}
