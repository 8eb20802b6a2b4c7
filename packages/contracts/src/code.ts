import { z } from 'zod';
import { answerOrigin } from './ai/ai.ts';
import { limits } from './limits.ts';

/**
 * Question answering over a project's code. The six calls of the specification have its shapes; what stands beside those
 * is ours. Times are ISO 8601 in UTC, lines count from 1, and a range of lines holds its last line.
 */

const { code } = limits;

/**
 * Names an uploaded project to its owner. Opaque: 24 random bytes, never a path. Empty or absent means that nothing was
 * uploaded yet, which has words of its own.
 */
const projectPath = z.string().max(100).default('');

const question = z.string().trim().min(1).max(code.questionCharacters);

/** A path inside the project with `/` between its parts. */
const filePath = z.string().min(1).max(code.pathCharacters);

export const projectRequest = z.object({ projectPath });

export const snippetsRequest = z.object({
  projectPath,
  /** Empty or absent: the snippets in the order of the files. */
  query: z.string().trim().max(code.questionCharacters).default(''),
  limit: z.coerce.number().int().min(1).max(code.snippets.most).default(code.snippets.preset),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
});

export const askRequest = z.object({ projectPath, question });

export const fileRequest = z.object({ projectPath, path: filePath });

export const unitRequest = z.object({
  projectPath,
  path: filePath,
  /** First line of the function, method or class. */
  line: z.coerce.number().int().min(1),
});

/** Why a file of the archive is not read. */
export const skipReasons = [
  'gitignore',
  'version-control',
  'dependencies',
  'build-output',
  'generated',
  'minified',
  'lock-file',
  'binary',
  'too-large',
  'reserved-name',
  'duplicate-name',
  'secret',
  'empty',
] as const;

export const skipReason = z.enum(skipReasons);

export const skippedEntry = z.object({
  /** A file, or a folder that is left out as a whole. */
  path: z.string(),
  reason: skipReason,
  /** Files that it stands for. */
  files: z.int(),
});

export const uploadedProject = z.object({
  projectPath: z.string(),
  /** Of the archive, without `.zip`. The server never uses it as a name. */
  name: z.string(),
  /** Files that are read. */
  files: z.int(),
  /** Of those files, unpacked. */
  bytes: z.int(),
  skipped_files: z.int(),
  /** Files left out, by reason; reasons that left out none are absent. */
  skipped_by_reason: z.partialRecord(skipReason, z.int()),
  /** The first `limits.code.skippedListed`. */
  skipped: z.array(skippedEntry),
  /** Files that an earlier upload of the same owner holds unchanged: they are not read again. */
  unchanged_files: z.int(),
  expires_at: z.string(),
});

/** Of a file in the tree; absent where a file is in no language we know the syntax of. */
const language = z.string();

export interface TreeNode {
  readonly type: 'folder' | 'file';
  readonly name: string;
  readonly path: string;
  /** Files: bytes. */
  readonly bytes?: number | undefined;
  readonly language?: string | undefined;
  /** Folders: folders first, each kind in the order of its names. */
  readonly children?: readonly TreeNode[] | undefined;
}

/**
 * Answer to POST /api/project-structure: the project's own folder. Children have the same shape; they are not looked at,
 * because a schema that holds itself cannot be written into the description of a single call.
 */
export const treeNode = z.object({
  type: z.enum(['folder', 'file']),
  name: z.string(),
  path: z.string(),
  bytes: z.int().optional(),
  language: language.optional(),
  children: z.array(z.unknown()).readonly().optional(),
}) as unknown as z.ZodType<TreeNode>;

/** Answer to GET /api/vectorization-status, to start and to stop. */
export const vectorizationStatus = z.object({
  is_processing: z.boolean(),
  /** While processing: what the files read so far let expect. Exact when complete. */
  total_snippets: z.int(),
  processed_snippets: z.int(),
  is_complete: z.boolean(),
  /** Null unless it failed or was cancelled; a sentence in the request's language. */
  error: z.string().nullable(),
  is_cancelled: z.boolean(),
  total_files: z.int(),
  processed_files: z.int(),
  /** Files that were taken from an earlier upload because nothing in them has changed. */
  unchanged_files: z.int(),
  /** Files whose syntax could not be read in time: they are cut into windows of lines. */
  fallback_files: z.int(),
});

export const unitKinds = ['function', 'method', 'class', 'section', 'lines'] as const;

/** `section`: of a text file, under its heading. `lines`: code outside of everything else, or a window of lines. */
export const unitKind = z.enum(unitKinds);

export const snippet = z.object({
  file_path: z.string(),
  /** Absent for code outside of every function and class. */
  function_name: z.string().optional(),
  start_line: z.int(),
  end_line: z.int(),
  content: z.string(),
  /**
   * 0 to 1, with a query: how much of the question the first snippet holds, its words counting as much as they are rare
   * here; of the others, that by how well they fit beside the first. It falls in the order of the snippets.
   */
  similarity: z.number().min(0).max(1).optional(),
  kind: unitKind,
  language: language.optional(),
  /** Its head, on one line. */
  signature: z.string().optional(),
  /** Of the class or module it belongs to. */
  container: z.string().optional(),
  /** The words of the question that were found in it, as they stand in the index. */
  matched_terms: z.array(z.string()).optional(),
});

