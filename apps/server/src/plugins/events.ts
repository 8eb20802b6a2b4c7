import { limits } from '@toolbench/contracts/limits.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';

/** Whether a request asks for its answer as events. */
export const wantsEvents = ({ headers }: FastifyRequest) => /\btext\/event-stream\b/.test(headers.accept ?? '');

/** One event of a text/event-stream (HTML standard, 9.2). JSON has no line ends of its own, so it is one line of data. */
export function eventText(name: string, value: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(value)}\n\n`;
}

/** The events, and a comment wherever none came for a while: proxies end a connection that is silent for a minute. */
async function* keptAlive(events: AsyncIterable<string>): AsyncGenerator<string> {
  const iterator = events[Symbol.asyncIterator]();
  try {
    let next = iterator.next();
    for (;;) {
      let timer: NodeJS.Timeout | undefined;
      const silence = new Promise<undefined>((resolve) => {
        timer = setTimeout(resolve, limits.http.heartbeatMs, undefined);
      });
      const came = await Promise.race([next, silence]).finally(() => clearTimeout(timer));
      if (came?.done === true) return;
      yield came?.value ?? ':\n\n';
      if (came) next = iterator.next();
    }
  } finally {
    await iterator.return?.();
  }
}

/** Answers with events as they come, kept by nobody on the way. `after` is done when the stream has ended, however it did. */
export function sendEvents(reply: FastifyReply, events: AsyncIterable<string>, after?: () => void): FastifyReply {
  const stream = Readable.from(keptAlive(events), { objectMode: false });
  if (after) stream.on('close', after);
  return reply
    .code(200)
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .type('text/event-stream; charset=utf-8')
    .send(stream);
}

/** Aborted when the sender of a request goes away before it is answered. */
export function leftSignal(reply: FastifyReply): AbortSignal {
  const left = new AbortController();
  reply.raw.on('close', () => {
    if (!reply.raw.writableFinished) left.abort();
  });
  return left.signal;
}
