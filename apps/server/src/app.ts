import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { limits } from '@toolbench/contracts/limits.ts';
import { calls } from '@toolbench/contracts/routes.ts';
import type { App } from './fastify-app.ts';
import { authRoutes } from './features/auth/routes.ts';
import type { Auth } from './features/auth/service.ts';
import { aiSettingsRoutes, type Ai } from './features/ai-settings/routes.ts';
import { captureRoutes } from './features/bins/capture-routes.ts';
import { captureTarget } from './features/bins/capture-target.ts';
import { binRoutes } from './features/bins/routes.ts';
import type { Bins } from './features/bins/service.ts';
import { heldRoutes } from './features/retention/routes.ts';
import type { Retention } from './features/retention/service.ts';
import { documentRoutes, type DocumentLab } from './features/documents/routes.ts';
import { assistantRoutes } from './features/assistant/routes.ts';
import type { Assistant } from './features/assistant/service.ts';
import { codeRoutes } from './features/code/routes.ts';
import type { Code } from './features/code/service.ts';
import { voiceRoutes } from './features/voice/routes.ts';
import type { Voice } from './features/voice/service.ts';
import { previewRoutes } from './features/previews/routes.ts';
import type { Previews } from './features/previews/service.ts';
import { guardRoutes } from './plugins/auth-guard.ts';
import { answerClientError } from './plugins/client-errors.ts';
import { handleErrors, refuseError } from './plugins/errors.ts';
import { healthRoutes, type ReadinessCheck } from './plugins/health.ts';
import { measureReadiness, measureRequests, metricsRoute } from './plugins/metrics.ts';
import type { Metrics } from './plugins/metrics-registry.ts';
import { collectRoutes, openApiRoute } from './plugins/openapi.ts';
import { limitCalls } from './plugins/rate-limit.ts';
import { continueLater, refuseHeads, refuseTunnels } from './plugins/request-head.ts';
import { logOptions, logRequests, quietLog } from './plugins/request-log.ts';
import { addSecurityHeaders, applySecurityHeaders } from './plugins/security-headers.ts';
import { acceptSockets } from './plugins/sockets.ts';
import { servePages, type Pages } from './plugins/static-pages.ts';
import type { Clock, RandomBytes } from './ports.ts';

export interface AppParts extends Pages {
  readonly auth: Auth;
  readonly ai: Ai;
  readonly documents: DocumentLab;
  readonly code: Code;
  readonly voice: Voice;
  readonly previews: Previews;
  readonly assistant: Assistant;
  readonly readiness: readonly ReadinessCheck[];
  readonly metrics: Metrics;
  /** Opens GET /metrics beside a session. */
  readonly metricsToken?: string | undefined;
  readonly bins: Bins;
  readonly binsCreatedPerHour: number;
  readonly retention: Retention;
  /** Origin at which people reach the server; absent: the one of each request. */
  readonly publicUrl?: string | undefined;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly trustedProxies: readonly string[];
  readonly callsPerMinute: number;
  readonly log: { readonly level: string; readonly stream: { write: (line: string) => void } };
}

function createFastify({ random, trustedProxies, log }: AppParts): App {
  const {
    headersTimeoutMs,
    requestTimeoutMs,
    keepAliveTimeoutMs,
    connectionsCheckMs,
    headerBytes,
    headerCount,
    bodyBytes,
  } = limits.http;
  const app = Fastify({
    logger: logOptions(log.level, log.stream),
    logController: quietLog,
    genReqId: () => Buffer.from(random(9)).toString('base64url'),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    bodyLimit: bodyBytes,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: keepAliveTimeoutMs,
    http: {
      headersTimeout: headersTimeoutMs,
      maxHeaderSize: headerBytes,
      connectionsCheckingInterval: connectionsCheckMs,
    },
    forceCloseConnections: 'idle',
    rewriteUrl: ({ method = 'GET', url = '/' }) => captureTarget(method, url),
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => {
      applySecurityHeaders(reply, random);
      refuseError(error, request, reply);
    },
  }).withTypeProvider<ZodTypeProvider>();
  app.server.maxHeadersCount = headerCount;
  continueLater(app.server);
  refuseTunnels(app.server);
  return app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
}

/** JSON is the only body that calls take unless their route says otherwise; an empty one is no body. */
function readJsonBodies(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
}

/**
 * Builds the application; it does not listen. What holds for every request comes first and in this order: sockets,
 * headers, log, errors, what no request may be like, the number of calls, who is signed in.
 */
export async function buildApp(parts: AppParts): Promise<App> {
  const app = createFastify(parts);
  readJsonBodies(app);
  await collectRoutes(app);
  await acceptSockets(app);
  measureRequests(app, parts.metrics);
  addSecurityHeaders(app, parts.random);
  logRequests(app);
  handleErrors(app);
  refuseHeads(app);
  const limitCall = await limitCalls(app, parts.callsPerMinute);
  guardRoutes(app, parts.auth, { [`GET ${calls.metrics}`]: parts.metricsToken });
  healthRoutes(app, parts.readiness);
  measureReadiness(parts.metrics, parts.readiness);
  metricsRoute(app, parts.metrics);
  openApiRoute(app);
  const logins = { name: 'toolbench_logins_total', help: 'Attempts to sign in.', labels: ['result'] as const };
  authRoutes(app, parts.auth, parts.metrics.counter(logins));
  captureRoutes(app, { bins: parts.bins, clock: parts.clock, limitCall });
  binRoutes(app, { bins: parts.bins, createdPerHour: parts.binsCreatedPerHour, publicUrl: parts.publicUrl });
  heldRoutes(app, parts.retention, parts.bins);
  aiSettingsRoutes(app, parts.ai);
  await documentRoutes(app, parts.documents);
  await codeRoutes(app, parts.code, parts.ai.settings);
  voiceRoutes(app, parts);
  previewRoutes(app, parts);
  assistantRoutes(app, parts.assistant, parts.ai.settings);
  await servePages(app, parts);
  return app;
}
