import { useState } from 'react';
import { askCode } from '../code-calls.ts';
import { askedNow, stopped, withEvent, type PendingAnswer } from './pending-answer.ts';
import type { CallOptions } from '../../wizard/answers/read-answer.ts';

/** The answer that is being written, and the call that writes it. */
export function useAsking() {
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
