import type { AiError } from '@toolbench/contracts/ai.ts';
import type { IncomingMessage } from 'node:http';
import type { CallEnd } from './call-end.ts';

interface Watch {
  readonly idleMs: number;
  /** Largest body. */
  readonly bytes: number;
  /** Ends the call with this failure, or with the one that ended it before, which is returned. */
  readonly fail: (error: AiError) => Error;
}

/** Resolves after this time; rejects with the call's failure as soon as it has one. */
export function pause(ms: number, { onFailure }: Pick<CallEnd, 'onFailure'>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    onFailure((problem) => {
      clearTimeout(timer);
      reject(problem);
    });
  });
}

/** The beginning of a body as text; what cannot be read counts as empty. The rest is not waited for. */
export async function readAtMost(body: AsyncIterable<Buffer>, bytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of body) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > bytes) break;
    }
  } catch {
    // What came says more than that the rest did not.
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Chunks that wait for their reader; more are left to the network. */
const chunksWaiting = 16;

/**
 * The body of an answer. It ends the call when it pauses for too long, grows too large or breaks off. The time that its
 * reader takes between two parts does not count. Leaving it closes the connection, unless all of it has come.
 */
export function watchBody(message: IncomingMessage, { idleMs, bytes, fail }: Watch): AsyncGenerator<Buffer, void> {
  const waiting: Buffer[] = [];
  let length = 0;
  let isOver = false;
  let failure: Error | undefined;
  let wake: (() => void) | undefined;

  const end = (error?: AiError) => {
    if (isOver) return;
    isOver = true;
    if (error !== undefined) failure = fail(error);
    wake?.();
  };
  message.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > bytes) return end({ code: 'bad-answer' });
    waiting.push(chunk);
    if (waiting.length >= chunksWaiting) message.pause();
    wake?.();
  });
  message.on('end', () => end());
  message.on('error', () => end({ code: 'network' }));
  message.on('close', () => end({ code: 'network' }));

  const more = async () => {
    const idle = setTimeout(() => fail({ code: 'timeout' }), idleMs);
    message.resume();
    await new Promise<void>((resolve) => (wake = resolve));
    wake = undefined;
    clearTimeout(idle);
  };
  const read = async function* () {
    try {
      for (;;) {
        const chunk = waiting.shift();
        if (chunk !== undefined) yield chunk;
        else if (failure !== undefined) throw failure;
        else if (isOver) return;
        else await more();
      }
    } finally {
      if (!message.complete) message.destroy();
    }
  };
  return read();
}
