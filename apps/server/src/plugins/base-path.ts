import { calls } from '@toolbench/contracts/routes.ts';
import type { App } from '../shared/fastify-app.ts';
import { refusal } from '../shared/result.ts';
import { refuse } from './errors.ts';

/** What asks here comes from beside the proxy and knows no path. */
const probes = [calls.health, calls.readiness, calls.metrics];

/** The path and query of a request target, which may be an address (RFC 9112, 3.2). */
const pathOf = (target: string) => target.replace(/^https?:\/\/[^/?#]*/, '');

/** A request target as the routes know it: without the path below which the product lies. Others stay as they are. */
export function withoutBasePath(basePath: string, target: string): string {
  const path = pathOf(target);
  return basePath !== '' && path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : target;
}

/** Leads to the product who asks for the root, and answers 404 at every other path that is not below its own. */
export function stayBelow(app: App, basePath: string): void {
  if (basePath === '') return;
  app.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request.originalUrl);
    const [plain = ''] = path.split(/[?#]/, 1);
    if (path.startsWith(`${basePath}/`) || probes.some((probe) => probe === plain)) return;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && (plain === '/' || plain === basePath)) return reply.redirect(`${basePath}/`, 302);
    return refuse(reply, refusal('not-found'));
  });
}
