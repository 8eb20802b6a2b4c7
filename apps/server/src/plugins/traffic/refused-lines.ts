import { limits } from '@toolbench/contracts/limits.ts';
import type { ConnectionError, RawServerDefault } from 'fastify';
import { METHODS, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { refuseConnection } from './client-errors.ts';
import { headLength, readRefusedHead } from './refused-head.ts';

/** What stands before the version in the first line of a request, one character for each byte. */
interface RequestLine {
  readonly method: string;
  readonly target: string;
}

/** A request as it came. */
interface SentRequest extends RequestLine {
  /** Where more than its line is refused: the head, and the names and values of its fields in turn. */
  readonly head?: { readonly text: string; readonly fields: readonly string[] };
}

/** A request that was refused, and what a parser is given in its place. */
interface TakenRequest extends SentRequest {
  readonly shown: string;
}

interface LineOptions {
  /** What the paths begin with that are read with any bytes; not all that begin so are. */
  readonly below: string;
  readonly isRead: (path: string) => boolean;
}

const sent = new WeakMap<IncomingMessage, SentRequest>();

/** How a request came, where it is not what Node's parser was shown. */
export function refusedLineOf(request: IncomingMessage): SentRequest | undefined {
  return sent.get(request);
}

/** What every such request is shown to begin with: nothing is read after it (RFC 9112, 9.6), so it cannot hide another. */
const closing = 'Connection: close\r\n';

/** The fields of a request as they came: without the one that only the parser was shown. */
export function sentHeadersOf(request: IncomingMessage): readonly string[] {
  const came = sent.get(request);
  if (came?.head !== undefined) return came.head.fields;
  return came === undefined ? request.rawHeaders : request.rawHeaders.slice(2);
}

/** RFC 9112, 3: a method is any token (RFC 9110, 5.6.2). Between the spaces at both ends the target is any bytes. */
const whole = /^(?:\r\n)*([\w!#$%&'*+.^`|~-]+) ([^\n]+) (HTTP\/1\.[01])\r?\n/;
const begun = /^(?:\r\n)*[\w!#$%&'*+.^`|~-]*(?: ([^\n]*))?$/;
const origin = /^https?:\/\/[^/?#]*/;

/** The path of a target. Addresses are joined with a slash too many at their beginning. */
const pathOf = (target: string) => target.replace(origin, '').replace(/^\/{2,}/, '/');

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
 * Reads requests whose head Node's parser refuses: methods that it does not know, targets with bytes that an address
 * may not hold, fields and line ends that are not those of RFC 9112. The bytes that it hands over with its error are
 * given to a new parser with a head that it takes, so that the body, its limits and the answer are those of any
 * request. The head that came is kept beside it. It has to be known where the request begins: at the first byte of a
 * connection, or after all before it was answered. It is the last one of its connection.
 * @returns whether the connection is taken care of
 */
export function readRefusedLines(server: RawServerDefault, { below, isRead }: LineOptions) {
  /** How many bytes had come when all requests were answered; -1 while one is not. */
  const restingAt = new WeakMap<Socket, number>();
  const unanswered = new WeakMap<Socket, number>();
  const taken = new WeakMap<Socket, SentRequest | 'reading' | 'read'>();
  /** Those whose first parser has run out of time. */
  const outlived = new WeakSet<Socket>();

  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const line = taken.get(socket);
    if (typeof line === 'object') {
      sent.set(request, line);
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
    const path = pathOf(target);
    return path.startsWith(below) || below.startsWith(path);
  };

  /** Undefined where it is none that is read here, or where nothing of it is what was refused. */
  const requestIn = (text: string): TakenRequest | 'more' | undefined => {
    const isLong = text.length > limits.http.headerBytes;
    const [found, method = '', target = '', version = ''] = whole.exec(text) ?? [];
    if (found === undefined) return !isLong && mayBecome(text) ? 'more' : undefined;
    const path = pathOf(target);
    if (method === 'CONNECT' || !path.startsWith(below) || !isRead(path)) return undefined;
    const line = acceptable({ method, target: path });
    const begin = `${line} ${version}\r\n${closing}`;
    // The rest is for the parser, which has limits of its own.
    const plain = { method, target, shown: begin + text.slice(found.length) };
    const isRefused = line !== `${method} ${target}`;
    // Empty lines before the first one are none of the head (RFC 9112, 2.2).
    const start = found.search(/[^\r\n]/);
    const length = headLength(text.slice(start));
    if (length === undefined) return isRefused ? plain : isLong ? undefined : 'more';
    const end = start + length;
    const head = readRefusedHead(text.slice(start, end));
    const isTooMuch = length > limits.http.headerBytes || head.fields.length / 2 > limits.http.headerCount;
    if (isTooMuch || head.faults.length === 0 || head.shown === undefined) return isRefused ? plain : undefined;
    return {
      method,
      target,
      head: { text: text.slice(start, end), fields: head.fields },
      shown: `${begin}${head.shown}\r\n${text.slice(end)}`,
    };
  };

  /** Waits for the end of what is refused; the parser's own limits of time go on. */
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
      const found = requestIn(text);
      if (found === 'more') return true;
      socket.off('data', collect);
      socket.off('end', refuse);
      if (found === undefined) return false;
      const { shown, ...request } = found;
      taken.set(socket, request);
      give(shown);
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
    return isAtBeginning && requestIn(packet.toString('latin1')) !== undefined && read(socket, packet);
  };
}
