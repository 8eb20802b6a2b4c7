import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  isPossible,
  stackDatabases,
  stackFrameworks,
  stackLanguages,
} from '@toolbench/contracts/assistant/tech-stack.ts';
import type { TechStack } from '@toolbench/contracts/assistant/tech-stack.ts';
import { blogModel } from '@toolbench/lab/assistant/generate/fixtures/blog-model.ts';
import { hostileModel } from '@toolbench/lab/assistant/generate/fixtures/hostile-model.ts';
import { shopModel } from '@toolbench/lab/assistant/generate/fixtures/shop-model.ts';
import { generateProject } from '@toolbench/lab/assistant/generate/generate-project.ts';
import { planProject } from '@toolbench/lab/assistant/project-plan.ts';
import { createAppDatabases } from '../apps/server/src/adapters/app-databases/app-databases.ts';
import { createPageBuilder } from '../apps/server/src/adapters/bundler/page-builder.ts';
import { createVendors } from '../apps/server/src/adapters/bundler/vendor.ts';
import { createBubblewrapSandbox } from '../apps/server/src/adapters/sandbox/bubblewrap/bubblewrap.ts';
import { readTemplates } from '../apps/server/src/adapters/templates.ts';
import { chooseSandbox, createProbes } from '../apps/server/src/features/previews/choose-sandbox.ts';
import { noteText } from '../apps/server/src/features/previews/notes.ts';
import type { AppDatabases, PageBuilder } from '../apps/server/src/features/previews/ports.ts';
import type { Ended, RunningApp, Sandbox } from '../apps/server/src/features/previews/sandbox-port.ts';
import { report } from './report.ts';
import { pageTests, serverTests, type TestProject } from './stack-tests.ts';

type Files = ReadonlyMap<string, string>;

/** Beside the folder of the benches, and of their bundle. */
const templates = readTemplates(new URL('../templates/', import.meta.url));

interface Bench {
  readonly sandbox: Sandbox;
  readonly databases: AppDatabases;
  readonly builder: PageBuilder;
  readonly folder: string;
}

/** Of one column those that the command line names, else all: `npm run bench -- stacks go java sqlite`. */
function chosen<Name extends string>(names: readonly Name[]): readonly Name[] {
  const named = names.filter((name) => process.argv.includes(name));
  return named.length > 0 ? named : names;
}

const stacks: readonly TechStack[] = chosen(stackLanguages)
  .flatMap((language) => chosen(stackFrameworks).map((framework) => ({ language, framework })))
  .filter(isPossible)
  .flatMap((pair) => chosen(stackDatabases).map((database) => ({ ...pair, database, hosting: 'vercel' as const })));

/** Money and references; accounts and what is unique; names that mean something else to a language. */
const models = [shopModel, blogModel, hostileModel];
/** Of the tests of one server: they never answer, and on a busy machine take longer than an app may until it does. */
const testsMs = 120_000;
let runs = 0;

