import { randomBytes } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { limits } from '@toolbench/contracts/limits.ts';
import { sql, type Kysely } from 'kysely';
import { createEngines } from './adapters/ai/create-engines.ts';
import { createAppDatabases } from './adapters/app-databases/app-databases.ts';
import { createArchives } from './adapters/archives/archive-reader.ts';
import { createParserPool } from './adapters/code-parser/parser-pool.ts';
import { createProjectIndexes } from './adapters/code-projects/project-indexes.ts';
import { holdDataFolder } from './adapters/data-folder.ts';
import { openDatabase } from './adapters/database/open.ts';
import { openEvents } from './adapters/events/open.ts';
import type { Schema } from './adapters/database/schema.ts';
import { createPdfProcess } from './adapters/pdf/pdf-process.ts';
import { argon2 } from './adapters/passwords/argon2.ts';
import { openSealing } from './adapters/secrets/sealing.ts';
import { startSftpServer, type SftpServer } from './adapters/ssh/sftp-server.ts';
import { workerStarter } from './adapters/worker-threads/worker-thread.ts';
import { buildApp } from './app.ts';
import { composeAssistant } from './compose-assistant.ts';
import { composePreviews, composeSandboxes } from './compose-previews.ts';
import { composeDeploy } from './compose-deploy.ts';
import type { Settings } from './env.ts';
import type { App } from './fastify-app.ts';
import type { Ai } from './features/ai-settings/routes.ts';
import { createEngineSettings } from './features/ai-settings/service.ts';
import { createEngineStore } from './features/ai-settings/store.ts';
import { gatherUsage } from './features/ai-usage/gather-usage.ts';
import { createUsage } from './features/ai-usage/service.ts';
import { createUsageStore } from './features/ai-usage/store.ts';
import { createAttemptStore } from './features/auth/attempt-store.ts';
import { createFirstAdministrator } from './features/auth/first-administrator.ts';
import { createLockout } from './features/auth/lockout.ts';
import { createPasswordCheck } from './features/auth/password.ts';
import { createAuth } from './features/auth/service.ts';
import { createAuthStore } from './features/auth/store.ts';
import { createBinStore } from './features/bins/bin-store.ts';
import { createRequestStore } from './features/bins/request-store.ts';
import { createBins } from './features/bins/service.ts';
import { createRetention } from './features/retention/service.ts';
import { createDocumentStore } from './features/documents/document-store.ts';
import { createIndexStore } from './features/documents/index-store.ts';
import { heldDocuments } from './features/documents/held-documents.ts';
import type { DocumentLab } from './features/documents/routes.ts';
import { createDocuments } from './features/documents/service.ts';
import { openUploadFolder } from './features/documents/upload-folder.ts';
import { createCode, type Code } from './features/code/service.ts';
import { createCodeStore } from './features/code/store.ts';
import { createPhraseFiles } from './features/voice/phrase-files.ts';
import { createVoice, type Voice } from './features/voice/service.ts';
import { startSweeping } from './features/retention/sweep.ts';
import { chosenModel } from './plugins/chosen-model.ts';
import { countSweeps } from './plugins/metrics.ts';
import { measureProcess } from './plugins/metrics-process.ts';
import { createMetrics, type Metrics } from './plugins/metrics-registry.ts';
import { temporaryThings } from './features/retention/things.ts';
import type { ReadinessCheck } from './plugins/health.ts';
import type { Counter } from './ports.ts';

const clock = { now: () => Date.now() };
const random = (length: number) => randomBytes(length);

