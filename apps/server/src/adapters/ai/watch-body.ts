import type { AiError } from '@toolbench/contracts/ai.ts';
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
 * The body of an answer. It ends the call when it pauses for too long, grows too large or breaks off. The time that its
 * reader takes between two parts does not count.
 */
function watchBody(message: IncomingMessage, { idleMs, bytes, fail }: Watch): ReadableStream<Uint8Array> {
  let length = 0;
  let isOver = false;
  let idle: NodeJS.Timeout | undefined;
  const end = (finish: () => void) => {
    clearTimeout(idle);
    if (isOver) return;
    isOver = true;
    finish();
  };
  const source = {
    start(controller: ReadableStreamDefaultController<Uint8Array>) {
      const breakOff = (error: AiError) => end(() => controller.error(fail(error)));
      message.on('data', (chunk: Buffer) => {
        if (isOver) return;
        clearTimeout(idle);
        length += chunk.length;
        if (length > bytes) return breakOff({ code: 'bad-answer' });
        controller.enqueue(chunk);
        if ((controller.desiredSize ?? 0) <= 0) message.pause();
      });
      message.on('end', () => end(() => controller.close()));
      message.on('error', () => breakOff({ code: 'network' }));
      message.on('close', () => breakOff({ code: 'network' }));
      message.pause();
    },
    pull() {
      clearTimeout(idle);
      idle = setTimeout(() => fail({ code: 'timeout' }), idleMs);
      message.resume();
    },
    cancel() {
      end(() => message.destroy());
    },
  };
  return new ReadableStream(source, { highWaterMark: chunksWaiting });
}

/** Answers without a body, for which the standard allows none (Fetch, "null body status"). */
const withoutBody = new Set([204, 205, 304]);

/** An answer as the standard's class, which the libraries know, with its body watched. */
export function responseOf(message: IncomingMessage, watch: Watch): Response {
  const { statusCode: status = 0, headers } = message;
  const names = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, [value].flat().join(', ')]],
  );
  const body = watchBody(message, watch);
  if (!withoutBody.has(status)) return new Response(body, { status, headers: names });
  message.resume();
  return new Response(null, { status, headers: names });
}
