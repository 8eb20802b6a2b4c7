import { access, constants, statfs } from 'node:fs/promises';
import { limits } from '@toolbench/contracts/limits.ts';
import { sql, type Kysely } from 'kysely';
import { holdDataFolder } from '../adapters/data-folder.ts';
import { openDatabase } from '../adapters/database/open.ts';
import { noReserve, openReserve } from '../adapters/database/reserve.ts';
import { probeWrite } from '../adapters/database/probe-write.ts';
import type { Schema } from '../adapters/database/schema.ts';
import type { LaunchedThread } from '../adapters/database/sqlite-thread.ts';
import { openEvents } from '../adapters/events/open.ts';
import type { SftpServer } from '../adapters/ssh/sftp-server.ts';
import { buildApp } from '../app.ts';
import { composeApps } from './apps.ts';
import { composeAuth } from './auth.ts';
import { composeCluster } from './cluster.ts';
import type { ServerContext } from './context.ts';
import { composeLab } from './lab.ts';
import { composeSftp } from './sftp.ts';
import { composeTools } from './tools.ts';
import type { Settings } from '../settings/env.ts';
import type { App } from '../shared/fastify-app.ts';
import { createBinStore } from '../features/bins/bin-store.ts';
import { createRequestStore } from '../features/bins/request-store.ts';
import { createBins } from '../features/bins/service.ts';
import { createDocumentStore } from '../features/documents/document-store.ts';
import { createRandomPool } from '../adapters/random/random-pool.ts';
import { heldDocuments } from '../features/documents/held-documents.ts';
import { createRetention } from '../features/retention/service.ts';
import { startSweeping } from '../features/retention/sweep.ts';
import { temporaryThings } from '../features/retention/things.ts';
import { createToolTokens } from '../features/tool-tokens/service.ts';
import type { ReadinessCheck } from '../plugins/health.ts';
import { countSweeps } from '../plugins/metrics/metrics.ts';
import { measureProcess } from '../plugins/metrics/metrics-process.ts';
import { createMetrics } from '../plugins/metrics/metrics-registry.ts';

const clock = { now: () => Date.now() };
const random = createRandomPool();

/** What the process gives: where its words go, and what it has begun already. */
export interface Surroundings extends Pick<ServerContext, 'tell'> {
  readonly webRoot: string;
  /** The structured log. */
  readonly logStream: { write: (line: string) => void };
  /** For the embedded database. */
  readonly databaseThread: LaunchedThread | undefined;
}

function readinessChecks(database: Kysely<Schema>, folder: string): readonly ReadinessCheck[] {
  return [
    { name: 'database', isReady: async () => (await sql`select 1`.execute(database)).rows.length === 1 },
    {
      name: 'disk',
      isReady: async () => {
        // A disk that became read-only takes nothing, whatever room it has.
        await access(folder, constants.W_OK);
        const { bavail, bsize } = await statfs(folder);
        return bavail * bsize >= limits.storage.freeDiskBytes;
      },
    },
  ];
}

