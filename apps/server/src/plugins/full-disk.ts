import { limits } from '@toolbench/contracts/limits.ts';
import { calls } from '@toolbench/contracts/routes.ts';
import type { App } from '../shared/fastify-app.ts';
import { refusal } from '../shared/result.ts';
import { refuse } from './errors.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const signingPaths = new Set<string>([calls.login, calls.logout]);

/**
 * While a full disk has no room but what was kept for making some, calls read, sign in and out, and delete; whatever else
 * could write is refused.
 */
export function keepRoomForDeleting(app: App, isDiskFull: () => Promise<boolean>): void {
  app.addHook('onRequest', async ({ method, routeOptions }, reply) => {
    if (readingMethods.has(method) || method === 'DELETE' || signingPaths.has(routeOptions.url ?? '')) return;
    if (await isDiskFull())
      return refuse(reply, refusal('storage-full', { retryAfterMs: limits.storage.faultRetryMs }));
  });
}
