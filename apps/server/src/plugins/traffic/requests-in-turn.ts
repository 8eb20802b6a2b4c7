import { limits } from '@toolbench/contracts/limits.ts';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { outliveSender } from './half-closed.ts';

interface Asked {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** Requests of a connection behind the one that is being answered. */
interface Line {
  readonly sender: string | undefined;
  current: Asked;
  readonly waiting: Asked[];
  /** What happens to the connection when all that came in full is answered; no further request is taken then. */
  last?: () => void;
}

interface TurnOptions {
  /** Who a connection is counted for; undefined where it carries the requests of many. */
  readonly senderOf: (socket: Socket) => string | undefined;
  /** Told of a connection on which, or on all those of its sender, too many requests wait; it refuses the connection. */
  readonly onTooMany: (socket: Socket) => void;
}

const lines = new WeakMap<Duplex, Line>();

const takesNoAnswer = (socket: Duplex) => socket.writableEnded || socket.destroyed;

/**
 * Gives up the connection of a line on which an answer is being sent at one look and still is at the next: it may never end.
 * @returns what ends the looking
 */
function giveUpOnEndless(line: Line, socket: Duplex): () => void {
  let begun: ServerResponse | undefined;
  const look = setInterval(() => {
    const { response } = line.current;
    if (begun === response) socket.destroy();
    begun = response.headersSent ? response : undefined;
  }, limits.traffic.lookEveryMs);
  look.unref();
  return () => clearInterval(look);
}

/**
 * Does what ends a connection, or makes another of it, behind the answers to all requests that came on it in full before: an
 * answer that overtook them would be taken for theirs (RFC 9112, 9.3.2). Of a request that did not come in full nothing is
 * awaited, and no further one is carried out.
 */
export function behindAnswers(socket: Duplex, act: () => void): void {
  const line = lines.get(socket);
  if (line === undefined || !line.current.request.complete) return act();
  if (line.last !== undefined) return;
  const stopLooking = giveUpOnEndless(line, socket);
  line.last = () => {
    stopLooking();
    if (!takesNoAnswer(socket)) act();
  };
}

/**
 * Lets the parser of a connection make no further requests of what was read: Node's would make one of all that stands in a
 * packet, thousands of them. Node documents no way to stop it, so what it calls for each head answers that no more follows.
 */
function stopParsing(socket: Socket): void {
  const { parser } = socket as Socket & { readonly parser?: { onIncoming?: () => number } | null };
  const otherProtocol = 2;
  if (parser) parser.onIncoming = () => otherProtocol;
}

/**
 * Lets requests that came on one connection before the answer to another wait for that answer, and for all other
 * connections to have had their turn. Node hands them over as they are parsed, and an answer that closes the connection, as
 * of whatever was refused, would find those behind it carried out already (RFC 9112, 9.6). Without a connection that still
 * takes answers they are dropped. Where more come than may wait, those that wait are answered and no more are read: behind an
 * answer that never ends they would fill the memory. What listens to the requests of the server before its own handler still
 * sees each as it comes.
 */
export function takeInTurn(server: Server, { senderOf, onTooMany }: TurnOptions): void {
  const handle = server.listeners('request').at(-1) as RequestListener;
  const waitingOf = new Map<string, number>();

  const countWaiting = ({ sender }: Line, more: number): number => {
    if (sender === undefined) return 0;
    const waiting = (waitingOf.get(sender) ?? 0) + more;
    if (waiting === 0) waitingOf.delete(sender);
    else waitingOf.set(sender, waiting);
    return waiting;
  };

  const give = (line: Line, { request, response }: Asked) => {
    const { socket } = request;
    response.once('close', () => {
      if (line.waiting.length === 0) end(line, socket);
      else setImmediate(giveNext, line, socket);
    });
    handle.call(server, request, response);
  };

  const end = (line: Line, socket: Socket) => {
    countWaiting(line, -line.waiting.splice(0).length);
    lines.delete(socket);
    line.last?.();
  };

  const giveNext = (line: Line, socket: Socket) => {
    const [next] = line.waiting;
    if (takesNoAnswer(socket) || (line.last !== undefined && !next.request.complete)) return end(line, socket);
    line.waiting.shift();
    countWaiting(line, -1);
    line.current = next;
    give(line, next);
  };

  server.off('request', handle);
  server.on('request', (request, response) => {
    const { socket } = request;
    const line = lines.get(socket);
    if (takesNoAnswer(socket)) return;
    const asked = { request, response };
    if (line === undefined) {
      const begun: Line = { sender: senderOf(socket), current: asked, waiting: [] };
      lines.set(socket, begun);
      give(begun, asked);
      return;
    }
    if (line.last !== undefined) return;
    // Who closes its half behind the last one still gets the answers before it.
    outliveSender(request);
    line.waiting.push(asked);
    const ofSender = countWaiting(line, 1);
    if (line.waiting.length <= limits.http.waitingInTurn && ofSender <= limits.traffic.requestsPerAddress) return;
    line.waiting.pop();
    countWaiting(line, -1);
    stopParsing(socket);
    onTooMany(socket);
  });
}
