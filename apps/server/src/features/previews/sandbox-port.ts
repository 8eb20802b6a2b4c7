import type { Finding } from '@toolbench/contracts/assistant/assistant.ts';
import type { TechStack } from '@toolbench/contracts/assistant/tech-stack.ts';

/**
 * Where the server of an app that someone made is built and runs: away from the product, without a network, with limits.
 * Adapters: bubblewrap, and Docker or podman over its socket.
 *
 * What an app can rely on inside: its files at /app (read-only), a folder it may write, /data, which outlasts a restart;
 * PORT and HOST=127.0.0.1 to listen on; TRUST_PROXY=1, as who sends a request stands in X-Forwarded-For, which the preview
 * proxy alone writes; DATA_DIR=/data; where it has a database server, DATABASE_URL, which points to a
 * port on 127.0.0.1 inside. Nothing else of the machine.
 */
export const runtimes = ['node', 'python', 'go', 'java'] as const;
export type Runtime = (typeof runtimes)[number];

export interface ServerPlan {
  readonly runtime: Runtime;
  /** Folder of the server within the project; empty: the project itself. */
  readonly folder: string;
  /** The file it begins with, within that folder. */
  readonly entry: string;
}

export interface BuildRequest {
  readonly id: string;
  readonly plan: ServerPlan;
  /** The whole project, by path. */
  readonly files: ReadonlyMap<string, string>;
  readonly signal?: AbortSignal | undefined;
}

/** What a start needs: a folder with the project and whatever compiling it made. */
export interface BuiltApp {
  readonly id: string;
  readonly plan: ServerPlan;
  readonly folder: string;
}

export type BuildResult =
  | { readonly ok: true; readonly app: BuiltApp }
  | { readonly ok: false; readonly findings: readonly Finding[]; readonly log: string };

export interface StartRequest {
  readonly app: BuiltApp;
  /** Folder on the machine that becomes /data. */
  readonly dataFolder: string;
  readonly environment: Readonly<Record<string, string>>;
  /** A database server's socket on the machine that the app reaches at 127.0.0.1:`port`. */
  readonly database?: { readonly socket: string; readonly port: number } | undefined;
  readonly onOutput: (from: 'out' | 'err', line: string) => void;
  /** How long it may take until it answers; where nothing is said, as long as an app may. */
  readonly startMs?: number | undefined;
}

export interface Measured {
  /** Milliseconds of processor time since it started, of all its processes. */
  readonly cpuMs: number;
  /** What is its own, without what the kernel keeps of files. */
  readonly memoryBytes: number;
  readonly processes: number;
  readonly diskBytes: number;
}

/** Why an app ended that nobody stopped. */
export interface Ended {
  readonly reason: 'exited' | 'memory' | 'disk' | 'killed';
  readonly code: number | null;
}

export interface RunningApp {
  /** Unix socket on the machine that leads to the app's port. */
  readonly socket: string;
  readonly ended: Promise<Ended>;
  readonly measure: () => Promise<Measured>;
  /** All of its processes are gone when this is fulfilled. */
  readonly stop: () => Promise<void>;
}

export interface Probed {
  readonly isAvailable: boolean;
  readonly version?: string | undefined;
  /** What to install or to allow; a code, worded where it is shown. */
  readonly missing?: string | undefined;
  readonly runtimes: readonly ProbedRuntime[];
}

/** What is missing is told as names of Debian packages. */
export interface ProbedRuntime {
  readonly runtime: Runtime;
  readonly isAvailable: boolean;
  readonly missing?: string;
  /** By database, the packages without which apps do not reach it; those that are there are left out. */
  readonly drivers?: Readonly<Partial<Record<TechStack['database'], string>>>;
}

export interface Sandbox {
  readonly name: 'bubblewrap' | 'docker';
  readonly probe: () => Promise<Probed>;
  readonly build: (request: BuildRequest) => Promise<BuildResult>;
  /** Fulfilled when the app answers on its socket, or with its end when it ended before that. */
  readonly start: (request: StartRequest) => Promise<RunningApp | Ended>;
  /** Ends what an earlier process of this server left behind. */
  readonly reap: () => Promise<void>;
}
