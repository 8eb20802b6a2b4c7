import { planProject, type ProjectPlan } from '@toolbench/lab/assistant/project-plan.ts';
import type { Finding } from '@toolbench/contracts/assistant/assistant.ts';
import type { PreviewDriver } from '@toolbench/contracts/previews.ts';
import { createHash } from 'node:crypto';
import type { Clock } from '../../shared/ports.ts';
import { createAppRunner, findingOfEnd, type AppRunner, type RunnerLimits } from './app-runner.ts';
import type { AppFolders } from './app-folders.ts';
import { chooseSandbox, type Probes } from './choose-sandbox.ts';
import type { LogRing } from './log-ring.ts';
import type { Note } from './notes.ts';
import type {
  AppDatabase,
  AppDatabases,
  BuiltPages,
  CodedFinding,
  PageBuilder,
  PagesRequest,
  Problem,
  ProjectVersion,
} from './ports.ts';
import { createDoor, type Door, type Serving } from './proxy/site.ts';
import type { BuiltApp, Ended, Sandbox, ServerPlan } from './sandbox-port.ts';
import { findingsOf, isSameFinding } from './findings/server-findings.ts';
import type { WorkQueue } from './work-queue.ts';

export interface LaunchParts {
  readonly builder: PageBuilder;
  readonly probes: Probes;
  readonly databases: AppDatabases;
  readonly folders: AppFolders;
  readonly starts: WorkQueue;
  readonly clock: Clock;
  readonly limits: RunnerLimits;
}

/** The server of an app that runs, and what it was made from. */
export interface LaunchedServer {
  readonly runner: AppRunner;
  readonly app: BuiltApp;
  /** Of its data folder. */
  readonly data: string;
  /** Equal for equal code: then it needs no restart. */
  readonly digest: string;
  readonly driver: Sandbox['name'];
  /** What its output says went wrong, also while it goes on. */
  readonly findings: () => readonly Finding[];
  /** What it says the password of its owner is. */
  readonly ownerPassword: () => string | undefined;
  /** Why it last ended, where nobody stopped it. */
  readonly end: () => CodedFinding | undefined;
  /** The same server on other data, not started yet. */
  readonly on: (data: string) => LaunchedServer;
}

/** One version that is served. */
export interface Launched {
  readonly version: number;
  readonly serving: Serving;
  readonly door: Door;
  readonly pages?: BuiltPages | undefined;
  readonly server?: LaunchedServer | undefined;
  readonly driver: PreviewDriver;
  readonly notes: readonly Note[];
  readonly problems: readonly Problem[];
}

export type LaunchResult =
  | { readonly ok: true; readonly launched: Launched }
  | { readonly ok: false; readonly problems: readonly Problem[]; readonly notes: readonly Note[] };

interface LaunchRequest {
  readonly id: string;
  readonly project: ProjectVersion;
  readonly mode: PagesRequest['mode'];
  readonly log: LogRing;
  /** What runs now; a server whose code has not changed is kept. */
  readonly current?: Launched | undefined;
  /** Names the folder of its data. */
  readonly data: string;
  /** Names its database, where it has one on a database server. */
  readonly database: string;
  readonly onPhase: (phase: 'building' | 'starting') => void;
  readonly onProblem: (problem: Problem) => void;
}

function digestOf({ files, stack }: ProjectVersion, { folder, runtime, entry }: ServerPlan): string {
  const hash = createHash('sha256').update(JSON.stringify([runtime, folder, entry, stack.database]));
  const own = [...files].filter(([path]) => folder === '' || path.startsWith(`${folder}/`));
  for (const [path, text] of own.sort(([a], [z]) => (a < z ? -1 : 1))) hash.update(JSON.stringify([path, text]));
  return hash.digest('hex');
}

const linesSince = ({ log }: LaunchRequest, since: number): string[] =>
  log.after(since).flatMap(({ from, text }) => (from === 'proxy' ? [] : text));

