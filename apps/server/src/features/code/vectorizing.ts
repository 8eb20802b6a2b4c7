import type { Clock } from '../../ports.ts';
import type { CodeParser, FileToAnalyse, ProjectIndexes } from './ports.ts';
import type { CodeStore, PendingContent, StoredProject } from './store.ts';
import { limits } from '@toolbench/contracts/limits.ts';

interface VectorizingParts {
  readonly store: CodeStore;
  readonly parser: CodeParser;
  readonly indexes: ProjectIndexes;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
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
export function createVectorizing({ store, parser, indexes, clock, onError }: VectorizingParts) {
  const running = new Map<string, { isCancelled: boolean; done: Promise<void> }>();

  const saveProgress = async (id: string, state: StoredProject['state'], files: number): Promise<void> => {
    const analysed = await store.analysed(id);
    const isExact = state === 'complete' || analysed.files >= files;
    await store.update(id, {
      state,
      changed_at: clock.now(),
      processed_files: analysed.files,
      processed_snippets: analysed.units,
      fallback_files: analysed.fallbacks,
      total_snippets: isExact
        ? analysed.units
        : Math.max(analysed.units, Math.round((analysed.units / Math.max(analysed.files, 1)) * files)),
    });
  };

  const analyse = async (batch: readonly PendingContent[]) => {
    const analysed = await parser.analyse(batch.map(({ path, packedText }) => ({ path, packedText })));
    await store.saveAnalyses(analysed.map((file, at) => ({ ...file, contentId: batch[at]?.contentId ?? '' })));
  };

  const run = async ({ id, files }: StoredProject, job: { readonly isCancelled: boolean }): Promise<void> => {
    const underWay = new Set<Promise<void>>();
    const failures: unknown[] = [];
    let savedAt = 0;
    for await (const page of store.pending(id)) {
      for (const batch of inBatches(page)) {
        if (job.isCancelled || failures.length > 0) break;
        const work = analyse(batch).catch((error: unknown) => void failures.push(error));
        const tracked: Promise<void> = work.finally(() => underWay.delete(tracked));
        underWay.add(tracked);
        if (underWay.size > limits.code.parsersAtOnce) await Promise.race(underWay);
        if (clock.now() - savedAt >= limits.code.progressMs) {
          savedAt = clock.now();
          await saveProgress(id, 'processing', files);
        }
      }
      if (job.isCancelled || failures.length > 0) break;
    }
    await Promise.all(underWay);
    if (failures.length > 0) throw failures[0];
    await saveProgress(id, job.isCancelled ? 'cancelled' : 'complete', files);
    // The first question finds the index in memory.
    if (!job.isCancelled) await indexes.search(id, () => store.analyses(id), '', { offset: 0, limit: 1 });
  };

  return {
    /** Begins, unless it is under way or done. */
    async start(project: StoredProject): Promise<void> {
      if (running.has(project.id) || project.state === 'complete') return;
      await saveProgress(project.id, 'processing', project.files);
      const job = { isCancelled: false, done: Promise.resolve() };
      running.set(project.id, job);
      job.done = run(project, job)
        .catch(async (error: unknown) => {
          onError(error);
          await store.update(project.id, { state: 'failed', changed_at: clock.now() });
        })
        .catch(onError)
        .finally(() => running.delete(project.id));
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

    /** Whether a project that is said to be processing was left by a server that is gone. */
    isAbandoned: (project: StoredProject) =>
      project.state === 'processing' &&
      !running.has(project.id) &&
      clock.now() - project.changed_at > limits.code.abandonedMs,
  };
}

export type Vectorizing = ReturnType<typeof createVectorizing>;
