import { limits } from '@toolbench/contracts/limits.ts';
import type { FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { notHere, passHeader, type Passed, type PassMark } from '../features/cluster/pass-mark.ts';
import { relay } from '../features/cluster/relay.ts';
import type { App } from '../shared/fastify-app.ts';
import type { Peer, Place } from '../features/cluster/claims.ts';
import { passOn } from '../features/cluster/pass-on.ts';
import { refusal } from '../shared/result.ts';
import { refuse } from './errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What another server of ours says about a request that it passes on; null for every other. */
    passed: Passed | null;
  }
}

export interface Passing {
  readonly serverId: string;
  readonly mark: PassMark;
  readonly now: () => number;
}

/** Finds out which requests come from another server of ours. They were counted there. */
export function readPassed(app: App, passing: Passing | undefined): void {
  app.decorateRequest('passed', null);
  if (passing === undefined) return;
  const { serverId, mark, now } = passing;
  app.addHook('onRequest', async (request) => {
    const header = request.headers[passHeader];
    if (header === undefined) return;
    // As it came, with what the whole product lies below.
    const { method, originalUrl: path } = request;
    request.passed = mark.read(header, { to: serverId, method, path, now: now() }) ?? null;
  });
}

/** Origin at which a browser reached the product: the configured one, else that of its request. */
export function productOrigin(request: FastifyRequest, publicUrl: string | undefined): string {
  return publicUrl ?? request.passed?.origin ?? `${request.protocol}://${request.host}`;
}

const bodyOf = ({ body }: FastifyRequest) => (body === undefined || body === null ? undefined : JSON.stringify(body));

function sendTo({ mark, now }: Passing, peer: Peer, request: FastifyRequest, reply: FastifyReply, origin: string) {
  const { method, originalUrl: path, headers } = request;
  const { host, port } = peer;
  const said = mark.make({ to: peer.id, at: now(), method, path, origin });
  return relay({ host, port, method, path, headers, mark: said, body: bodyOf(request) }, reply.raw);
}

/**
 * Leads a call to the server that it belongs to. Behind several servers any of them gets it; alone there is nothing to do.
 * @param locate where the call belongs; undefined where what it asks for does not exist
 */
export function passCalls(
  passing: Passing | undefined,
  publicUrl: string | undefined,
  locate: (request: FastifyRequest) => Promise<Place | undefined>,
): { readonly preHandler?: preHandlerAsyncHookHandler } {
  if (passing === undefined) return {};
  return {
    preHandler: async (request, reply) => {
      if (request.passed !== null) {
        const place = await locate(request);
        // The sender looks again where it is.
        if (place !== undefined && place !== 'here') return reply.header(passHeader, notHere).code(421).send('');
        return;
      }
      const origin = productOrigin(request, publicUrl);
      const outcome = await passOn({
        locate: () => locate(request),
        send: (peer) => sendTo(passing, peer, request, reply, origin),
        isSafe: request.method === 'GET' || request.method === 'HEAD',
        isOver: () => reply.raw.destroyed,
        waitMs: limits.cluster.passMs,
        retryMs: limits.cluster.retryMs,
      });
      if (outcome === 'away' || outcome === 'broken')
        return refuse(reply, refusal('server-away', { retryAfterMs: 5_000 }));
      if (outcome === 'answered') return reply.hijack();
    },
  };
}

/** What other servers answer to the same call, as JSON; those that do not answer are left out. */
export async function askPeers(
  { mark, now }: Passing,
  peers: readonly Peer[],
  request: FastifyRequest,
  origin: string,
): Promise<readonly unknown[]> {
  const { originalUrl: path } = request;
  const answers = await Promise.allSettled(
    peers.map(async ({ id, host, port }) => {
      const said = mark.make({ to: id, at: now(), method: 'GET', path, origin });
      const { authorization = '', 'accept-language': language = '' } = request.headers;
      const headers = { authorization, 'accept-language': language, [passHeader]: said };
      const signal = AbortSignal.timeout(limits.cluster.askMs);
      const answer = await fetch(`http://${host.includes(':') ? `[${host}]` : host}:${port}${path}`, {
        headers,
        signal,
      });
      if (!answer.ok) throw new Error(`a server answered ${answer.status}`);
      return answer.json() as Promise<unknown>;
    }),
  );
  return answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}
