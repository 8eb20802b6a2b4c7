import { limits } from '@toolbench/contracts/limits.ts';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { addressGroup } from '../../shared/address-group.ts';
import type { App } from '../../shared/fastify-app.ts';
import type { Clock } from '../../shared/ports.ts';
import { createTokenBuckets } from '../../shared/token-buckets.ts';
import { isAwaited } from './awaited-bodies.ts';
import { refuseConnection } from './client-errors.ts';
import { queueConnections } from './connection-queue.ts';
import type { Metrics } from '../metrics/metrics-registry.ts';
import { proxyList } from '../proxy-list.ts';
import { takeInTurn } from './requests-in-turn.ts';

interface Connection {
  readonly sender: string;
  /** The request that is being received, or was the last, and its answer. */
  incoming?: IncomingMessage;
  outgoing?: ServerResponse;
  /** Bytes that had come, and when that was seen first. */
  readBytes: number;
  readSince: number;
}

interface WatchOptions {
  /** Carry the requests of many, so their connections are counted in all only. */
  readonly trustedProxies: readonly string[];
  readonly refused: (limit: string) => void;
  /** After so long in which nothing of an answer was taken; the product's unless a test says otherwise. */
  readonly unreadMs?: number;
  /** What new connections are counted by. */
  readonly clock?: Pick<Clock, 'now'>;
}

interface ServerOptions extends WatchOptions {
  /** Most that may be open, in all and of one address. */
  readonly connections: number;
  readonly connectionsPerAddress: number;
}

const { traffic } = limits;

/**
 * Ends connections that take nothing of what they are sent. Node's own timer of a socket starts anew whenever some of
 * it is taken, so it only has to be set while there is something to take.
 */
function lookForUnread(socket: Socket, unreadMs: number): void {
  if (socket.writableLength > 0) {
    if (socket.timeout !== unreadMs) socket.setTimeout(unreadMs);
  } else if (socket.timeout === unreadMs) socket.setTimeout(0);
}

/** Whether a body is awaited of which nothing has come for too long. What waits to be read here counts as coming. */
function isStalled({ incoming, readSince }: Connection, now: number): boolean {
  if (incoming === undefined || incoming.complete || incoming.destroyed || isAwaited(incoming)) return false;
  return incoming.readableLength === 0 && now - readSince >= traffic.stalledMs;
}

/**
 * Watches a body that comes in chunks: Node's own limits count bytes, and each chunk of a single byte costs as much as a
 * large one. What comes after too many is not even kept.
 */
function watchPieces(incoming: IncomingMessage, onTooMany: () => void): void {
  if (incoming.headers['transfer-encoding'] === undefined) return;
  const keep = incoming.push.bind(incoming);
  let [pieces, bytes, isOver] = [0, 0, false];
  incoming.push = (piece: Buffer | null, encoding) => {
    if (piece === null) return keep(piece, encoding);
    pieces += 1;
    bytes += piece.length;
    if (!isOver && pieces <= traffic.pieces + bytes / traffic.bytesPerPiece) return keep(piece, encoding);
    if (!isOver) onTooMany();
    isOver = true;
    // Nothing asks the connection for more.
    incoming._read = () => undefined;
    return false;
  };
}

/**
 * Limits the connections of a server, of each address and in all, and ends those on which nothing moves, until it is told
 * to stop.
 */
export function watchServer(server: Server, options: ServerOptions) {
  const { trustedProxies, refused, connections, connectionsPerAddress } = options;
  const { unreadMs = traffic.unreadMs, clock = performance } = options;
  const open = new Map<Socket, Connection>();
  const perSender = new Map<string, number>();
  const isProxy = proxyList(trustedProxies);

  const { connectionsPerSecond: perSecond } = traffic;
  const rate = createTokenBuckets({ perSecond, burst: connectionsPerAddress, clock });

  queueConnections(server, (socket) => {
    const address = socket.remoteAddress ?? '';
    const sender = addressGroup(address);
    const others = perSender.get(sender) ?? 0;
    const isOwnFull = others >= connectionsPerAddress && !isProxy(address);
    if (isOwnFull || open.size >= connections) {
      refused('connections');
      refuseConnection(socket, isOwnFull ? 'too-many-at-once' : 'busy');
      return undefined;
    }
    if (!isProxy(address) && rate.take(sender) > 0) {
      refused('new-connections');
      refuseConnection(socket, 'too-many-at-once');
      return undefined;
    }
    open.set(socket, { sender, readBytes: 0, readSince: performance.now() });
    perSender.set(sender, others + 1);
    socket.once('close', () => {
      open.delete(socket);
      const left = (perSender.get(sender) ?? 1) - 1;
      if (left === 0) perSender.delete(sender);
      else perSender.set(sender, left);
    });
    socket.on('timeout', () => {
      if (socket.writableLength === 0) return;
      refused('unread');
      socket.destroy();
    });
    return sender;
  });
  server.prependListener('request', (incoming, outgoing) => {
    const connection = open.get(incoming.socket);
    if (connection === undefined) return;
    connection.incoming = incoming;
    connection.outgoing = outgoing;
    watchPieces(incoming, () => {
      refused('pieces');
      refuseConnection(incoming.socket, 'body-too-large');
    });
  });

  takeInTurn(server, {
    senderOf: (socket) => (isProxy(socket.remoteAddress ?? '') ? undefined : open.get(socket)?.sender),
    onTooMany: (socket) => {
      refused('waiting');
      refuseConnection(socket, 'too-many-at-once');
    },
  });

  const look = setInterval(() => {
    const now = performance.now();
    for (const [socket, connection] of open) {
      lookForUnread(socket, unreadMs);
      if (socket.bytesRead !== connection.readBytes) {
        connection.readBytes = socket.bytesRead;
        connection.readSince = now;
      } else if (isStalled(connection, now)) {
        refused('stalled');
        if (connection.outgoing?.headersSent) socket.destroy();
        else refuseConnection(socket, 'request-timeout');
      }
    }
  }, traffic.lookEveryMs);
  look.unref();
  return {
    count: () => open.size,
    stop: () => clearInterval(look),
    /** Ends all of them at once, those that are not read yet and those that speak another protocol included. */
    endAll: () => open.forEach((_, socket) => socket.destroy()),
  };
}

/** Watches the connections of the product itself, see watchServer. */
export function watchConnections(app: App, metrics: Metrics, options: WatchOptions): void {
  const { connections, connectionsPerAddress } = traffic;
  const watched = watchServer(app.server, { ...options, connections, connectionsPerAddress });
  metrics.observe({
    name: 'toolbench_connections',
    help: 'Open connections.',
    labels: [],
    type: 'gauge',
    read: watched.count,
  });
  app.addHook('onClose', () => watched.stop());
}
