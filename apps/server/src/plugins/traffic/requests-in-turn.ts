import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { App } from '../../shared/fastify-app.ts';
import { outliveSender } from './half-closed.ts';

/**
 * Lets requests that came on one connection before the answer to another wait for that answer. Node hands them over as
 * they are parsed, and an answer that closes the connection, as of whatever was refused, would find those behind it
 * carried out already (RFC 9112, 9.6). Without a connection that still takes answers they are dropped.
 */
export function takeInTurn(app: App): void {
  const newest = new WeakMap<Socket, ServerResponse>();
  const before = new WeakMap<IncomingMessage, ServerResponse>();
  app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const last = newest.get(request.socket);
    newest.set(request.socket, response);
    if (last === undefined || last.closed) return;
    before.set(request, last);
    // Who closes its half behind the last one still gets the answers before it.
    outliveSender(request);
  });
  app.addHook('onRequest', async ({ raw }, reply) => {
    const last = before.get(raw);
    if (last?.closed === false) await once(last, 'close');
    if (raw.socket.writableEnded || raw.socket.destroyed) return reply.hijack();
  });
}
