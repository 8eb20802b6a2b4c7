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
}

export interface Pace {
  /** Between two looks at something that is not ready, and before the first retry; it doubles with each. */
  readonly waitMs: number;
  readonly tries: number;
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const callMs = 60_000;
const wordsLength = 300;

/** What a provider says about a refusal, on one line. */
function wordsOf(body: unknown): string {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const message = /"message"\s*:\s*"((?:[^"\\]|\\.)*)"/i.exec(text)?.[1] ?? text;
  return message.replaceAll(/\s+/g, ' ').slice(0, wordsLength);
}

const isThrottled = ({ status, body }: Answer) => status === 429 || /throttl|rate ?limit/i.test(JSON.stringify(body));

/** A refusal in our words; what the provider says goes with it. */
export function refusedCall({ status, body }: Answer): DeployError {
  const words = wordsOf(body);
  if (/quota|limit ?exceeded|limit reached/i.test(words)) return new DeployError('quota', words);
  if (
    status === 401 ||
    status === 403 ||
    /UnrecognizedClient|InvalidSignature|AccessDenied/i.test(JSON.stringify(body))
  ) {
    return new DeployError('forbidden', words);
  }
  return new DeployError('refused-call', `${status} ${words}`);
}

async function callOnce({ method, url, headers, body }: Call): Promise<Answer> {
  const request = { method, headers, redirect: 'error', signal: AbortSignal.timeout(callMs) } as const;
  const response = await fetch(url, { ...request, ...(body !== undefined && { body }) });
  const text = await response.text();
  try {
    return { status: response.status, body: JSON.parse(text) as unknown };
  } catch {
    return { status: response.status, body: text };
  }
}

/**
 * Makes a call, again where the provider asks for patience or has a fault, which is safe because every call here finds what
 * an earlier one made. `sign` is asked anew for each try, as signatures hold the time.
 */
export async function callProvider(sign: () => Call, { waitMs, tries }: Pace): Promise<Answer> {
  for (let tried = 1; ; tried += 1) {
    const call = sign();
    const answer = await callOnce(call).catch(() => undefined);
    const isLast = tried >= tries;
    if (answer === undefined) {
      if (isLast) throw new DeployError('unreachable', new URL(call.url).host);
    } else if (isThrottled(answer)) {
      if (isLast) throw new DeployError('throttled');
    } else if (answer.status < 500 || isLast) return answer;
    await pause(waitMs * 2 ** (tried - 1));
  }
}
