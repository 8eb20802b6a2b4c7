import type { Finding } from '@toolbench/contracts/assistant/assistant.ts';
import type { BuiltApp, ProbedRuntime, Runtime } from '../../../features/previews/sandbox-port.ts';
import type { ProjectPath } from './build-errors.ts';
import type { Mount } from '../job.ts';

/** A command inside the sandbox. */
export interface Step {
  readonly command: readonly string[];
  /** Working folder; the server's folder where nothing is said. */
  readonly folder?: string;
  readonly mounts?: readonly Mount[];
  readonly environment?: Readonly<Record<string, string>>;
}

/** How servers of one language are checked, compiled and started. */
export interface RuntimeSupport {
  readonly runtime: Runtime;
  /** What is missing on this machine, as names of Debian packages; undefined when it can be used. */
  readonly missing: () => Promise<string | undefined>;
  /** By database, the packages that are missing only for apps that use it. */
  readonly missingDrivers?: () => ProbedRuntime['drivers'];
  /** What it needs beside the system's folders. */
  readonly mounts: () => readonly Mount[];
  /** Paths of all files are within the project. Undefined where nothing is to be done. */
  readonly build: (app: BuiltApp, files: readonly string[]) => Step | undefined;
  readonly readErrors: (output: string, toPath: ProjectPath) => Finding[];
  readonly start: (app: BuiltApp) => Step;
}

/** Where a built app keeps the project and what compiling made. */
export const projectOf = (app: BuiltApp) => `${app.folder}/project`;
export const outputOf = (app: BuiltApp) => `${app.folder}/out`;

/** Whether a path of the project lies below a folder of it; an empty folder is the project. */
export const isWithin = (folder: string, path: string) => folder === '' || path.startsWith(`${folder}/`);
