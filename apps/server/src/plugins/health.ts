import { limits } from '@toolbench/contracts/limits.ts';
import { calls } from '@toolbench/contracts/routes.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { App } from '../shared/fastify-app.ts';
import { refusal } from '../shared/result.ts';
import { refuse } from './errors.ts';

/** Something the server cannot work without. */
export interface ReadinessCheck {
  readonly name: string;
  readonly isReady: () => Promise<boolean>;
}

/** A check that fails is one that is not passed, and so is one that says nothing for long. */
export async function isReadyNow({ isReady }: ReadinessCheck): Promise<boolean> {
  const answered = new AbortController();
  const silence = wait(limits.storage.readyMs, false, { ref: false, signal: answered.signal }).catch(() => false);
  try {
    return await Promise.race([isReady(), silence]);
  } catch {
    return false;
  } finally {
    answered.abort();
  }
}

/** Who asks while an answer is on its way gets that one: calls that are not limited must not cost a query each. */
function shareWhileRunning<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let running: Promise<Answer> | undefined;
  return () => (running ??= ask().finally(() => (running = undefined)));
}

/**
 * Not ready once an answer said that the storage is full or takes nothing, until something can be written again: a quota,
 * or the disk of another machine, shows in no other way.
 * @param write changes nothing and needs room
 */
export function watchWriting(app: App, write: () => Promise<unknown>): ReadinessCheck {
  let isDoubtful = false;
  app.addHook('onResponse', async (_request, reply) => {
    if (reply.refusedFor === 'storage-full' || reply.refusedFor === 'storage-unwritable') isDoubtful = true;
  });
  return {
    name: 'writing',
    async isReady() {
      if (isDoubtful) await write();
      isDoubtful = false;
      return true;
    },
  };
}

/** /health: the process answers. /ready: it can also do its work; a load balancer sends requests only then. Neither counts as a call. */
export function healthRoutes(app: App, checks: readonly ReadinessCheck[]): void {
  const health = {
    summary: 'Whether the process answers',
    tags: ['operations'],
    response: { 200: z.object({ status: z.literal('ok') }) },
  };
  app.get(calls.health, { schema: health, config: { countsCalls: false } }, () => ({ status: 'ok' as const }));

  const readiness = {
    summary: 'Whether the server can do its work: its database answers and its disk has room',
    tags: ['operations'],
    response: { 200: z.object({ status: z.literal('ready') }) },
    errors: ['not-ready'] as const,
  };
  const failedNow = shareWhileRunning(async () => {
    const results = await Promise.all(checks.map(isReadyNow));
    return checks.filter((_, index) => !results[index]).map(({ name }) => name);
  });
  app.get(calls.readiness, { schema: readiness, config: { countsCalls: false } }, async (request, reply) => {
    const failed = await failedNow();
    if (failed.length === 0) return { status: 'ready' as const };
    request.log.warn({ failed }, 'not ready');
    return refuse(reply, refusal('not-ready', { retryAfterMs: 5_000, fields: failed }));
  });
}
