import { lifetimeMs } from './lifetime.ts';

/** Question answering over a project's code. */
export const codeLimits = {
  /** A packed project. */
  archiveBytes: 64 * 1024 * 1024,
  /** Entries of an archive, with folders and what is left out: dependencies are often packed along. */
  archiveEntries: 60_000,
  /** Files that are read. */
  files: 12_000,
  /** Of the files that are read, counted while unpacking. */
  unpackedBytes: 128 * 1024 * 1024,
  /** A larger source file is left out and listed. */
  fileBytes: 1024 * 1024,
  /** A notebook is read without its outputs, which are most of it. */
  notebookBytes: 16 * 1024 * 1024,
  /** Unpacked to packed; deflate reaches 1,032. Smaller entries may exceed it: a file of equal lines does. */
  packingRatio: 200,
  packingRatioFromBytes: 1024 * 1024,
  pathCharacters: 1_024,
  nameCharacters: 255,
  pathDepth: 48,
  /** A source with a longer line on average is minified. */
  minifiedLineCharacters: 500,
  /** Uploads that are unpacked at once, and that wait. */
  uploadsAtOnce: 2,
  uploadsWaiting: 6,
  skippedListed: 500,
  /** Files and folders that one upload takes in although they would be left out. */
  takenIn: 50,
  /** Lines of all .gitignore files together that are read: each is tried on every path. */
  ignoreRules: 2_000,
  /** Time to read the syntax of one file; then it is cut into windows of lines. */
  parseMs: 5_000,
  /** Time after which a worker that does not come back is ended. */
  workerMs: 15_000,
  parsersAtOnce: 2,
  /** Time to the next files of an archive that is being unpacked. */
  archiveEventMs: 20_000,
  /** JavaScript memory of one worker. */
  workerHeapMiB: { archive: 128, parse: 128, project: 384 },
  /** A worker that has nothing to read is ended after this. */
  workerIdleMs: 10_000,
  /** Workers that read a project of more source than this are ended before its index is made. */
  largeBytes: 8 * 1024 * 1024,
  /** Files handed to a worker at once, by bytes of source. */
  batchBytes: 256 * 1024,
  /** How often progress is written down. */
  progressMs: 400,
  /** Without progress for this long, whoever was processing is gone. */
  abandonedMs: 60_000,
  /** Lines of a window, where no syntax says where to cut, and by how many windows overlap. */
  windowLines: 60,
  windowOverlap: 5,
  /** Of a line, what is indexed; longer ones are data. */
  lineCharacters: 2_000,
  /** Of a snippet, what a list carries. */
  snippetCharacters: 20_000,
  snippets: { preset: 20, most: 200 },
  /** Those that the search step shows. */
  snippetsShown: 3,
  questionCharacters: 4_000,
  /** Snippets given to a chat model, and their characters in all. */
  contextSnippets: 12,
  contextCharacters: 24_000,
  answerTokens: 1_500,
  listed: 20,
  neighbours: 50,
  projectsPerUser: 20,
  /** Memory that indexes may take in all, by their own reckoning; the one used longest ago goes first. */
  indexBytes: 160 * 1024 * 1024,
  /** How often the page asks how far indexing is. */
  pollMs: 1_000,
  lifetimeMs,
} as const;
