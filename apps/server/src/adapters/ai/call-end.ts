import type { AiError } from '@toolbench/contracts/ai.ts';
import { AiProblem } from './ai-problem.ts';

/** How a call ends: the first failure decides, closes the connection, and stays. */
export interface CallEnd {
  readonly failure: () => AiError | undefined;
  /** Ends the call with this failure, unless another one has ended it before; returns the one that did. */
  readonly fail: (error: AiError) => AiProblem;
  /** Does this once the call has failed; at once where it has. */
  readonly onFailure: (act: (problem: AiProblem) => void) => void;
  /** The call is over: neither its caller nor its time ends it any more. */
  readonly close: () => void;
}

/** Ends a call when its caller cancels it or its time is over. */
export function createCallEnd(cancelled: AbortSignal | undefined, totalMs: number): CallEnd {
  let first: AiProblem | undefined;
  const actions: ((problem: AiProblem) => void)[] = [];
  const fail = (error: AiError): AiProblem => {
    if (first !== undefined) return first;
    first = new AiProblem(error);
    for (const act of actions) act(first);
    return first;
  };
  const onCancel = () => {
    const { reason } = cancelled ?? {};
    const isTimeout = reason instanceof DOMException && reason.name === 'TimeoutError';
    fail({ code: isTimeout ? 'timeout' : 'aborted' });
  };
  if (cancelled?.aborted) onCancel();
  cancelled?.addEventListener('abort', onCancel, { once: true });
  const timer = setTimeout(() => fail({ code: 'timeout' }), totalMs);
  return {
    failure: () => first?.error,
    fail,
    onFailure: (act) => {
      if (first === undefined) actions.push(act);
      else act(first);
    },
    close: () => {
      clearTimeout(timer);
      cancelled?.removeEventListener('abort', onCancel);
    },
  };
}
