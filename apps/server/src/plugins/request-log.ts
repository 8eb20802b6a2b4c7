import { LogController, type FastifyServerOptions } from 'fastify';
import type { App } from '../shared/fastify-app.ts';
import { routeOf } from './request-path.ts';

/** Log lines of Fastify's own for each request are left out: logRequests writes one. */
export const quietLog = new LogController({ disableRequestLogging: true });

const secretKeys = [
  'password',
  'token',
  'access_token',
  'authorization',
  'cookie',
  'passwordHash',
  'key',
  'apiKey',
  'sealedKey',
];

/** The structured log: JSON lines, with a second line of defence against secrets in whatever is logged. */
export function logOptions(level: string, stream: { write: (line: string) => void }) {
  return {
    level,
    stream,
    redact: { paths: secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[hidden]' },
  } satisfies FastifyServerOptions['logger'];
}

/**
 * One line for each answered request. It names the route's pattern, not the address, since addresses and queries can
 * hold secrets, and says nothing about the sender. Pages and their files are on level debug.
 */
export function logRequests(app: App): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request);
    const line = { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    if (route === '/' || route === '/*') request.log.debug(line, 'answered');
    else request.log.info(line, 'answered');
  });
}
