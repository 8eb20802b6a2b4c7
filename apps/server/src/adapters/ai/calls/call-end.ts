import type { AiError } from '@toolbench/contracts/ai/ai.ts';
import { AiProblem } from '../refusals/ai-problem.ts';

/** How a call ends: the first failure decides, closes the connection, and stays. */
export interface CallEnd {
  /** Aborted with the failure, or when the call is over. */
  readonly signal: AbortSignal;
  readonly failure: () => AiError | undefined;
  /** Ends the call with this failure, unless another one has ended it before; returns the one that did. */
  readonly fail: (error: AiError) => AiProblem;
  readonly close: () => void;
}

/** Every call ends with it; an error made for each would gather a stack that nobody reads. */
const over = new AiProblem({ code: 'aborted' });

/** Ends a call when its caller cancels it or its time is over. */
export function createCallEnd(cancelled: AbortSignal | undefined, totalMs: number): CallEnd {
  const controller = new AbortController();
  let first: AiError | undefined;
  const fail = (error: AiError): AiProblem => {
    first ??= error;
    const problem = new AiProblem(first);
    controller.abort(problem);
    return problem;
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
    signal: controller.signal,
    failure: () => first,
    fail,
    close: () => {
      clearTimeout(timer);
      cancelled?.removeEventListener('abort', onCancel);
      controller.abort(over);
    },
  };
}
