import type { Ended, Measured } from '../../features/previews/sandbox-port.ts';
import type { RunPlace } from './work-folders.ts';

/** A file or folder of the machine as it is seen inside. Read-only unless said otherwise. */
export interface Mount {
  readonly from: string;
  readonly to: string;
  readonly isWritable?: boolean;
}

export interface JobLimits {
  readonly memoryMiB: number;
  /** Of one processor. */
  readonly cpuPercent: number;
  /** Threads count, as the kernel counts. */
  readonly processes: number;
  readonly openFiles: number;
  /** Largest single file. */
  readonly fileMiB: number;
  /** Everything in its writable folders. */
  readonly diskMiB: number;
}

/** One command to run in a sandbox: a step of a build, or an app with its relay. */
export interface Job {
  readonly place: RunPlace;
  readonly command: readonly string[];
  /** Working folder inside. */
  readonly folder: string;
  readonly mounts: readonly Mount[];
  readonly environment: Readonly<Record<string, string>>;
  readonly limits: JobLimits;
  readonly onOutput: (from: 'out' | 'err', line: string) => void;
}

export interface RunningJob {
  readonly ended: Promise<Ended>;
  readonly measure: () => Promise<Measured>;
  /** All of its processes are gone when this is fulfilled. */
  readonly stop: () => Promise<void>;
  /** The share of a processor that it gets from now on, in percent. */
  readonly setCpu: (percent: number) => Promise<void>;
}

/** What differs between adapters: how one command is confined. Everything else of a sandbox is shared. */
export interface Confinement {
  readonly run: (job: Job) => Promise<RunningJob>;
}

/** Paths inside. */
export const inside = {
  project: '/app',
  data: '/data',
  /** What compiling made. */
  output: '/out',
  temporary: '/tmp',
  /** Shared with the machine: the relay's socket. */
  sockets: '/run/sockets',
  database: '/run/database.sock',
  node: '/opt/node/bin/node',
  scripts: '/opt/toolbench',
} as const;
