import type { AiError } from '@toolbench/contracts/ai/ai.ts';
import type { IncomingMessage } from 'node:http';

interface Watch {
  readonly idleMs: number;
  /** Largest body. */
  readonly bytes: number;
  /** Ends the call with this failure, or with the one that ended it before, which is returned. */
  readonly fail: (error: AiError) => Error;
}

/** Resolves after this time; rejects with the signal's reason as soon as it is aborted. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', end);
      resolve();
    }, ms);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}

/** The beginning of a body as text; what cannot be read counts as empty. The rest is not waited for. */
export async function readAtMost(response: Response, bytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  try {
    for await (const chunk of response.body ?? []) {
      length += chunk.length;
      text += decoder.decode(chunk, { stream: true });
      if (length > bytes) break;
    }
  } catch {
    return text;
  }
  return text;
}

/** Chunks that wait for their reader; more are left to the network. */
const chunksWaiting = 16;

/**
 * The body of an answer that is still to come. It ends the call when it pauses for too long, grows too large or breaks
 * off. The time that its reader takes between two parts does not count.
 */
function watchBody({ idleMs, bytes, fail }: Watch) {
  let length = 0;
  let isOver = false;
  let idle: NodeJS.Timeout | undefined;
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let message: IncomingMessage | undefined;
  const end = (finish: () => void) => {
    clearTimeout(idle);
    if (isOver) return;
    isOver = true;
    finish();
  };
  const breakOff = (error: AiError) => end(() => controller?.error(fail(error)));
  const take = (chunk: Buffer) => {
    if (isOver) return;
    clearTimeout(idle);
    length += chunk.length;
    if (length > bytes) return breakOff({ code: 'bad-answer' });
    controller?.enqueue(chunk);
    if ((controller?.desiredSize ?? 0) <= 0) message?.pause();
  };
  const resume = () => {
    if (message === undefined) return;
    clearTimeout(idle);
    idle = setTimeout(() => fail({ code: 'timeout' }), idleMs);
    message.resume();
  };
  const source = {
    start: (its: ReadableStreamDefaultController<Uint8Array>) => void (controller = its),
    pull: resume,
    cancel: () => end(() => message?.destroy()),
  };
  return {
    body: new ReadableStream(source, { highWaterMark: chunksWaiting }),
    /** The answer has begun. */
    begin(its: IncomingMessage): void {
      message = its;
      message.on('data', take);
      message.on('end', () => end(() => controller?.close()));
      message.on('error', () => breakOff({ code: 'network' }));
      message.on('close', () => breakOff({ code: 'network' }));
      resume();
    },
  };
}

/** Answers without a body, for which the standard allows none (Fetch, "null body status"). */
const withoutBody = new Set([204, 205, 304]);

/** Gives an answer as the standard's class, which the libraries know, with its body watched. */
export type PreparedResponse = (message: IncomingMessage) => Response;

/** Makes as much of an answer as can be made before it comes: whoever waits for its first word need not wait for that. */
export function prepareResponse(watch: Watch): PreparedResponse {
  const { body, begin } = watchBody(watch);
  const usual = new Response(body);
  return (message) => {
    const { statusCode: status = 0, headers } = message;
    const hasBody = !withoutBody.has(status);
    if (hasBody) begin(message);
    else message.resume();
    const response = hasBody && status === 200 ? usual : new Response(hasBody ? body : null, { status });
    for (const [name, value] of Object.entries(headers)) {
      if (value !== undefined) response.headers.set(name, [value].flat().join(', '));
    }
    return response;
  };
}
