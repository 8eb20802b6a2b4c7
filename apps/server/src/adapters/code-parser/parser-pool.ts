import { limits } from '@toolbench/contracts/limits.ts';
import { languageOfPath } from '@toolbench/lab/code/languages/languages.ts';
import type { Worker } from 'node:worker_threads';
import type { AnalysedFile, CodeParser, FileToAnalyse } from '../../features/code/ports.ts';
import { packText } from '../worker-threads/packed-text.ts';
import { nextWord, type StartWorker } from '../worker-threads/worker-thread.ts';
import type { ParseJob } from './parse-worker.ts';

const nothing = packText('');

interface ParserPool extends CodeParser {
  readonly close: () => Promise<void>;
}

/**
 * A few workers that read syntax. One that hangs or breaks down is ended; its files are then read one by one, and the one
 * at fault without its syntax: no file can hold up a project.
 */
export function createParserPool(start: StartWorker, timeLimitMs: number = limits.code.workerMs): ParserPool {
  const idle: Worker[] = [];
  /** Languages whose grammars a worker has loaded that was not ended since. */
  const prepared = new Set<string>();
  const waiting: (() => void)[] = [];
  let running = 0;
  let resting: NodeJS.Timeout | undefined;

  const take = async (): Promise<Worker> => {
    if (running >= limits.code.parsersAtOnce) await new Promise<void>((resolve) => void waiting.push(resolve));
    running += 1;
    return idle.pop() ?? start('parse').on('error', () => undefined);
  };
  const endIdle = async () => {
    prepared.clear();
    await Promise.all(idle.splice(0).map((worker) => worker.terminate()));
  };
  const give = () => {
    running -= 1;
    waiting.shift()?.();
    clearTimeout(resting);
    if (running === 0) resting = setTimeout(() => void endIdle(), limits.code.workerIdleMs).unref();
  };

  const run = async (job: ParseJob): Promise<readonly AnalysedFile[] | undefined> => {
    const worker = await take();
    const answer = await nextWord<readonly AnalysedFile[]>(worker, timeLimitMs, job).catch(() => undefined);
    if (answer === undefined) {
      prepared.clear();
      await worker.terminate();
    } else idle.push(worker);
    give();
    return answer;
  };

  const analyseOne = async (file: FileToAnalyse): Promise<AnalysedFile> => {
    const answer =
      (await run({ files: [file], withoutSyntax: false })) ?? (await run({ files: [file], withoutSyntax: true }));
    if (answer?.[0] === undefined) throw new Error('a file cannot be analysed even without its syntax');
    return answer[0];
  };

  return {
    async analyse(files) {
      const answer = await run({ files, withoutSyntax: false });
      if (answer !== undefined) return answer;
      const analysed: AnalysedFile[] = [];
      for (const file of files) analysed.push(await analyseOne(file));
      return analysed;
    },
    prepare(paths) {
      // Who is at work has most grammars already, or loads them soon.
      if (running > 0) return;
      const samples = new Map<string, FileToAnalyse>();
      for (const path of paths) {
        const { key } = languageOfPath(path) ?? {};
        if (key !== undefined && !prepared.has(key)) samples.set(key, { path, packedText: nothing });
      }
      for (const key of samples.keys()) prepared.add(key);
      // What goes wrong goes wrong again, and is said, when files are analysed.
      if (paths.length > 0) run({ files: [...samples.values()], withoutSyntax: false }).catch(() => undefined);
    },
    rest: endIdle,
    async close() {
      clearTimeout(resting);
      await endIdle();
    },
  };
}
