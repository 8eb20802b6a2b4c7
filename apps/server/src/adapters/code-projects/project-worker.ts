import { parentPort } from 'node:worker_threads';
import { inflateRawSync } from 'node:zlib';
import { limits } from '@toolbench/contracts/limits.ts';
import type { FileAnalysis } from '@toolbench/lab/code/analyse-file.ts';
import { overviewOf } from '@toolbench/lab/code/overview.ts';
import { createProject, type Project } from '@toolbench/lab/code/project.ts';
import type { PackedFile } from '../../features/code/ports.ts';

/** What can be asked of a project that is in memory. */
export type ProjectQuestion =
  | { readonly kind: 'search'; readonly query: string; readonly offset: number; readonly limit: number }
  | { readonly kind: 'unitsOfFile'; readonly path: string }
  | { readonly kind: 'details'; readonly path: string; readonly line: number }
  | { readonly kind: 'overview' };

export type ProjectMessage = { readonly id: string; readonly call: number } & (
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
  if (question.kind === 'unitsOfFile') return project.unitsOfFile(question.path);
  if (question.kind === 'details') return project.details(question.path, question.line);
  const { query, offset, limit } = question;
  const { found, total } =
    query === '' ? { found: project.units(), total: project.units().length } : project.search(query, offset + limit);
  return { found: found.slice(offset, offset + limit), total };
}

/** Keeps the indexes of projects and answers questions about them. */
export function runProjectWorker(): void {
  const port = parentPort;
  if (port === null) throw new Error('not in a worker');
  /** The one used last is the last. */
  const ready = new Map<string, Project>();
  const loading = new Map<string, Project>();

  const makeRoom = () => {
    let bytes = [...ready.values()].reduce((sum, project) => sum + project.bytes(), 0);
    for (const [id, project] of ready) {
      if (bytes <= limits.code.indexBytes || ready.size === 1) return;
      bytes -= project.bytes();
      ready.delete(id);
    }
  };

  const add = (id: string, files: readonly PackedFile[]) => {
    const project = loading.get(id) ?? createProject();
    loading.set(id, project);
    for (const { path, packedAnalysis } of files) {
      project.addFile(path, JSON.parse(inflateRawSync(packedAnalysis).toString('utf8')) as FileAnalysis);
    }
  };

  const finish = (id: string) => {
    ready.delete(id);
    ready.set(id, loading.get(id) ?? createProject());
    loading.delete(id);
    makeRoom();
  };

  const handle = (message: ProjectMessage): Omit<ProjectAnswer, 'call'> => {
    const { id } = message;
    if (message.kind === 'add') add(id, message.files);
    else if (message.kind === 'finish') finish(id);
    else if (message.kind === 'forget') {
      ready.delete(id);
      loading.delete(id);
    } else {
      const project = ready.get(id);
      if (project === undefined) return { isMissing: true };
      ready.delete(id);
      ready.set(id, project);
      return { value: answerQuestion(project, message.question) };
    }
    return {};
  };

  port.on('message', (message: ProjectMessage) => port.postMessage({ call: message.call, ...handle(message) }));
}
