import { calls } from '@toolbench/contracts/routes.ts';
import { z } from 'zod';
import type { App } from '../../shared/fastify-app.ts';
import type { Clock } from '../../shared/ports.ts';
import { whenOver } from '../traffic/answer-over.ts';
import { isReadyNow, type ReadinessCheck } from '../health.ts';
import type { Metrics } from './metrics-registry.ts';
import { metricsMediaType, metricsText } from './metrics-text.ts';
import { routeOf } from '../request-path.ts';

const secondBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const usualMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Counts and times every request by its route's pattern, never by its address: those can hold secrets, and are without
 * number. A request whose sender went away before the answer was complete counts as `aborted`.
 */
export function measureRequests(app: App, metrics: Metrics): void {
  const requests = metrics.counter({
    name: 'toolbench_http_requests_total',
    help: 'Answered requests.',
    labels: ['method', 'route', 'status'],
  });
  const seconds = metrics.histogram(
    {
      name: 'toolbench_http_request_duration_seconds',
      help: 'Time from the headers of a request to the end of its answer.',
      labels: ['method', 'route'],
    },
    secondBounds,
  );
  let inFlight = 0;
  metrics.observe({
    name: 'toolbench_http_requests_in_flight',
    help: 'Requests that are being answered.',
    labels: [],
    type: 'gauge',
    read: () => inFlight,
  });

  app.addHook('onRequest', async (request, reply) => {
    inFlight += 1;
    whenOver(reply, () => {
      inFlight -= 1;
      const method = usualMethods.has(request.method) ? request.method : 'other';
      const status = reply.raw.writableEnded ? `${Math.floor(reply.statusCode / 100)}xx` : 'aborted';
      requests.add({ method, route: routeOf(request), status });
      seconds.observe({ method, route: routeOf(request) }, reply.elapsedTime / 1000);
    });
  });
}

/** Whether what the server needs is there, each as 1 or 0. */
export function measureReadiness(metrics: Metrics, checks: readonly ReadinessCheck[]): void {
  metrics.observe({
    name: 'toolbench_ready',
    help: 'Whether something that the server needs is there (1) or not (0).',
    labels: ['check'],
    type: 'gauge',
    read: () =>
      Promise.all(
        checks.map(async (check) => ({ labels: { check: check.name }, value: (await isReadyNow(check)) ? 1 : 0 })),
      ),
  });
}

/** The figures in Prometheus's text format. Like every route it is guarded; a token of its own opens it too. */
export function metricsRoute(app: App, metrics: Metrics): void {
  const schema = {
    summary: 'Figures for monitoring, in Prometheus text format 0.0.4',
    tags: ['operations'],
    response: { 200: { content: { [metricsMediaType]: { schema: z.string() } } } },
  };
  app.get(calls.metrics, { schema }, async (_request, reply) =>
    reply.type(metricsMediaType).send(metricsText(await metrics.families())),
  );
}

/** Rounds of deleting what has expired: those that came to their end, and the sweeps in them that failed. */
export function countSweeps(metrics: Metrics, clock: Clock) {
  const rounds = metrics.counter({
    name: 'toolbench_sweeps_total',
    help: 'Rounds of deleting what has expired.',
    labels: [],
  });
  const failures = metrics.counter({
    name: 'toolbench_sweep_failures_total',
    help: 'Kinds of things that a round could not delete.',
    labels: [],
  });
  let lastMs = 0;
  metrics.observe({
    name: 'toolbench_sweep_last_timestamp_seconds',
    help: 'When the last round ended, in seconds since 1970.',
    labels: [],
    type: 'gauge',
    read: () => lastMs / 1000,
  });
  return {
    finished: async () => {
      rounds.add({});
      lastMs = clock.now();
    },
    failed: () => failures.add({}),
  };
}
