import { useState } from 'react';
import type { EngineState } from '@toolbench/contracts/ai.ts';
import { useLanguage } from '@toolbench/ui/language.ts';
import { resetEngine, saveEngine } from './engine-calls.ts';
import { draftOf, settingsOf, wrongFields, type DraftField, type EngineDraft } from './engine-draft.ts';
import type { LabAnswer } from './lab-call.ts';

/** What was done last, named after its words. */
type Done = 'saved' | 'keyRemoved' | 'resetDone';

type Outcome = Done | Extract<LabAnswer<never>, { readonly ok: false }>;

/**
 * The form of one port's engine: what is saved, what is typed, and what can be done with it. With `onChanged`, what a test
 * has found is no longer about what stands in the form.
 */
export function useEngineForm(initial: EngineState, onChanged: () => void) {
  const language = useLanguage();
  const [state, setState] = useState(initial);
  const [draft, setDraft] = useState(() => draftOf(initial));
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

  return {
    state,
    draft,
    wrong,
    outcome,
    busy,
    change: (changes: Partial<EngineDraft>) => {
      setDraft((before) => ({ ...before, ...changes }));
      setOutcome(null);
      onChanged();
    },
    save: () => {
      const problems = wrongFields(draft);
      setWrong(problems);
      setOutcome(null);
      if (problems.size === 0) void send(saveEngine(port, settingsOf(draft), language), 'saved');
    },
    removeKey: () => {
      const { baseUrl = '', model = '' } = state;
      void send(saveEngine(port, { baseUrl, model, key: null }, language), 'keyRemoved');
    },
    reset: () => void send(resetEngine(port, language), 'resetDone'),
  };
}

export type EngineFormState = ReturnType<typeof useEngineForm>;
