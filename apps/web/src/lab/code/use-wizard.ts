import { useEffect, useState } from 'react';
import type { AskResponse, HeldProject, VectorizationStatus } from '@toolbench/contracts/code.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import type { LabAnswer } from '../lab-call.ts';
import { useRun } from '../wizard/use-run.ts';
import {
  deleteProject,
  loadOverview,
  loadSnippets,
  loadStatus,
  startVectorization,
  stopVectorization,
  uploadProject,
  type Packed,
  askCode,
} from './code-calls.ts';
import type { Sent } from './upload/send-file.ts';
import { askedNow, stopped, withEvent, type PendingAnswer } from './ask/pending-answer.ts';
import type { CallOptions } from '../wizard/answers/read-answer.ts';
import { usePolledStatus } from './use-polled-status.ts';
import { useWorks } from './use-works.ts';
import { afterUpload, conversations, fromHeld, furthestStep, withStatus, type Step } from './work.ts';

interface WizardEvents {
  /** The server's list of projects, or how far they are, has changed. */
  readonly onListChanged: () => void;
  readonly onAnswered: (projectPath: string, answer: AskResponse) => void;
}

const limit = limits.code.snippets.preset;

/** The wizard: the step it is at, what has been done with the open project, and what can be done next. */
export function useWizard({ onListChanged, onAnswered }: WizardEvents) {
  const [step, setStep] = useState<Step>('upload');
  const works = useWorks();
  const asking = useAsking();
  /** As typed. One question goes along: it is asked, and then searched for. */
  const [question, setQuestion] = useState('');
  const language = useLanguage();
  const { busy, failure, setFailure, run, cancel } = useRun<Step, Sent>();
  const { work, openId: projectPath, change } = works;

  const { turns } = work;
  useEffect(() => {
    if (projectPath !== '') conversations.keep(projectPath, turns);
  }, [projectPath, turns]);

  const goTo = (next: Step) => {
    setFailure(null);
    setStep(next);
  };
  const takeStatus = (id: string, status: VectorizationStatus) => {
    change(id, (before) => withStatus(before, status));
    if (!status.is_processing) onListChanged();
  };
  const takePolled = (id: string, answer: LabAnswer<VectorizationStatus>) => {
    setFailure(answer.ok ? null : { step: 'vectorize', status: answer.status, detail: answer.detail });
    if (answer.ok) takeStatus(id, answer.value);
    // The server answered that there is nothing to wait for; without an answer the next one may come.
    else if (answer.status !== 0) change(id, (before) => ({ ...before, status: null }));
  };
  usePolledStatus({ projectPath, isProcessing: work.status?.is_processing === true, onStatus: takePolled });

  const open = (held: HeldProject) => {
    const known = works.known(held.projectPath);
    const opened = known ?? { ...fromHeld(held), turns: conversations.of(held.projectPath) };
    works.open(opened);
    asking.forget();
    setQuestion('');
    setFailure(null);
    setStep(known ? furthestStep(known) : 'vectorize');
    if (known?.status) return;
    void run({
      step: 'vectorize',
      call: (options) => loadStatus(held.projectPath, options),
      onDone: (status) => {
        change(held.projectPath, (before) => withStatus(before, status));
        // Where there is a conversation, it is what its user comes back to.
        const next = withStatus(opened, status);
        setStep(next.turns.length > 0 ? 'ask' : furthestStep(next));
      },
    });
  };

  const send = (packed: Packed, replaced?: string) =>
    void run({
      step: 'upload',
      call: (options, onSent) => uploadProject(packed, onSent, options),
      onDone: (uploaded) => {
        works.open(afterUpload(packed, uploaded));
        asking.forget();
        setQuestion('');
        if (replaced === undefined) onListChanged();
        else void deleteProject(replaced, language).then(onListChanged);
      },
    });
  /** Sends the open project again with something that was left out; what it was before goes. */
  const takeIn = (path: string) => {
    const packed = work.project?.sent?.packed;
    if (packed) send({ ...packed, takenIn: [...packed.takenIn, path] }, projectPath);
  };

  return {
    step,
    work,
    pending: asking.pending,
    busy,
    failure,
    question,
    setQuestion,
    cancel,
    goTo,
    refuse: (detail: string) => setFailure({ step: 'upload', status: 400, detail }),
    upload: (file: File) => send({ file, takenIn: [] }),
    takeIn,
    start: () =>
      void run({
        step: 'vectorize',
        call: (options) => startVectorization(projectPath, options),
        onDone: (status) => takeStatus(projectPath, status),
      }),
    stop: () =>
      void run({
        step: 'vectorize',
        call: ({ language }) => stopVectorization(projectPath, language),
        onDone: (status) => takeStatus(projectPath, status),
      }),
    ask: (asked: string) =>
      void run({
        step: 'ask',
        call: (options) => asking.ask(projectPath, asked, options),
        onDone: (answer) => {
          change(projectPath, (before) => ({ ...before, turns: [...before.turns, { question: asked, answer }] }));
          onAnswered(projectPath, answer);
        },
        onCancelled: asking.stop,
      }),
    clearTurns: () => {
      asking.forget();
      change(projectPath, (before) => ({ ...before, turns: [] }));
    },
    search: (query: string) =>
      void run({
        step: 'search',
        call: (options) => loadSnippets({ projectPath, query, limit, offset: 0 }, options),
        onDone: ({ snippets, total_count: total, message }) =>
          change(projectPath, (before) => ({ ...before, search: { question: query, snippets, total, message } })),
      }),
    searchMore: () => {
      const { search } = work;
      if (search === null) return;
      void run({
        step: 'search',
        call: (options) =>
          loadSnippets({ projectPath, query: search.question, limit, offset: search.snippets.length }, options),
        onDone: ({ snippets }) =>
          change(projectPath, (before) => ({
            ...before,
            search: { ...search, snippets: [...search.snippets, ...snippets] },
          })),
      });
    },
    analyse: () =>
      void run({
        step: 'analyse',
        call: (options) => loadOverview(projectPath, options),
        onDone: (overview) => change(projectPath, (before) => ({ ...before, overview })),
      }),
    open,
    /** Opens the project that was open before the page was loaded again, unless something else has begun. */
    reopen: (projects: readonly HeldProject[]) => {
      const last = conversations.lastOpened();
      const held = projects.find((one) => one.projectPath === last);
      if (held && busy === null && projectPath === '') open(held);
    },
    /** The project is deleted: what was done with it is gone as well. */
    forget: (removed: string) => {
      conversations.forget(removed);
      works.forget(removed);
    },
  };
}

/** The answer that is being written, and the call that writes it. */
function useAsking() {
  const [pending, setPending] = useState<PendingAnswer | null>(null);
  const ask = (projectPath: string, question: string, options: CallOptions) => {
    const { signal } = options;
    setPending(askedNow(question));
    const answer = askCode(
      { projectPath, question },
      (event) => {
        if (!signal.aborted) setPending((before) => before && withEvent(before, event));
      },
      options,
    );
    return answer.finally(() => {
      if (!signal.aborted) setPending(null);
    });
  };
  return { pending, ask, stop: () => setPending(stopped), forget: () => setPending(null) };
}

export type Wizard = ReturnType<typeof useWizard>;
