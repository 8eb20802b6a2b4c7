import type { RawServerDefault } from 'fastify';
import { EventEmitter } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { behindAnswers } from './requests-in-turn.ts';

/**
 * The head of a request as it came, but for the header that offers other protocols: without it a parser sees no more
 * than an ordinary request, whatever Connection says.
 */
function headWithoutUpgrade({ method = 'GET', url = '/', httpVersion, rawHeaders }: IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    if (name.toLowerCase() !== 'upgrade') lines.push(`${name}: ${value}`);
  }
  return `${lines.join('\r\n')}\r\n\r\n`;
}

const pathOf = ({ url = '/' }: IncomingMessage) => url.split(/[?#]/, 1)[0];

/**
 * Once anything listens for upgrades, Node hands every request that asks for one to it, without its body: those of curl
 * and Java, which offer HTTP/2 this way, would be lost. So WebSocket handshakes to the given path go to the returned
 * emitter, and everything else is read again as the ordinary request that a server may treat it as (RFC 9110, 7.8),
 * with all its headers.
 */
export function sortUpgrades(server: RawServerDefault, path: string): Server {
  const sockets = new EventEmitter();
  const headersOf = new WeakMap<Duplex, readonly string[]>();

  const readAgain = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (socket.destroyed) return;
    if (head.length > 0) socket.unshift(head);
    socket.unshift(Buffer.from(headWithoutUpgrade(request), 'latin1'));
    headersOf.set(socket, request.rawHeaders);
    // What the answer before set for a resting connection.
    request.socket.setTimeout(0);
    server.emit('connection', socket);
  };

  server.prependListener('request', (request: IncomingMessage) => {
    const rawHeaders = headersOf.get(request.socket);
    headersOf.delete(request.socket);
    if (rawHeaders !== undefined) request.rawHeaders = [...rawHeaders];
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const isSocket = request.headers.upgrade?.toLowerCase() === 'websocket' && pathOf(request) === path;
    behindAnswers(socket, () => {
      if (isSocket) sockets.emit('upgrade', request, socket, head);
      else readAgain(request, socket, head);
    });
  });
  // All that is asked of it is to be listened to.
  return sockets as Server;
}
