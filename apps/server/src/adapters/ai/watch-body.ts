import type { AiError } from '@toolbench/contracts/ai.ts';

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

/**
 * The same answer, whose body ends the call when it pauses for too long, grows too large or breaks off. The time that
 * its reader takes between two parts does not count.
 */
export function watchBody(response: Response, { idleMs, bytes, fail }: Watch): Response {
  const reader = response.body?.getReader();
  if (reader === undefined) return response;
  let length = 0;
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const timer = setTimeout(() => fail({ code: 'timeout' }), idleMs);
      try {
        const { done, value } = await reader.read();
        if (isCancelled) return;
        if (done) {
          controller.close();
          return;
        }
        length += value.length;
        if (length > bytes) throw fail({ code: 'bad-answer' });
        controller.enqueue(value);
      } catch {
        if (isCancelled) return;
        controller.error(fail({ code: 'network' }));
      } finally {
        clearTimeout(timer);
      }
    },
    cancel(reason) {
      isCancelled = true;
      return reader.cancel(reason);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(body, { status, statusText, headers });
}
