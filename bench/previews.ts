import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createBubblewrapSandbox } from '../apps/server/src/adapters/sandbox/bubblewrap/bubblewrap.ts';
import { createDockerSandbox } from '../apps/server/src/adapters/sandbox/docker/docker.ts';
import {
  runtimes,
  type BuiltApp,
  type Runtime,
  type RunningApp,
  type Sandbox,
} from '../apps/server/src/features/previews/sandbox-port.ts';
import { ask, helloApps } from '../apps/server/src/test-support/apps/hello-apps.ts';
import { report } from './report.ts';

const repeats = 9;
const atOnce = 100;
const mebibyte = 1024 * 1024;
/** Milliseconds from start to first answer. */
const goals = { node: 600, python: 600, go: 100, java: 1_200 } as const;

const median = (values: readonly number[]) => [...values].sort((one, other) => one - other)[values.length >> 1] ?? 0;

async function built(sandbox: Sandbox, runtime: Runtime): Promise<BuiltApp> {
  const { plan, files } = helloApps[runtime];
  const result = await sandbox.build({ id: runtime, plan, files: new Map(Object.entries(files)) });
  if (!result.ok) throw new Error(result.log);
  return result.app;
}

async function start(sandbox: Sandbox, app: BuiltApp, dataFolder: string): Promise<RunningApp> {
  const running = await sandbox.start({ app, dataFolder, environment: {}, onOutput: () => undefined });
  if (!('socket' in running)) throw new Error(JSON.stringify(running));
  return running;
}

async function measureStarts(sandbox: Sandbox, folder: string, runtime: Runtime, limit: number): Promise<BuiltApp> {
  const app = await built(sandbox, runtime);
  const began = performance.now();
  await built(sandbox, runtime);
  const name = `${sandbox.name}: ${runtime}`;
  report({ name: `${name}, built again`, value: performance.now() - began, unit: 'ms', limit: 2_000 });
  const times: number[] = [];
  let memory = 0;
  for (let count = 0; count < repeats; count++) {
    const started = performance.now();
    const running = await start(sandbox, app, join(folder, `data-${runtime}`));
    await ask(running.socket);
    times.push(performance.now() - started);
    memory = (await running.measure()).memoryBytes / mebibyte;
    await running.stop();
  }
  report({ name: `${name}, start to first answer`, value: median(times), unit: 'ms', limit });
  report({ name: `${name}, memory`, value: memory, unit: 'MiB', limit: 80 });
  return app;
}

/** Many apps at once: whether all answer, and what they take together. */
async function measureMany(sandbox: Sandbox, folder: string, app: BuiltApp): Promise<void> {
  const began = performance.now();
  const running: RunningApp[] = [];
  let next = 0;
  const starter = async () => {
    while (next < atOnce) running.push(await start(sandbox, app, join(folder, `many-${next++}`)));
  };
  await Promise.all([starter(), starter()]);
  const seconds = (performance.now() - began) / 1_000;
  const answers = await Promise.all(running.map(({ socket }) => ask(socket)));
  const measured = await Promise.all(running.map(({ measure }) => measure()));
  const gibibytes = measured.reduce((sum, { memoryBytes }) => sum + memoryBytes, 0) / mebibyte / 1024;
  report({
    name: `${atOnce} apps at once: answers`,
    value: answers.filter((answer) => answer === 'hello').length,
    unit: '',
    least: atOnce,
  });
  report({
    name: `${atOnce} apps at once: memory of all`,
    value: gibibytes,
    unit: 'GiB',
    limit: 8,
    note: `started in ${seconds.toFixed(0)} s`,
  });
  await Promise.all(running.map((one) => one.stop()));
}

/** Servers of apps in sandboxes: how soon they answer and what they take. With DOCKER_HOST, in containers too. */
export async function measurePreviews(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'toolbench-bench-'));
  const at = (name: string) => pathToFileURL(join(process.cwd(), 'apps/server/dist', name));
  const scripts = { 'relay.mjs': at('sandbox-relay.js'), 'check-syntax.mjs': at('sandbox-check-syntax.js') };
  const packagesOf = join(process.cwd(), 'apps/server');
  const sandbox = createBubblewrapSandbox({ folder: join(folder, 'bubblewrap'), scripts, packagesOf });
  const apps = new Map<Runtime, BuiltApp>();
  for (const runtime of runtimes) apps.set(runtime, await measureStarts(sandbox, folder, runtime, goals[runtime]));
  const app = apps.get('node');
  if (app) await measureMany(sandbox, folder, app);
  const dockerHost = process.env.DOCKER_HOST;
  if (dockerHost !== undefined) {
    const docker = createDockerSandbox({ folder: join(folder, 'docker'), scripts, packagesOf, dockerHost });
    for (const runtime of ['node', 'go'] as const) await measureStarts(docker, folder, runtime, 500);
  }
  rmSync(folder, { recursive: true, force: true });
}
