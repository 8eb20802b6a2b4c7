import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { limits } from '@toolbench/contracts/limits.ts';
import type { Runner } from '@toolbench/runner/runner.ts';
import { calls } from '@toolbench/contracts/routes.ts';
import { plainSite } from '@toolbench/contracts/site.ts';
import type { App } from './shared/fastify-app.ts';
import { accountRoutes } from './features/auth/account-routes.ts';
import type { AdministratorAccount } from './features/auth/account.ts';
import { authRoutes } from './features/auth/routes.ts';
import type { Auth } from './features/auth/service.ts';
import { aiSettingsRoutes, type Ai } from './features/ai-settings/routes.ts';
import { captureRoutes } from './features/bins/capture/capture-routes.ts';
import { captureTarget, isBinTarget } from './features/bins/capture/capture-target.ts';
import { binRoutes } from './features/bins/routes.ts';
import type { Bins } from './features/bins/service.ts';
import { toolTokenRoutes } from './features/tool-tokens/routes.ts';
import type { ToolTokens } from './features/tool-tokens/service.ts';
import { heldRoutes } from './features/retention/routes.ts';
import type { Retention } from './features/retention/service.ts';
import { documentRoutes, type DocumentLab } from './features/documents/routes.ts';
import { assistantRoutes } from './features/assistant/routes.ts';
import type { Assistant } from './features/assistant/service.ts';
import { codeRoutes } from './features/code/routes.ts';
import type { Code } from './features/code/service.ts';
import { voiceRoutes } from './features/voice/routes.ts';
import type { Voice } from './features/voice/service.ts';
import { deployRoutes } from './features/deploy/routes.ts';
import type { Deploy } from './features/deploy/service.ts';
import { previewRoutes } from './features/previews/routes.ts';
import type { Previews } from './features/previews/service.ts';
import { stayBelow, withoutBasePath } from './plugins/base-path.ts';
import { readJsonBodies } from './plugins/json-bodies.ts';
import { guardRoutes } from './plugins/auth-guard.ts';
import { binOrigin, confineToBins } from './plugins/bin-origin.ts';
import { answerClientError } from './plugins/traffic/client-errors.ts';
import { handleErrors, refuseError } from './plugins/errors.ts';
import { keepRoomForDeleting } from './plugins/full-disk.ts';
import { healthRoutes, watchWriting, type ReadinessCheck } from './plugins/health.ts';
import { measureReadiness, measureRequests, metricsRoute } from './plugins/metrics/metrics.ts';
import type { Metrics } from './plugins/metrics/metrics-registry.ts';
import { collectRoutes, openApiRoute } from './plugins/openapi/openapi.ts';
import { readPassed, type Passing } from './plugins/passing.ts';
import { proxyList } from './plugins/proxy-list.ts';
import { limitCalls } from './plugins/traffic/rate-limit.ts';
import { closeAfterBody, endWithSender } from './plugins/traffic/half-closed.ts';
import { readRefusedLines } from './plugins/traffic/refused-lines.ts';
import { limitTraffic, type Traffic } from './plugins/traffic/traffic.ts';
import { continueLater, readScheme, refuseHeads, refuseTunnels } from './plugins/traffic/request-head.ts';
import { logOptions, logRequests, quietLog } from './plugins/request-log.ts';
import { addSecurityHeaders, applySecurityHeaders, type StrictTransport } from './plugins/security-headers.ts';
import { acceptSockets } from './plugins/sockets.ts';
import { servePages, type Pages } from './plugins/static-pages.ts';
import type { Clock, RandomBytes } from './shared/ports.ts';

export interface AppParts extends Pages {
  readonly auth: Auth;
  readonly account: AdministratorAccount;
  readonly ai: Ai;
  readonly documents: DocumentLab;
  readonly code: Code;
  readonly voice: Voice;
  readonly previews: Previews;
  readonly deploy: Deploy;
  readonly assistant: Assistant;
  readonly readiness: readonly ReadinessCheck[];
  /** Whether the disk has no room but what is kept for the administrator. */
  readonly isDiskFull: () => Promise<boolean>;
  /** Writes something to the database without changing it. */
  readonly probeWrite: () => Promise<unknown>;
  readonly metrics: Metrics;
  /** Opens GET /metrics beside a session. */
  readonly metricsToken?: string | undefined;
  readonly bins: Bins;
  readonly binsCreatedPerHour: number;
  readonly retention: Retention;
  readonly toolTokens: ToolTokens;
  /** Runs tools for programs; absent where that is switched off. */
  readonly runner?: Runner | undefined;
  /** Origin at which people reach the server; absent: the one of each request. */
  readonly publicUrl?: string | undefined;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly trustedProxies: readonly string[];
  readonly strictTransport?: StrictTransport | undefined;
  readonly callsPerMinute: number;
  /** How calls are passed on to other servers; absent where this one is alone. */
  readonly passing?: Passing | undefined;
  /** Whether it is about to stop: then no connection is kept for another request. */
  readonly isLeaving?: () => boolean;
  readonly log: { readonly level: string; readonly stream: { write: (line: string) => void } };
}

