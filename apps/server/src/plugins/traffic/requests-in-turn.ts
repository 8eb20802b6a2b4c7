import { limits } from '@toolbench/contracts/limits.ts';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isTimeToTakeIn } from './connection-queue.ts';
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
  /** Who a request of such a connection comes from. */
  readonly clientOf: (request: IncomingMessage) => string;
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
 * Lets so many requests begin in one round of the event loop, one of each client in turn; what comes with the others waits
 * for a later round, so that however many come at once, nobody waits for all of them. The event loop takes one connection
 * from the system in each round: while they keep coming rounds are kept short, as who comes behind them is not known yet.
 * The first request of a connection waits for nobody, as connections have turns of their own: who sends many on others does
 * not keep a probe from the same address waiting.
 */
function shareRounds(server: Server, begin: (asked: Asked) => void) {
  const ready = new Map<string, Asked[]>();
  let begun = 0;
  let isPlanned = false;
  /** Whether the last round brought a connection. */
  let hasCome = false;

  /** The client whose turn it is goes behind all others. */
  const next = (): Asked | undefined => {
    const [client, own = []] = ready.entries().next().value ?? [];
    if (client === undefined) return undefined;
    ready.delete(client);
    const asked = own.shift();
    if (own.length > 0) ready.set(client, own);
    return asked;
  };

  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    setImmediate(beginRound);
  };

  const beginRound = () => {
    isPlanned = false;
    const isLater = hasCome && isTimeToTakeIn();
    hasCome = false;
    begun = 0;
    if (isLater) return plan();
    for (; begun < limits.traffic.requestsInARow; begun += 1) {
      const asked = next();
      if (asked === undefined) return;
      begin(asked);
    }
    plan();
  };

  server.on('connection', () => (hasCome = true));
  return (client: string, asked: Asked, isFirst: boolean): void => {
    plan();
    const hasRoom = ready.size === 0 && !hasCome && begun < limits.traffic.requestsInARow;
    if (isFirst || hasRoom) {
      begun += 1;
      return begin(asked);
    }
    // Who closes its half while this one waits still gets the answer.
    outliveSender(asked.request);
    const own = ready.get(client);
    if (own === undefined) ready.set(client, [asked]);
    else own.push(asked);
  };
}

/**
 * Lets requests that came on one connection before the answer to another wait for that answer, and for all other
 * connections to have had their turn. Node hands them over as they are parsed, and an answer that closes the connection, as
 * of whatever was refused, would find those behind it carried out already (RFC 9112, 9.6). Without a connection that still
 * takes answers they are dropped, and so it is with more of them than may wait: behind an answer that never ends they
 * would fill the memory. What listens to the requests of the server before its own handler still sees each as it comes.
 */
export function takeInTurn(server: Server, { senderOf, clientOf, onTooMany }: TurnOptions): void {
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

  /** Ends the wait of those behind an answer that is over, of all where no more answers are taken. */
  const goOn = (socket: Socket) => {
    const line = lines.get(socket);
    if (line === undefined) return;
    const isOver = takesNoAnswer(socket);
    const [next, ...dropped] = line.waiting.splice(0, isOver ? line.waiting.length : 1);
    if (next !== undefined) countWaiting(line, -1 - dropped.length);
    if (next === undefined || isOver) lines.delete(socket);
    else giveInTurn(line.sender ?? clientOf(next.request), next, false);
  };

  const giveInTurn = shareRounds(server, ({ request, response }) => {
    const { socket } = request;
    if (takesNoAnswer(socket)) return goOn(socket);
    response.once('close', () => goOn(socket));
    handle.call(server, request, response);
  });

  /** Of connections that brought a request before. */
  const senders = new WeakMap<Socket, string | undefined>();
  server.off('request', handle);
  server.on('request', (request, response) => {
    const { socket } = request;
    const line = lines.get(socket);
    if (takesNoAnswer(socket)) return;
    const asked = { request, response };
    if (line === undefined) {
      const sender = senders.has(socket) ? senders.get(socket) : senderOf(socket);
      lines.set(socket, { sender, waiting: [] });
      const isFirst = !senders.has(socket);
      senders.set(socket, sender);
      giveInTurn(sender ?? clientOf(request), asked, isFirst);
      return;
    }
    // Who closes its half behind the last one still gets the answers before it.
    outliveSender(request);
    line.waiting.push(asked);
    const ofSender = countWaiting(line, 1);
    if (line.waiting.length <= limits.http.waitingInTurn && ofSender <= limits.traffic.requestsPerAddress) return;
    onTooMany();
    stopReading(socket);
  });
}
