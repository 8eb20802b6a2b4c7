import { limits } from '@toolbench/contracts/limits.ts';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { App } from '../../shared/fastify-app.ts';
import { outliveSender } from './half-closed.ts';

/**
 * Lets requests that came on one connection before the answer to another wait for that answer. Node hands them over as
 * they are parsed, and an answer that closes the connection, as of whatever was refused, would find those behind it
 * carried out already (RFC 9112, 9.6). Without a connection that still takes answers they are dropped, and so it is with
 * more of them than may wait: behind an answer that never ends they would fill the memory.
 */
export function takeInTurn(app: App): void {
  const newest = new WeakMap<Socket, ServerResponse>();
  const before = new WeakMap<IncomingMessage, ServerResponse>();
  const waiting = new WeakMap<Socket, number>();
  app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const last = newest.get(request.socket);
    newest.set(request.socket, response);
    if (last === undefined || last.closed) return;
    const count = (waiting.get(request.socket) ?? 0) + 1;
    if (count > limits.http.waitingInTurn) request.socket.destroy();
    waiting.set(request.socket, count);
    before.set(request, last);
    // Who closes its half behind the last one still gets the answers before it.
    outliveSender(request);
  });
  app.addHook('onRequest', async ({ raw }, reply) => {
    const last = before.get(raw);
    if (last !== undefined) {
      if (!last.closed) await once(last, 'close');
      waiting.set(raw.socket, (waiting.get(raw.socket) ?? 1) - 1);
    }
    if (raw.socket.writableEnded || raw.socket.destroyed) return reply.hijack();
  });
}
