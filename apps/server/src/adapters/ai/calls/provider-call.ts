import type { AiError } from '@toolbench/contracts/ai/ai.ts';
import type { LearnedShape } from '@toolbench/contracts/ai/ai-lessons.ts';
import type { limits } from '@toolbench/contracts/limits.ts';
import type { Endpoint } from '../../../features/ai-settings/endpoint.ts';
import type { Clock } from '../../../shared/ports.ts';
import { AiProblem, problemIn } from '../refusals/ai-problem.ts';
import { createCallEnd, type CallEnd } from './call-end.ts';
import { isObject } from './is-object.ts';
import { networkProblem } from '../refusals/network-problem.ts';
import { addressedTo, protocolHeaders } from '../protocol.ts';
import {
  mayAskOtherwise,
  readRefusal,
  refusalWithin,
  retryAfterOf,
  saidBy,
  type Refused,
} from '../refusals/read-refusal.ts';
import { sendRequest, type Outgoing } from './provider-connection.ts';
import { shapeBody } from '../refusals/shape-request.ts';
import { pause, prepareResponse, readAtMost, type PreparedResponse } from './watch-body.ts';

export type CallLimits = { readonly [Name in keyof (typeof limits)['ai']]: number };

interface CallParts {
  readonly endpoint: Endpoint;
  /** The one that is asked; Azure has it in its addresses. */
  readonly model: string;
  readonly limits: CallLimits;
  readonly clock: Clock;
  readonly signal?: AbortSignal | undefined;
  /** How requests to this model have to differ. */
  readonly shape?: LearnedShape;
}

type Fetch = typeof fetch;
type Send = (input: Parameters<Fetch>[0], init: RequestInit, headers: Headers) => Promise<Response>;

/** One call of a service, and what became of it. */
export interface ProviderCall {
  /** What a library has to send along, so that its request is known to be this call's. */
  readonly headers: Readonly<Record<string, string>>;
  /** The service has begun to answer, so the call is billed. */
  readonly wasAccepted: () => boolean;
  /** What a thrown error means. What this call saw itself is nearer to the truth than what a library made of it. */
  readonly errorOf: (thrown: unknown) => AiError;
  /** All that the service said when it refused the request; nothing where it did not, or where no other request helps. */
  readonly refusedWith: () => string | undefined;
  /** Ends whatever still runs; the connection is closed. */
  readonly close: () => void;
}

const callHeader = 'x-call';
const openCalls = new Map<string, Send>();
let callsSoFar = 0;

/**
 * What the libraries get instead of the global `fetch`. What they are given it with lives longer than a call, since making
 * it takes milliseconds; so a header tells whose request it is. It does not leave the server.
 */
export const fetchForCalls: Fetch = async (input, init = {}) => {
  const headers = init.headers instanceof Headers ? init.headers : new Headers(init.headers);
  const send = openCalls.get(headers.get(callHeader) ?? '');
  if (send === undefined) throw new AiProblem({ code: 'aborted' });
  return send(input, init, headers);
};

const passed = ['accept', 'content-type'];

/** Whether an answer is JSON, by its type. */
const isJson = (type: string | null) => /^application\/(?:[\w.]+\+)?json\b/i.test(type ?? '');

/**
 * Only the headers that the call needs: none of a library's own, none from the environment; the key is ours to add. Without
 * a word on encodings a service may compress its answer (RFC 9110, 12.5.3), which would come in lumps.
 */
function headersOf(before: Headers, endpoint: Endpoint): Outgoing['headers'] {
  const headers: Record<string, string> = { 'user-agent': 'toolbench', 'accept-encoding': 'identity' };
  for (const name of passed) {
    const value = before.get(name);
    if (value !== null) headers[name] = value;
  }
  return { ...headers, ...protocolHeaders(endpoint) };
}

/** An error the service sent within a stream; a library's own complaint about its answer is not for users. */
function saidIn(thrown: unknown): unknown {
  if (!(thrown instanceof Error)) return thrown;
  if ('error' in thrown) return thrown.error;
  return 'value' in thrown && isObject(thrown.value) ? thrown.value.error : undefined;
}

const staysWrong: readonly AiError['cause'][] = ['certificate', 'no-tls', 'forbidden-address'];

const mayPassSoon = ({ code, cause, status = 0 }: AiError) =>
  (code === 'network' && !staysWrong.includes(cause)) || code === 'rate' || (code === 'bad-answer' && status >= 500);

