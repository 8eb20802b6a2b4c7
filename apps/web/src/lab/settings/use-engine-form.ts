import { useState } from 'react';
import type { EngineState } from '@toolbench/contracts/ai/ai.ts';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { forgetLearned, listModels, resetEngine, saveEngine } from '../engine-calls.ts';
import {
  draftOf,
  serviceOf,
  settingsOf,
  wrongFields,
  wrongService,
  type DraftField,
  type EngineDraft,
} from './engine-draft.ts';
import type { LabAnswer } from '../lab-call.ts';

/** What was done last, named after its words. */
type Done = 'saved' | 'keyRemoved' | 'resetDone' | 'forgotten' | 'modelsRead' | 'noList';

type Outcome = Done | Extract<LabAnswer<never>, { readonly ok: false }>;

/**
 * The form of one port's engine: what is saved, what is typed, and what can be done with it. With `onChanged`, what a test
 * has found is no longer about what stands in the form.
 */
export function useEngineForm(initial: EngineState, onChanged: () => void) {
  const language = useLanguage();
  const [state, setState] = useState(initial);
  const [draft, setDraft] = useState(() => draftOf(initial));
  const [models, setModels] = useState<readonly string[]>([]);
  const [wrong, setWrong] = useState<ReadonlySet<DraftField>>(new Set());
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState(false);
  const { port } = state;

  const send = async (call: Promise<LabAnswer<EngineState>>, done: Done) => {
    setBusy(true);
    const answer = await call;
    setBusy(false);
    setOutcome(answer.ok ? done : answer);
    onChanged();
    if (!answer.ok) return;
    setState(answer.value);
    setDraft(draftOf(answer.value));
    setWrong(new Set());
  };

  const readModels = async () => {
    setBusy(true);
    const answer = await listModels(serviceOf(draft), language);
    setBusy(false);
    if (!answer.ok) return setOutcome(answer);
    const { ok, text, hasList, models: found } = answer.value;
    if (!ok) return setOutcome({ ok: false, status: 200, detail: text ?? null });
    const rank = (kind: string) => (kind === port ? 0 : 1);
    setModels(found.toSorted((a, b) => rank(a.kind) - rank(b.kind)).map(({ id }) => id));
    setOutcome(hasList ? 'modelsRead' : 'noList');
  };

  const whenRight = (problems: ReadonlySet<DraftField>, then: () => void) => {
    setWrong(problems);
    setOutcome(null);
    if (problems.size === 0) then();
  };

  return {
    state,
    draft,
    models,
    wrong,
    outcome,
    busy,
    change: (changes: Partial<EngineDraft>) => {
      setDraft((before) => ({ ...before, ...changes }));
      setOutcome(null);
      onChanged();
    },
    readModels: () => whenRight(wrongService(draft), () => void readModels()),
    save: () =>
      whenRight(
        wrongFields(port, draft),
        () => void send(saveEngine(port, settingsOf(port, draft), language), 'saved'),
      ),
    removeKey: () => {
      const { baseUrl = '', model = '' } = state;
      void send(saveEngine(port, { baseUrl, model, key: null }, language), 'keyRemoved');
    },
    reset: () => void send(resetEngine(port, language), 'resetDone'),
    forget: () => void send(forgetLearned(port, language), 'forgotten'),
  };
}

export type EngineFormState = ReturnType<typeof useEngineForm>;
