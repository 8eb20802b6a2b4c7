import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { limits } from '@toolbench/contracts/limits.ts';
import type { Finding } from '@toolbench/contracts/assistant/assistant.ts';
import type { BuildRequest, BuildResult, BuiltApp, Ended } from '../../../features/previews/sandbox-port.ts';
import type { ProjectPath } from './build-errors.ts';
import { inside, type Mount } from '../job.ts';
import { outputOf, projectOf, type RuntimeSupport, type Step } from './runtime-support.ts';
import { makeFolder, openToAll, type WorkFolders } from '../work-folders.ts';

const { build: buildLimits, buildMs, logBytes } = limits.previews;

/** Runs a step in a sandbox until it ends. */
export type RunStep = (step: StepRequest) => Promise<{ readonly ended: Ended; readonly log: string }>;

interface StepRequest {
  readonly step: Step;
  readonly folder: string;
  readonly mounts: readonly Mount[];
  readonly signal: AbortSignal;
}

/** A path that stays within its project, in the form it is compared in. */
function isSafe(path: string): boolean {
  return (
    path !== '' &&
    !path.includes('\0') &&
    !path.startsWith('/') &&
    posix.normalize(path) === path &&
    !/^\.\.(\/|$)/.test(path)
  );
}

async function writeProject(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  await mkdir(folder);
  for (const [path, text] of files) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  openToAll(folder);
}

/** Compilers name files from the root, or from the folder they were started in. */
function projectPath(folder: string, files: ReadonlyMap<string, string>): ProjectPath {
  return (path) => {
    const below = path.startsWith(`${inside.project}/`)
      ? path.slice(inside.project.length + 1)
      : posix.join(folder, path);
    return files.has(below) ? below : undefined;
  };
}

function failureOf(ended: Ended, log: string, found: readonly Finding[]): readonly Finding[] {
  if (ended.reason === 'memory')
    return [{ from: 'build', message: `needs more than ${buildLimits.memoryMiB} MiB of memory` }];
  if (ended.reason === 'disk') return [{ from: 'build', message: `writes more than ${buildLimits.diskMiB} MiB` }];
  if (ended.reason === 'killed') return [{ from: 'build', message: `takes longer than ${buildMs / 1000} s` }];
  return found.length > 0
    ? found
    : [{ from: 'build', message: log.trim().slice(-1_000) || `ended with ${ended.code}` }];
}

/** Writes the project into a folder of its own and checks or compiles it, in a sandbox like the one it will run in. */
export async function buildApp(
  { id, plan, files, signal }: BuildRequest,
  { folders, support, runStep }: { folders: WorkFolders; support: RuntimeSupport; runStep: RunStep },
): Promise<BuildResult> {
  const unsafe = [...files.keys(), plan.entry, plan.folder || '.'].find((path) => path !== '.' && !isSafe(path));
  if (unsafe !== undefined)
    return { ok: false, findings: [{ from: 'build', message: 'path outside the project', path: unsafe }], log: '' };
  const entry = posix.join(plan.folder, plan.entry);
  if (!files.has(entry))
    return { ok: false, findings: [{ from: 'build', message: 'file is missing', path: entry }], log: '' };

  const app: BuiltApp = { id, plan, folder: folders.newApp(id) };
  await writeProject(projectOf(app), files);
  makeFolder(outputOf(app), 0o755);
  const step = support.build(app, [...files.keys()]);
  if (!step) return { ok: true, app };
  const { ended, log } = await runStep({
    step,
    folder: posix.join(inside.project, plan.folder),
    mounts: [
      { from: projectOf(app), to: inside.project },
      { from: outputOf(app), to: inside.output, isWritable: true },
      ...support.mounts(),
    ],
    signal: AbortSignal.any([AbortSignal.timeout(buildMs), ...(signal ? [signal] : [])]),
  });
  if (ended.reason === 'exited' && ended.code === 0) return { ok: true, app };
  const found = support.readErrors(log, projectPath(plan.folder, files));
  return { ok: false, findings: failureOf(ended, log, found), log: log.slice(-logBytes) };
}
