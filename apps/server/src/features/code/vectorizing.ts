import type { Clock } from '../../shared/ports.ts';
import type { Claims } from '../cluster/claims.ts';
import { createExclusive } from '../cluster/exclusive.ts';
import type { CodeParser, FileToAnalyse } from './ports.ts';
import type { CodeStore, PendingContent, StoredProject } from './store.ts';
import { limits } from '@toolbench/contracts/limits.ts';

interface VectorizingParts {
  readonly store: CodeStore;
  readonly parser: CodeParser;
  /** Puts the index of a project that is analysed into memory. */
  readonly index: (id: string) => Promise<unknown>;
  readonly claims: Claims;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
}

/** What is analysed: files of the project, their units, and those without syntax. */
interface Done {
  files: number;
  units: number;
  fallbacks: number;
}

/** Files in parts that a worker is done with soon, so that progress is seen and cancelling works at once. */
function* inBatches<File extends FileToAnalyse>(files: readonly File[]): Generator<readonly File[]> {
  let batch: File[] = [];
  let bytes = 0;
  for (const file of files) {
    batch.push(file);
    bytes += file.packedText.length;
    // Packed source takes about a quarter.
    if (bytes * 4 < limits.code.batchBytes) continue;
    yield batch;
    batch = [];
    bytes = 0;
  }
  if (batch.length > 0) yield batch;
}

/** Reads the syntax of a project's files, in the background; what an earlier upload has analysed is taken from there. */
export function createVectorizing({ store, parser, index, claims, clock, onError }: VectorizingParts) {
  const everywhere = createExclusive(claims, 'code');
  const running = new Map<string, { isCancelled: boolean; done: Promise<void> }>();

  const saveProgress = async (id: string, state: StoredProject['state'], files: number, done: Done): Promise<void> => {
    const isExact = done.files >= files;
    const expected = Math.round((done.units / Math.max(done.files, 1)) * files);
    await store.update(id, {
      state,
      changed_at: clock.now(),
      processed_files: done.files,
      processed_snippets: done.units,
      fallback_files: done.fallbacks,
      total_snippets: isExact ? done.units : Math.max(done.units, expected),
    });
  };

  const analyse = async (batch: readonly PendingContent[], done: Done) => {
    const analysed = await parser.analyse(batch.map(({ path, packedText }) => ({ path, packedText })));
    await store.saveAnalyses(analysed.map((file, at) => ({ ...file, contentId: batch[at]?.contentId ?? '' })));
    for (const [at, { units, isFallback }] of analysed.entries()) {
      const files = batch[at]?.files ?? 1;
      done.files += files;
      done.units += units * files;
      done.fallbacks += isFallback ? files : 0;
    }
  };

  const run = async (
    { id, files, bytes }: StoredProject,
    job: { readonly isCancelled: boolean },
    done: Done,
  ): Promise<void> => {
    const isLarge = (bytes / Math.max(files, 1)) * (files - done.files) > limits.code.largeBytes;
    const underWay = new Set<Promise<void>>();
    const failures: unknown[] = [];
    const isOver = () => job.isCancelled || failures.length > 0;
    let savedAt = 0;
    for await (const page of store.pending(id)) {
      for (const batch of inBatches(page)) {
        if (isOver()) break;
        const work = analyse(batch, done).catch((error: unknown) => void failures.push(error));
        const tracked: Promise<void> = work.finally(() => underWay.delete(tracked));
        underWay.add(tracked);
        if (underWay.size > limits.code.parsersAtOnce) await Promise.race(underWay);
        if (clock.now() - savedAt < limits.code.progressMs) continue;
        savedAt = clock.now();
        await saveProgress(id, 'processing', files, done);
      }
      if (isOver()) break;
    }
    await Promise.all(underWay);
    if (failures.length > 0) throw failures[0];
    // Where another project holds the same contents, some of them may have been analysed for that one meanwhile.
    if (done.files !== files) Object.assign(done, await store.analysed(id));
    if (job.isCancelled) return saveProgress(id, 'cancelled', files, done);
    // The memory that reading much syntax took is not taken beside that of the index.
    if (isLarge) await parser.rest();
    await saveProgress(id, 'processing', files, done);
    // The first question finds the index in memory.
    await index(id);
    await saveProgress(id, 'complete', files, done);
  };

  return {
    /** Begins, unless it is under way or done. */
    async start(project: StoredProject): Promise<void> {
      if (running.has(project.id) || project.state === 'complete') return;
      const end = await everywhere.begin(project.id);
      if (end === undefined) return;
      const job = { isCancelled: false, done: Promise.resolve() };
      running.set(project.id, job);
      const done = {
        files: project.processed_files,
        units: project.processed_snippets,
        fallbacks: project.fallback_files,
      };
      await saveProgress(project.id, 'processing', project.files, done);
      job.done = run(project, job, done)
        .catch(async (error: unknown) => {
          onError(error);
          await store.update(project.id, { state: 'failed', changed_at: clock.now() });
        })
        .catch(onError)
        .finally(() => {
          running.delete(project.id);
          return end();
        })
        .catch(onError);
    },

    /** Ends it after the files under way; what is done stays done. */
    async stop(id: string): Promise<void> {
      const job = running.get(id);
      if (job === undefined) return;
      job.isCancelled = true;
      await job.done;
    },

    /** Ends all, for the server's end and for deleted projects. */
    async stopAll(): Promise<void> {
      for (const job of running.values()) job.isCancelled = true;
      await Promise.all([...running.values()].map(({ done }) => done));
    },

    placeOf: everywhere.placeOf,

    /** Whether a project that is said to be processing was left by a server that is gone. */
    isAbandoned: (project: StoredProject) =>
      project.state === 'processing' &&
      !running.has(project.id) &&
      clock.now() - project.changed_at > limits.code.abandonedMs,
  };
}
