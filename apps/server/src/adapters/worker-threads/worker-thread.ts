import { limits } from '@toolbench/contracts/limits.ts';
import { Worker } from 'node:worker_threads';

/** What one bundle of workers can be started as. */
export type WorkerRole = 'archive' | 'parse' | 'project';

/** Starts a worker whose memory is bounded; it never keeps the process alive. */
export type StartWorker = (role: WorkerRole, data?: unknown) => Worker;

/** Starts a file as a thread that sees nothing of the environment, takes no more than its heap, and keeps no process alive. */
export function startThread(file: URL | string, heapMiB: number, data?: unknown): Worker {
  const worker = new Worker(file, {
    workerData: data,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: heapMiB, maxYoungGenerationSizeMb: 16 },
  });
  worker.unref();
  return worker;
}

/** @param file the bundle of adapters/worker-threads/code-worker.ts */
export function workerStarter(file: URL | string): StartWorker {
  return (role, data) => startThread(file, limits.code.workerHeapMiB[role], { role, data });
}

/** A worker took longer than it may. */
export class WorkerLate extends Error {}

/**
 * What a worker says next, or answers to a message where there is one. Rejects with WorkerLate, or with the reason why the
 * worker broke down; it is not ended.
 */
export function nextWord<T>(worker: Worker, timeLimitMs: number, message?: unknown): Promise<T> {
  return new Promise((resolve, reject) => {
    if (message !== undefined) worker.postMessage(message);
    const timer = setTimeout(() => fail(new WorkerLate('a worker took too long')), timeLimitMs);
    const leave = () => {
      clearTimeout(timer);
      worker.off('message', finish).off('error', fail).off('exit', onExit);
    };
    const finish = (word: T) => {
      leave();
      resolve(word);
    };
    const fail = (reason: Error) => {
      leave();
      reject(reason);
    };
    const onExit = (code: number) => fail(new Error(`a worker ended with ${code}`));
    worker.on('message', finish).on('error', fail).on('exit', onExit);
  });
}
