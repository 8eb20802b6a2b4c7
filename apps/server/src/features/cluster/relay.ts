import { request as connect, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex, Readable } from 'node:stream';
import { askForBody } from '../../plugins/traffic/awaited-bodies.ts';
import { notHere, passHeader } from './pass-mark.ts';

/** RFC 9110, 7.6.1: headers of one connection. `Connection` itself may name more. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** What each server says for itself. */
const own = new Set([passHeader, 'expect']);

interface RelayedRequest {
  readonly host: string;
  readonly port: number;
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** Says to the other server that this one passes it on. */
  readonly mark: string;
  /** A stream is begun only when the other server asks for it: until then nothing of it is lost. */
  readonly body?: Readable | string | undefined;
}

/**
 * How passing on ended. `answered`: the answer has begun. `unsent`: the other server has not seen all of the request, or says that
 * it is not for it. `broken`: it may have carried it out, and said nothing.
 */
export type Relayed = 'answered' | 'unsent' | 'broken';

function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const kept = Object.entries(headers).filter(
    ([name]) => !hopByHop.has(name) && !named.includes(name) && !own.has(name),
  );
  return Object.fromEntries(kept);
}

const isNotHere = ({ statusCode, headers }: IncomingMessage) => statusCode === 421 && headers[passHeader] === notHere;

function open({ host, port, method, path, headers, mark, body }: RelayedRequest, more: IncomingHttpHeaders) {
  const kept = endToEnd(headers);
  if (typeof body === 'string') kept['content-length'] = String(Buffer.byteLength(body));
  // Its length was the one thing that said where it ends.
  const isChunked = typeof body === 'object' && headers['content-length'] === undefined;
  const sent = { ...kept, ...(isChunked && { 'transfer-encoding': 'chunked' }), ...more, [passHeader]: mark };
  return connect({ host, port, method, path, headers: sent, setHost: false, agent: false });
}

/** Sends a request to another server and its answer back, as both come. */
export function relay(request: RelayedRequest, response: ServerResponse): Promise<Relayed> {
  return new Promise((resolve) => {
    const { body } = request;
    const isStream = typeof body === 'object';
    const upstream = open(request, { connection: 'close', ...(isStream && { expect: '100-continue' }) });
    let isSent = false;
    const leave = () => upstream.destroy();
    const end = (how: Relayed) => {
      if (how !== 'answered') response.off('close', leave);
      resolve(how);
    };
    response.once('close', leave);
    upstream.on('error', () => {
      if (response.headersSent) response.destroy();
      end(isSent ? 'broken' : 'unsent');
    });
    upstream.on('response', (from) => {
      if (isNotHere(from)) {
        from.resume();
        // A body that has gone cannot be sent again.
        return end(isSent && isStream ? 'broken' : 'unsent');
      }
      for (const [name, value] of Object.entries(endToEnd(from.headers))) {
        if (value !== undefined) response.setHeader(name, value);
      }
      response.writeHead(from.statusCode ?? 502);
      // Headers go at once: whoever waits for events would take silence for an answer that does not come.
      response.flushHeaders();
      from.on('aborted', () => response.destroy());
      from.pipe(response);
      end('answered');
    });
    if (isStream) {
      upstream.on('continue', () => {
        isSent = true;
        askForBody(body);
        body.pipe(upstream);
      });
      return upstream.flushHeaders();
    }
    upstream.on('socket', (socket) => {
      const begin = () => {
        isSent = true;
        upstream.end(body);
      };
      if (socket.connecting) socket.once('connect', begin);
      else begin();
    });
  });
}

/** Joins a connection that asks for another protocol, such as a WebSocket, with another server's. */
export function relayUpgrade(request: RelayedRequest, socket: Duplex, head: Buffer): Promise<Relayed> {
  return new Promise((resolve) => {
    const upgrade = request.headers.upgrade ?? 'websocket';
    const upstream = open(request, { connection: 'Upgrade', upgrade });
    const leave = () => upstream.destroy();
    socket.once('close', leave);
    upstream.on('error', () => {
      socket.off('close', leave);
      resolve('unsent');
    });
    upstream.on('response', (from) => {
      from.resume();
      if (isNotHere(from)) return resolve('unsent');
      socket.end(`HTTP/1.1 ${from.statusCode} ${from.statusMessage}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      resolve('answered');
    });
    upstream.on('upgrade', (from, other, otherHead) => {
      const lines = ['HTTP/1.1 101 Switching Protocols'];
      for (let at = 0; at < from.rawHeaders.length; at += 2)
        lines.push(`${from.rawHeaders[at]}: ${from.rawHeaders[at + 1]}`);
      socket.write(`${lines.join('\r\n')}\r\n\r\n`);
      socket.write(otherHead);
      other.write(head);
      const end = () => {
        socket.destroy();
        other.destroy();
      };
      other.on('error', end).on('close', end);
      socket.on('error', end).on('close', end);
      other.pipe(socket).pipe(other);
      resolve('answered');
    });
    upstream.end();
  });
}
