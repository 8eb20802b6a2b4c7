import { calls } from '@toolbench/contracts/routes.ts';
import { z } from 'zod';
import type { App } from '../fastify-app.ts';
import { refusal } from '../result.ts';
import { refuse } from './errors.ts';

/** Something the server cannot work without. */
export interface ReadinessCheck {
  readonly name: string;
  readonly isReady: () => Promise<boolean>;
}

/** A check that fails is one that is not passed. */
export function isReadyNow({ isReady }: ReadinessCheck): Promise<boolean> {
  return isReady().catch(() => false);
}

/** /health: the process answers. /ready: it can also do its work; a load balancer sends requests only then. */
export function healthRoutes(app: App, checks: readonly ReadinessCheck[]): void {
  const health = {
    summary: 'Whether the process answers',
    tags: ['operations'],
    response: { 200: z.object({ status: z.literal('ok') }) },
  };
  app.get(calls.health, { schema: health }, () => ({ status: 'ok' as const }));

  const readiness = {
    summary: 'Whether the server can do its work: its database answers and its disk has room',
    tags: ['operations'],
    response: { 200: z.object({ status: z.literal('ready') }) },
    errors: ['not-ready'] as const,
  };
  app.get(calls.readiness, { schema: readiness }, async (request, reply) => {
    const results = await Promise.all(checks.map(isReadyNow));
    const failed = checks.filter((_, index) => !results[index]).map(({ name }) => name);
    if (failed.length === 0) return { status: 'ready' as const };
    request.log.warn({ failed }, 'not ready');
    return refuse(reply, refusal('not-ready', { retryAfterMs: 5_000 }));
  });
}