export const snippetsResponse = z.object({
  snippets: z.array(snippet),
  /** All of the project without a query, all that match with one. */
  total_count: z.int(),
  message: z.string(),
});

/** A place in the project. */
export const unitReference = z.object({
  file_path: z.string(),
  name: z.string(),
  kind: unitKind,
  start_line: z.int(),
  end_line: z.int(),
});

export const citation = z.object({
  file_path: z.string(),
  start_line: z.int(),
  end_line: z.int(),
  /** As it stands in the answer. */
  text: z.string(),
  /** The file and the lines exist, and the code quoted with it stands there. */
  verified: z.boolean(),
  problem: z.enum(['no-such-file', 'no-such-lines', 'quote-not-there']).optional(),
});

export const askResponse = z.object({
  /** Markdown; places are written as `path:first-last`. */
  answer: z.string(),
  /** `embedded`: put together from the syntax trees, no model; else the name of the chat model. */
  engine: z.string(),
  ...answerOrigin,
  citations: z.array(citation),
  /** What was looked at, best first. */
  snippets: z.array(snippet),
});

/**
 * POST /api/ask-ai answers as events when the request accepts text/event-stream. What can be refused at once is refused
 * with its status and no stream begins. Closing the connection ends the call to the model.
 */
export const askEvents = {
  /** First: { snippets }. */
  sources: 'sources',
  /** { text }: the next part of the answer; with `restarts` all parts before it were what the model thought. */
  text: 'text',
  /** Last: AskResponse, checked; it replaces the parts. */
  answer: 'answer',
  /** Last: ErrorResponse. */
  failed: 'failed',
} as const;

/** Answer to GET /api/project-file. */
export const projectFile = z.object({
  path: z.string(),
  language: language.optional(),
  content: z.string(),
  /** What is found in it, in the order of the lines. */
  units: z.array(unitReference.extend({ signature: z.string().optional(), container: z.string().optional() })),
});

/** Answer to GET /api/project-unit: a function, method or class and its neighbours. */
export const unitDetails = unitReference.extend({
  signature: z.string().optional(),
  documentation: z.string().optional(),
  /** Branches and loops, plus one (McCabe). */
  complexity: z.int(),
  /** Names are matched, not types: a call is taken to mean the nearest thing of that name. */
  callers: z.array(unitReference),
  callees: z.array(unitReference),
});

const moduleNode = z.object({
  /** Path of the folder, or of the file where the project has few. */
  path: z.string(),
  files: z.int(),
  lines: z.int(),
  units: z.int(),
  language: language.optional(),
});

/** Answer to GET /api/project-overview. */
export const projectOverview = z.object({
  files: z.int(),
  lines: z.int(),
  bytes: z.int(),
  functions: z.int(),
  classes: z.int(),
  /** Most lines first. */
  languages: z.array(z.object({ language: z.string(), files: z.int(), lines: z.int() })),
  entry_points: z.array(unitReference.extend({ why: z.enum(['main', 'manifest', 'server', 'command', 'page']) })),
  modules: z.array(moduleNode),
  /** From one module to another: how many imports and calls. */
  dependencies: z.array(z.object({ from: z.string(), to: z.string(), imports: z.int(), calls: z.int() })),
  /** Files that need each other in a circle, each as the list of its files. */
  cycles: z.array(z.array(z.string())),
  /** Packages from outside, most used first. */
  packages: z.array(z.object({ name: z.string(), files: z.int() })),
  most_used: z.array(unitReference.extend({ callers: z.int() })),
  longest: z.array(unitReference.extend({ lines: z.int() })),
  most_complex: z.array(unitReference.extend({ complexity: z.int() })),
  tests: z.object({ files: z.int(), functions: z.int(), listed: z.array(unitReference) }),
  todos: z.object({
    count: z.int(),
    listed: z.array(z.object({ file_path: z.string(), line: z.int(), text: z.string() })),
  }),
  /** The same as Markdown, in the request's language. */
  markdown: z.string(),
});

export const heldProject = z.object({
  projectPath: z.string(),
  name: z.string(),
  files: z.int(),
  bytes: z.int(),
  is_complete: z.boolean(),
  created_at: z.string(),
  /** It is deleted then, whatever is done with it. */
  expires_at: z.string(),
});

/** Answer to GET /api/projects: the caller's own, newest first. */
export const projectsResponse = z.object({ projects: z.array(heldProject) });

export type SkipReason = z.infer<typeof skipReason>;
export type SkippedEntry = z.infer<typeof skippedEntry>;
export type UploadedProject = z.infer<typeof uploadedProject>;
export type VectorizationStatus = z.infer<typeof vectorizationStatus>;
export type UnitKind = z.infer<typeof unitKind>;
export type Snippet = z.infer<typeof snippet>;
export type SnippetsRequest = z.infer<typeof snippetsRequest>;
export type SnippetsResponse = z.infer<typeof snippetsResponse>;
export type UnitReference = z.infer<typeof unitReference>;
export type CodeCitation = z.infer<typeof citation>;
export type AskResponse = z.infer<typeof askResponse>;
export type ProjectFile = z.infer<typeof projectFile>;
export type UnitDetails = z.infer<typeof unitDetails>;
export type ProjectOverview = z.infer<typeof projectOverview>;
export type HeldProject = z.infer<typeof heldProject>;
