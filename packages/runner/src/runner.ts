import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { limits } from '@toolbench/contracts/limits.ts';
import { secondsOf, sizeOf, timeLimitOf, type Action } from '@toolbench/kit/define-tool.ts';
import { explainFailure, explainMisuse } from '@toolbench/tools/outside/explain.ts';
import type { Job, Outcome } from '@toolbench/tools/outside/perform.ts';
import { findTool } from '@toolbench/tools/registry.ts';
import type { WorkerSettings, WorkReply, WorkRequest } from './protocol.ts';

export interface RunSettings {
  /** Ends the work: it is taken out of the queue, or its worker is ended. */
  readonly signal?: AbortSignal | undefined;
  /** Told how far the work is, 0 to 1. */
  readonly onReport?: ((fraction: number) => void) | undefined;
}

/** Runs actions with the limits of the page. */
export interface Runner {
  /** Always resolves: what goes wrong is a failure in words. Bytes of the input that own their buffer are handed over. */
  run(job: Job, settings?: RunSettings): Promise<Outcome>;
  /** Ends all workers; what is under way is cancelled. */
  close(): Promise<void>;
}

export interface RunnerParts {
  /** The built file of engine-worker.ts. */
  readonly file: URL | string;
  /** Worker threads at most; as many as there are processors, and no more than the limit, where nothing is said. */
  readonly workers?: number;
  /** Calls that may wait for a worker; more are refused as busy. */
  readonly waiting?: number;
  /** Bytes of input that may wait for a worker, together; calls with more are refused as busy. */
  readonly waitingBytes?: number;
  readonly workerHeapMiB?: number;
  /** Longest run of any action, in milliseconds; where nothing is said, only those are limited that limit themselves. */
  readonly runMs?: number;
  /** Larger pictures are refused; the page's limit where nothing is said. */
  readonly picturePixels?: number;
  /** Larger results are refused before they leave their worker. */
  readonly resultBytes?: number;
  /** Carries out, without a worker, what is small and known to be linear. For a process that does nothing else. */
  readonly performHere?: (job: Job) => Promise<Outcome>;
  /** Is told of an action that failed by a fault of its own. The error's message may hold parts of the input. */
  readonly onCrash?: (job: Job, error: unknown) => void;
}

/** A call that waits or is under way. */
interface Task {
  readonly job: Job;
  /** Bytes of its input. */
  readonly size: number;
  readonly settings: RunSettings;
  /** What it asks for but for the input: one like it that is slow makes it likely to be slow. */
  readonly kind: string;
  readonly finish: (outcome: Outcome | Promise<Outcome>) => void;
  stop: () => void;
}

const { outside, files } = limits;

/**
 * Runs engines in a bounded number of worker threads; each works on one call at a time, the others wait in order. Those
 * that are slow hold nobody up: a few of them leave their place to others, and what is like a slow one waits behind all else.
 */
