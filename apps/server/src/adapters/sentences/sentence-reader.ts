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

/** The worker's next word; undefined where it takes too long. Rejects where the worker breaks down. */
function wordOf(worker: Worker, timeLimitMs: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => finish(undefined), timeLimitMs);
    const leave = () => {
      clearTimeout(timer);
      worker.off('message', finish).off('error', fail).off('exit', onExit);
    };
    const finish = (word: unknown) => {
      leave();
      resolve(word);
    };
    const fail = (error: unknown) => {
      leave();
      reject(new Error('the thread that reads sentences broke down', { cause: error }));
    };
    const onExit = (code: number) => fail(new Error(`it ended with ${code}`));
    worker.on('message', finish).on('error', fail).on('exit', onExit);
  });
}

/**
 * Reads sentences in a thread of its own, one after the other: rules for every way of saying something take seconds for some
 * sentences, in which nobody else would be answered. One that takes too long is given up with its thread; where that breaks
 * down, so does the call, and the next one has a new thread.
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
    worker = started;
    if ((await wordOf(started, given.readerStartMs)) === undefined)
      throw new Error('the thread of sentences did not start');
    return started;
  };

  async function read(job: SentenceJob): Promise<unknown> {
    clearTimeout(resting);
    let answer: unknown;
    try {
      const reading = worker ?? (await start());
      reading.postMessage(job);
      answer = await wordOf(reading, given.readingMs);
    } finally {
      // What it might still say belongs to nobody.
      if (answer === undefined) end();
    }
    resting = setTimeout(end, given.readerIdleMs).unref();
    return answer;
  }
  /** A worker reads one sentence at a time, so that its time is that of this sentence alone. */
  const inTurn = (job: SentenceJob): Promise<unknown> => {
    const turn = last.then(() => read(job));
    last = turn.catch(() => undefined);
    return turn;
  };

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
