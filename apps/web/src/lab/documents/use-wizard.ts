import { useEffect, useState } from 'react';
import type { DocumentAnswer } from '@toolbench/contracts/document-answers.ts';
import type { DocumentProgress, HeldDocument } from '@toolbench/contracts/documents.ts';
import { useRun } from '../wizard/use-run.ts';
import { askDocument, searchDocument, splitDocument, storeDocument, uploadDocument } from './document-calls.ts';
import { askedNow, stopped, withEvent, type PendingAnswer } from './answer/pending-answer.ts';
import { useTyped } from './use-typed.ts';
import {
  afterSplit,
  afterUpload,
  canReach,
  conversations,
  fromHeld,
  furthestStep,
  historyOf,
  isComplete,
  noWork,
  type Step,
  type Work,
} from './work.ts';

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
  const { turns } = work;
  useEffect(() => {
    if (fileId !== '') conversations.keep(fileId, turns);
  }, [fileId, turns]);

  const keepWork = () => {
    if (fileId !== '') setOthers((before) => new Map(before).set(fileId, work));
  };
  const goTo = (next: Step) => {
    setFailure(null);
    setStep(next);
  };

  const uploadFile = (file: File) =>
    run({
      step: 'upload',
      call: (options, onProgress) => uploadDocument(file, onProgress, options),
      onDone: (uploaded) => {
        keepWork();
        setPending(null);
        setWork(afterUpload(uploaded, file));
        typed.forgetQuestions();
        onListChanged();
      },
    });
  const splitInto = (id: string, size: number, overlap: number) =>
    run({
      step: 'split',
      call: (options) => splitDocument(id, size, overlap, options),
      onDone: (answer) => {
        setWork((before) => afterSplit(before, answer));
        onListChanged();
      },
    });
  const storeChunks = (id: string) =>
    run({
      step: 'store',
      call: (options, onProgress) => storeDocument(id, onProgress, options),
      onDone: (stored) => {
        setWork((before) => ({ ...before, stored, vectorCount: stored.vector_count }));
        onListChanged();
      },
    });
  const searchFor = (question: string, k: number) =>
    run({
      step: 'search',
      call: (options) => searchDocument(fileId, question, k, options),
      onDone: (found) => {
        setWork((before) => ({ ...before, search: { question, ...found } }));
        typed.carryQuestion(question);
      },
    });

  /** A step that failed while the steps ran by themselves is shown with its reason; a cancelled one is left to the user. */
  const isDone = (at: Step, answer: { readonly ok: boolean } | null): boolean => {
    if (answer?.ok === false) setStep(at);
    return answer?.ok === true;
  };
  const upload = async (file: File) => {
    const uploaded = await uploadFile(file);
    if (!uploaded?.ok || !typed.values.isAutomatic) return;
    const id = uploaded.value.file_id;
    const { size, overlap } = typed.split();
    if (!isDone('split', await splitInto(id, size, overlap))) return;
    if (isDone('store', await storeChunks(id))) setStep('ask');
  };
  const ask = async (question: string, also: readonly string[]) => {
    if (!isComplete('search', work)) {
      typed.set({ searchQuestion: question });
      if (!isDone('search', await searchFor(question, typed.k()))) return;
    }
    setPending(askedNow(question));
    const asked = { fileId, also, question, history: historyOf(work.turns) };
    await run({
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
        setWork((before) => ({ ...before, turns: [...before.turns, { question, answer }] }));
        typed.set({ question: '' });
        onAnswered(fileId, answer);
      },
      onCancelled: () => setPending(stopped),
    });
  };

  const open = (held: HeldDocument) => {
    keepWork();
    setPending(null);
    const next = others.get(held.file_id) ?? { ...fromHeld(held), turns: conversations.of(held.file_id) };
    setWork(next);
    setFailure(null);
    typed.forgetQuestions();
    setStep(typed.values.isAutomatic && canReach('ask', next) ? 'ask' : furthestStep(next));
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
    upload: (file: File) => void upload(file),
    split: (size: number, overlap: number) => void splitInto(fileId, size, overlap),
    store: () => void storeChunks(fileId),
    search: (question: string, k: number) => void searchFor(question, k),
    ask: (question: string, also: readonly string[]) => void ask(question, also),
    /** Questions go to these documents as well. */
    askAlso: (also: readonly string[]) => setWork((before) => ({ ...before, also })),
    /** The user's own file of another document, where it was chosen in this visit. */
    fileOf: (id: string) => others.get(id)?.document?.file ?? null,
    clearTurns: () => {
      setPending(null);
      setWork((before) => ({ ...before, turns: [] }));
    },
    open,
    /** Opens the document that was open before the page was loaded again, unless something else has begun. */
    reopen: (documents: readonly HeldDocument[]) => {
      const last = conversations.lastOpened();
      const held = documents.find((one) => one.file_id === last);
      if (held && busy === null && work.document === null) open(held);
    },
    /** The document is deleted: what was done with it is gone as well. */
    forget: (removed: string) => {
      conversations.forget(removed);
      setOthers((before) => new Map([...before].filter(([id]) => id !== removed)));
      if (removed === fileId) setWork(noWork);
      else setWork((before) => ({ ...before, also: before.also.filter((id) => id !== removed) }));
    },
  };
}

export type Wizard = ReturnType<typeof useWizard>;
