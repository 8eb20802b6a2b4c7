import { useEffect, useState } from 'react';
import type { DocumentAnswer, DocumentProgress, HeldDocument } from '@toolbench/contracts/documents.ts';
import { useRun } from '../wizard/use-run.ts';
import { askDocument, searchDocument, splitDocument, storeDocument, uploadDocument } from './document-calls.ts';
import { askedNow, withEvent, type PendingAnswer } from './pending-answer.ts';
import { useTyped } from './use-typed.ts';
import { afterSplit, afterUpload, fromHeld, furthestStep, historyOf, noWork, type Step, type Work } from './work.ts';

interface WizardEvents {
  /** The server's list of documents, or how far they are, has changed. */
  readonly onListChanged: () => void;
  readonly onAnswered: (fileId: string, answer: DocumentAnswer) => void;
}

/** The wizard: the step it is at, what has been done with the open document, and what can be done next. */
export function useWizard({ onListChanged, onAnswered }: WizardEvents) {
  const [step, setStep] = useState<Step>('upload');
  const [work, setWork] = useState<Work>(noWork);
  /** What was done with the other documents in this visit, by file id. */
  const [others, setOthers] = useState<ReadonlyMap<string, Work>>(new Map());
  const [pending, setPending] = useState<PendingAnswer | null>(null);
  const { busy, failure, setFailure, run, cancel } = useRun<Step, DocumentProgress>();
  const typed = useTyped();
  const isGone = failure?.status === 404;
  // Deleted elsewhere, or its day is over: the list still shows it.
  useEffect(() => {
    if (isGone) onListChanged();
  }, [isGone, onListChanged]);
  const fileId = work.document?.fileId ?? '';

  const keepWork = () => {
    if (fileId !== '') setOthers((before) => new Map(before).set(fileId, work));
  };
  const goTo = (next: Step) => {
    setFailure(null);
    setStep(next);
  };

  return {
    step,
    work,
    pending,
    busy,
    failure,
    typed,
    cancel,
    goTo,
    refuse: (detail: string) => setFailure({ step: 'upload', status: 400, detail }),
    upload: (file: File) =>
      void run({
        step: 'upload',
        call: (options, onProgress) => uploadDocument(file, onProgress, options),
        onDone: (uploaded) => {
          keepWork();
          setWork(afterUpload(uploaded, file));
          typed.forgetQuestions();
          onListChanged();
        },
      }),
    split: (size: number, overlap: number) =>
      void run({
        step: 'split',
        call: (options) => splitDocument(fileId, size, overlap, options),
        onDone: (answer) => {
          setWork(afterSplit(work, answer));
          onListChanged();
        },
      }),
    store: () =>
      void run({
        step: 'store',
        call: (options, onProgress) => storeDocument(fileId, onProgress, options),
        onDone: (stored) => {
          setWork({ ...work, stored, vectorCount: stored.vector_count });
          onListChanged();
        },
      }),
    search: (question: string, k: number) =>
      void run({
        step: 'search',
        call: (options) => searchDocument(fileId, question, k, options),
        onDone: ({ results }) => setWork({ ...work, search: { question, results } }),
      }),
    ask: (question: string) => {
      setPending(askedNow(question));
      const asked = { fileId, question, history: historyOf(work.turns) };
      void run({
        step: 'ask',
        call: (options) =>
          askDocument(
            asked,
            (event) => {
              if (!options.signal.aborted) setPending((before) => before && withEvent(before, event));
            },
            options,
          ).finally(() => {
            if (!options.signal.aborted) setPending(null);
          }),
        onDone: ({ answer }) => {
          setWork({ ...work, turns: [...work.turns, { question, answer }] });
          typed.set({ question: '' });
          onAnswered(fileId, answer);
        },
        onCancelled: () => setPending(null),
      });
    },
    clearTurns: () => setWork({ ...work, turns: [] }),
    open: (held: HeldDocument) => {
      keepWork();
      const next = others.get(held.file_id) ?? fromHeld(held);
      setWork(next);
      setFailure(null);
      typed.forgetQuestions();
      setStep(furthestStep(next));
    },
    /** The document is deleted: what was done with it is gone as well. */
    forget: (removed: string) => {
      setOthers((before) => new Map([...before].filter(([id]) => id !== removed)));
      if (removed === fileId) setWork(noWork);
    },
  };
}

export type Wizard = ReturnType<typeof useWizard>;
