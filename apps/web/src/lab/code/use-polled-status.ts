import { useEffect, useRef } from 'react';
import type { VectorizationStatus } from '@toolbench/contracts/code.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import type { LabAnswer } from '../lab-call.ts';
import { loadStatus } from './code-calls.ts';

interface PolledStatus {
  readonly projectPath: string;
  readonly isProcessing: boolean;
  readonly onStatus: (projectPath: string, answer: LabAnswer<VectorizationStatus>) => void;
}

/** Asks every second how far the indexing is, as long as it runs. */
export function usePolledStatus({ projectPath, isProcessing, onStatus }: PolledStatus): void {
  const language = useLanguage();
  const tell = useRef(onStatus);
  useEffect(() => {
    tell.current = onStatus;
  });
  useEffect(() => {
    if (!isProcessing) return;
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      const answer = await loadStatus(projectPath, { language, signal });
      if (signal.aborted) return;
      tell.current(projectPath, answer);
      timer = setTimeout(() => void ask(), limits.code.pollMs);
    };
    timer = setTimeout(() => void ask(), limits.code.pollMs);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [projectPath, isProcessing, language]);
}
