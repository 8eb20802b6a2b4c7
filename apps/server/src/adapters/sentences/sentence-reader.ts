import { limits } from '@toolbench/contracts/limits.ts';
import {
  tooLongToRead,
  type ChangedModel,
  type ReadRequest,
  type SentenceReader,
} from '@toolbench/lab/assistant/conversation/blueprint-engine.ts';
import { Worker } from 'node:worker_threads';
import type { SentenceJob } from './sentence-worker.ts';

interface ReaderLimits {
  readonly readerStartMs: number;
  readonly readingMs: number;
  readonly readerIdleMs: number;
  readonly readerHeapMiB: number;
}

/** The worker's next word; undefined where it broke down or took too long. */
function wordOf(worker: Worker, timeLimitMs: number): Promise<unknown> {
  return new Promise((resolve) => {
    const onBroken = () => finish(undefined);
    const timer = setTimeout(onBroken, timeLimitMs);
    const finish = (answer: unknown) => {
      clearTimeout(timer);
      worker.off('message', finish).off('error', onBroken).off('exit', onBroken);
      resolve(answer);
    };
    worker.on('message', finish).on('error', onBroken).on('exit', onBroken);
  });
}

/**
 * Reads sentences in a thread of its own, one after the other: rules for every way of saying something take seconds for some
 * sentences, in which nobody else would be answered. One that takes too long is given up with its thread.
 * @param file the bundle of sentence-worker.ts
 */
export function createSentenceReader(file: URL | string, given: ReaderLimits = limits.assistant): SentenceReader {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let resting: NodeJS.Timeout | undefined;

  const end = () => {
    void worker?.terminate();
    worker = undefined;
  };
  /** Its time is its own once it has loaded the rules, which a busy machine may take longer for than for any sentence. */
  const start = async (): Promise<Worker> => {
    const started = new Worker(file, {
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: given.readerHeapMiB, maxYoungGenerationSizeMb: 16 },
    });
    started.on('error', () => undefined).unref();
    await wordOf(started, given.readerStartMs);
    return started;
  };

  async function read(job: SentenceJob): Promise<unknown> {
    clearTimeout(resting);
    worker ??= await start();
    worker.postMessage(job);
    const answer = await wordOf(worker, given.readingMs);
    if (answer === undefined) end();
    resting = setTimeout(end, given.readerIdleMs).unref();
    return answer;
  }
  /** A worker reads one sentence at a time, so that its time is that of this sentence alone. */
  const inTurn = (job: SentenceJob): Promise<unknown> => (last = last.then(() => read(job)));

  return {
    readRequest: async (...request) =>
      ((await inTurn({ kind: 'request', given: request })) as ReadRequest | undefined) ?? {
        understood: false,
        isTooLong: true,
      },
    changeModel: async (...change) =>
      ((await inTurn({ kind: 'change', given: change })) as ChangedModel | undefined) ?? {
        ok: false,
        reason: tooLongToRead,
        suggestions: [],
      },
  };
}