/** Status of the app's answer. */
const ask = (socketPath: string, path: string) =>
  new Promise<number>((resolve, reject) => {
    const asked = request({ socketPath, path }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    asked.on('error', reject).end();
  });

/** Builds a program and runs it beside a database of its own. */
async function run(
  { sandbox, databases, folder }: Bench,
  { files, plan }: TestProject,
  kind: TechStack['database'],
  startMs?: number,
) {
  const id = `stack-${(runs += 1)}-data-1`;
  const built = await sandbox.build({ id, plan, files });
  if (!built.ok) throw new Error(built.log || JSON.stringify(built.findings));
  const database = kind === 'sqlite' ? undefined : await databases.open(id, kind);
  const output: string[] = [];
  const began = performance.now();
  const running = await sandbox.start({
    app: built.app,
    dataFolder: join(folder, id),
    database,
    environment: database ? { DATABASE_URL: database.url } : {},
    onOutput: (_from, line) => output.push(line),
    startMs,
  });
  return { running, began, output, forget: () => databases.remove(id) };
}

const isRunning = (started: RunningApp | Ended): started is RunningApp => 'socket' in started;

/** Milliseconds until the app answers; its pages, where it serves them itself, are asked for too. */
async function start(bench: Bench, files: Files, stack: TechStack): Promise<number> {
  const { server, frontend } = planProject(files, stack);
  if (server === undefined) throw new Error('no server');
  const { running, began, output, forget } = await run(bench, { files, plan: server }, stack.database);
  if (!isRunning(running)) throw new Error(output.join('\n'));
  const status = await ask(running.socket, '/api/health');
  const elapsed = performance.now() - began;
  const page = frontend === undefined ? await ask(running.socket, '/') : 200;
  await running.stop();
  await forget();
  if (status !== 200 || page !== 200) throw new Error(`answers ${status}, its page ${page}`);
  if (frontend === undefined) return elapsed;
  const pages = await bench.builder.build({ id: 'stack', files, frontend, mode: 'production' });
  if (!pages.ok) throw new Error(JSON.stringify(pages.problems));
  return elapsed;
}

async function runTests(bench: Bench, project: TestProject, kind: TechStack['database']): Promise<void> {
  const { running, output, forget } = await run(bench, project, kind, testsMs);
  if (isRunning(running)) await running.stop();
  await forget();
  if (isRunning(running)) throw new Error('listens where an app does');
  const isPassed = running.reason === 'exited' && running.code === 0;
  if (!isPassed) throw new Error(`${running.reason} (${running.code})\n${output.slice(-60).join('\n')}`);
}

/** Every generated test of one stack; what its server is made of does not depend on its pages, so one model does then. */
async function testStack(bench: Bench, stack: TechStack, hasNewServer: boolean): Promise<void> {
  for (const model of hasNewServer ? models : [shopModel]) {
    const files = generateProject(model, stack, templates);
    const { server } = planProject(files, stack);
    if (server === undefined) throw new Error('no server');
    await runTests(bench, serverTests(files, server.runtime), stack.database);
    if (files.has('web/package.json')) await runTests(bench, pageTests(files), 'sqlite');
  }
}

const print = (...columns: readonly string[]) => {
  const [stack = '', started = '', tests = ''] = columns;
  process.stdout.write(`${stack.padEnd(34)} ${started.padStart(10)}  ${tests}\n`);
};

/** One row of the table; whether the stack started, and whether its tests passed. */
async function measureStack(bench: Bench, stack: TechStack, hasNewServer: boolean): Promise<readonly boolean[]> {
  const { language, framework, database } = stack;
  const name = `${language} ${framework} ${database}`;
  try {
    const startMs = await start(bench, generateProject(shopModel, stack, templates), stack);
    const began = performance.now();
    const failure = await testStack(bench, stack, hasNewServer).catch((error: unknown) => String(error));
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    print(name, `${startMs.toFixed(0)} ms`, failure === undefined ? `passed in ${seconds} s` : `FAILED ${failure}`);
    return [true, failure === undefined];
  } catch (error) {
    print(name, 'no', String(error));
    return [false, false];
  }
}

/** What is said where a stack cannot run here. */
async function missingFor({ language, database }: TechStack, { sandbox, databases }: Bench, probes: Probes) {
  const runtime = language === 'javascript' ? 'node' : language;
  const choice = await chooseSandbox({ runtime, database }, probes, databases);
  return choice.ok && choice.sandbox === sandbox
    ? undefined
    : noteText(choice.ok ? { code: 'no-sandbox' } : choice.note, 'en');
}

type Probes = ReturnType<typeof createProbes>;

/** Every stack that is offered: built, started and tested with its own tests, in the sandbox of previews. */
export async function measureStacks(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'toolbench-bench-'));
  const place = mkdtempSync(join('/var/tmp', 'toolbench-bench-'));
  rmSync(place, { recursive: true });
  const at = (name: string) => pathToFileURL(join(process.cwd(), 'apps/server/dist', name));
  const scripts = { 'relay.mjs': at('sandbox-relay.js'), 'check-syntax.mjs': at('sandbox-check-syntax.js') };
  const bench: Bench = {
    folder,
    sandbox: createBubblewrapSandbox({
      folder: join(folder, 'bubblewrap'),
      scripts,
      packagesOf: join(process.cwd(), 'apps/server'),
    }),
    databases: createAppDatabases({ dataFolder: folder, folderOf: (engine) => join(place, engine) }),
    builder: createPageBuilder({ vendor: createVendors(folder), buildMs: 60_000 }),
  };
  const probes = createProbes([bench.sandbox], { now: () => performance.now() });
  const tested = new Set<string>();
  const results: (readonly boolean[])[] = [];
  for (const stack of stacks) {
    const missing = await missingFor(stack, bench, probes);
    if (missing === undefined) {
      const server = `${stack.language} ${stack.database}`;
      results.push(await measureStack(bench, stack, !tested.has(server)));
      tested.add(server);
    } else print(`${stack.language} ${stack.framework} ${stack.database}`, '', missing);
  }
  const count = (column: number) => results.filter((result) => result[column]).length;
  report({ name: 'stacks that start', value: count(0), unit: '', least: results.length });
  report({ name: 'stacks whose own tests pass', value: count(1), unit: '', least: results.length });
  await Promise.all([bench.builder.close(), bench.databases.close()]);
  for (const path of [folder, place]) rmSync(path, { recursive: true, force: true });
}
