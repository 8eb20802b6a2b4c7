import { calls } from '@toolbench/contracts/routes.ts';
import type { App } from '../fastify-app.ts';
import { refusal } from '../result.ts';
import { refuse } from './errors.ts';

/** Something the server cannot work without. */
export interface ReadinessCheck {
  readonly name: string;
  readonly isReady: () => Promise<boolean>;
}

/** /health: the process answers. /ready: it can also do its work; a load balancer sends requests only then. */
export function healthRoutes(app: App, checks: readonly ReadinessCheck[]): void {
  app.get(calls.health, () => ({ status: 'ok' }));

  app.get(calls.readiness, async (request, reply) => {
    const results = await Promise.all(checks.map(({ isReady }) => isReady().catch(() => false)));
    const failed = checks.filter((_, index) => !results[index]).map(({ name }) => name);
    if (failed.length === 0) return { status: 'ready' };
    request.log.warn({ failed }, 'not ready');
    return refuse(reply, refusal('not-ready', { retryAfterMs: 5_000 }));
  });
}
