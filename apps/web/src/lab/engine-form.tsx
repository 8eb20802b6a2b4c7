import { useState, type FormEvent } from 'react';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import type { EngineState } from '@toolbench/contracts/ai.ts';
import { Banner } from '@toolbench/ui/banner.tsx';
import { useLanguage, useTexts } from '@toolbench/ui/language.ts';
import { resetEngine, saveEngine } from './engine-calls.ts';
import { draftOf, leavesKeyBehind, settingsOf, wrongFields, type DraftField } from './engine-draft.ts';
import { EngineTestButton, EngineTestResult, useEngineTest } from './engine-test.tsx';
import type { LabAnswer } from './lab-call.ts';
import { LoadFailure } from './load-failure.tsx';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import styles from './lab.module.css';

type Done = 'saved' | 'keyRemoved' | 'resetDone';

interface EngineFormProps {
  readonly initial: EngineState;
  /** A real call was made: the day's figures have changed. */
  readonly onTested: () => void;
}

/** Address, model and key of one port's service. A key goes in and never comes out. */
export function EngineForm({ initial, onTested }: EngineFormProps) {
  const { settings: t, engines: names } = useTexts({ zh, en });
  const language = useLanguage();
  const [state, setState] = useState(initial);
  const [draft, setDraft] = useState(() => draftOf(initial));
  const [wrong, setWrong] = useState<ReadonlySet<DraftField>>(new Set());
  const [outcome, setOutcome] = useState<Done | Extract<LabAnswer<never>, { ok: false }> | null>(null);
  const [busy, setBusy] = useState(false);
  const { port } = state;
  const test = useEngineTest(port, onTested);

  const send = async (call: Promise<LabAnswer<EngineState>>, done: Done) => {
    setBusy(true);
    const answer = await call;
    setBusy(false);
    test.forget();
    setOutcome(answer.ok ? done : answer);
    if (!answer.ok) return;
    setState(answer.value);
    setDraft(draftOf(answer.value));
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const problems = wrongFields(draft);
    setWrong(problems);
    setOutcome(null);
    if (problems.size === 0) void send(saveEngine(port, settingsOf(draft), language), 'saved');
  };
  const type = (field: DraftField) => (event: { readonly currentTarget: { readonly value: string } }) => {
    setDraft({ ...draft, [field]: event.currentTarget.value });
    setOutcome(null);
  };

  return (
    <form className={styles.form} data-port={port} aria-label={names.ports[port]} onSubmit={save} noValidate>
      <div className={styles.headingRow}>
        <h2>{names.ports[port]}</h2>
        <span className={styles.source}>{names.source[state.source]}</span>
      </div>
      <p className={styles.intro}>{t.uses[port]}</p>
      {state.source === 'environment' && <p className={styles.intro}>{t.fromEnvironment}</p>}
      <div className={styles.fields}>
        <TextInput
          label={t.baseUrl}
          description={t.baseUrlNote}
          type="url"
          spellCheck={false}
          value={draft.baseUrl}
          error={wrong.has('baseUrl') && t.baseUrlWrong}
          onChange={type('baseUrl')}
        />
        <TextInput
          label={t.model}
          description={names.model({ model: t.examples[port] })}
          spellCheck={false}
          value={draft.model}
          error={wrong.has('model') && t.modelMissing}
          onChange={type('model')}
        />
        <PasswordInput
          label={t.key}
          description={t.keyNote[state.source === 'settings' ? state.key : 'not-set']}
          autoComplete="off"
          spellCheck={false}
          value={draft.key}
          error={wrong.has('key') && t.keyWrong}
          onChange={type('key')}
          visibilityToggleButtonProps={{ 'aria-label': t.showKey }}
        />
      </div>
      {leavesKeyBehind(state, draft) && <Banner tone="warning">{t.keyElsewhere}</Banner>}
      <div className={styles.actions}>
        <Button type="submit" size="xs" loading={busy}>
          {t.save}
        </Button>
        {state.baseUrl !== undefined && <EngineTestButton test={test} />}
        {state.source === 'settings' && state.key !== 'not-set' && (
          <Button
            size="xs"
            variant="default"
            disabled={busy}
            onClick={() => void send(saveEngine(port, { ...savedAddress(state), key: null }, language), 'keyRemoved')}
          >
            {t.removeKey}
          </Button>
        )}
        {state.source === 'settings' && (
          <Button
            size="xs"
            variant="default"
            disabled={busy}
            onClick={() => void send(resetEngine(port, language), 'resetDone')}
          >
            {t.reset}
          </Button>
        )}
        <span className={styles.done} role="status">
          {typeof outcome === 'string' && t[outcome]}
        </span>
      </div>
      {outcome !== null && typeof outcome === 'object' && <LoadFailure failure={outcome} />}
      <EngineTestResult test={test} />
    </form>
  );
}

function savedAddress({ baseUrl = '', model = '' }: EngineState) {
  return { baseUrl, model };
}
