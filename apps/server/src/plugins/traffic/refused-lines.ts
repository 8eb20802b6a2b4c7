import { limits } from '@toolbench/contracts/limits.ts';
import type { ConnectionError, RawServerDefault } from 'fastify';
import { METHODS, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { refuseConnection } from './client-errors.ts';

/** What stands before the version in the first line of a request, one character for each byte. */
interface RequestLine {
  readonly method: string;
  readonly target: string;
}

interface LineOptions {
  /** What the paths begin with that are read with any bytes; not all that begin so are. */
  readonly below: string;
  readonly isRead: (path: string) => boolean;
}

const lines = new WeakMap<IncomingMessage, RequestLine>();

/** The line that a request came with, where it is not the one that Node's parser was shown. */
export function refusedLineOf(request: IncomingMessage): RequestLine | undefined {
  return lines.get(request);
}

/** What every such request is shown to begin with: nothing is read after it (RFC 9112, 9.6), so it cannot hide another. */
const closing = 'Connection: close\r\n';

/** The fields of a request as they came: without the one that only the parser was shown. */
export function sentHeadersOf(request: IncomingMessage): string[] {
  return lines.has(request) ? request.rawHeaders.slice(2) : request.rawHeaders;
}

/** RFC 9112, 3: a method is any token (RFC 9110, 5.6.2). Between the spaces at both ends the target is any bytes. */
const whole = /^(?:\r\n)*([\w!#$%&'*+.^`|~-]+) ([^\n]+) (HTTP\/1\.[01])\r\n/;
const begun = /^(?:\r\n)*[\w!#$%&'*+.^`|~-]*(?: ([^\n]*))?$/;
const origin = /^https?:\/\/[^/?#]*/;

/**
 * The line as the parser takes it. What is no method there is a POST, so that a body is awaited as with any other, and
 * a fragment is a further part of the path: it leads to the same bin and never to the list of its requests.
 */
function acceptable({ method, target }: RequestLine): string {
  const plainTarget = target.replace(/[^\x21-\x7e]/g, '~').replaceAll('#', '/');
  return `${METHODS.includes(method) ? method : 'POST'} ${plainTarget}`;
}

/**
 * Whether the parser of a connection stands between two requests. Nothing that Node documents tells, so it is asked how
 * long the request has been coming that it is at; where it does not say, it is taken to be within one.
 */
function isBetweenRequests(socket: Socket): boolean {
  const { parser } = socket as Socket & { readonly parser?: { readonly duration?: () => number } | null };
  return parser?.duration?.() === 0;
}

/**
 * Reads requests whose first line Node's parser refuses: methods that it does not know and targets with bytes that an
 * address may not hold. The bytes that it hands over with its error are given to a new parser with a line that it takes,
 * so that the body, its limits and the answer are those of any request. The line that came is kept beside it. It has to
 * be known where the request begins: at the first byte of a connection, or after all before it was answered. It is the last
 * one of its connection.
 * @returns whether the connection is taken care of
 */
export function readRefusedLines(server: RawServerDefault, { below, isRead }: LineOptions) {
  /** How many bytes had come when all requests were answered; -1 while one is not. */
  const restingAt = new WeakMap<Socket, number>();
  const unanswered = new WeakMap<Socket, number>();
  const taken = new WeakMap<Socket, RequestLine | 'reading' | 'read'>();
  /** Those whose first parser has run out of time. */
  const outlived = new WeakSet<Socket>();

  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const line = taken.get(socket);
    if (typeof line === 'object') {
      lines.set(request, line);
      taken.set(socket, 'read');
    }
    restingAt.set(socket, -1);
    unanswered.set(socket, (unanswered.get(socket) ?? 0) + 1);
    response.once('finish', () => {
      const left = (unanswered.get(socket) ?? 1) - 1;
      unanswered.set(socket, left);
      if (left === 0 && request.complete && isBetweenRequests(socket)) restingAt.set(socket, socket.bytesRead);
    });
  });

  const mayBecome = (text: string): boolean => {
    const [, target] = begun.exec(text) ?? [];
    if (target === undefined) return begun.test(text);
    const path = target.replace(origin, '');
    return path.startsWith(below) || below.startsWith(path);
  };

  /** Undefined where it is none that is read here, or where the line is not what was refused. */
  const lineIn = (text: string): (RequestLine & { readonly shown: string }) | undefined => {
    const [found, method = '', target = '', version = ''] = whole.exec(text) ?? [];
    const path = target.replace(origin, '');
    if (found === undefined || method === 'CONNECT' || !path.startsWith(below) || !isRead(path)) return undefined;
    const shown = acceptable({ method, target: path });
    if (shown === `${method} ${target}`) return undefined;
    return { method, target, shown: `${shown} ${version}\r\n${closing}${text.slice(found.length)}` };
  };

  /** Waits for the end of the line; the parser's own limits of time go on. */
  const read = (socket: Socket, packet: Buffer): boolean => {
    let text = '';
    const give = (shown: string) => {
      // Buffered bytes flow only to who comes after a pause.
      socket.pause();
      socket.unshift(Buffer.from(shown, 'latin1'));
      // What the answer before set for a resting connection.
      socket.setTimeout(0);
      server.emit('connection', socket);
      socket.resume();
    };
    const take = (chunk: Buffer): boolean => {
      text += chunk.toString('latin1');
      const line = lineIn(text);
      const isOpen = line === undefined && text.length <= limits.http.headerBytes && mayBecome(text);
      if (isOpen) return true;
      socket.off('data', collect);
      socket.off('end', refuse);
      if (line === undefined) return false;
      taken.set(socket, line);
      give(line.shown);
      return true;
    };
    const refuse = () => refuseConnection(socket, 'invalid-request');
    const collect = (chunk: Buffer) => {
      if (!take(chunk)) refuse();
    };
    // The refusing parser is to see no more; listening takes the connection away from it.
    socket.removeAllListeners('data');
    taken.set(socket, 'reading');
    socket.on('data', collect).prependListener('end', refuse);
    return take(packet);
  };

  return ({ code, rawPacket }: ConnectionError, socket: Socket): boolean => {
    const state = taken.get(socket);
    if (code === 'ERR_HTTP_REQUEST_TIMEOUT' && state !== undefined && state !== 'reading' && !outlived.has(socket)) {
      // Of the parser that refused the line, which began first: its request was given to another, with times of its own.
      outlived.add(socket);
      return true;
    }
    // Its type says that it is what a buffer becomes in JSON.
    const packet: unknown = rawPacket;
    if (state !== undefined || !Buffer.isBuffer(packet) || !code.startsWith('HPE_')) return false;
    const isAtBeginning = socket.bytesRead - packet.length === (restingAt.get(socket) ?? 0);
    const text = packet.toString('latin1');
    return isAtBeginning && (lineIn(text) !== undefined || mayBecome(text)) && read(socket, packet);
  };
}
