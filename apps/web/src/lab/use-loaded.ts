import { useCallback, useEffect, useState } from 'react';
import { useLanguage, type Language } from '@toolbench/ui/words/language.ts';
import type { LabAnswer } from './lab-call.ts';

interface Loaded<Value> {
  /** Null until the first answer. */
  readonly answer: LabAnswer<Value> | null;
  readonly reload: () => void;
}

/** Loads something when the page opens, and again when asked. The latest request wins. */
export function useLoaded<Value>(load: (language: Language) => Promise<LabAnswer<Value>>): Loaded<Value> {
  const language = useLanguage();
  const [answer, setAnswer] = useState<LabAnswer<Value> | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isLatest = true;
    void load(language).then((loaded) => {
      if (isLatest) setAnswer(loaded);
    });
    return () => {
      isLatest = false;
    };
  }, [load, language, round]);
  return { answer, reload: useCallback(() => setRound((before) => before + 1), []) };
}
