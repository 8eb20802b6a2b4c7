import { limits } from '@toolbench/contracts/limits.ts';
import type { App } from '../shared/fastify-app.ts';
import { refusal } from '../shared/result.ts';
import { refuse } from './errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the call keeps something; where a route does not say so, its method does. */
    readonly keeps?: boolean;
  }
}

const keepingMethods = new Set(['POST', 'PUT', 'PATCH']);

/**
 * While a full disk has no room but what was kept for making some, calls that keep something are refused. Signing in and
 * out keeps something too, but whoever makes room has to sign in.
 */
export function keepRoomForDeleting(app: App, isDiskFull: () => Promise<boolean>): void {
  app.addHook('onRequest', async ({ method, routeOptions: { config } }, reply) => {
    if ((config.keeps ?? keepingMethods.has(method)) && (await isDiskFull()))
      return refuse(reply, refusal('storage-full', { retryAfterMs: limits.storage.faultRetryMs }));
  });
}
