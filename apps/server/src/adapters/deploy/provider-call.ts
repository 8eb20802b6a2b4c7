import type { z } from 'zod';
import { DeployError } from '../../features/deploy/ports.ts';

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

export interface Pace {
  /** Between two looks at something that is not ready, and before the first retry; it doubles with each. */
  readonly waitMs: number;
  readonly tries: number;
  /** Other than a timer for doubles only. */
  readonly wait?: (ms: number) => Promise<void>;
}

const callMs = 60_000;
const longestWaitMs = 60_000;
const wordsLength = 300;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Waits as long as the provider asks for in `Retry-After`, in seconds (RFC 9110, 10.2.3), at most a minute; else as long as
 * the pace has it.
 */
export function afterPause({ waitMs, wait = pause }: Pace, answer?: Answer, tried = 1): Promise<void> {
  const asked = Number(answer?.headers.get('retry-after') ?? NaN) * 1_000;
  return wait(asked >= 0 ? Math.min(asked, longestWaitMs) : waitMs * 2 ** (tried - 1));
}

/** What a provider says about a refusal, on one line. */
function wordsOf(body: unknown): string {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const message = /"(?:message|error_description)"\s*:\s*"((?:[^"\\]|\\.)*)"/i.exec(text)?.[1] ?? text;
  return message.replaceAll(/\s+/g, ' ').slice(0, wordsLength);
}

const isThrottled = ({ status, body }: Answer) =>
  status === 429 ||
  (status >= 400 && /throttl|rate ?limit|IdempotentProcessing|AnotherOperationInProgress/i.test(JSON.stringify(body)));
const isQuota = /quota|limit ?exceeded|limit reached|NotEnoughBalance/i;
/** Keys that are unknown, wrong or not allowed to, where the status does not say so. */
const isForbidden = /UnrecognizedClient|AccessDenied|InvalidAccessKeyId|Forbidden\./i;

/** A refusal in our words; what the provider says goes with it. */
export function refusedCall({ status, body }: Pick<Answer, 'status' | 'body'>): DeployError {
  const words = wordsOf(body);
  const text = JSON.stringify(body);
  // Such a refusal may repeat the call, and with it what only the new machine should know.
  const unsigned = /InvalidSignature|SignatureDoesNotMatch/.exec(text)?.[0];
  if (unsigned) return new DeployError('forbidden', unsigned);
  if (isQuota.test(words) || /"(?:code|reason)":"[^"]*(?:quota|NotEnoughBalance)/i.test(text))
    return new DeployError('quota', words);
  if (status === 401 || status === 403 || isForbidden.test(text)) return new DeployError('forbidden', words);
  return new DeployError('refused-call', `${status} ${words}`);
}

/** The content of an answer. @throws DeployError where it is a refusal or not in the documented form */
export function readAnswer<Value>(schema: z.ZodType<Value>, answer: Answer): Value {
  if (answer.status >= 400) throw refusedCall(answer);
  const parsed = schema.safeParse(answer.body);
  if (!parsed.success) throw new DeployError('refused-call', `${answer.status} ${wordsOf(answer.body)}`);
  return parsed.data;
}

async function callOnce({ method, url, headers: sent, body }: Call): Promise<Answer> {
  const request = { method, headers: sent, redirect: 'error', signal: AbortSignal.timeout(callMs) } as const;
  const response = await fetch(url, { ...request, ...(body !== undefined && { body }) });
  const { status, headers } = response;
  const text = await response.text();
  try {
    return { status, headers, body: JSON.parse(text) as unknown };
  } catch {
    return { status, headers, body: text };
  }
}

/**
 * Makes a call, again where the provider asks for patience or has a fault, or its answer was lost, which is safe because every
 * call here finds what an earlier one made. `sign` is asked anew for each try, as signatures hold the time.
 */
export async function callProvider(sign: () => Call, pace: Pace): Promise<Answer> {
  for (let tried = 1; ; tried += 1) {
    const call = sign();
    const answer = await callOnce(call).catch(() => undefined);
    const isLast = tried >= pace.tries;
    if (answer === undefined) {
      if (isLast) throw new DeployError('unreachable', new URL(call.url).host);
    } else if (isThrottled(answer)) {
      if (isLast) throw new DeployError('throttled');
    } else if (answer.status < 500 || isLast) return answer;
    await afterPause(pace, answer, tried);
  }
}
