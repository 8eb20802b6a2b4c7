import { limits } from '@toolbench/contracts/limits.ts';
import { Worker } from 'node:worker_threads';

/** What one bundle of workers can be started as. */
export type WorkerRole = 'archive' | 'parse' | 'project';

/** Starts a worker whose memory is bounded; it never keeps the process alive. */
export type StartWorker = (role: WorkerRole, data?: unknown) => Worker;

/** @param file the bundle of adapters/worker-threads/code-worker.ts */
export function workerStarter(file: URL | string): StartWorker {
  return (role, data) => {
    const worker = new Worker(file, {
      workerData: { role, data },
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: limits.code.workerHeapMiB[role], maxYoungGenerationSizeMb: 16 },
    });
    worker.unref();
    return worker;
  };
}
