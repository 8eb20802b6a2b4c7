import { binPaths } from '@toolbench/contracts/routes.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../shared/fastify-app.ts';
import { hostName } from '../shared/host-name.ts';
import { refusal } from '../shared/result.ts';
import { refuse } from './errors.ts';
import { refusedLineOf } from './traffic/refused-lines.ts';

/** The origin that bins have to themselves, as far as a request tells at which it was sent. */
export interface BinOrigin {
  /** Whether anything of the request names it: then it gets nothing but bins. */
  readonly isNamed: (request: FastifyRequest) => boolean;
  /** Whether all of the request names it: then a bin's answer may do there what it may not do with the product's. */
  readonly isCertain: (request: FastifyRequest) => boolean;
}

/** The host that the request names, or a trusted proxy for it, and that of its target where it has one (RFC 9112, 3.2.2). */
function hostsOf(request: FastifyRequest): readonly string[] {
  const target = refusedLineOf(request.raw)?.target ?? request.originalUrl;
  const [, authority] = /^https?:\/\/([^/?#]*)/i.exec(target) ?? [];
  return authority === undefined ? [request.host] : [request.host, authority];
}

/**
 * Cookies know no ports and no schemes, so the host alone tells.
 * @param origin undefined where bins have none of their own: then no request is sent to it
 */
export function binOrigin(origin: string | undefined): BinOrigin {
  if (origin === undefined) return { isNamed: () => false, isCertain: () => false };
  const name = hostName(new URL(origin).host);
  const isOurs = (host: string) => hostName(host) === name;
  return {
    isNamed: (request) => hostsOf(request).some(isOurs),
    isCertain: (request) => hostsOf(request).every(isOurs),
  };
}

/** At the bins' own origin there is nothing but what bins catch: no page, no call, no file, no socket. */
export function confineToBins(app: App, origin: BinOrigin): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!origin.isNamed(request) || request.routeOptions.url === binPaths.address(':id')) return;
    return refuse(reply, refusal('not-found'));
  });
}
