import { limits } from '@toolbench/contracts/limits.ts';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { outliveSender } from './half-closed.ts';

interface Asked {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** Requests of a connection behind the one that is being answered. */
interface Line {
  readonly sender: string | undefined;
  readonly waiting: Asked[];
}

interface TurnOptions {
  /** Who a connection is counted for; undefined where it carries the requests of many. */
  readonly senderOf: (socket: Socket) => string | undefined;
  /** Told of a connection on which, or on all those of its sender, too many requests wait. */
  readonly onTooMany: () => void;
}

/**
 * Ends a connection, and with it what was read of it already: Node's parser would make a request of all that stands in a
 * packet, thousands of them. Node documents no way to stop it, so what it calls for each head answers that no more follows.
 */
function stopReading(socket: Socket): void {
  const { parser } = socket as Socket & { readonly parser?: { onIncoming?: () => number } | null };
  const otherProtocol = 2;
  if (parser) parser.onIncoming = () => otherProtocol;
  socket.destroy();
}

const takesNoAnswer = (socket: Socket) => socket.writableEnded || socket.destroyed;

/**
 * Lets requests that came on one connection before the answer to another wait for that answer, and for all other
 * connections to have had their turn. Node hands them over as they are parsed, and an answer that closes the connection, as
 * of whatever was refused, would find those behind it carried out already (RFC 9112, 9.6). Without a connection that still
 * takes answers they are dropped, and so it is with more of them than may wait: behind an answer that never ends they
 * would fill the memory. What listens to the requests of the server before its own handler still sees each as it comes.
 */
export function takeInTurn(server: Server, { senderOf, onTooMany }: TurnOptions): void {
  const handle = server.listeners('request').at(-1) as RequestListener;
  const lines = new WeakMap<Socket, Line>();
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
      if (line.waiting.length === 0) lines.delete(socket);
      else setImmediate(giveNext, line, socket);
    });
    handle.call(server, request, response);
  };

  const giveNext = (line: Line, socket: Socket) => {
    const isOver = takesNoAnswer(socket);
    const [next, ...dropped] = line.waiting.splice(0, isOver ? line.waiting.length : 1);
    countWaiting(line, -1 - dropped.length);
    if (!isOver) give(line, next);
  };

  server.off('request', handle);
  server.on('request', (request, response) => {
    const { socket } = request;
    const line = lines.get(socket);
    if (takesNoAnswer(socket)) return;
    if (line === undefined) {
      const begun: Line = { sender: senderOf(socket), waiting: [] };
      lines.set(socket, begun);
      give(begun, { request, response });
      return;
    }
    // Who closes its half behind the last one still gets the answers before it.
    outliveSender(request);
    line.waiting.push({ request, response });
    const ofSender = countWaiting(line, 1);
    if (line.waiting.length <= limits.http.waitingInTurn && ofSender <= limits.traffic.requestsPerAddress) return;
    onTooMany();
    stopReading(socket);
  });
}
