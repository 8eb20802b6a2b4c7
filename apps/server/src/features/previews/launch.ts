import { planProject, type ProjectPlan } from '@toolbench/lab/assistant/project-plan.ts';
import type { PreviewDriver } from '@toolbench/contracts/previews.ts';
import { createHash } from 'node:crypto';
import type { Clock } from '../../ports.ts';
import { createAppRunner, findingOfEnd, type AppRunner, type RunnerLimits } from './app-runner.ts';
import type { AppFolders } from './app-folders.ts';
import { chooseSandbox, type Probes } from './choose-sandbox.ts';
import type { LogRing } from './log-ring.ts';
import type { Note } from './notes.ts';
import type { AppDatabases, BuiltPages, PageBuilder, PagesRequest, Problem, ProjectVersion } from './ports.ts';
import { createDoor, type Door, type Serving } from './proxy/site.ts';
import type { BuiltApp, Sandbox, ServerPlan } from './sandbox-port.ts';
import { findingsOf } from './server-findings.ts';
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
interface LaunchedServer {
  readonly runner: AppRunner;
  /** Of its data folder and its database. */
  readonly name: string;
  /** Equal for equal code: then it needs no restart. */
  readonly digest: string;
  readonly driver: Sandbox['name'];
}

/** One version that is served. */
export interface Launched {
  readonly version: number;
  readonly serving: Serving;
  readonly door: Door;
  readonly server?: LaunchedServer | undefined;
  readonly driver: PreviewDriver;
  readonly notes: readonly Note[];
  readonly problems: readonly Problem[];
}

export type LaunchResult =
  | { readonly ok: true; readonly launched: Launched }
  | { readonly ok: false; readonly problems: readonly Problem[]; readonly notes: readonly Note[] };

export interface LaunchRequest {
  readonly id: string;
  readonly project: ProjectVersion;
  readonly mode: PagesRequest['mode'];
  readonly log: LogRing;
  /** What runs now; a server whose code has not changed is kept. */
  readonly current?: Launched | undefined;
  /** Keeps the data of the version before, whose server goes on until the new one has taken over. */
  readonly keepsData: boolean;
  readonly onPhase: (phase: 'building' | 'starting') => void;
  readonly onProblem: (problem: Problem) => void;
}

function digestOf({ files, stack }: ProjectVersion, { folder, runtime, entry }: ServerPlan): string {
  const hash = createHash('sha256').update(JSON.stringify([runtime, folder, entry, stack.database]));
  const own = [...files].filter(([path]) => folder === '' || path.startsWith(`${folder}/`));
  for (const [path, text] of own.sort(([a], [z]) => (a < z ? -1 : 1))) hash.update(JSON.stringify([path, text]));
  return hash.digest('hex');
}

const findingsSince = ({ log, project }: LaunchRequest, since: number, folder: string): readonly Problem[] => {
  const output = log.after(since).filter(({ from }) => from !== 'proxy');
  return findingsOf(
    output.map(({ text }) => text),
    [...project.files.keys()],
    folder,
  );
};

type StartedServer =
  | { readonly ok: true; readonly server: LaunchedServer }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Builds and starts the app's server, and waits until it answers. */
async function startServer(
  request: LaunchRequest,
  plan: ServerPlan,
  sandbox: Sandbox,
  parts: LaunchParts,
): Promise<StartedServer> {
  const { id, project, log, keepsData, onPhase, onProblem } = request;
  const { files, stack, version } = project;
  const name = keepsData ? id : `${id}-${version}`;
  const built = await sandbox.build({ id: `${id}-${version}`, plan, files });
  if (!built.ok) {
    for (const line of built.log.split('\n').filter(Boolean)) log.add('err', line);
    return { ok: false, problems: built.findings };
  }
  onPhase('starting');
  const app: BuiltApp = built.app;
  const database = stack.database === 'sqlite' ? undefined : await parts.databases.open(name, stack.database);
  const since = log.last();
  const runner = createAppRunner({
    sandbox,
    request: {
      app,
      dataFolder: parts.folders.make(id, name),
      environment: database ? { DATABASE_URL: database.url } : {},
      database,
      onOutput: (from, line) => log.add(from, line),
    },
    starts: parts.starts,
    clock: parts.clock,
    limits: parts.limits,
    onEnd: (ended) => {
      for (const problem of [findingOfEnd(ended), ...findingsSince(request, since, plan.folder)]) onProblem(problem);
    },
  });
  if ((await runner.start()) === undefined) {
    await runner.stop();
    const found = findingsSince(request, since, plan.folder);
    return { ok: false, problems: found.length > 0 ? found : [{ from: 'server', code: 'not-answering' }] };
  }
  return { ok: true, server: { runner, name, digest: digestOf(project, plan), driver: sandbox.name } };
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
  const beganAnew = current?.server !== undefined && !request.keepsData;
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
    if (outcome.server && outcome.server !== request.current?.server) await outcome.server.runner.stop();
    return { ok: false, problems: [...pagesProblems, ...outcome.problems], notes: outcome.notes };
  }
  const { server, notes } = outcome;
  const door = createDoor();
  const serving = servingOf(pages?.pages, server, door);
  const driver = server?.driver ?? 'static';
  return {
    ok: true,
    launched: { version: project.version, serving, door, server, driver, notes, problems: pagesProblems },
  };
}