/** What the output since a line says went wrong; `ended` where the app is no more. */
function findingsSince(request: LaunchRequest, since: number, folder: string, ended?: Ended): Finding[] {
  const paths = [...request.project.files.keys()];
  return findingsOf(linesSince(request, since), { paths, folder }, ended?.code);
}

/** Why a server did not come up: a limit it ran into before what it says itself, and that before its mere end. */
function problemsOf(server: LaunchedServer): readonly Problem[] {
  const found = server.findings();
  const end = server.end();
  if (end?.code === 'out-of-memory' || end?.code === 'out-of-disk') return [end, ...found];
  if (found.length > 0) return found;
  // One that takes too long is ended by us.
  return [end === undefined || end.subject === 'killed' ? { from: 'server', code: 'not-answering' } : end];
}

type StartedServer =
  | { readonly ok: true; readonly server: LaunchedServer }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** How servers that we generate say it at each start, where nobody has set one. */
const ownerPassword = /^Owner password: ([\w-]{8,100})$/;

/** How the owner of an app signs in to it. */
export function notesOf(launched: Launched | undefined): readonly Note[] {
  const subject = launched?.server?.ownerPassword();
  return subject === undefined ? [] : [{ code: 'owner-password', subject }];
}

/** An app's server on the data that a request names. */
function serverOf(
  app: BuiltApp,
  database: AppDatabase | undefined,
  sandbox: Sandbox,
  request: LaunchRequest,
  parts: LaunchParts,
) {
  const { id, log, project, onProblem } = request;
  const on = (data: string): LaunchedServer => {
    const since = log.last();
    let fatal: readonly Finding[] = [];
    let end: CodedFinding | undefined;
    let password: string | undefined;
    const dataFolder = parts.folders.make(id, data);
    const runner = createAppRunner({
      sandbox,
      request: {
        app,
        dataFolder,
        database,
        environment: database ? { DATABASE_URL: database.url } : {},
        onOutput: (from, line) => {
          password = ownerPassword.exec(line)?.[1] ?? password;
          log.add(from, line);
        },
      },
      starts: parts.starts,
      clock: parts.clock,
      limits: parts.limits,
      onStart: () => parts.folders.unlock(dataFolder),
      onEnd: (ended) => {
        fatal = findingsSince(request, since, app.plan.folder, ended);
        end = findingOfEnd(ended, linesSince(request, since));
        for (const problem of [end, ...fatal]) onProblem(problem);
      },
    });
    const findings = () => {
      const told = findingsSince(request, since, app.plan.folder);
      return [...told, ...fatal.filter((one) => !told.some((other) => isSameFinding(one, other)))];
    };
    return {
      runner,
      app,
      data,
      findings,
      end: () => end,
      ownerPassword: () => password,
      digest: digestOf(project, app.plan),
      driver: sandbox.name,
      on,
    };
  };
  return on(request.data);
}

/** Builds and starts the app's server, and waits until it answers. */
async function startServer(
  request: LaunchRequest,
  plan: ServerPlan,
  sandbox: Sandbox,
  parts: LaunchParts,
): Promise<StartedServer> {
  const { id, project, log, onPhase } = request;
  const built = await sandbox.build({ id: `${id}-${project.version}`, plan, files: project.files });
  if (!built.ok) {
    for (const line of built.log.split('\n').filter(Boolean)) log.add('err', line);
    return { ok: false, problems: built.findings };
  }
  onPhase('starting');
  const kind = project.stack.database;
  const database = kind === 'sqlite' ? undefined : await parts.databases.open(request.database, kind);
  const server = serverOf(built.app, database, sandbox, request, parts);
  if ((await server.runner.start()) !== undefined) return { ok: true, server };
  const problems = problemsOf(server);
  await stopServer(server, parts.folders);
  return { ok: false, problems };
}

