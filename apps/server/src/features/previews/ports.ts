import type { AppVersion } from '@toolbench/lab/assistant/model/widening.ts';
import type { Finding } from '@toolbench/contracts/assistant/assistant.ts';
import type { TechStack } from '@toolbench/contracts/assistant/tech-stack.ts';

/** One version of a session's project. */
export interface ProjectVersion {
  readonly version: number;
  /** By path within the project. */
  readonly files: ReadonlyMap<string, string>;
  readonly stack: TechStack;
}

/** Where the files come from: the sessions of the assistant. */
export interface ProjectSource {
  /** The newest version; undefined where the session is not this owner's, or has no project yet. */
  readonly newest: (owner: string, sessionId: string) => Promise<ProjectVersion | undefined>;
  /** One of its versions with what it was made of; undefined where the session does not have it (any more). */
  readonly appVersion: (owner: string, sessionId: string, version: number) => Promise<AppVersion | undefined>;
}

/** What building finds out by itself, worded where it is shown; `subject` is the package, file or address in question. */
export interface CodedFinding extends Omit<Finding, 'message'> {
  readonly code: BuildProblemCode;
  readonly subject?: string;
}

export type BuildProblemCode =
  | 'unknown-package'
  | 'missing-file'
  | 'remote-import'
  | 'unsupported-style'
  | 'remote-script'
  | 'empty-project'
  | 'unbuilt-pages'
  | 'nothing-to-start'
  | 'build-too-long'
  | 'not-answering'
  | 'ended'
  | 'out-of-memory'
  | 'out-of-disk';

/** A finding in its maker's words, or one that has none yet. */
export type Problem = Finding | CodedFinding;

export interface ServedFile {
  /** Content-Type. */
  readonly type: string;
  readonly body: Uint8Array;
  readonly encoding?: 'gzip';
  /** Its name changes with its content. */
  readonly isImmutable: boolean;
}

/** Pages as they are served, in memory. */
export interface BuiltPages {
  /** By the path of the address, `/index.html` for the first page. */
  readonly files: ReadonlyMap<string, ServedFile>;
  /** Where in the project a place of a served script comes from; lines and columns from 1. */
  readonly placeOf: (
    path: string,
    line: number,
    column: number,
  ) => { readonly path: string; readonly line: number; readonly column: number } | undefined;
}

export interface PagesRequest {
  /** Of the preview: builds of one id reuse what the last one worked out. */
  readonly id: string;
  readonly files: ReadonlyMap<string, string>;
  readonly frontend: { readonly folder: string; readonly html: string };
  /** Folder of the app's server, whose files are not pages; undefined where it has none. */
  readonly serverFolder?: string | undefined;
  /** `development` words run-time errors of libraries in full. */
  readonly mode: 'development' | 'production';
}

export type PagesResult =
  | { readonly ok: true; readonly pages: BuiltPages; readonly problems: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Builds the pages of a project without touching the disk. */
export interface PageBuilder {
  readonly build: (request: PagesRequest) => Promise<PagesResult>;
  readonly forget: (id: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** One app's own database on a database server of this machine. */
export interface AppDatabase {
  /** Unix socket of the database server. */
  readonly socket: string;
  /** Port at which the app reaches it, on its own 127.0.0.1. */
  readonly port: number;
  /** DATABASE_URL of the app. */
  readonly url: string;
}

/** Database servers for apps; SQLite needs none. */
export interface AppDatabases {
  /** Whether this machine has what an app of this kind needs. */
  readonly has: (kind: TechStack['database']) => boolean;
  /** Makes the app's database, or gives the one it has: an id keeps its database until it is removed. */
  readonly open: (id: string, kind: TechStack['database']) => Promise<AppDatabase | undefined>;
  readonly remove: (id: string) => Promise<void>;
  /** Removes the databases of previews that an earlier process left behind. */
  readonly reap: () => Promise<void>;
  readonly close: () => Promise<void>;
}
