import { randomBytes } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { limits } from '@toolbench/contracts/limits.ts';
import { sql, type Kysely } from 'kysely';
import { holdDataFolder } from './adapters/data-folder.ts';
import { openDatabase } from './adapters/database/open.ts';
import type { Schema } from './adapters/database/schema.ts';
import type { LaunchedThread } from './adapters/database/sqlite-thread.ts';
import { openEvents } from './adapters/events/open.ts';
import type { SftpServer } from './adapters/ssh/sftp-server.ts';
import { buildApp } from './app.ts';
import { composeApps } from './compose-apps.ts';
import { composeAuth } from './compose-auth.ts';
import type { Ground } from './compose-ground.ts';
import { composeLab } from './compose-lab.ts';
import { composeSftp } from './compose-sftp.ts';
import type { Settings } from './env.ts';
import type { App } from './fastify-app.ts';
import { createBinStore } from './features/bins/bin-store.ts';
import { createRequestStore } from './features/bins/request-store.ts';
import { createBins } from './features/bins/service.ts';
import { createDocumentStore } from './features/documents/document-store.ts';
import { heldDocuments } from './features/documents/held-documents.ts';
import { createRetention } from './features/retention/service.ts';
import { startSweeping } from './features/retention/sweep.ts';
import { temporaryThings } from './features/retention/things.ts';
import type { ReadinessCheck } from './plugins/health.ts';
import { countSweeps } from './plugins/metrics.ts';
import { measureProcess } from './plugins/metrics-process.ts';
import { createMetrics } from './plugins/metrics-registry.ts';

const clock = { now: () => Date.now() };
const random = (length: number) => randomBytes(length);

/** What the process gives: where its words go, and what it has begun already. */
export interface Surroundings extends Pick<Ground, 'tell'> {
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
        const { bavail, bsize } = await statfs(folder);
        return bavail * bsize >= limits.storage.freeDiskBytes;
      },
    },
  ];
}

/** Opens what everything stands on, puts the parts on it, and starts what runs beside the requests. */
async function composeOn(
  folder: string,
  atClose: Ground['atClose'],
  settings: Settings,
  { webRoot, logStream, databaseThread, tell }: Surroundings,
): Promise<App> {
  const onError = (error: Error) => tell(`数据库连接中断 A database connection broke: ${error.message}\n`);
  const place = { folder, url: settings.databaseUrl, thread: databaseThread, onError };
  const { queries, scripts, forgetDeleted, close } = await openDatabase(place, clock.now());
  atClose(close);
  const events = await openEvents(place);
  atClose(events.close);
  const metrics = createMetrics();
  atClose(measureProcess(metrics));
  const ground: Ground = { settings, dataFolder: folder, queries, clock, random, metrics, tell, atClose };

  const { auth, ...held } = await composeAuth(ground);
  const bins = createBins({
    bins: createBinStore(queries),
    requests: createRequestStore(queries, settings.bins, scripts?.appendRows),
    events,
    settings: settings.bins,
    clock,
    random,
    later: setImmediate,
  });
  const lab = composeLab(ground);
  const { open, ...apps } = await composeApps(ground, lab.ai);
  const documents = heldDocuments(createDocumentStore(queries), clock);
  const things = temporaryThings({ ...lab, ...apps, ...held, bins, auth, documents });
  const retention = createRetention({ things, forgetDeleted, clock });

  const sftp: { server?: SftpServer | undefined } = {};
  const app = await buildApp({
    auth,
    bins,
    ...lab,
    ...apps,
    retention,
    metrics,
    clock,
    random,
    webRoot,
    binsCreatedPerHour: settings.bins.createdPerHour,
    publicUrl: settings.publicUrl,
    metricsToken: settings.metricsToken,
    readiness: readinessChecks(queries, folder),
    adScript: settings.adScript,
    sftpDemo: () => sftp.server?.demo,
    trustedProxies: settings.trustedProxies,
    callsPerMinute: limits.http.callsPerMinute,
    log: { level: settings.logLevel, stream: logStream },
  });
  sftp.server = await composeSftp(ground, app);
  app.log.info(await open(), 'previews are reachable');
  const sweeps = countSweeps(metrics, clock);
  const onSweepError = (error: unknown) => {
    sweeps.failed();
    app.log.error(error, 'sweep failed');
  };
  atClose(
    startSweeping(
      [lab.ai.usage.sweep, ...retention.sweeps, sweeps.finished],
      limits.storage.sweepEveryMs,
      onSweepError,
    ),
  );
  return app;
}

/** Puts the server together from the settings: the only place that picks adapters. Closing the app releases them. */
export async function compose(settings: Settings, surroundings: Surroundings): Promise<App> {
  const folder = holdDataFolder(settings.dataFolder);
  const closers: (() => unknown)[] = [folder.release];
  const closeAll = async () => {
    for (const closer of closers.reverse()) await closer();
  };
  try {
    const app = await composeOn(folder.path, (close) => closers.push(close), settings, surroundings);
    app.addHook('onClose', closeAll);
    return app;
  } catch (error) {
    await closeAll();
    throw error;
  }
}
