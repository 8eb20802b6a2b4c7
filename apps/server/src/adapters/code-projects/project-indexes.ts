import type { ProjectOverview, UnitDetails } from '@toolbench/contracts/code.ts';
import type { ProjectUnit } from '@toolbench/lab/code/project-unit.ts';
import type { Worker } from 'node:worker_threads';
import type { LoadProject, ProjectIndexes, SearchedUnits } from '../../features/code/ports.ts';
import type { StartWorker } from '../worker-threads/worker-thread.ts';
import type { ProjectAnswer, ProjectMessage, ProjectQuestion } from './project-worker.ts';

type Message = ProjectMessage extends infer Each ? (Each extends unknown ? Omit<Each, 'call'> : never) : never;

interface Call {
  readonly resolve: (answer: ProjectAnswer) => void;
  readonly reject: (error: Error) => void;
}

/** Talks to the worker that keeps the indexes; one that broke down, for want of memory, is started anew when needed. */
function createConnection(start: StartWorker) {
  let worker: Worker | undefined;
  let calls = new Map<number, Call>();
  let last = 0;

  const open = (): Worker => {
    const opened = start('project');
    const own = calls;
    opened.on('message', (answer: ProjectAnswer) => {
      own.get(answer.call)?.resolve(answer);
      own.delete(answer.call);
    });
    const onGone = () => {
      if (worker === opened) {
        worker = undefined;
        calls = new Map();
      }
      for (const call of own.values()) call.reject(new Error('the worker of the indexes broke down'));
      own.clear();
    };
    opened.on('error', onGone).on('exit', onGone);
    return opened;
  };

  return {
    send(message: Message): Promise<ProjectAnswer> {
      worker ??= open();
      last += 1;
      const call = last;
      return new Promise((resolve, reject) => {
        calls.set(call, { resolve, reject });
        worker?.postMessage({ ...message, call });
      });
    },
    isOpen: () => worker !== undefined,
    close: async () => void (await worker?.terminate()),
  };
}

/** For one question. */
const mostLoads = 4;

interface ClosableIndexes extends ProjectIndexes {
  readonly close: () => Promise<void>;
}

export function createProjectIndexes(start: StartWorker): ClosableIndexes {
  const connection = createConnection(start);
  const loads = new Map<string, Promise<void>>();

  const loadAll = async (id: string, load: LoadProject) => {
    const { value: missing } = await connection.send({ kind: 'begin', id, files: await load.files() });
    for await (const files of load.analyses(missing as readonly string[])) {
      await connection.send({ kind: 'add', id, files });
    }
    await connection.send({ kind: 'finish', id });
  };
  /** Who asks while a project is being loaded waits for that. */
  const loadOnce = (id: string, load: LoadProject) => {
    const under = loads.get(id) ?? loadAll(id, load).finally(() => loads.delete(id));
    loads.set(id, under);
    return under;
  };

  /** A project that is loaded may be gone again before it is asked: another that is much like it takes its index over. */
  const ask = async (id: string, load: LoadProject, question: ProjectQuestion): Promise<unknown> => {
    await loads.get(id);
    let answer = await connection.send({ kind: 'ask', id, question });
    for (let loaded = 0; answer.isMissing && loaded < mostLoads; loaded += 1) {
      await loadOnce(id, load);
      answer = await connection.send({ kind: 'ask', id, question });
    }
    if (answer.isMissing) throw new Error('an index was lost each time it was loaded');
    return answer.value;
  };

  return {
    search: (id, load, query, { offset, limit }) =>
      ask(id, load, { kind: 'search', query, offset, limit }) as Promise<SearchedUnits>,
    unitsOfFile: (id, load, path) => ask(id, load, { kind: 'unitsOfFile', path }) as Promise<readonly ProjectUnit[]>,
    details: (id, load, path, line) =>
      ask(id, load, { kind: 'details', path, line }) as Promise<UnitDetails | undefined>,
    overview: (id, load) => ask(id, load, { kind: 'overview' }) as Promise<Omit<ProjectOverview, 'markdown'>>,
    topic: (id, load, topic, language) => ask(id, load, { kind: 'topic', topic, language }) as Promise<string>,
    forget: (id) => {
      if (connection.isOpen()) void connection.send({ kind: 'forget', id }).catch(() => undefined);
    },
    close: connection.close,
  };
}
