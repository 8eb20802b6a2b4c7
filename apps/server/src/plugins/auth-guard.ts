import { isBelow, labPrefixes, publicRoutes } from '@toolbench/contracts/routes.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../fastify-app.ts';
import type { Auth, Session } from '../features/auth/service.ts';
import { bearerToken } from '../features/auth/token.ts';
import { refusal } from '../result.ts';
import { refuse } from './errors.ts';
import { requestPath } from './request-path.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on guarded routes only. */
    session: Session | null;
  }
}

/**
 * Everything needs a token but the closed list of public routes. Two answers belong to no path of their own, the pages'
 * files and "not found": below the lab's prefixes they need a token like the routes that do exist there.
 */
function needsToken(request: FastifyRequest): boolean {
  const { url: pattern } = request.routeOptions;
  if (request.is404 || pattern === '/*') return isBelow(requestPath(request), labPrefixes);
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  return !publicRoutes.has(`${method} ${pattern ?? ''}`);
}

/** One hook at the root, so that a new route is guarded without saying anything, and cannot forget it. */
export function guardRoutes(app: App, auth: Pick<Auth, 'authenticate'>): void {
  app.decorateRequest('session', null);
  app.addHook('onRequest', async (request, reply) => {
    if (!needsToken(request)) return;
    const token = bearerToken(request.headers.authorization);
    request.session = (token && (await auth.authenticate(token))) || null;
    if (request.session === null) return refuse(reply, refusal('not-signed-in'));
  });
}

/** Who sent a request to a guarded route. */
export function signedIn(request: FastifyRequest): Session {
  if (request.session === null) throw new Error(`${request.routeOptions.url ?? request.url} is not a guarded route`);
  return request.session;
}
