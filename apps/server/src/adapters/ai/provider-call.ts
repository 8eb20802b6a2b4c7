import type { AiError } from '@toolbench/contracts/ai.ts';
import type { limits } from '@toolbench/contracts/limits.ts';
import type { Endpoint } from '../../features/ai-settings/endpoint.ts';
import type { Clock } from '../../ports.ts';
import { AiProblem, problemIn } from './ai-problem.ts';
import { readRefusal, retryAfterOf } from './read-refusal.ts';
import { pause, readAtMost, watchBody } from './watch-body.ts';

export type CallLimits = { readonly [Name in keyof (typeof limits)['ai']]: number };

export interface CallParts {
  readonly endpoint: Endpoint;
  readonly limits: CallLimits;
  readonly clock: Clock;
  readonly signal?: AbortSignal | undefined;
}

/** One call of a service: what the libraries get instead of the global `fetch`, and what became of it. */
export interface ProviderCall {
  readonly endpoint: Endpoint;
  readonly fetch: typeof fetch;
  /** The service has begun to answer, so the call is billed. */
  readonly wasAccepted: () => boolean;
  /** What a thrown error means. What this call saw itself is nearer to the truth than what a library made of it. */
  readonly errorOf: (thrown: unknown) => AiError;
  /** Ends whatever still runs; the connection is closed. */
  readonly close: () => void;
}

const passed = ['accept', 'content-type'];

/** Only the headers that the call needs: none of a library's own, none from the environment; the key is ours to add. */
function headersOf(given: RequestInit['headers'], key: string | undefined): Headers {
  const before = new Headers(given);
  const headers = new Headers({ 'user-agent': 'toolbench' });
  for (const name of passed) {
    const value = before.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (key !== undefined) headers.set('authorization', `Bearer ${key}`);
  return headers;
}

/** An error the service sent within a stream; a library's own complaint about its answer is not for users. */
function saidIn(thrown: unknown): unknown {
  if (!(thrown instanceof Error)) return thrown;
  return 'error' in thrown ? thrown.error : undefined;
}

const mayPassSoon = ({ code, status = 0 }: AiError) =>
  code === 'network' || code === 'rate' || (code === 'bad-answer' && status >= 500);

/**
 * Opens a call. It goes to the endpoint's own address only, follows no redirect, ends when the signal or a time limit
 * says so, and tries again where the service says "not now" or does not take the connection, as long as nothing of an
 * answer has come.
 */
export function openCall({ endpoint, limits: most, clock, signal }: CallParts): ProviderCall {
  const controller = new AbortController();
  let first: AiError | undefined;
  let accepted = false;

  const fail = (error: AiError): AiProblem => {
    first ??= error;
    const problem = new AiProblem(first);
    controller.abort(problem);
    return problem;
  };
  const onAbort = () => void fail({ code: 'aborted' });
  if (signal?.aborted) onAbort();
  signal?.addEventListener('abort', onAbort, { once: true });
  const total = setTimeout(() => fail({ code: 'timeout' }), most.totalMs);

  const send = async (url: URL, init: RequestInit): Promise<Response> => {
    const headers = headersOf(init.headers, endpoint.key);
    const response = await fetch(url, { ...init, headers, redirect: 'manual', signal: controller.signal }).catch(() => {
      throw new AiProblem(first ?? { code: 'network' });
    });
    if (response.ok) return response;
    const body = await readAtMost(response, most.refusalBytes);
    const retryAfterMs = retryAfterOf(response.headers, clock.now());
    throw new AiProblem(first ?? readRefusal({ status: response.status, body, retryAfterMs }, endpoint.key));
  };

  const sendUntilTaken = async (url: URL, init: RequestInit): Promise<Response> => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await send(url, init);
      } catch (thrown) {
        const error = problemIn(thrown) ?? { code: 'network' };
        const waitMs = error.retryAfterMs ?? most.firstRetryMs * 2 ** attempt;
        const isLast = attempt >= most.retries || waitMs > most.longestRetryMs;
        if (isLast || first !== undefined || !mayPassSoon(error)) throw fail(error);
        await pause(waitMs, controller.signal);
      }
    }
  };

  const guarded = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (!url.href.startsWith(`${new URL(endpoint.baseUrl).href.replace(/\/$/, '')}/`)) throw fail({ code: 'network' });
    const begin = setTimeout(() => fail({ code: 'timeout' }), most.firstByteMs);
    const response = await sendUntilTaken(url, init).finally(() => clearTimeout(begin));
    accepted = true;
    if (/^text\/html\b/i.test(response.headers.get('content-type') ?? '')) {
      throw fail({ code: 'bad-answer' });
    }
    return watchBody(response, { idleMs: most.idleMs, bytes: most.answerBytes, fail });
  };

  return {
    endpoint,
    // The libraries look at `Response` to learn that forms can be sent, instead of trying it with a request.
    fetch: Object.assign(guarded, { Response }),
    wasAccepted: () => accepted,
    errorOf: (thrown) => first ?? problemIn(thrown) ?? readRefusal({ body: saidIn(thrown) }, endpoint.key),
    close: () => {
      clearTimeout(total);
      signal?.removeEventListener('abort', onAbort);
      controller.abort(new AiProblem({ code: 'aborted' }));
    },
  };
}
