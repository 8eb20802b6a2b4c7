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

/**
 * Closes a connection whose last request was answered before its body had come: first its own half, and the whole of it when
 * the body is there or the time is over. Closed at once, the system would reset it at the next bytes, and a client that still
 * sends would lose the answer that says why (RFC 9112, 9.6).
 */
export function closeAfterBody(server: RawServerDefault, lingerMs: number): void {
  const lastOf = new WeakMap<Socket, IncomingMessage>();
  server.on('connection', (socket: Socket) => {
    const closeNow = socket.destroySoon.bind(socket);
    socket.destroySoon = () => {
      const last = lastOf.get(socket);
      if (last === undefined || last.complete) return closeNow();
      const late = setTimeout(() => socket.destroy(), lingerMs).unref();
      last.once('end', closeNow);
      socket.once('close', () => clearTimeout(late)).end();
    };
  });
  server.prependListener('request', (request: IncomingMessage) => void lastOf.set(request.socket, request));
}
