import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { dirname, join } from 'node:path';
import type { JobLimits } from '../job.ts';
import { signalAll } from '../process-tree.ts';

/** A control group of the kernel: holds limits for all processes of a job together, and counts what they use. */
export interface ControlGroup {
  /** Files that a process writes 0 into to become a member. */
  readonly joinFiles: readonly string[];
  readonly processes: () => readonly number[];
  readonly cpuMs: () => number;
  /** Anonymous and shared memory; what the kernel keeps of files for it does not count. */
  readonly memoryBytes: () => number;
  /** Whether the kernel ended a member because memory was used up. */
  readonly ranOutOfMemory: () => boolean;
  readonly setCpu: (percent: number) => void;
  /** Ends whoever is left and removes the group. */
  readonly remove: () => Promise<void>;
}

export interface ControlGroups {
  readonly create: (name: string, limits: JobLimits) => ControlGroup;
  /** Removes groups of earlier processes. */
  readonly reap: () => Promise<void>;
}

const mebibyte = 1024 * 1024;
const periodMicroseconds = 100_000;
const controllers = ['memory', 'cpu', 'cpuacct', 'pids'] as const;
type Controller = (typeof controllers)[number];

const readNumber = (path: string) => Number(readFileSync(path, 'latin1'));
const readField = (path: string, name: string) =>
  Number(new RegExp(`^${name} (\\d+)`, 'm').exec(readFileSync(path, 'latin1'))?.[1] ?? 0);
const members = (folder: string) =>
  readFileSync(join(folder, 'cgroup.procs'), 'latin1').trim().split('\n').filter(Boolean).map(Number);

/** Ends the members of folders and removes those; members may fork while they are being ended. */
async function removeFolders(folders: readonly string[]): Promise<void> {
  for (const folder of folders.filter((path) => existsSync(path))) {
    for (;;) {
      signalAll(members(folder), 'SIGKILL');
      try {
        rmdirSync(folder);
        break;
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'EBUSY')) throw error;
        await pause(2);
      }
    }
    // The installation's own, once it is empty.
    try {
      rmdirSync(dirname(folder));
    } catch {
      // It holds other groups.
    }
  }
}

const leftIn = (parent: string, own: string) =>
  existsSync(parent)
    ? readdirSync(parent, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith(`${own}-`))
        .map((entry) => join(parent, entry.name))
    : [];

/** Version 1: a hierarchy for each controller. */
function firstVersion(parents: Record<Controller, string>, own: string): ControlGroups {
  return {
    create(name, limits) {
      const { memory, cpu, cpuacct, pids } = Object.fromEntries(
        controllers.map((controller) => [controller, join(parents[controller], `${own}-${name}`)]),
      ) as Record<Controller, string>;
      const folders = [...new Set([memory, cpu, cpuacct, pids])];
      for (const folder of folders) mkdirSync(folder, { recursive: true });
      const bytes = String(limits.memoryMiB * mebibyte);
      writeFileSync(join(memory, 'memory.limit_in_bytes'), bytes);
      const withSwap = join(memory, 'memory.memsw.limit_in_bytes');
      if (existsSync(withSwap)) writeFileSync(withSwap, bytes);
      writeFileSync(join(pids, 'pids.max'), String(limits.processes));
      const setCpu = (percent: number) =>
        writeFileSync(join(cpu, 'cpu.cfs_quota_us'), String((percent / 100) * periodMicroseconds));
      writeFileSync(join(cpu, 'cpu.cfs_period_us'), String(periodMicroseconds));
      setCpu(limits.cpuPercent);
      return {
        joinFiles: folders.map((folder) => join(folder, 'cgroup.procs')),
        processes: () => members(pids),
        cpuMs: () => readNumber(join(cpuacct, 'cpuacct.usage')) / 1e6,
        memoryBytes: () =>
          readField(join(memory, 'memory.stat'), 'total_rss') + readField(join(memory, 'memory.stat'), 'total_shmem'),
        ranOutOfMemory: () => readField(join(memory, 'memory.oom_control'), 'oom_kill') > 0,
        setCpu,
        remove: () => removeFolders(folders),
      };
    },
    reap: () => removeFolders(controllers.flatMap((controller) => leftIn(parents[controller], own))),
  };
}