/** Stands where Fastify would load compilers of its own, a fifth of a start, before it is given those of the server. */
const noCompiler = () => {
  throw new Error('a schema was compiled before the compilers were set');
};

function createFastify(parts: AppParts): App {
  const { random, trustedProxies, log, site: { basePath } = plainSite } = parts;
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
    trustProxy: trustedProxies.length > 0 ? proxyList(trustedProxies) : false,
    bodyLimit: bodyBytes,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: keepAliveTimeoutMs,
    http: {
      headersTimeout: headersTimeoutMs,
      maxHeaderSize: headerBytes,
      connectionsCheckingInterval: connectionsCheckMs,
    },
    forceCloseConnections: 'idle',
    schemaController: { compilersFactory: { buildValidator: () => noCompiler, buildSerializer: () => noCompiler } },
    rewriteUrl: ({ method = 'GET', url = '/' }) => captureTarget(method, withoutBasePath(basePath, url)),
    clientErrorHandler: (error, socket) => {
      if (!takeRefused(error, socket)) answerClientError(error, socket);
    },
    frameworkErrors: (error, request, reply) => {
      applySecurityHeaders(reply, parts);
      refuseError(error, request, reply);
    },
  }).withTypeProvider<ZodTypeProvider>();
  app.server.maxHeadersCount = headerCount;
  const takeRefused = readRefusedLines(app.server, {
    below: `${basePath}/bin/`,
    isRead: (path) => isBinTarget(withoutBasePath(basePath, path)),
  });
  endWithSender(app.server);
  closeAfterBody(app.server, limits.http.lingerMs);
  continueLater(app.server, basePath);
  refuseTunnels(app.server);
  return app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
}

/** A proxy that keeps connections open would send the next request to a server that has gone. */
function endConnections(app: App, isLeaving: () => boolean = () => false): void {
  app.addHook('onSend', async (_request, reply) => {
    if (isLeaving()) reply.header('connection', 'close');
  });
}

/** The tools as calls, where they are switched on, and the description of all calls. */
async function addTools(app: App, { runner, ...parts }: AppParts, traffic: Traffic): Promise<void> {
  if (runner === undefined) return openApiRoute(app);
  const [{ toolRoutes }, { describeToolCalls }] = await Promise.all([
    import('./features/tools/routes.ts'),
    import('./features/tools/describe-calls.ts'),
  ]);
  toolRoutes(app, { ...parts, runner, traffic });
  openApiRoute(app, describeToolCalls);
}

/**
 * Builds the application; it does not listen. What holds for every request comes first and in this order: its scheme, sockets,
 * headers, log, errors, where it was sent, what no request may be like, how much is under way, the
 * number of calls, whether there is room, who is signed in.
 */
export async function buildApp(parts: AppParts): Promise<App> {
  const { basePath } = parts.site ?? plainSite;
  const app = createFastify(parts);
  readScheme(app);
  readJsonBodies(app);
  await collectRoutes(app, basePath);
  await acceptSockets(app, basePath);
  measureRequests(app, parts.metrics);
  addSecurityHeaders(app, parts);
  logRequests(app);
  handleErrors(app);
  const readiness = [...parts.readiness, watchWriting(app, parts.probeWrite)];
  const origin = binOrigin(parts.bins.limits.origin);
  confineToBins(app, origin);
  stayBelow(app, basePath);
  refuseHeads(app);
  readPassed(app, parts.passing);
  endConnections(app, parts.isLeaving);
  const traffic = limitTraffic(app, parts.metrics, parts.trustedProxies);
  const limitCall = await limitCalls(app, parts.callsPerMinute);
  keepRoomForDeleting(app, parts.isDiskFull);
  guardRoutes(app, parts.auth, {
    ofRoutes: { [`GET ${calls.metrics}`]: parts.metricsToken },
    useToolToken: parts.toolTokens.use,
  });
  healthRoutes(app, readiness);
  measureReadiness(parts.metrics, readiness);
  metricsRoute(app, parts.metrics);
  await addTools(app, parts, traffic);
  const logins = { name: 'toolbench_logins_total', help: 'Attempts to sign in.', labels: ['result'] as const };
  authRoutes(app, { auth: parts.auth, logins: parts.metrics.counter(logins), basePath });
  accountRoutes(app, parts.account);
  toolTokenRoutes(app, { ...parts, isOn: parts.runner !== undefined, basePath });
  captureRoutes(app, { bins: parts.bins, clock: parts.clock, limitCall, traffic, origin, basePath });
  const { bins, binsCreatedPerHour: createdPerHour, publicUrl } = parts;
  binRoutes(app, { bins, createdPerHour, publicUrl, basePath, traffic });
  heldRoutes(app, parts.retention, parts.bins);
  aiSettingsRoutes(app, parts.ai);
  await documentRoutes(app, parts.documents);
  await codeRoutes(app, parts.code, parts.ai.settings, parts.passing);
  voiceRoutes(app, parts);
  previewRoutes(app, parts);
  deployRoutes(app, parts);
  assistantRoutes(app, parts.assistant, parts.ai.settings);
  await servePages(app, parts);
  return app;
}
