import { inflateRawSync } from 'node:zlib';
import type {
  HeldProject,
  ProjectFile,
  ProjectOverview,
  Snippet,
  SnippetsRequest,
  SnippetsResponse,
  TreeNode,
  UnitDetails,
} from '@toolbench/contracts/code.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { overviewMarkdown } from '@toolbench/lab/code/answer/overview-markdown.ts';
import type { AnswerLanguage } from '@toolbench/lab/code/answer/language.ts';
import { formatOfPath } from '@toolbench/lab/code/languages/languages.ts';
import type { Found } from '@toolbench/lab/code/project.ts';
import { isDefinition, referenceOf } from '@toolbench/lab/code/project-unit.ts';
import { treeOf } from '@toolbench/lab/code/tree.ts';
import { readLines, type SourceLines } from '@toolbench/lab/code/units/source-lines.ts';
import type { AiEngines } from '@toolbench/lab/ports.ts';
import type { Clock, RandomBytes } from '../../shared/ports.ts';
import { ok, refusal, type Refusal, type Result } from '../../shared/result.ts';
import type { Claims } from '../cluster/claims.ts';
import { createAsking } from './asking.ts';
import type { Archives, CodeParser, LoadProject, ProjectIndexes } from './ports.ts';
import type { CodeStore, StoredProject } from './store.ts';
import { createUploading } from './uploading.ts';
import { createVectorizing } from './vectorizing.ts';

export interface CodeParts {
  readonly store: CodeStore;
  readonly archives: Archives;
  readonly parser: CodeParser;
  readonly indexes: ProjectIndexes;
  readonly engines: Pick<AiEngines, 'chat'>;
  readonly claims: Claims;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly onError: (error: unknown) => void;
}

/** Where a project stands; the words for `failed` and the like are the route's. */
export type ProjectState = Pick<
  StoredProject,
  'state' | 'files' | 'unchanged_files' | 'total_snippets' | 'processed_snippets' | 'processed_files' | 'fallback_files'
>;

const heldOf = (project: StoredProject): HeldProject => ({
  projectPath: project.id,
  name: project.name,
  files: project.files,
  bytes: project.bytes,
  is_complete: project.state === 'complete',
  created_at: new Date(project.created_at).toISOString(),
  expires_at: new Date(project.expires_at).toISOString(),
});

