import { limits } from '@toolbench/contracts/limits.ts';
import {
  tooLongToRead,
  type ChangedModel,
  type ReadRequest,
  type SentenceReader,
} from '@toolbench/lab/assistant/conversation/blueprint-engine.ts';
import type { Worker } from 'node:worker_threads';
import { nextWord, startThread, WorkerLate } from '../worker-threads/worker-thread.ts';
import type { SentenceJob } from './sentence-worker.ts';

interface ReaderLimits {
  readonly readerStartMs: number;
  readonly readingMs: number;
  readonly readerIdleMs: number;
  readonly readerHeapMiB: number;
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
    const started = startThread(file, given.readerHeapMiB);
    // One that breaks down while it rests is not there for the next sentence.
    started.on('error', () => undefined).on('exit', () => (worker = worker === started ? undefined : worker));
    worker = started;
    await nextWord(started, given.readerStartMs).catch((cause: unknown) => {
      throw new Error('it did not start', { cause });
    });
    return started;
  };

  /** The answer; undefined where it takes too long. */
  async function read(job: SentenceJob): Promise<unknown> {
    clearTimeout(resting);
    try {
      const reading = worker ?? (await start());
      const answer = await nextWord(reading, given.readingMs, job);
      resting = setTimeout(end, given.readerIdleMs).unref();
      return answer;
    } catch (error) {
      // What it might still say belongs to nobody.
      end();
      if (error instanceof WorkerLate) return undefined;
      throw new Error('the thread that reads sentences broke down', { cause: error });
    }
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
