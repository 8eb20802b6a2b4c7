import type { AiError } from '@toolbench/contracts/ai.ts';
import type { limits } from '@toolbench/contracts/limits.ts';
import type { Endpoint } from '../../features/ai-settings/endpoint.ts';
import type { Clock } from '../../ports.ts';
import { AiProblem, problemIn } from './ai-problem.ts';
import { createCallEnd, type CallEnd } from './call-end.ts';
import { readRefusal, retryAfterOf } from './read-refusal.ts';
import { sendRequest, type Outgoing } from './provider-connection.ts';
import { pause, readAtMost, responseOf } from './watch-body.ts';

export type CallLimits = { readonly [Name in keyof (typeof limits)['ai']]: number };

interface CallParts {
  readonly endpoint: Endpoint;
  readonly limits: CallLimits;
  readonly clock: Clock;
  readonly signal?: AbortSignal | undefined;
}

/** One call of a service, and what became of it. */
export interface ProviderCall {
  readonly endpoint: Endpoint;
  /** What a library gets instead of the global `fetch`. */
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

interface Sending extends Pick<CallParts, 'endpoint' | 'limits' | 'clock'> {
  readonly end: CallEnd;
  readonly outgoing: Outgoing;
}

/** A request in one piece: even a form then has a length that the service sees beforehand, and can be sent again. */
async function outgoingOf(
  url: URL,
  init: RequestInit,
  key: string | undefined,
  signal: AbortSignal,
): Promise<Outgoing> {
  const request = new Request(url, init);
  const body = new Uint8Array(await request.arrayBuffer());
  return { method: request.method, headers: headersOf(request.headers, key), body, signal };
}

async function send({ endpoint, limits: most, clock, end, outgoing }: Sending, url: URL): Promise<Response> {
  const message = await sendRequest(url, outgoing).catch(() => {
    throw new AiProblem(end.failure() ?? { code: 'network' });
  });
  const response = responseOf(message, { idleMs: most.idleMs, bytes: most.answerBytes, fail: end.fail });
  if (response.ok) return response;
  const body = await readAtMost(response, most.refusalBytes);
  const retryAfterMs = retryAfterOf(response.headers, clock.now());
  throw new AiProblem(end.failure() ?? readRefusal({ status: response.status, body, retryAfterMs }, endpoint.key));
}

/** Tries again where the service says "not now" or does not take the connection: nothing of an answer has come yet. */
async function sendUntilTaken(sending: Sending, url: URL): Promise<Response> {
  const { limits: most, end } = sending;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await send(sending, url);
    } catch (thrown) {
      const error = problemIn(thrown) ?? { code: 'network' };
      const waitMs = error.retryAfterMs ?? most.firstRetryMs * 2 ** attempt;
      const isLast = attempt >= most.retries || waitMs > most.longestRetryMs;
      if (isLast || end.failure() !== undefined || !mayPassSoon(error)) throw end.fail(error);
      await pause(waitMs, end.signal);
    }
  }
}

/**
 * Opens a call. It goes to the endpoint's own address only, follows no redirect, and ends when the signal or a time
 * limit says so.
 */
export function openCall({ endpoint, limits: most, clock, signal }: CallParts): ProviderCall {
  const end = createCallEnd(signal, most.totalMs);
  const base = `${new URL(endpoint.baseUrl).href.replace(/\/$/, '')}/`;
  let accepted = false;

  const guarded = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (!url.href.startsWith(base)) throw end.fail({ code: 'network' });
    const outgoing = await outgoingOf(url, init, endpoint.key, end.signal);
    const begin = setTimeout(() => end.fail({ code: 'timeout' }), most.firstByteMs);
    const sending = { endpoint, limits: most, clock, end, outgoing };
    const response = await sendUntilTaken(sending, url).finally(() => clearTimeout(begin));
    accepted = true;
    const isPage = /^text\/html\b/i.test(response.headers.get('content-type') ?? '');
    if (isPage) throw end.fail({ code: 'bad-answer' });
    return response;
  };

  return {
    endpoint,
    // The libraries look at `Response` to learn that forms can be sent, instead of trying it with a request.
    fetch: Object.assign(guarded, { Response }),
    wasAccepted: () => accepted,
    errorOf: (thrown) => {
      return end.failure() ?? problemIn(thrown) ?? readRefusal({ body: saidIn(thrown) }, endpoint.key);
    },
    close: end.close,
  };
}
