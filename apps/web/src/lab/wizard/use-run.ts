import { useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import type { LabAnswer } from '../lab-call.ts';
import type { CallOptions } from './answers/read-answer.ts';

/** Where a step failed, with the server's reason where it gave one. */
export interface StepFailure<Step> {
  readonly step: Step;
  /** 0: the server could not be reached. */
  readonly status: number;
  readonly detail: string | null;
}

/** The step whose request is under way. */
export interface Busy<Step, Progress> {
  readonly step: Step;
  readonly progress: Progress | null;
}

interface Run<Step, Progress, Value> {
  readonly step: Step;
  readonly call: (options: CallOptions, onProgress: (progress: Progress) => void) => Promise<LabAnswer<Value>>;
  readonly onDone: (value: Value) => void;
  readonly onCancelled?: () => void;
}

/** One request at a time: busy while it runs, cancelled by `cancel` and with the page, failed with a reason. */
export function useRun<Step, Progress>() {
  const language = useLanguage();
  const [busy, setBusy] = useState<Busy<Step, Progress> | null>(null);
  const [failure, setFailure] = useState<StepFailure<Step> | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  /** Resolves with the answer, or with null where the request was cancelled. */
  const run = async <Value>({
    step,
    call,
    onDone,
    onCancelled,
  }: Run<Step, Progress, Value>): Promise<LabAnswer<Value> | null> => {
    controller.current?.abort();
    const { signal } = (controller.current = new AbortController());
    setBusy({ step, progress: null });
    setFailure(null);
    const answer = await call({ language, signal }, (progress) => {
      if (!signal.aborted) setBusy({ step, progress });
    });
    if (signal.aborted) {
      onCancelled?.();
      return null;
    }
    setBusy(null);
    if (answer.ok) onDone(answer.value);
    else setFailure({ step, status: answer.status, detail: answer.detail });
    return answer;
  };
  /** The page is free at once; the server hears of it by the closed connection. */
  const cancel = useCallback(() => {
    controller.current?.abort();
    setBusy(null);
  }, []);
  return { busy, failure, setFailure, run, cancel };
}
