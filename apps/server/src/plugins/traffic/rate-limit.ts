import rateLimit from '@fastify/rate-limit';
import { callPrefixes, isBelow } from '@toolbench/contracts/routes.ts';
import type { FastifyRequest } from 'fastify';
import { addressGroup } from '../../shared/address-group.ts';
import type { App } from '../../shared/fastify-app.ts';
import { refusal, type Refusal } from '../../shared/result.ts';
import { refuse } from '../errors.ts';
import { requestPath } from '../request-path.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** False for a route that has a limit of its own. */
    countsCalls?: boolean;
  }
}

/** Counts a call of its sender, and gives the refusal where that is one too many. */
export type LimitCall = (request: FastifyRequest) => Promise<Refusal | undefined>;

/**
 * Limits the calls of one address, unknown paths and refused tokens included. Pages and their files are not counted.
 * Gives the count to routes that decide by themselves what counts.
 */
export async function limitCalls(app: App, callsPerMinute: number): Promise<LimitCall> {
  await app.register(rateLimit, { global: false });
  const limitCall = limitEach(app, { max: callsPerMinute, timeWindowMs: 60_000, code: 'too-many-calls' });
  app.addHook('onRequest', async (request, reply) => {
    // Another server of ours has counted it.
    if (request.routeOptions.config.countsCalls === false || request.passed) return;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && !isBelow(requestPath(request), callPrefixes)) return;
    const refused = await limitCall(request);
    if (refused !== undefined) return refuse(reply, refused);
  });
  return limitCall;
}

interface Limit {
  readonly max: number;
  readonly timeWindowMs: number;
  readonly code: 'too-many-calls' | 'too-many-bins';
}

/** A count of its own for each sender. limitCalls has to be called before. */
export function limitEach(app: App, { max, timeWindowMs, code }: Limit): LimitCall {
  const count = app.createRateLimit({
    max,
    timeWindow: timeWindowMs,
    keyGenerator: (request) => addressGroup(request.ip),
  });
  return async (request) => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return undefined;
    return refusal(code, { retryAfterMs: counted.ttl });
  };
}
