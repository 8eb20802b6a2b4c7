import { limits } from '@toolbench/contracts/limits.ts';
import { createRunner, type Runner } from '@toolbench/runner/runner.ts';
import type { Job } from '@toolbench/tools/outside/perform.ts';

/** The built file of the worker threads, beside the program. */
const workerFile = new URL('./engine-worker.js', import.meta.url);

/** A runner for one command: what is small and known to be linear is done before a worker has started. */
export function openRunner(): Runner {
  return createRunner({ file: workerFile, performHere });
}

/** A runner for a program that goes on answering while it works. */
export function openServingRunner(): Runner {
  return createRunner({ file: workerFile, resultBytes: limits.outside.resultBytes });
}

async function performHere(job: Job) {
  const [{ perform }, { engineContext }] = await Promise.all([
    import('@toolbench/tools/outside/perform.ts'),
    import('@toolbench/runner/engine-context.ts'),
  ]);
  return perform(job, engineContext);
}
