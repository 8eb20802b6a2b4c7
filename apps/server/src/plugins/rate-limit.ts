import rateLimit from '@fastify/rate-limit';
import { callPrefixes, isBelow } from '@toolbench/contracts/routes.ts';
import { addressGroup } from '../address-group.ts';
import type { App } from '../fastify-app.ts';
import { refusal } from '../result.ts';
import { refuse } from './errors.ts';
import { requestPath } from './request-path.ts';

/** Limits the calls of one address, unknown paths and refused tokens included. Pages and their files are not counted. */
export async function limitCalls(app: App, callsPerMinute: number): Promise<void> {
  await app.register(rateLimit, { global: false });
  const count = app.createRateLimit({
    max: callsPerMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => addressGroup(request.ip),
  });
  app.addHook('onRequest', async (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && !isBelow(requestPath(request), callPrefixes)) return;
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded)
      return refuse(reply, refusal('too-many-calls', { retryAfterMs: counted.ttl }));
  });
}
