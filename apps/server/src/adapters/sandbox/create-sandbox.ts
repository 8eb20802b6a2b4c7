import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { limits } from '@toolbench/contracts/limits.ts';
import type { Probed, Runtime, Sandbox } from '../../features/previews/sandbox-port.ts';
import { buildApp, type RunStep } from './build/build-app.ts';
import { inside, type Confinement, type Mount } from './job.ts';
import { goRuntime, goSeedStep } from './build/runtime-go.ts';
import { javaRuntime } from './build/runtime-java.ts';
import { nodeMount, nodeRuntime } from './build/runtime-node.ts';
import { pythonRuntime } from './build/runtime-python.ts';
import type { RuntimeSupport, Step } from './build/runtime-support.ts';
import { startApp } from './start-app.ts';
import { vettedModules } from './build/vetted-modules.ts';
import { giveTo, makeFolder, type RunPlace, type WorkFolders } from './work-folders.ts';

/** Built scripts that run inside, by the names they have there. */
export type SandboxScripts = Readonly<Record<'relay.mjs' | 'check-syntax.mjs', URL>>;

const environment = {
  PATH: '/opt/node/bin:/usr/bin:/bin',
  HOME: inside.temporary,
  HOSTNAME: 'app',
  TMPDIR: inside.temporary,
  LANG: 'C.UTF-8',
};

/** Mounts of every job, whatever runs in it. */
function commonMounts(folders: WorkFolders, place: RunPlace): Mount[] {
  const etc = ['passwd', 'group', 'hosts', 'nsswitch.conf'];
  return [
    ...etc.map((name) => ({ from: join(folders.shared, 'etc', name), to: `/etc/${name}` })),
    { from: join(folders.shared, 'scripts'), to: inside.scripts },
    nodeMount(),
    { from: place.temporary, to: inside.temporary, isWritable: true },
  ];
}

/** Keeps the newest output of a step. */
function createLog() {
  const lines: string[] = [];
  let characters = 0;
  return {
    add(line: string) {
      lines.push(line);
      characters += line.length + 1;
      while (characters > limits.previews.logBytes) characters -= (lines.shift()?.length ?? 0) + 1;
    },
    text: () => lines.map((line) => `${line}\n`).join(''),
  };
}

/** Runs a command to its end. */
function stepRunner(confinement: Confinement, folders: WorkFolders): RunStep {
  return async ({ step, folder, mounts, signal }) => {
    signal.throwIfAborted();
    const place = folders.newRun();
    try {
      const log = createLog();
      const all = [...commonMounts(folders, place), ...mounts, ...(step.mounts ?? [])];
      // Given to the sandbox's user, and no other one gets there meanwhile.
      for (const { from, isWritable } of all) if (isWritable) giveTo(from, place.user);
      const running = await confinement.run({
        place,
        command: step.command,
        folder: step.folder ?? folder,
        mounts: all,
        environment: { ...environment, ...step.environment },
        limits: limits.previews.build,
        onOutput: (_from, line) => log.add(line),
      });
      const stop = () => void running.stop();
      signal.addEventListener('abort', stop, { once: true });
      if (signal.aborted) stop();
      const ended = await running.ended.finally(() => signal.removeEventListener('abort', stop));
      return { ended, log: log.text() };
    } finally {
      await place.remove();
    }
  };
}

/** Compiles once what most Go programs need; whoever comes meanwhile waits. */
function goCache(folders: WorkFolders, runStep: RunStep) {
  const folder = join(folders.shared, 'go-cache');
  let filling: Promise<void> | undefined;
  async function fill(): Promise<void> {
    const beginning = makeFolder(`${folder}.new`, 0o755);
    const signal = AbortSignal.timeout(2 * limits.previews.buildMs);
    const { ended } = await runStep({ step: goSeedStep(beginning), folder: inside.temporary, mounts: [], signal });
    if (ended.code !== 0) return;
    giveTo(beginning, 0);
    rmSync(folder, { recursive: true, force: true });
    renameSync(beginning, folder);
  }
  return {
    /** An empty one serves as well, only slower. */
    folder: () => makeFolder(folder, 0o755),
    async ready() {
      if (existsSync(join(folder, 'README'))) return;
      filling ??= fill().finally(() => (filling = undefined));
      await filling;
    },
  };
}

interface Parts {
  readonly name: Sandbox['name'];
  readonly folders: WorkFolders;
  readonly confinement: Confinement;
  /** The folder whose installed packages apps get. */
  readonly packagesOf: string;
  /** Whether a command can be confined here; what the machine has for the runtimes is looked at besides. */
  readonly probe: (runTrivial: () => Promise<boolean>) => Promise<Omit<Probed, 'runtimes'>>;
  readonly reap: () => Promise<void>;
  readonly endsWithInput: boolean;
}

/** A sandbox of either kind: what is shared between them, around one way to confine a command. */
export function createSandbox(parts: Parts): Sandbox {
  const { name, folders, confinement, packagesOf } = parts;
  const runStep = stepRunner(confinement, folders);
  const cache = goCache(folders, runStep);
  let modules: string | undefined;
  const supports: Record<Runtime, RuntimeSupport> = {
    node: nodeRuntime(() => (modules ??= vettedModules(join(folders.shared, 'modules'), packagesOf))),
    python: pythonRuntime,
    go: goRuntime(cache.folder),
    java: javaRuntime,
  };

  async function runTrivial(): Promise<boolean> {
    const step: Step = { command: ['/bin/sh', '-c', 'test "$(cat /proc/sys/kernel/hostname)" = app'], folder: '/' };
    const { ended } = await runStep({ step, folder: '/', mounts: [], signal: AbortSignal.timeout(10_000) });
    return ended.code === 0;
  }

  return {
    name,
    async probe() {
      const probed = await parts.probe(runTrivial);
      const runtimes = await Promise.all(
        Object.values(supports).map(async ({ runtime, missing, missingDrivers }) => {
          const absent = await missing();
          const isAvailable = probed.isAvailable && absent === undefined;
          const drivers = missingDrivers?.() ?? {};
          return { runtime, isAvailable, drivers, ...(absent !== undefined && { missing: absent }) };
        }),
      );
      return { ...probed, runtimes };
    },
    async build(request) {
      if (request.plan.runtime === 'go') await cache.ready();
      return buildApp(request, { folders, support: supports[request.plan.runtime], runStep });
    },
    async start(request) {
      const place = folders.newRun();
      try {
        return await startApp(request, {
          confinement,
          support: supports[request.app.plan.runtime],
          place,
          common: { mounts: commonMounts(folders, place), environment },
          endsWithInput: parts.endsWithInput,
        });
      } catch (error) {
        await place.remove();
        throw error;
      }
    },
    reap: parts.reap,
  };
}
