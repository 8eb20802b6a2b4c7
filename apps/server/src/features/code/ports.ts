import type { ErrorCode } from '@toolbench/contracts/errors.ts';
import type { ProjectOverview, SkippedEntry, UnitDetails } from '@toolbench/contracts/code.ts';
import type { AnswerLanguage } from '@toolbench/lab/code/answer/language.ts';
import type { ProjectTopic } from '@toolbench/lab/code/answer/topics.ts';
import type { Found } from '@toolbench/lab/code/project.ts';
import type { ProjectUnit } from '@toolbench/lab/code/project-unit.ts';

/** What the service of the code lab needs of the world. Bytes called packed are raw deflate. */

export interface ArchiveFile {
  readonly path: string;
  /** Unpacked. */
  readonly bytes: number;
  /** SHA-256 of the text and of what decides how it is read, in hexadecimal. */
  readonly hash: string;
  /** The text in UTF-8, packed. */
  readonly packedText: Uint8Array;
}

export type ArchiveEvent =
  | { readonly kind: 'files'; readonly files: readonly ArchiveFile[] }
  | { readonly kind: 'skipped'; readonly entries: readonly SkippedEntry[] }
  /** Last, where the archive is refused. */
  | { readonly kind: 'refused'; readonly code: ErrorCode; readonly entry?: string | undefined };

/** Reads archives as they come in; nothing of them stays outside of what is given back. */
export interface Archives {
  /** @param takenIn files and folders that are read although they would be left out */
  readonly read: (upload: AsyncIterable<Uint8Array>, takenIn: readonly string[]) => AsyncIterable<ArchiveEvent>;
}

export interface FileToAnalyse {
  readonly path: string;
  readonly packedText: Uint8Array;
}

export interface AnalysedFile {
  /** A FileAnalysis as JSON, packed. */
  readonly packedAnalysis: Uint8Array;
  readonly units: number;
  /** Its syntax could not be read in time. */
  readonly isFallback: boolean;
}

/** Reads syntax away from the event loop. Never fails for what a file holds. */
export interface CodeParser {
  /** One for each file, in their order. */
  readonly analyse: (files: readonly FileToAnalyse[]) => Promise<readonly AnalysedFile[]>;
  /** Begins to get ready for files with such names, because they will be analysed soon. */
  readonly prepare: (paths: readonly string[]) => void;
  /** Gives back the memory of what is not needed now. */
  readonly rest: () => Promise<void>;
}

export interface PackedFile {
  readonly path: string;
  readonly packedAnalysis: Uint8Array;
}

export interface FileContent {
  readonly path: string;
  /** Equal where the analyses are. */
  readonly contentId: string;
}

/** Gives what the index of a project is made of, when it is not in memory. */
export interface LoadProject {
  /** In the order that they have in the index. */
  readonly files: () => Promise<readonly FileContent[]>;
  /** The analyses of some of its files, in parts. */
  readonly analyses: (paths: readonly string[]) => AsyncIterable<readonly PackedFile[]>;
}

export interface SearchedUnits {
  readonly found: readonly Found[];
  readonly total: number;
}

/** Indexes of projects in memory, away from the event loop. What is not there is loaded; what was not used for long goes. */
export interface ProjectIndexes {
  /** @param query empty: all units in the order of the files */
  readonly search: (
    id: string,
    load: LoadProject,
    query: string,
    window: { readonly offset: number; readonly limit: number },
  ) => Promise<SearchedUnits>;
  readonly unitsOfFile: (id: string, load: LoadProject, path: string) => Promise<readonly ProjectUnit[]>;
  readonly details: (id: string, load: LoadProject, path: string, line: number) => Promise<UnitDetails | undefined>;
  readonly overview: (id: string, load: LoadProject) => Promise<Omit<ProjectOverview, 'markdown'>>;
  /** What is known of a topic of the whole project, in Markdown. */
  readonly topic: (id: string, load: LoadProject, topic: ProjectTopic, language: AnswerLanguage) => Promise<string>;
  readonly forget: (id: string) => void;
}