/** Ends an app's server and removes what it was built into; its data stays. */
export async function stopServer({ runner, app }: LaunchedServer, folders: AppFolders): Promise<void> {
  await runner.stop();
  await folders.removeBuilt(app);
}

function servingOf(pages: BuiltPages | undefined, server: LaunchedServer | undefined, door: Door): Serving {
  const socket = server && (() => server.runner.socket());
  return { ...(pages && { pages }), ...(socket && { socket }), enter: door.enter };
}

/** What is said where the app's server cannot run here. */
function notesWithoutServer(note: Note, project: ProjectVersion): readonly Note[] {
  const hasBrowserStore = [...project.files.values()].some((text) => text.includes('__APP_DATA__'));
  return [note, { code: hasBrowserStore ? 'data-in-browser' : 'pages-only' }];
}

interface ServerOutcome {
  readonly server?: LaunchedServer | undefined;
  readonly notes: readonly Note[];
  readonly problems: readonly Problem[];
}

async function launchServer(request: LaunchRequest, plan: ProjectPlan, parts: LaunchParts): Promise<ServerOutcome> {
  const { project, current } = request;
  if (plan.server === undefined) return { notes: [], problems: [] };
  const isSame = current?.server?.digest === digestOf(project, plan.server);
  const state = current?.server?.runner.state();
  if (isSame && (state === 'running' || state === 'sleeping')) {
    return { server: current?.server, notes: [], problems: [] };
  }
  const wanted = { runtime: plan.server.runtime, database: project.stack.database };
  const choice = await chooseSandbox(wanted, parts.probes, parts.databases);
  if (!choice.ok) {
    const notes = plan.frontend ? notesWithoutServer(choice.note, project) : [choice.note];
    return { notes, problems: plan.frontend ? [] : [{ from: 'server', code: 'nothing-to-start' }] };
  }
  const started = await startServer(request, plan.server, choice.sandbox, parts);
  if (!started.ok) return { notes: [], problems: started.problems };
  const beganAnew =
    current?.server !== undefined && current.server.data !== request.data && request.mode === 'development';
  return { server: started.server, notes: beganAnew ? [{ code: 'data-began-anew' }] : [], problems: [] };
}

/** Builds a version and starts its server, where it has one and this machine can run it. */
export async function launch(request: LaunchRequest, parts: LaunchParts): Promise<LaunchResult> {
  const { id, project, mode } = request;
  const plan = planProject(project.files, project.stack);
  if (plan.problem) return { ok: false, problems: [{ from: 'build', ...plan.problem }], notes: [] };
  request.onPhase('building');
  const { frontend } = plan;
  const building =
    frontend && parts.builder.build({ id, files: project.files, frontend, serverFolder: plan.server?.folder, mode });
  const [pages, outcome] = await Promise.all([building, launchServer(request, plan, parts)]);
  const pagesProblems = pages?.problems ?? [];
  if (pages?.ok === false || outcome.problems.length > 0) {
    const { server } = outcome;
    if (server && server !== request.current?.server) await stopServer(server, parts.folders);
    return { ok: false, problems: [...pagesProblems, ...outcome.problems], notes: outcome.notes };
  }
  const { server, notes } = outcome;
  const launched = { version: project.version, pages: pages?.pages, notes, problems: pagesProblems };
  // Who is inside a server that stays goes on being inside it.
  const door = server !== undefined && server === request.current?.server ? request.current.door : createDoor();
  return { ok: true, launched: serve(launched, server, door) };
}

/** What a version is served from: its pages, and the server that answers for it. */
export function serve(
  { version, pages, notes, problems }: Pick<Launched, 'version' | 'pages' | 'notes' | 'problems'>,
  server: LaunchedServer | undefined,
  door: Door = createDoor(),
): Launched {
  const serving = servingOf(pages, server, door);
  return { version, pages, notes, problems, server, door, serving, driver: server?.driver ?? 'static' };
}