/** Question answering over a project's code. Every call names the owner, and finds that owner's projects only. */
export function createCode(parts: CodeParts) {
  const { store, archives, parser, indexes, engines, claims, clock, random, onError } = parts;
  const loaderOf = (id: string): LoadProject => ({
    files: () => store.contents(id),
    analyses: (paths) => store.analyses(id, paths),
  });
  const vectorizing = createVectorizing({
    store,
    parser,
    index: (id) => indexes.search(id, loaderOf(id), '', { offset: 0, limit: 1 }),
    claims,
    clock,
    onError,
  });

  const find = async (owner: string, id: string): Promise<Result<StoredProject>> => {
    if (id === '') return refusal('upload-project-first');
    const project = await store.find(id, owner);
    const isThere = project && project.state !== 'uploading' && project.expires_at > clock.now();
    return isThere ? ok(project) : refusal('no-such-project');
  };

  /** Runs what needs a project, or a project that is ready to be searched. */
  const withProject = async <Value>(
    owner: string,
    id: string,
    needs: 'upload' | 'index',
    use: (project: StoredProject) => Promise<Result<Value> | Refusal>,
  ): Promise<Result<Value>> => {
    const project = await find(owner, id);
    if (!project.ok) return project;
    if (needs === 'index' && project.value.state !== 'complete') return refusal('not-vectorized-yet');
    return use(project.value);
  };

  const filesOf = async (id: string, paths: readonly string[]): Promise<ReadonlyMap<string, SourceLines>> => {
    const texts = await store.texts(id, paths);
    return new Map([...texts].map(([path, packed]) => [path, readLines(inflateRawSync(packed).toString('utf8'))]));
  };
  const linesOf = async (id: string, path: string) => (await filesOf(id, [path])).get(path);

  const snippetsOf = async (id: string, found: readonly Found[]): Promise<readonly Snippet[]> => {
    const files = await filesOf(id, [...new Set(found.map(({ path }) => path))]);
    const snippets: Snippet[] = [];
    for (const { path, unit, similarity, matched } of found) {
      const content = files.get(path)?.slice(unit.firstLine, unit.lastLine) ?? '';
      snippets.push({
        file_path: path,
        function_name: unit.name,
        start_line: unit.firstLine,
        end_line: unit.lastLine,
        content: content.slice(0, limits.code.snippetCharacters),
        similarity,
        kind: unit.kind,
        language: formatOfPath(path),
        signature: unit.signature,
        container: unit.container,
        matched_terms: matched && [...matched],
      });
    }
    return snippets;
  };

  const search = async (id: string, query: string, window: { offset: number; limit: number }) => {
    const { found, total } = await indexes.search(id, loaderOf(id), query, window);
    return { snippets: await snippetsOf(id, found), total };
  };

  const stateOf = (project: StoredProject): ProjectState =>
    vectorizing.isAbandoned(project) ? { ...project, state: 'failed' } : project;

  return {
    upload: createUploading({ store, archives, parser, clock, random }),

    list: async (owner: string): Promise<readonly HeldProject[]> =>
      (await store.list(owner))
        .filter(({ state, expires_at }) => state !== 'uploading' && expires_at > clock.now())
        .map(heldOf),

    structure: (owner: string, id: string): Promise<Result<TreeNode>> =>
      withProject(owner, id, 'upload', async ({ name }) => {
        const files = await store.files(id);
        return ok(
          treeOf(
            name,
            files.map((file) => ({ ...file, language: formatOfPath(file.path) })),
          ),
        );
      }),

    start: (owner: string, id: string): Promise<Result<ProjectState>> =>
      withProject(owner, id, 'upload', async (project) => {
        await vectorizing.start(project);
        return ok(stateOf((await store.find(id, owner)) ?? project));
      }),

    stop: (owner: string, id: string): Promise<Result<ProjectState>> =>
      withProject(owner, id, 'upload', async (project) => {
        await vectorizing.stop(id);
        return ok(stateOf((await store.find(id, owner)) ?? project));
      }),

    /** The server that indexes a project, where one does. */
    placeOf: vectorizing.placeOf,

    status: (owner: string, id: string): Promise<Result<ProjectState>> =>
      withProject(owner, id, 'upload', async (project) => ok(stateOf(project))),

    snippets: (owner: string, request: SnippetsRequest): Promise<Result<Omit<SnippetsResponse, 'message'>>> =>
      withProject(owner, request.projectPath, 'index', async ({ id }) => {
        const { snippets, total } = await search(id, request.query, request);
        return ok({ snippets: [...snippets], total_count: total });
      }),

    ask: createAsking({
      find: (owner, id) => withProject(owner, id, 'index', async (project) => ok(project)),
      search,
      linesOf,
      detailsOf: (id, path, line) => indexes.details(id, loaderOf(id), path, line),
      topicText: (id, topic, language) => indexes.topic(id, loaderOf(id), topic, language),
      engines,
    }),

    file: (owner: string, id: string, path: string): Promise<Result<ProjectFile>> =>
      withProject(owner, id, 'upload', async ({ state }) => {
        const lines = await linesOf(id, path);
        if (lines === undefined) return refusal('no-such-project-file');
        const units = state === 'complete' ? await indexes.unitsOfFile(id, loaderOf(id), path) : [];
        const listed = units.filter(isDefinition).map((found) => ({
          ...referenceOf(found),
          signature: found.unit.signature,
          container: found.unit.container,
        }));
        return ok({ path, language: formatOfPath(path), content: lines.text, units: listed });
      }),

    unit: (owner: string, id: string, path: string, line: number): Promise<Result<UnitDetails>> =>
      withProject(owner, id, 'index', async () => {
        const details = await indexes.details(id, loaderOf(id), path, line);
        return details ? ok(details) : refusal('no-such-project-file');
      }),

    overview: (owner: string, id: string, language: AnswerLanguage): Promise<Result<ProjectOverview>> =>
      withProject(owner, id, 'index', async ({ name }) => {
        const overview = await indexes.overview(id, loaderOf(id));
        return ok({ ...overview, markdown: overviewMarkdown(name, overview, language) });
      }),

    remove: (owner: string, id: string): Promise<Result<undefined>> =>
      withProject(owner, id, 'upload', async () => {
        await vectorizing.stop(id);
        await store.remove(id);
        indexes.forget(id);
        return ok(undefined);
      }),

    /** What is held of all owners. */
    total: store.total,

    /** Deletes everything of all owners; gives the number of projects. */
    async removeAll(): Promise<number> {
      await vectorizing.stopAll();
      const gone = await store.removeAll();
      for (const id of gone) indexes.forget(id);
      return gone.length;
    },

    /** Deletes what has expired. */
    async sweep(): Promise<void> {
      for (const id of await store.removeExpired(clock.now())) {
        await vectorizing.stop(id);
        indexes.forget(id);
      }
    },

    close: () => vectorizing.stopAll(),
  };
}

export type Code = ReturnType<typeof createCode>;
