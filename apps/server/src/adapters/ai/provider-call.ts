import type { AiError } from '@toolbench/contracts/ai.ts';
import type { limits } from '@toolbench/contracts/limits.ts';
import type { Endpoint } from '../../features/ai-settings/endpoint.ts';
import type { Clock } from '../../ports.ts';
import { AiProblem } from './ai-problem.ts';
import { createCallEnd, type CallEnd } from './call-end.ts';
import { readRefusal, retryAfterOf } from './read-refusal.ts';
import { sendRequest } from './provider-connection.ts';
import { pause, readAtMost, watchBody } from './watch-body.ts';

export type CallLimits = { readonly [Name in keyof (typeof limits)['ai']]: number };

interface CallParts {
  readonly endpoint: Endpoint;
  readonly limits: CallLimits;
  readonly clock: Clock;
  readonly signal?: AbortSignal | undefined;
}

/** What a call sends: parts that follow each other, and what they are together. */
export interface CallBody {
  readonly mediaType: string;
  readonly parts: readonly Uint8Array[];
}

/** What the service answers where it takes a call. */
export interface CallAnswer {
  readonly mediaType: string;
  readonly body: AsyncIterable<Buffer>;
}

/** One call of a service, and what became of it. */
export interface ProviderCall {
  /** Posts to a path below the endpoint's address; throws an AiProblem where that is not taken. */
  readonly post: (path: string, body: CallBody) => Promise<CallAnswer>;
  /** The service has begun to answer, so the call is billed. */
  readonly wasAccepted: () => boolean;
  /** What an error that the service sends within its answer means. */
  readonly refusal: (said: unknown) => AiProblem;
  /** What a thrown error means. What ended the call is nearer to the truth than what its reader made of it. */
  readonly errorOf: (thrown: unknown) => AiError;
  readonly close: () => void;
}

/** The whole of a JSON body. */
export const jsonBody = (value: unknown): CallBody => ({
  mediaType: 'application/json',
  parts: [Buffer.from(JSON.stringify(value))],
});

/** Whatever the four calls are answered with. */
const accept = 'application/json, text/event-stream, audio/mpeg';

const mayPassSoon = ({ code, status = 0 }: AiError) =>
  code === 'network' || code === 'rate' || (code === 'bad-answer' && status >= 500);

interface Sending extends Pick<CallParts, 'endpoint' | 'limits' | 'clock'> {
  readonly end: CallEnd;
  readonly url: URL;
  readonly body: CallBody;
}

const problemOf = (thrown: unknown): AiError => (thrown instanceof AiProblem ? thrown.error : { code: 'network' });

async function send({ endpoint: { key }, limits: most, clock, end, url, body }: Sending): Promise<CallAnswer> {
  const headers = {
    'user-agent': 'toolbench',
    accept,
    'content-type': body.mediaType,
    ...(key !== undefined && { authorization: `Bearer ${key}` }),
  };
  const message = await sendRequest(url, { headers, body: body.parts, onSent: end.onFailure });
  const { statusCode: status = 0 } = message;
  const answer = watchBody(message, { idleMs: most.idleMs, bytes: most.answerBytes, fail: end.fail });
  if (status >= 200 && status < 300) return { mediaType: message.headers['content-type'] ?? '', body: answer };
  const words = await readAtMost(answer, most.refusalBytes);
  const retryAfterMs = retryAfterOf(message.headers, clock.now());
  throw new AiProblem(end.failure() ?? readRefusal({ status, body: words, retryAfterMs }, key));
}

/** Tries again where the service says "not now" or does not take the connection: nothing of an answer has come yet. */
async function sendUntilTaken(sending: Sending): Promise<CallAnswer> {
  const { limits: most, end } = sending;
  for (let attempt = 0; ; attempt += 1) {
    if (end.failure() !== undefined) throw end.fail({ code: 'aborted' });
    try {
      return await send(sending);
    } catch (thrown) {
      const error = problemOf(thrown);
      const waitMs = error.retryAfterMs ?? most.firstRetryMs * 2 ** attempt;
      const isLast = attempt >= most.retries || waitMs > most.longestRetryMs;
      if (isLast || end.failure() !== undefined || !mayPassSoon(error)) throw end.fail(error);
      await pause(waitMs, end);
    }
  }
}

/**
 * Opens a call. It goes to the endpoint's own address only, follows no redirect, and ends when the signal or a time
 * limit says so.
 */
export function openCall({ endpoint, limits: most, clock, signal }: CallParts): ProviderCall {
  const end = createCallEnd(signal, most.totalMs);
  const base = endpoint.baseUrl.replace(/\/$/, '');
  let accepted = false;
  const refusal = (said: unknown) => new AiProblem(readRefusal({ body: said }, endpoint.key));

  return {
    async post(path, body) {
      const begin = setTimeout(() => end.fail({ code: 'timeout' }), most.firstByteMs);
      const sending = { endpoint, limits: most, clock, end, url: new URL(`${base}${path}`), body };
      const answer = await sendUntilTaken(sending).finally(() => clearTimeout(begin));
      accepted = true;
      if (/^text\/html\b/i.test(answer.mediaType)) throw end.fail({ code: 'bad-answer' });
      return answer;
    },
    wasAccepted: () => accepted,
    refusal,
    errorOf: (thrown) => end.failure() ?? (thrown instanceof AiProblem ? thrown.error : { code: 'bad-answer' }),
    close: end.close,
  };
}