/** Opens what everything stands on, puts the parts on it, and starts what runs beside the requests. */
async function composeOn(
  folder: string,
  atClose: ServerContext['atClose'],
  settings: Settings,
  { webRoot, logStream, databaseThread, tell }: Surroundings,
): Promise<Composed> {
  const onError = (error: Error) => tell(`数据库连接中断 A database connection broke: ${error.message}\n`);
  const place = { folder, url: settings.databaseUrl, thread: databaseThread, onError };
  const { queries, scripts, forgetDeleted, close } = await openDatabase(place, clock.now());
  atClose(close);
  const events = await openEvents(place);
  atClose(events.close);
  const metrics = createMetrics();
  atClose(measureProcess(metrics));
  const base = { settings, dataFolder: folder, queries, clock, random, tell };
  const cluster = await composeCluster(base);
  atClose(cluster.end);
  const context: ServerContext = { ...base, cluster, metrics, atClose };

  const reserve = settings.databaseUrl === undefined ? openReserve(folder, limits.storage.reserveBytes) : noReserve;
  const { auth, account, followEnds, markEnd, ...held } = await composeAuth(context);
  const bins = createBins({
    bins: createBinStore(queries),
    requests: createRequestStore(queries, settings.bins, scripts?.appendRows),
    events,
    settings: settings.bins,
    clock,
    random,
    later: setImmediate,
    isDiskFull: reserve.isTouched,
  });
  /** There is a log once there is an application. */
  const log: { warn?: (words: string) => void } = {};
  const lab = composeLab(context, (words) => log.warn?.(words));
  const { open, handOver, stopListening, ...apps } = await composeApps(context, lab.ai);
  const documents = heldDocuments(createDocumentStore(queries), clock);
  const things = temporaryThings({ ...lab, ...apps, ...held, bins, auth, documents });
  const retention = createRetention({ things, forgetDeleted, clock });

  const state = { isLeaving: false };
  const sftp: { server?: SftpServer | undefined } = {};
  const app = await buildApp({
    auth: { ...auth, login: (request) => reserve.withRoom(() => auth.login(request)) },
    account,
    bins,
    ...lab,
    ...apps,
    retention,
    toolTokens: createToolTokens({ database: queries, clock, random, onEnd: markEnd }),
    runner: await composeTools(context),
    metrics,
    clock,
    random,
    webRoot,
    binsCreatedPerHour: settings.bins.createdPerHour,
    publicUrl: settings.publicUrl,
    metricsToken: settings.metricsToken,
    readiness: [...readinessChecks(queries, folder), { name: 'staying', isReady: async () => !state.isLeaving }],
    isDiskFull: reserve.isTouched,
    probeWrite: () => probeWrite(queries, settings.databaseUrl === undefined ? 'sqlite' : 'postgres'),
    isLeaving: () => state.isLeaving,
    passing: cluster.passing,
    adScript: settings.adScript,
    site: settings.site,
    sftpDemo: () => sftp.server?.demo,
    trustedProxies: settings.trustedProxies,
    strictTransport: settings.strictTransport,
    callsPerMinute: limits.http.callsPerMinute,
    log: { level: settings.logLevel, stream: logStream },
  });
  log.warn = (words) => app.log.warn(words);
  sftp.server = await composeSftp(context, app);
  app.log.info(await open(), 'previews are reachable');
  const sweeps = countSweeps(metrics, clock);
  const onSweepError = (error: unknown) => {
    sweeps.failed();
    app.log.error(error, 'sweep failed');
  };
  atClose(
    startSweeping(
      [lab.ai.usage.sweep, followEnds, reserve.keep, ...retention.sweeps, sweeps.finished],
      limits.storage.sweepEveryMs,
      onSweepError,
    ),
  );
  app.addHook('onListen', async () => {
    const address = app.server.address();
    if (address !== null && typeof address === 'object') await cluster.listens({ port: address.port });
  });
  // Both listeners end in the same time.
  app.addHook('preClose', async () => {
    stopListening().catch((error: unknown) => app.log.error(error, 'previews did not close'));
  });
  const leave = async () => {
    state.isLeaving = true;
    const drained = new Promise((resolve) => setTimeout(resolve, settings.drainMs));
    // Nobody would go on with what runs on the only server.
    if (cluster.passing !== undefined)
      handOver().catch((error: unknown) => app.log.error(error, 'handing over failed'));
    await drained;
    // Until now it answers what it is passed.
    await cluster.withdraws().catch((error: unknown) => app.log.error(error, 'withdrawing failed'));
  };
  return { app, leave };
}

export interface Composed {
  readonly app: App;
  /** Says that this server is about to stop, and waits until a proxy has seen it. */
  readonly leave: () => Promise<void>;
}

/** Puts the server together from the settings: the only place that picks adapters. Closing the app releases them. */
export async function compose(settings: Settings, surroundings: Surroundings): Promise<Composed> {
  const folder = holdDataFolder(settings.dataFolder);
  const closers: (() => unknown)[] = [folder.release];
  const closeAll = async () => {
    for (const closer of closers.reverse()) await closer();
  };
  try {
    const composed = await composeOn(folder.path, (close) => closers.push(close), settings, surroundings);
    composed.app.addHook('onClose', closeAll);
    return composed;
  } catch (error) {
    await closeAll();
    throw error;
  }
}
