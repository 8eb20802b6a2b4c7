import type { RawServerDefault } from 'fastify';
import { EventEmitter } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

const isUpgradeToken = (token: string) => token.trim().toLowerCase() === 'upgrade';

/** The head of a request as it came, but for the wish to upgrade. */
function headWithoutUpgrade({ method = 'GET', url = '/', httpVersion, rawHeaders }: IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    const tokens = value.split(',').filter((token) => !isUpgradeToken(token));
    if (name.toLowerCase() !== 'connection') lines.push(`${name}: ${value}`);
    else if (tokens.length > 0) lines.push(`${name}: ${tokens.join(',')}`);
  }
  return `${lines.join('\r\n')}\r\n\r\n`;
}

const pathOf = ({ url = '/' }: IncomingMessage) => url.split(/[?#]/, 1)[0];

/**
 * Once anything listens for upgrades, Node hands every request that asks for one to it, without its body: those of curl
 * and Java, which offer HTTP/2 this way, would be lost. So WebSocket handshakes to the given path go to the returned
 * emitter, and everything else is read again as the ordinary request that a server may treat it as (RFC 9110, 7.8).
 */
export function sortUpgrades(server: RawServerDefault, path: string): Server {
  const sockets = new EventEmitter();
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (request.headers.upgrade?.toLowerCase() === 'websocket' && pathOf(request) === path) {
      sockets.emit('upgrade', request, socket, head);
      return;
    }
    if (head.length > 0) socket.unshift(head);
    socket.unshift(Buffer.from(headWithoutUpgrade(request), 'latin1'));
    server.emit('connection', socket);
  });
  // All that is asked of it is to be listened to.
  return sockets as Server;
}