interface Sending extends Pick<CallParts, 'endpoint' | 'limits' | 'clock'> {
  readonly end: CallEnd;
  readonly outgoing: Outgoing;
  /** Told of everything that the service says against the request. */
  readonly onRefusal: (refused: Refused) => void;
}

/** A body in one piece: it then has a length that the service sees beforehand, and can be sent again. */
async function wholeBody(body: RequestInit['body']): Promise<Outgoing['body']> {
  const stream = body instanceof ReadableStream ? (body as ReadableStream<Uint8Array>) : new Response(body).body;
  const parts: Uint8Array[] = [];
  for await (const part of stream ?? []) parts.push(part);
  return Buffer.concat(parts);
}

async function send({ endpoint, limits: most, clock, end, outgoing, onRefusal }: Sending, url: URL): Promise<Response> {
  const sent = sendRequest(url, outgoing);
  // Once the request is on its way, while its answer is waited for.
  const prepared = new Promise<PreparedResponse>((resolve) => {
    setImmediate(() => resolve(prepareResponse({ idleMs: most.idleMs, bytes: most.answerBytes, fail: end.fail })));
  });
  const message = await sent.catch((error: unknown) => {
    throw new AiProblem(end.failure() ?? networkProblem(error));
  });
  const response = (await prepared)(message);
  if (response.ok) return response;
  const body = await readAtMost(response, most.refusalBytes);
  const retryAfterMs = retryAfterOf(response.headers, clock.now());
  const refused = { status: response.status, body, retryAfterMs, location: response.headers.get('location') };
  onRefusal(refused);
  throw new AiProblem(end.failure() ?? readRefusal(refused, endpoint.key));
}

/** An answer in one piece, unless it is a refusal: some services send those with status 200. */
async function unlessRefused(
  response: Response,
  { endpoint, limits: most, end, onRefusal }: Sending,
): Promise<Response> {
  const bytes = await response.arrayBuffer();
  const body = bytes.byteLength > most.refusalBytes ? '' : new TextDecoder().decode(bytes);
  const refused = refusalWithin(body, endpoint.key);
  if (refused !== undefined) {
    onRefusal({ body });
    throw end.fail(refused);
  }
  return new Response(bytes, { headers: response.headers });
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
export function openCall({ endpoint, model, limits: most, clock, signal, shape = {} }: CallParts): ProviderCall {
  const end = createCallEnd(signal, most.totalMs);
  const id = String((callsSoFar += 1));
  const base = `${new URL(endpoint.baseUrl).href.replace(/\/$/, '')}/`;
  let accepted = false;
  let said: string | undefined;
  const onRefusal = (refused: Refused) => {
    // Proxies refuse what is too large without a word.
    const words = saidBy(refused.body) || (refused.status === 413 ? 'too large' : '');
    said = mayAskOtherwise(refused) ? words : undefined;
  };

  const guarded: Send = async (input, init, headers) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (!url.href.startsWith(base)) throw end.fail({ code: 'network' });
    const outgoing: Outgoing = {
      method: init.method ?? 'GET',
      headers: headersOf(headers, endpoint),
      body: typeof init.body === 'string' ? shapeBody(init.body, shape) : await wholeBody(init.body),
      connectMs: most.connectMs,
      signal: end.signal,
    };
    const begin = setTimeout(() => end.fail({ code: 'timeout' }), most.firstByteMs);
    const sending = { endpoint, limits: most, clock, end, outgoing, onRefusal };
    const response = await sendUntilTaken(sending, addressedTo(endpoint, model, url)).finally(() =>
      clearTimeout(begin),
    );
    accepted = true;
    const type = response.headers.get('content-type') ?? '';
    if (/^text\/html\b/i.test(type)) throw end.fail({ code: 'bad-answer' });
    return isJson(type) ? unlessRefused(response, sending) : response;
  };

  openCalls.set(id, guarded);
  return {
    headers: { [callHeader]: id },
    wasAccepted: () => accepted,
    errorOf: (thrown) => {
      const known = end.failure() ?? problemIn(thrown);
      if (known !== undefined) return known;
      const refused = { body: saidIn(thrown) };
      onRefusal(refused);
      return readRefusal(refused, endpoint.key);
    },
    refusedWith: () => said,
    close: () => {
      openCalls.delete(id);
      end.close();
    },
  };
}
