import type { FormEvent } from 'react';
import { Button } from '@mantine/core';
import type { EngineState } from '@toolbench/contracts/ai/ai.ts';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { lessonTexts } from '@toolbench/contracts/ai/ai-lesson-texts.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { isChanged, leavesKeyBehind } from './engine-draft.ts';
import { EngineFields } from './engine-fields.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { TestButton } from './test-button.tsx';
import { TestList } from './test-list.tsx';
import { useWords } from '../use-words.ts';
import { useConnectionTest } from './use-connection-test.ts';
import { useEngineForm, type EngineFormState } from './use-engine-form.ts';
import { useUnsavedWarning } from '../use-unsaved-warning.ts';
import styles from '../lab.module.css';
import settings from './settings.module.css';

interface EngineFormProps {
  readonly initial: EngineState;
  /** A real call was made: the day's figures have changed. */
  readonly onTested: () => void;
}

interface LearnedListProps {
  readonly state: EngineState;
  readonly isBusy: boolean;
  readonly onForget: () => void;
}

/** What the refusals of a port's service taught, model by model. */
function LearnedList({ state: { learned = [] }, isBusy, onForget }: LearnedListProps) {
  const { settings: t } = useWords();
  const language = useLanguage();
  if (learned.length === 0) return null;
  return (
    <section className={settings.learned} aria-label={t.learned}>
      <strong>{t.learned}</strong>
      <p>{t.learnedNote({ days: limits.ai.learnedDays })}</p>
      <ul>
        {learned.map(({ model, at, shape }) => (
          <li key={model}>
            <code>{model}</code> ·{' '}
            <time dateTime={new Date(at).toISOString()}>{new Date(at).toLocaleDateString(language)}</time>
            <ul>
              {lessonTexts(shape, language).map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <Button size="xs" variant="default" disabled={isBusy} onClick={onForget}>
        {t.forget}
      </Button>
    </section>
  );
}

/** Which service one port uses: set, try, and take back. */
export function EngineForm({ initial, onTested }: EngineFormProps) {
  const { settings: t, engines: names } = useWords();
  const test = useConnectionTest(onTested);
  const form = useEngineForm(initial, test.forget);
  const { state, draft, outcome } = form;
  const { port, source } = state;
  useUnsavedWarning(isChanged(state, draft));
  const save = (event: FormEvent) => {
    event.preventDefault();
    form.save();
  };
  return (
    <form className={settings.form} aria-label={names.ports[port]} onSubmit={save} noValidate>
      <p className={styles.intro}>{t.uses[port]}</p>
      {source === 'environment' && <p className={styles.intro}>{t.fromEnvironment}</p>}
      <EngineFields form={form} />
      {leavesKeyBehind(state, draft) && (
        <Banner tone="warning">
          <span className={styles.resultWords}>{t.keyElsewhere}</span>
        </Banner>
      )}
      <div className={settings.actions}>
        <Button type="submit" size="xs" loading={form.busy}>
          {t.save}
        </Button>
        {state.baseUrl !== undefined && (
          <TestButton test={test} port={port} obstacle={isChanged(state, draft) ? t.saveFirst : undefined} />
        )}
        <Button size="xs" variant="default" disabled={form.busy} onClick={form.readModels}>
          {t.readModels}
        </Button>
        <TakeBackButtons form={form} />
        <span className={settings.done} role="status">
          {isChanged(state, draft) && typeof outcome !== 'string'
            ? t.unsaved
            : typeof outcome === 'string' && t[outcome]}
        </span>
      </div>
      {outcome !== null && typeof outcome === 'object' && <LoadFailure failure={outcome} />}
      <LearnedList state={state} isBusy={form.busy} onForget={form.forget} />
      <TestList test={test} />
    </form>
  );
}

/** For what was set here; what the environment gives cannot be taken back here. */
function TakeBackButtons({ form: { state, busy, removeKey, reset } }: { readonly form: EngineFormState }) {
  const { settings: t } = useWords();
  if (state.source !== 'settings') return null;
  return (
    <>
      {state.key !== 'not-set' && (
        <Button size="xs" variant="default" disabled={busy} onClick={removeKey}>
          {t.removeKey}
        </Button>
      )}
      <Button size="xs" variant="default" disabled={busy} onClick={reset}>
        {t.reset}
      </Button>
    </>
  );
}
