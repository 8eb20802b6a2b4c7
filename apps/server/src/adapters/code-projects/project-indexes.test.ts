import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { createProjectIndexes } from './project-indexes.ts';
import type { ProjectMessage } from './project-worker.ts';

/** A worker from which other projects take the index so many times before it is asked. */
function workerLosing(times: number) {
  const worker = new EventEmitter();
  const kinds: string[] = [];
  let left = times + 1;
  const postMessage = ({ call, kind }: ProjectMessage) => {
    kinds.push(kind);
    const isMissing = kind === 'ask' && left-- > 0;
    const value = kind === 'begin' ? [] : { found: [], total: 7 };
    setImmediate(() => worker.emit('message', isMissing ? { call, isMissing } : { call, value }));
  };
  return {
    kinds,
    start: () => Object.assign(worker, { postMessage, terminate: () => Promise.resolve(0) }) as unknown as Worker,
  };
}

const load = {
  files: () => Promise.resolve([]),
  analyses: async function* () {
    yield [];
  },
};

const ask = (start: () => Worker) => createProjectIndexes(start).search('id', load, 'x', { offset: 0, limit: 1 });

describe('[CODE-03] a project whose index another like it takes over', () => {
  it.each([0, 1, 3])('is loaded anew and answered after %i losses', async (losses) => {
    const { kinds, start } = workerLosing(losses);
    expect(await ask(start)).toEqual({ found: [], total: 7 });
    expect(kinds.filter((kind) => kind === 'finish')).toHaveLength(losses + 1);
  });

  it('is given up in the end', async () => {
    await expect(ask(workerLosing(100).start)).rejects.toThrow('lost');
  });
});