/** Version 2: one hierarchy. */
export function secondVersion(parent: string, own: string): ControlGroups {
  return {
    create(name, limits) {
      const folder = join(parent, `${own}-${name}`);
      const at = (file: string) => join(folder, file);
      mkdirSync(parent, { recursive: true });
      enableControllers(parent);
      mkdirSync(folder);
      const setCpu = (percent: number) =>
        writeFileSync(at('cpu.max'), `${(percent / 100) * periodMicroseconds} ${periodMicroseconds}`);
      writeFileSync(at('memory.max'), String(limits.memoryMiB * mebibyte));
      if (existsSync(at('memory.swap.max'))) writeFileSync(at('memory.swap.max'), '0');
      writeFileSync(at('memory.oom.group'), '1');
      writeFileSync(at('pids.max'), String(limits.processes));
      setCpu(limits.cpuPercent);
      return {
        joinFiles: [at('cgroup.procs')],
        processes: () => members(folder),
        cpuMs: () => readField(at('cpu.stat'), 'usage_usec') / 1000,
        memoryBytes: () => readField(at('memory.stat'), 'anon') + readField(at('memory.stat'), 'shmem'),
        ranOutOfMemory: () => readField(at('memory.events'), 'oom_kill') > 0,
        setCpu,
        remove: () => removeFolders([folder]),
      };
    },
    reap: () => removeFolders(leftIn(parent, own)),
  };
}

/** Whether a group below can be made and limited: the only answer that counts. */
async function works(groups: ControlGroups): Promise<boolean> {
  const trial = { memoryMiB: 64, cpuPercent: 50, processes: 8, openFiles: 8, fileMiB: 1, diskMiB: 1 };
  try {
    await groups.create('trial', trial).remove();
    return true;
  } catch {
    return false;
  }
}

/** Lets groups below be limited; refused where the folder itself holds processes. */
function enableControllers(folder: string): void {
  try {
    writeFileSync(join(folder, 'cgroup.subtree_control'), '+memory +cpu +pids');
  } catch {
    // Then the trial fails, and the next place is tried.
  }
}

/** Where groups may be made, best first: beside this process where that was given to it, below it, at the top. */
function placesOf(root: string, own: string): string[] {
  return [join(root, own, '..'), join(root, own), root].filter((path) => path.startsWith(root) && existsSync(path));
}

interface GroupNames {
  /** Tells installations apart that share a machine. */
  readonly installation: string;
  /** Tells this process from earlier ones. */
  readonly server: string;
}

/**
 * Finds out how this process may limit others.
 * @param own text of /proc/self/cgroup
 * @returns undefined where no group can be made
 */
export async function findControlGroups(
  { installation, server }: GroupNames,
  own: string,
  root = '/sys/fs/cgroup',
): Promise<ControlGroups | undefined> {
  const candidates: ControlGroups[] = [];
  if (existsSync(join(root, 'cgroup.controllers'))) {
    const path = /^0::(.*)$/m.exec(own)?.[1] ?? '/';
    for (const place of placesOf(root, path)) {
      enableControllers(place);
      const parent = join(place, installation);
      try {
        mkdirSync(parent, { recursive: true });
      } catch {
        continue;
      }
      candidates.push(secondVersion(parent, server));
    }
  } else if (controllers.every((controller) => existsSync(join(root, controller)))) {
    const parents = Object.fromEntries(
      controllers.map((controller) => [controller, join(root, controller, installation)]),
    );
    candidates.push(firstVersion(parents as Record<Controller, string>, server));
  }
  for (const candidate of candidates) if (await works(candidate)) return candidate;
  return undefined;
}