export function createRunner({
  file,
  workers = mostWorkers(),
  waiting: mostWaiting = outside.waiting,
  waitingBytes = Infinity,
  workerHeapMiB = outside.workerHeapMiB,
  runMs = Infinity,
  picturePixels,
  resultBytes,
  performHere,
  onCrash,
}: RunnerParts): Runner {
  const idle: Worker[] = [];
  const busy = new Set<Worker>();
  const waiting: Task[] = [];
  const underWay = new Set<Task>();
  const slow = new Set<Task>();
  let lastId = 0;

  const next = () => {
    while (waiting.length > 0 && busy.size - Math.min(slow.size, outside.slowWorkers) < workers) {
      const suspicions = waiting.map((task) => suspicion(task, slow));
      const [task] = waiting.splice(suspicions.indexOf(Math.min(...suspicions)), 1);
      if (task) start(task, idle.pop() ?? spawn());
    }
  };

  const spawn = () => {
    const worker = new Worker(file, {
      workerData: { picturePixels, resultBytes } satisfies WorkerSettings,
      // Engines have no use for the variables of the process, which may be secrets.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: workerHeapMiB },
    });
    // Whoever waits for it listens too; that one ends which has nothing to do, or was ended, is no news.
    worker.on('error', () => undefined);
    return worker.on('exit', () => {
      if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
    });
  };

  const start = (task: Task, worker: Worker) => {
    const id = ++lastId;
    const { job, settings } = task;
    // Counted before the input is handed over, which leaves nothing behind.
    const ownLimit = timeLimitOf(actionOf(job), job.input) ?? Infinity;
    const limit = Math.min(ownLimit, runMs);
    let timer: NodeJS.Timeout | undefined;
    let slowTimer: NodeJS.Timeout | undefined;
    busy.add(worker);
    underWay.add(task);
    worker.ref();
    const leave = () => {
      clearTimeout(timer);
      clearTimeout(slowTimer);
      slow.delete(task);
      worker.off('message', onMessage);
      worker.off('error', onError);
      busy.delete(worker);
      underWay.delete(task);
    };
    const settle = (outcome: Outcome) => {
      leave();
      worker.unref();
      if (idle.length < workers) idle.push(worker);
      else void worker.terminate();
      task.finish(outcome);
      next();
    };
    const end = (code: 'cancelled' | 'crashed' | 'out-of-memory' | 'time-limit', seconds = 0) => {
      leave();
      void worker.terminate();
      const detail = { seconds, mebibytes: workerHeapMiB };
      // A tool's own words tell its own limit, not the shorter one of whoever runs it.
      const isForeign = limit < ownLimit;
      task.finish(
        isForeign
          ? explainMisuse(code, detail, job.language)
          : explainFailure(job.tool, { ok: false, code, detail }, job.language),
      );
      next();
    };
    task.stop = () => end('cancelled');
    const onMessage = (reply: WorkReply) => {
      if (reply.id !== id) return;
      switch (reply.kind) {
        case 'started':
          slowTimer = setTimeout(() => {
            slow.add(task);
            next();
          }, outside.slowMs);
          if (limit !== Infinity) timer = setTimeout(() => end('time-limit', secondsOf(limit)), limit);
          break;
        case 'report':
          settings.onReport?.(reply.fraction);
          break;
        case 'done':
          settle(reply.outcome);
          break;
        case 'crashed':
          onError(reply.error);
          break;
      }
    };
    const onError = (error: unknown) => {
      if (isOutOfMemory(error)) return end('out-of-memory');
      onCrash?.(job, error);
      end('crashed');
    };
    worker.on('message', onMessage);
    worker.on('error', onError);
    worker.postMessage({ id, job } satisfies WorkRequest, buffersOf(job.input));
  };

  const hasRoomFor = (size: number) =>
    waiting.length < mostWaiting && waiting.reduce((sum, task) => sum + task.size, size) <= waitingBytes;

  const queue = (job: Job, size: number, settings: RunSettings) =>
    new Promise<Outcome>((resolve) => {
      const { signal } = settings;
      const stop = () => task.stop();
      const finish = (outcome: Outcome | Promise<Outcome>) => {
        signal?.removeEventListener('abort', stop);
        resolve(outcome);
      };
      const leaveQueue = () => {
        waiting.splice(waiting.indexOf(task), 1);
        finish(explainMisuse('cancelled', {}, job.language));
      };
      const kind = JSON.stringify([job.tool, job.action, job.options]);
      const task: Task = { job, size, settings, kind, finish, stop: leaveQueue };
      signal?.addEventListener('abort', stop, { once: true });
      waiting.push(task);
      next();
    });

  return {
    async run(job, settings = {}) {
      const { language, input } = job;
      const size = sizeOf(input);
      const limit = files.openBytes;
      if (size > limit) return explainMisuse('input-too-large', { size, limit }, language);
      if (settings.signal?.aborted) return explainMisuse('cancelled', {}, language);
      if (performHere && actionOf(job).isLinear && size <= outside.inProcessBytes) return performHere(job);
      if (!hasRoomFor(size)) return explainMisuse('busy', {}, language);
      return queue(job, size, settings);
    },
    async close() {
      for (const task of waiting.splice(0)) task.finish(explainMisuse('cancelled', {}, task.job.language));
      for (const task of underWay) task.stop();
      await Promise.all(idle.splice(0).map((worker) => worker.terminate()));
    },
  };
}

/** How much a call is like one that is slow: 2 for the same options, 1 for the same action. */
function suspicion({ job, kind }: Task, slow: ReadonlySet<Task>): number {
  let most = 0;
  for (const other of slow) {
    if (other.kind === kind) return 2;
    if (other.job.tool === job.tool && other.job.action === job.action) most = 1;
  }
  return most;
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

function mostWorkers(): number {
  return Math.max(1, Math.min(outside.workers, availableParallelism()));
}

function actionOf({ tool, action }: Job): Action {
  const found = findTool(tool)?.actions[action];
  if (!found) throw new Error(`no action ${tool}/${action}`);
  return found;
}

/** Buffers that the input's bytes have for themselves: large ones are handed over rather than copied. */
function buffersOf(input: unknown): ArrayBuffer[] {
  const isPair = typeof input === 'object' && input !== null && !(input instanceof Uint8Array);
  const fields: unknown[] = isPair ? Object.values(input) : [input];
  const buffers = new Set<ArrayBuffer>();
  for (const field of fields) {
    if (!(field instanceof Uint8Array) || !(field.buffer instanceof ArrayBuffer)) continue;
    if (field.byteLength === field.buffer.byteLength) buffers.add(field.buffer);
  }
  return [...buffers];
}
