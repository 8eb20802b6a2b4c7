import { sql, type Kysely } from 'kysely';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { limits } from '@toolbench/contracts/limits.ts';
import { databaseName, openDatabase, type DatabasePlace } from '../adapters/database/open.ts';
import type { Schema } from '../adapters/database/schema.ts';
import { openEvents } from '../adapters/events/open.ts';
import { buildApp, type AppParts } from '../app.ts';
import type { RandomBytes } from '../shared/ports.ts';
import type { App } from '../shared/fastify-app.ts';
import type { Ai } from '../features/ai-settings/routes.ts';
import { createSealing } from '../adapters/secrets/sealing.ts';
import { createAccount, type AdministratorAccount } from '../features/auth/account.ts';
import { createAttemptStore } from '../features/auth/lockout/attempt-store.ts';
import { createFirstAdministrator } from '../features/auth/first-administrator.ts';
import { createKnownDevices } from '../features/auth/lockout/known-devices.ts';
import { createLockout } from '../features/auth/lockout/lockout.ts';
import { createPasswordCheck } from '../features/auth/password.ts';
import { createSecondFactor, type SecondFactor } from '../features/auth/second-factor.ts';
import { createAuth, type Auth } from '../features/auth/service.ts';
import { createAuthStore, type AuthStore } from '../features/auth/store.ts';
import { createMetrics, type Metrics } from '../plugins/metrics/metrics-registry.ts';
import { testAi } from './ai-services/test-ai.ts';
import { createBinStore } from '../features/bins/bin-store.ts';
import { createRequestStore } from '../features/bins/request-store.ts';
import { createBins, type Bins } from '../features/bins/service.ts';
import type { BinSettings } from '../features/bins/settings.ts';
import { createDocumentStore } from '../features/documents/document-store.ts';
import { heldDocuments } from '../features/documents/held-documents.ts';
import { createRetention, type Retention } from '../features/retention/service.ts';
import { temporaryThings } from '../features/retention/things.ts';
import { createToolTokens } from '../features/tool-tokens/service.ts';
import type { Assistant } from '../features/assistant/service.ts';
import type { Code } from '../features/code/service.ts';
import type { Previews } from '../features/previews/service.ts';
import type { Deploy } from '../features/deploy/service.ts';
import type { Targets } from '../features/deploy/ports.ts';
import { testAssistant } from './lab/test-assistant.ts';
import { testCode } from './lab/test-code.ts';
import { testVoice } from './lab/test-voice.ts';
import { countingBytes, fakeClock, fakeHashing, type FakeClock, type FakeHashing } from './fakes.ts';
import { testDeploy } from './lab/test-deploy.ts';
import { testDocuments, testReader } from './lab/test-documents.ts';
import { testPreviews, testProjects } from './lab/test-previews.ts';
import { temporaryFolder } from './temporary-folder.ts';

export const administrator = { username: 'admin', password: 'correct horse battery' };

/** The limits of bins as they are unless somebody sets them, but so many that tests do not meet them by chance. */
const binSettings: BinSettings = {
  ...limits.bins,
  createdPerHour: 1_000,
  capturesPerSecond: 10_000,
  captureBurst: 10_000,
};

export interface TestAuth {
  readonly auth: Auth;
  readonly account: AdministratorAccount;
  readonly secondFactor: SecondFactor;
  readonly store: AuthStore;
  readonly clock: FakeClock;
  readonly hashing: FakeHashing;
  readonly queries: Kysely<Schema>;
}

export interface TestServices extends TestAuth {
  readonly ai: Ai;
  readonly code: Code;
  readonly assistant: Assistant;
  readonly bins: Bins;
  readonly retention: Retention;
  readonly previews: Previews;
  readonly deploy: Deploy;
  /** What the sessions of the assistant hold. */
  readonly projects: ReturnType<typeof testProjects>;
}

interface TestOptions {
  /** An embedded database in a folder of its own unless it is said. */
  readonly place?: DatabasePlace;
  readonly clock?: FakeClock;
  readonly random?: RandomBytes;
  readonly targets?: Targets;
  /** How long a call waits for its deployment. */
  readonly deployWaitMs?: number;
  readonly settings?: Partial<BinSettings>;
  /** Apps are read and made as the product does, not by the small rules of tests. */
  readonly hasAllRules?: boolean;
  /** Documents are read in a process of their own, as the product does, and within its limits. */
  readonly hasReadingProcess?: boolean;
}

/** An embedded database with its tables, as the first that needs one made it: making them anew takes as long as a test. */
let withTables: Promise<Uint8Array> | undefined;
async function makeTables(): Promise<Uint8Array> {
  const folder = temporaryFolder();
  const { close } = await openDatabase({ folder, onError: () => undefined }, 0);
  await close();
  return readFileSync(join(folder, databaseName));
}

async function openForTest(place: DatabasePlace, now: number): ReturnType<typeof openDatabase> {
  if (place.url !== undefined) return openDatabase(place, now);
  const file = join(place.folder, databaseName);
  if (!existsSync(file)) writeFileSync(file, await (withTables ??= makeTables()));
  const opened = await openDatabase(place, now);
  // No test in one process can see what a power cut leaves, for which each commit would wait for the disk.
  await sql`pragma synchronous = off`.execute(opened.queries);
  return opened;
}

