import { limits } from '@toolbench/contracts/limits.ts';
import { calls } from '@toolbench/contracts/routes.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressGroup } from '../../shared/address-group.ts';
import type { App } from '../../shared/fastify-app.ts';
import { createByteBudget, type Room, type Share } from '../../shared/byte-budget.ts';
import { refusal, type Refusal } from '../../shared/result.ts';
import { whenOver } from './answer-over.ts';
import { refuseConnection } from './client-errors.ts';
import { refuse } from '../errors.ts';
import type { Metrics } from '../metrics/metrics-registry.ts';
import { watchConnections } from './connections.ts';

/** Bytes in flight, by who sends or gets them. */
export interface Traffic {
  /**
   * Room for a body that is being received; whoever opens it releases it.
   * @param giveWay called where the room goes to another caller: the body is to be given up
   */
  readonly receiving: (request: FastifyRequest, giveWay: () => void) => Share;
  /** Room for an answer until its connection is done with it; the answer is cut off where it has to give way. */
  readonly sending: (reply: FastifyReply) => Share;
  /** How whoever got no room is refused; undefined where there was room. */
  readonly refusalOf: (room: Room) => Refusal | undefined;
}

const { traffic } = limits;

/** What tells whether the server lives has to get through whatever else goes on. */
const vital: ReadonlySet<string | undefined> = new Set([calls.health, calls.readiness]);

/** Requests of one address that are not answered yet. */
function limitRequests(app: App, refused: (what: string) => void): void {
  const open = new Map<string, number>();
  app.addHook('onRequest', async (request, reply) => {
    if (vital.has(request.routeOptions.url)) return;
    const sender = addressGroup(request.ip);
    const others = open.get(sender) ?? 0;
    if (others >= traffic.requestsPerAddress) {
      refused('requests');
      const retry = refusal('too-many-at-once', { retryAfterMs: traffic.retryAfterMs });
      return refuse(reply.header('connection', 'close'), retry);
    }
    open.set(sender, others + 1);
    whenOver(reply, () => {
      const left = (open.get(sender) ?? 1) - 1;
      if (left === 0) open.delete(sender);
      else open.set(sender, left);
    });
  });
}

/** Ends a request whose body has to give way, with an answer where none has begun. */
function endRequest({ raw }: FastifyReply, code: 'busy'): void {
  if (raw.headersSent || raw.socket === null) raw.destroy();
  else refuseConnection(raw.socket, code);
}

/**
 * Bodies that Fastify reads into memory. What is uploaded as a form goes to the disk as it comes, and what a bin catches
 * is counted where it is read.
 */
function countParsedBodies(app: App, { receiving, refusalOf }: Traffic): void {
  app.addHook('preParsing', async (request, reply, payload) => {
    const { 'content-length': declared, 'content-type': type = '', 'transfer-encoding': coding } = request.headers;
    // A call without a body, such as one that opens a socket or a stream, takes no room for one while it lasts.
    const isEmpty = declared === undefined && coding === undefined;
    if (isEmpty || type.startsWith('multipart/')) return payload;
    const most = request.routeOptions.bodyLimit ?? limits.http.bodyBytes;
    const share = receiving(request, () => endRequest(reply, 'busy'));
    whenOver(reply, share.release);
    const refused = refusalOf(share.grow(Math.min(Number(declared ?? most) || 0, most)));
    if (refused === undefined) return payload;
    refuse(reply.header('connection', 'close'), refused);
    return payload;
  });
}

/**
 * Keeps what callers send and leave unread within the server's memory: bytes in flight, connections and open requests
 * have a limit for all callers and for each address, and connections on which nothing moves are ended.
 */
export function limitTraffic(app: App, metrics: Metrics, trustedProxies: readonly string[]): Traffic {
  const counter = metrics.counter({
    name: 'toolbench_traffic_refused_total',
    help: 'What was refused or ended for the sake of memory, by what it was too much of.',
    labels: ['limit'],
  });
  const refused = (limit: string) => counter.add({ limit });
  const received = createByteBudget({ inAll: traffic.receivedBytes, perHolder: traffic.receivedBytesPerAddress });
  const sent = createByteBudget({ inAll: traffic.sentBytes, perHolder: traffic.sentBytesPerAddress });
  metrics.observe({
    name: 'toolbench_bytes_in_flight',
    help: 'Bytes of bodies and answers that are held in memory.',
    labels: ['direction'],
    type: 'gauge',
    read: () => [
      { labels: { direction: 'received' }, value: received.used() },
      { labels: { direction: 'sent' }, value: sent.used() },
    ],
  });

  const made: Traffic = {
    receiving: (request, giveWay) =>
      received.open(addressGroup(request.ip), () => {
        refused('received');
        giveWay();
      }),
    sending(reply) {
      const share = sent.open(addressGroup(reply.request.ip), () => {
        refused('sent');
        reply.raw.destroy();
      });
      whenOver(reply, share.release);
      return share;
    },
    refusalOf(room) {
      if (room === 'given') return undefined;
      refused('bytes');
      const code = room === 'own-full' ? 'too-many-at-once' : 'busy';
      return refusal(code, { retryAfterMs: traffic.retryAfterMs });
    },
  };
  watchConnections(app, metrics, { trustedProxies, refused });
  limitRequests(app, refused);
  countParsedBodies(app, made);
  return made;
}
