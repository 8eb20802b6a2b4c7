import type { RawServerDefault } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

const answered = new WeakSet<IncomingMessage>();

/** Keeps a connection open for the answer to a request though its sender has closed its half after it. */
export function outliveSender(request: IncomingMessage): void {
  answered.add(request);
}

/**
 * Lets senders close their half of the connection after a request, as `nc -N` does (RFC 9112, 9.6), where the request says that
 * it is answered all the same, or `isAnswered` does. Every other ends with its sender: it may work for long, or push for ever.
 */
export function endWithSender(
  server: RawServerDefault,
  isAnswered: (request: IncomingMessage) => boolean = () => false,
): void {
  const lastOf = new WeakMap<Socket, IncomingMessage>();
  // Node reads this setting, though its types do not name it.
  (server as RawServerDefault & { httpAllowHalfOpen: boolean }).httpAllowHalfOpen = true;
  server.prependListener('request', (request: IncomingMessage) => {
    const { socket } = request;
    if (!lastOf.has(socket)) {
      socket.on('end', () => {
        const last = lastOf.get(socket);
        if (last === undefined || !(answered.has(last) || isAnswered(last))) socket.end();
      });
    }
    lastOf.set(socket, request);
  });
}
