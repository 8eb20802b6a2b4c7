import type { Server, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';

const awaited = new WeakMap<Readable, ServerResponse>();

/**
 * Who asks "Expect: 100-continue" keeps the body until it is read, not until the request has come (RFC 9110, 10.1.1): as long as
 * it is looked for who answers, nothing of it is lost.
 */
export function continueWhenRead(server: Server): void {
  server.on('checkContinue', (request, response) => {
    awaited.set(request, response);
    server.emit('request', request, response);
  });
}

/** To be called before a body is read. */
export function askForBody(body: Readable): void {
  awaited.get(body)?.writeContinue();
  awaited.delete(body);
}

/** Whether a body does not come because it was not asked for. */
export const isAwaited = (body: Readable): boolean => awaited.has(body);