/** Everything behind the routes, with one administrator and a clock that tests move. */
export async function openTestServices(options: TestOptions = {}): Promise<TestServices> {
  const { clock = fakeClock(), random = countingBytes(), settings } = options;
  const place = options.place ?? { folder: temporaryFolder(), onError: () => undefined };
  const { queries, forgetDeleted, close } = await openForTest(place, clock.now());
  onTestFinished(close);
  const hashing = fakeHashing();
  const store = createAuthStore(queries);
  await createFirstAdministrator(administrator, { store, hashing, clock, random });
  const attempts = createAttemptStore(queries);
  const lockout = createLockout(attempts, clock);
  const database = queries;
  const secondFactor = createSecondFactor({ database, sealing: createSealing('a secret of tests'), clock, random });
  const authParts = {
    store,
    lockout,
    checkPassword: createPasswordCheck(hashing),
    devices: createKnownDevices({ database, clock, random }),
    secondFactor,
    clock,
    random,
  };
  const auth = createAuth(authParts);
  const account = createAccount({ ...authParts, hashing });

  const events = await openEvents(place);
  onTestFinished(events.close);
  const allSettings = { ...binSettings, ...settings };
  const bins = createBins({
    bins: createBinStore(queries),
    requests: createRequestStore(queries, allSettings),
    events,
    settings: allSettings,
    clock,
    random,
    later: setImmediate,
    isDiskFull: () => Promise.resolve(false),
  });
  const ai = testAi({ queries, clock });
  const code = testCode({ queries, clock, engines: ai.engines });
  const projects = testProjects();
  const { previews } = testPreviews({ clock, folder: place.folder, source: projects.source });
  const deploy = await testDeploy({
    queries,
    clock,
    folder: place.folder,
    source: projects.source,
    targets: options.targets,
    waitMs: options.deployWaitMs,
  });
  const assistant = testAssistant({ queries, clock, engines: ai.engines, hasAllRules: options.hasAllRules });
  const things = temporaryThings({
    bins,
    auth,
    sessions: store,
    lockout,
    attempts,
    code,
    assistant,
    previews,
    documents: heldDocuments(createDocumentStore(queries), clock),
  });
  const retention = createRetention({ things, forgetDeleted, clock });
  const owner = { auth, account, secondFactor, store, hashing };
  return { ...owner, clock, bins, retention, ai, code, assistant, queries, previews, projects, deploy };
}

/** The login of the server on an embedded database. */
export function openTestAuth(
  folder = temporaryFolder(),
  clock = fakeClock(),
  random = countingBytes(),
): Promise<TestAuth> {
  return openTestServices({ place: { folder, onError: () => undefined }, clock, random });
}

export interface TestApp extends TestServices {
  readonly metrics: Metrics;
  readonly app: App;
  /** The server's folder. */
  readonly folder: string;
  /** The structured log, line by line. */
  readonly log: readonly string[];
}

/** The whole application, not listening. */
export async function openTestApp(parts: Partial<AppParts> = {}, options: TestOptions = {}): Promise<TestApp> {
  const folder = options.place?.folder ?? temporaryFolder();
  const opened = await openTestServices({ place: { folder, onError: () => undefined }, ...options });
  const ai = parts.ai ?? opened.ai;
  const log: string[] = [];
  const metrics = parts.metrics ?? createMetrics();
  const app = await buildApp({
    auth: opened.auth,
    account: opened.account,
    toolTokens: createToolTokens({
      ...opened,
      database: opened.queries,
      random: countingBytes(),
      onEnd: async () => undefined,
    }),
    bins: opened.bins,
    binsCreatedPerHour: options.settings?.createdPerHour ?? binSettings.createdPerHour,
    retention: opened.retention,
    clock: opened.clock,
    ai,
    code: opened.code,
    voice: testVoice({ ...opened, ai }),
    previews: opened.previews,
    deploy: opened.deploy,
    assistant: opened.assistant,
    documents: testDocuments({ ...opened, ai, folder, reader: options.hasReadingProcess ? testReader() : undefined }),
    readiness: [],
    isDiskFull: async () => false,
    probeWrite: async () => undefined,
    metrics,
    random: countingBytes(),
    trustedProxies: [],
    callsPerMinute: 10_000,
    log: { level: 'trace', stream: { write: (line) => void log.push(line) } },
    ...parts,
  });
  onTestFinished(() => app.close());
  return { ...opened, app, ai, folder, log, metrics };
}

/** Listens on a free port of this machine and gives it. */
export async function listen({ app }: Pick<TestApp, 'app'>): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Signs the administrator in and gives the header that says so. */
export async function signIn({ auth }: Pick<TestAuth, 'auth'>): Promise<{ authorization: string }> {
  const login = await auth.login({ ...administrator, address: '192.0.2.1' });
  if (!login.ok) throw new Error(login.code);
  return { authorization: `Bearer ${login.value.token}` };
}
