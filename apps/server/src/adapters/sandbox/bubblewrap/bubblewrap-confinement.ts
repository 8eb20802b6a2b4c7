import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, writeFileSync } from 'node:fs';
import { release } from 'node:os';
import type { Readable } from 'node:stream';
import { limits } from '@toolbench/contracts/limits.ts';
import type { Ended } from '../../../features/previews/sandbox-port.ts';
import { bubblewrapCommand, descriptors, stageMounts, type Tools } from './bubblewrap-command.ts';
import type { ControlGroups } from './control-group.ts';
import type { Confinement, Job, RunningJob } from '../job.ts';
import { readLines } from '../output-lines.ts';
import { signalAll } from '../process-tree.ts';
import type { SystemTree } from './system-mounts.ts';
import { watchJob } from '../watch-job.ts';
import { isRoot, makeFolder } from '../work-folders.ts';

interface Host {
  /** Where they are now: they may be installed while the server runs. */
  readonly tools: () => Tools;
  readonly system: SystemTree;
  readonly groups: ControlGroups | undefined;
  readonly shared: string;
  /** File with the seccomp filter. */
  readonly filter: string;
}

const { logLineCharacters: lineCharacters, logBytesPerSecond: bytesPerSecond } = limits.previews;

/** Whether the kernel counts a user's processes by user namespace: since Linux 5.14. */
function countsBySandbox(): boolean {
  const [major = 0, minor = 0] = release().split('.').map(Number);
  return major > 5 || (major === 5 && minor >= 14);
}

function makeStage(job: Job, shared: string): void {
  for (const { place, isFolder } of stageMounts(job.mounts, shared, job.place.stage).places) {
    if (isFolder) makeFolder(place, 0o711);
    else writeFileSync(place, '');
  }
}

/** The number of the first process inside, as bubblewrap tells it; 0 when it ended before. It writes more: read it all. */
function firstProcess(facts: Readable): Promise<number> {
  let text = '';
  return new Promise((resolve) => {
    facts.on('data', (chunk) => {
      text += String(chunk);
      const pid = /"child-pid": (\d+)\D/.exec(text)?.[1];
      if (pid !== undefined) resolve(Number(pid));
    });
    facts.on('close', () => resolve(0));
    facts.on('error', () => resolve(0));
  });
}

function launch(host: Host, job: Job, joinFiles: readonly string[]): ChildProcess {
  if (isRoot()) makeStage(job, host.shared);
  const filter = openSync(host.filter, 'r');
  const [program = '', ...rest] = bubblewrapCommand({
    tools: host.tools(),
    system: host.system,
    job,
    joinFiles,
    shared: host.shared,
    isRoot: isRoot(),
    limitsByProcess:
      joinFiles.length > 0
        ? undefined
        : { processes: isRoot() || countsBySandbox() ? job.limits.processes : undefined },
  });
  const stdio: ('ignore' | 'pipe' | number)[] = ['ignore', 'pipe', 'pipe'];
  stdio[descriptors.filter] = filter;
  stdio[descriptors.facts] = 'pipe';
  const child = spawn(program, rest, {
    stdio,
    cwd: '/',
    env: { PATH: '/usr/bin:/bin:/usr/sbin:/sbin' },
    // A signal for the server's group, such as Ctrl+C, is the server's to handle.
    detached: true,
  });
  closeSync(filter);
  return child;
}

/** Why it ended, from what is known when it has. */
function endOf(code: number | null, known: { limit: Ended['reason'] | undefined; isOutOfMemory: boolean }): Ended {
  if (known.limit) return { reason: known.limit, code };
  if (known.isOutOfMemory && code !== 0) return { reason: 'memory', code };
  return { reason: code === null ? 'killed' : 'exited', code };
}

/** Runs jobs under bubblewrap. */
export function confineWithBubblewrap(host: Host): Confinement {
  return {
    async run(job): Promise<RunningJob> {
      const { place } = job;
      const group = host.groups?.create(String(place.number), job.limits);
      const child = launch(host, job, group?.joinFiles ?? []);
      let limit: Ended['reason'] | undefined;
      let root = 0;
      const closed = once(child, 'close').catch(() => undefined);
      const pace = { lineCharacters, bytesPerSecond };
      const readers = (['stdout', 'stderr'] as const).flatMap((name) => {
        const stream = child[name];
        return stream ? [readLines(stream, pace, (line) => job.onOutput(name === 'stdout' ? 'out' : 'err', line))] : [];
      });
      const exited = new Promise<number | null>((resolve) => {
        child.on('exit', (code) => resolve(code));
        child.on('error', () => resolve(null));
      });
      if (child.pid !== undefined) place.record(child.pid);
      const isKnown = firstProcess(child.stdio[descriptors.facts] as Readable).then((pid) => {
        root = pid;
        if (pid !== 0) place.record(pid);
      });

      async function end(reason: Ended['reason']): Promise<void> {
        limit ??= reason;
        // Ending the first process ends all; before there is one, nothing of the app runs.
        await Promise.race([isKnown, exited]);
        if (child.exitCode === null && child.signalCode === null) signalAll([root || (child.pid ?? 0)], 'SIGKILL');
        await gone;
      }
      const watch = watchJob({
        limits: job.limits,
        group,
        root: () => root,
        folders: job.mounts.filter(({ isWritable }) => isWritable).map(({ from }) => from),
        onExceeded: (reason) => void end(reason),
      });
      const gone = exited.then(async (code) => {
        watch.stop();
        const isOutOfMemory = group?.ranOutOfMemory() ?? false;
        await group?.remove();
        return endOf(code, { limit, isOutOfMemory });
      });
      return {
        // Its last words have been read by then.
        ended: gone.then(async (ended) => {
          for (const reader of readers) reader.finish();
          await closed;
          return ended;
        }),
        measure: async () => watch.measure(),
        stop: () => end('killed'),
        setCpu: async (percent) => watch.setCpu(percent),
      };
    },
  };
}
