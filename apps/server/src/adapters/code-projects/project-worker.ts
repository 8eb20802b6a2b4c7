import { parentPort } from 'node:worker_threads';
import { inflateRawSync } from 'node:zlib';
import { limits } from '@toolbench/contracts/limits.ts';
import type { FileAnalysis } from '@toolbench/lab/code/analyse-file.ts';
import { describeTopic } from '@toolbench/lab/code/answer/describe-topic.ts';
import type { AnswerLanguage } from '@toolbench/lab/code/answer/language.ts';
import type { ProjectTopic } from '@toolbench/lab/code/answer/topics.ts';
import { overviewOf } from '@toolbench/lab/code/overview.ts';
import { createProject, type Project } from '@toolbench/lab/code/project.ts';
import type { FileContent, PackedFile } from '../../features/code/ports.ts';

/** What can be asked of a project that is in memory. */
export type ProjectQuestion =
  | { readonly kind: 'search'; readonly query: string; readonly offset: number; readonly limit: number }
  | { readonly kind: 'unitsOfFile'; readonly path: string }
  | { readonly kind: 'details'; readonly path: string; readonly line: number }
  | { readonly kind: 'topic'; readonly topic: ProjectTopic; readonly language: AnswerLanguage }
  | { readonly kind: 'overview' };

/** `begin` is answered with the paths of those files whose analyses are to be added. */
export type ProjectMessage = { readonly id: string; readonly call: number } & (
  | { readonly kind: 'begin'; readonly files: readonly FileContent[] }
  | { readonly kind: 'add'; readonly files: readonly PackedFile[] }
  | { readonly kind: 'finish' }
  | { readonly kind: 'forget' }
  | { readonly kind: 'ask'; readonly question: ProjectQuestion }
);

export interface ProjectAnswer {
  readonly call: number;
  /** The project is not in memory: it is to be loaded first. */
  readonly isMissing?: true;
  readonly value?: unknown;
}

function answerQuestion(project: Project, question: ProjectQuestion): unknown {
  if (question.kind === 'overview') return overviewOf(project);
  if (question.kind === 'topic') return describeTopic(project, question.topic, question.language);
  if (question.kind === 'unitsOfFile') return project.unitsOfFile(question.path);
  if (question.kind === 'details') return project.details(question.path, question.line);
  const { query, offset, limit } = question;
  const { found, total } =
    query === '' ? { found: project.units(), total: project.units().length } : project.search(query, offset + limit);
  return { found: found.slice(offset, offset + limit), total };
}

/** The content of each file, by its path. */
type Contents = ReadonlyMap<string, string>;

interface HeldProject {
  readonly project: Project;
  readonly contents: Contents;
}

/** Below this share of equal files an index is made anew. */
const leastAlike = 0.5;

/** The share of equal files in the larger of two projects. */
function alikeness(one: Contents, other: Contents): number {
  let alike = 0;
  for (const [path, content] of one) if (other.get(path) === content) alike += 1;
  return alike / Math.max(one.size, other.size, 1);
}

/** Keeps the indexes of projects and answers questions about them. */
export function runProjectWorker(): void {
  const port = parentPort;
  if (port === null) throw new Error('not in a worker');
  /** The one used last is the last. */
  const ready = new Map<string, HeldProject>();
  const loading = new Map<string, HeldProject>();

  const makeRoom = () => {
    let bytes = [...ready.values()].reduce((sum, { project }) => sum + project.bytes(), 0);
    for (const [id, { project }] of ready) {
      if (bytes <= limits.code.indexBytes || ready.size === 1) return;
      bytes -= project.bytes();
      ready.delete(id);
    }
  };

  /** Takes the index of the project most like this one, mostly an earlier upload of it; that one is loaded anew when asked. */
  const takeAlike = (contents: Contents): HeldProject | undefined => {
    let most: number = leastAlike;
    let best: string | undefined;
    for (const [id, held] of ready) {
      const alike = alikeness(contents, held.contents);
      if (alike > most) [most, best] = [alike, id];
    }
    const taken = best === undefined ? undefined : ready.get(best);
    ready.delete(best ?? '');
    return taken;
  };

  const begin = (id: string, files: readonly FileContent[]): readonly string[] => {
    const contents = new Map(files.map(({ path, contentId }) => [path, contentId]));
    const { project, contents: held } = takeAlike(contents) ?? { project: createProject(), contents: new Map() };
    for (const [path, content] of held) if (contents.get(path) !== content) project.dropFile(path);
    loading.set(id, { project, contents });
    return files.flatMap(({ path, contentId }) => (held.get(path) === contentId ? [] : [path]));
  };

  const add = (id: string, files: readonly PackedFile[]) => {
    for (const { path, packedAnalysis } of files) {
      const analysis = JSON.parse(inflateRawSync(packedAnalysis).toString('utf8')) as FileAnalysis;
      loading.get(id)?.project.addFile(path, analysis);
    }
  };

  const finish = (id: string) => {
    const loaded = loading.get(id);
    if (loaded === undefined) return;
    loaded.project.arrange([...loaded.contents.keys()]);
    ready.delete(id);
    ready.set(id, loaded);
    loading.delete(id);
    makeRoom();
  };

  const handle = (message: ProjectMessage): Omit<ProjectAnswer, 'call'> => {
    const { id } = message;
    if (message.kind === 'begin') return { value: begin(id, message.files) };
    if (message.kind === 'add') add(id, message.files);
    else if (message.kind === 'finish') finish(id);
    else if (message.kind === 'forget') {
      ready.delete(id);
      loading.delete(id);
    } else {
      const held = ready.get(id);
      if (held === undefined) return { isMissing: true };
      ready.delete(id);
      ready.set(id, held);
      return { value: answerQuestion(held.project, message.question) };
    }
    return {};
  };

  port.on('message', (message: ProjectMessage) => port.postMessage({ call: message.call, ...handle(message) }));
}