/** What the process gives: where its words go. */
interface Surroundings {
  readonly webRoot: string;
  /** The structured log. */
  readonly logStream: { write: (line: string) => void };
  /** Words for the person who started the server, beside the log. */
  readonly tell: (text: string) => void;
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

/** What is used is written down within this time. */
const gatherMs = 500;

/** The lab's engines: where they are reached, what they used, the engines themselves, and what has to be written at last. */
function composeAi({ ai, secretKey }: Settings, queries: Kysely<Schema>, folder: string) {
  const { models, caps, engines: configured } = ai;
  const sealing = openSealing(secretKey, folder);
  const settings = createEngineSettings({ store: createEngineStore(queries), sealing, configured, models, clock });
  const store = gatherUsage(createUsageStore(queries), {
    clock,
    later: (write) => void setTimeout(write, gatherMs).unref(),
  });
  const usage = createUsage({ store, clock, caps });
  const { endpointOf } = settings;
  const engines = createEngines({ endpointOf, clock, models, limits: limits.ai, ledger: usage.ledger });
  const lab: Ai = { settings, usage, engines, clock };
  return { ai: lab, flushUsage: store.flush };
}

/** Built beside the server: it reads PDFs in a process of its own. */
const pdfScript = new URL('./read-pdf.js', import.meta.url);

/** Question answering over documents. */
function composeDocuments(settings: Settings, queries: Kysely<Schema>, folder: string, ai: Ai): DocumentLab {
  const documents = createDocuments({
    store: createDocumentStore(queries),
    index: createIndexStore(queries),
    reader: createPdfProcess(pdfScript, limits.documents),
    engines: ai.engines,
    clock,
    random,
    fusesEmbeddings: settings.documentSearch === 'fused',
  });
  const uploads = openUploadFolder(folder, random);
  return { documents, uploads, chosenModel: (request) => chosenModel(request, ai.settings) };
}

/** Question answering over code, and what ends its workers. */
function composeCode(queries: Kysely<Schema>, folder: string, engines: Ai['engines'], tell: Surroundings['tell']) {
  const start = workerStarter(new URL('./code-worker.js', import.meta.url));
  const parser = createParserPool(start);
  const indexes = createProjectIndexes(start);
  const archives = createArchives(folder, start);
  const onError = (error: unknown) => tell(`代码向量化失败 Vectorizing code failed: ${String(error)}\n`);
  const store = createCodeStore(queries);
  const code: Code = createCode({ store, archives, parser, indexes, engines, clock, random, onError });
  const close = async () => {
    await code.close();
    await Promise.all([parser.close(), indexes.close()]);
  };
  return { code, close };
}

/** Speech of the phrase book, beside the built server. */
const phraseFolder = new URL('../assets/speech/', import.meta.url);

/** Voice translation. */
function composeVoice({ engines }: Ai, metrics: Metrics, tell: Surroundings['tell']): Voice {
  const turns = metrics.counter({
    name: 'toolbench_voice_turns_total',
    help: 'Turns of voice translation by how they ended: done, cancelled, or the code of what went wrong.',
    labels: ['result'],
  });
  const onFault = (error: unknown) => tell(`语音翻译出错 Voice translation failed: ${String(error)}\n`);
  return createVoice({ engines, phraseSpeech: createPhraseFiles(phraseFolder), clock, random, turns, onFault });
}

function administratorText(username: string, password: string): string {
  return (
    `\n  已创建管理员账号，密码只显示这一次，请记下：\n  The administrator was created; this password is shown only once:\n\n` +
    `    用户名 username  ${username}\n    密码 password    ${password}\n\n`
  );
}

const sftpConnections = {
  name: 'toolbench_sftp_connections_total',
  help: 'Connections to the SFTP demo: served, or refused by which limit.',
  labels: ['result'],
} as const;

/** Without a port of its own, or a host key, there is no demo; everything else works. */
async function startSftp(
  { sftp }: Settings,
  dataFolder: string,
  { log }: App,
  connections: Counter<'result'>,
): Promise<SftpServer | undefined> {
  if (!sftp) return undefined;
  try {
    const server = await startSftpServer({
      settings: sftp,
      dataFolder,
      clock,
      onConnection: (record) => {
        connections.add({ result: 'served' });
        log.info({ sftp: record }, 'sftp connection ended');
      },
      onRefused: (limit) => {
        connections.add({ result: limit });
        log.debug({ limit }, 'sftp connection refused');
      },
    });
    log.info({ port: server.demo.port, fingerprint: server.demo.fingerprint }, 'sftp demo is running');
    return server;
  } catch (error) {
    log.error({ err: error }, 'sftp demo is not running; SFTP_PORT chooses another port or turns it off');
    return undefined;
  }
}

/** Puts the server together from the settings: the only place that picks adapters. Closing the app releases them. */
export async function compose(settings: Settings, surroundings: Surroundings): Promise<App> {
  const folder = holdDataFolder(settings.dataFolder);
  const closers: (() => unknown)[] = [folder.release];
  const close = async () => {
    for (const closer of closers.reverse()) await closer();
  };
  try {
    const onError = (error: Error) =>
      surroundings.tell(`数据库连接中断 A database connection broke: ${error.message}\n`);
    const place = { folder: folder.path, url: settings.databaseUrl, onError };
    const database = await openDatabase(place, clock.now());
    closers.push(database.close);

    const store = createAuthStore(database.queries);
    const attempts = createAttemptStore(database.queries);
    const lockout = createLockout(attempts, clock);
    const auth = createAuth({ store, lockout, checkPassword: createPasswordCheck(argon2), clock, random });
    const invented = await createFirstAdministrator(settings.administrator, { store, hashing: argon2, clock, random });
    if (invented !== undefined) surroundings.tell(administratorText(settings.administrator.username, invented));

    const events = await openEvents(place);
    closers.push(events.close);
    const bins = createBins({
      bins: createBinStore(database.queries),
      requests: createRequestStore(database.queries, settings.bins),
      ...{ events, settings: settings.bins, clock, random, later: setImmediate },
    });
    const { ai, flushUsage } = composeAi(settings, database.queries, folder.path);
    closers.push(flushUsage);
    const documents = composeDocuments(settings, database.queries, folder.path, ai);
    const { code, close: closeCode } = composeCode(database.queries, folder.path, ai.engines, surroundings.tell);
    closers.push(closeCode);
    const { engines } = ai;
    const { models } = settings.ai;
    const assistant = composeAssistant({ queries: database.queries, engines, models, clock, random });
    const composed = await composePreviews({
      ...{ settings, dataFolder: folder.path, queries: database.queries, clock, random },
      source: assistant,
      sandboxes: composeSandboxes(folder.path, settings.dockerHost),
      databases: createAppDatabases({ dataFolder: folder.path }),
      onError: (error) => surroundings.tell(`预览出错 A preview failed: ${String(error)}\n`),
    });
    closers.push(composed.close);
    const { previews, frameSources } = composed;
    const deploy = await composeDeploy({
      ...{ queries: database.queries, source: assistant, local: composed.deployments, clock },
      sealing: openSealing(settings.secretKey, folder.path),
      onError: (error) => surroundings.tell(`部署出错 A deployment failed: ${String(error)}\n`),
    });
    closers.push(deploy.close);
    const retention = createRetention({
      things: temporaryThings({
        ...{ bins, auth, sessions: store, lockout, attempts, code, assistant, previews },
        documents: heldDocuments(createDocumentStore(database.queries), clock),
      }),
      ...{ forgetDeleted: database.forgetDeleted, clock },
    });
    const metrics = createMetrics();
    closers.push(measureProcess(metrics));
    const sftp: { server?: SftpServer | undefined } = {};
    const app = await buildApp({
      auth,
      bins,
      binsCreatedPerHour: settings.bins.createdPerHour,
      retention,
      publicUrl: settings.publicUrl,
      clock,
      ai,
      documents,
      metrics,
      metricsToken: settings.metricsToken,
      code,
      voice: composeVoice(ai, metrics, surroundings.tell),
      assistant,
      previews,
      deploy,
      frameSources,
      readiness: readinessChecks(database.queries, folder.path),
      webRoot: surroundings.webRoot,
      adScript: settings.adScript,
      sftpDemo: () => sftp.server?.demo,
      random,
      trustedProxies: settings.trustedProxies,
      callsPerMinute: limits.http.callsPerMinute,
      log: { level: settings.logLevel, stream: surroundings.logStream },
    });
    const sweeps = countSweeps(metrics, clock);
    sftp.server = await startSftp(settings, folder.path, app, metrics.counter(sftpConnections));
    if (sftp.server) closers.push(sftp.server.close);
    const shared = await composed.open();
    app.log.info(shared, 'previews are reachable');
    closers.push(
      startSweeping([ai.usage.sweep, ...retention.sweeps, sweeps.finished], limits.storage.sweepEveryMs, (error) => {
        sweeps.failed();
        app.log.error(error, 'sweep failed');
      }),
    );
    app.addHook('onClose', close);
    return app;
  } catch (error) {
    await close();
    throw error;
  }
}
