import type { Server, Socket } from 'node:net';

/** So many new connections are read from before whatever else has come is looked at. */
const batch = 8;
/** While connections keep coming, they are only taken in for the first part of each such time, in milliseconds. */
const periodMs = 40;
const takingInMs = 30;

/**
 * Makes new connections wait unread, and gives them to the server's own listeners in batches, one of each sender in turn.
 * All that come at once would otherwise be read one after the other before anything else, so that a burst of one caller
 * would keep all others waiting for as long as it takes to refuse it. The event loop takes one connection from the system
 * in each of its rounds, and those behind it are not known yet: so a round that brought one gives none for a while, and
 * all that have come are known long before all are answered. Of one sender the newest and the oldest take turns:
 * where many call from one address, a probe among them, whoever comes last is not the last to be heard.
 * @param admit who a connection is counted for; undefined where it was refused. Called once for each, when it comes.
 */
export function queueConnections(server: Server, admit: (socket: Socket) => string | undefined): void {
  const listeners = server.listeners('connection') as ((socket: Socket) => void)[];
  const known = new WeakSet<Socket>();
  const waiting = new Map<string, Socket[]>();
  let isPlanned = false;
  /** Whether the last round brought a connection. */
  let hasCome = false;
  let waitingSince = 0;

  const give = (socket: Socket) => {
    for (const listen of listeners) listen.call(server, socket);
  };

  let isNewest = false;
  /** The sender whose turn it is goes behind all others. */
  const next = (): Socket | undefined => {
    const [sender, sockets = []] = waiting.entries().next().value ?? [];
    if (sender === undefined) return undefined;
    waiting.delete(sender);
    isNewest = !isNewest;
    const socket = isNewest ? sockets.pop() : sockets.shift();
    if (sockets.length > 0) waiting.set(sender, sockets);
    return socket;
  };

  const isTakingIn = () => hasCome && (performance.now() - waitingSince) % periodMs < takingInMs;

  const giveBatch = () => {
    isPlanned = false;
    const isLater = isTakingIn();
    hasCome = false;
    if (isLater) return plan();
    for (let given = 0; given < batch; given += 1) {
      const socket = next();
      if (socket === undefined) return;
      if (socket.destroyed) continue;
      give(socket);
      socket.resume();
    }
    plan();
  };

  const plan = () => {
    if (isPlanned || waiting.size === 0) return;
    isPlanned = true;
    setImmediate(giveBatch);
  };

  // What `net` documents as an option of its servers, which servers of HTTP do not pass on.
  (server as Server & { pauseOnConnect: boolean }).pauseOnConnect = true;
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    // One that asked for another protocol comes again, see sortUpgrades.
    if (known.has(socket)) return give(socket);
    known.add(socket);
    const sender = admit(socket);
    if (sender === undefined) return void socket.resume();
    hasCome = true;
    if (waiting.size === 0) waitingSince = performance.now();
    const sockets = waiting.get(sender);
    if (sockets === undefined) waiting.set(sender, [socket]);
    else sockets.push(socket);
    plan();
  });
}
