import { changeModel } from '@toolbench/lab/assistant/language/change-model.ts';
import { readRequest } from '@toolbench/lab/assistant/language/read-request.ts';
import { parentPort } from 'node:worker_threads';

/** What a thread is given to read, and its answer to each, in the same order. */
export type SentenceJob =
  | { readonly kind: 'request'; readonly given: Parameters<typeof readRequest> }
  | { readonly kind: 'change'; readonly given: Parameters<typeof changeModel> };

parentPort?.on('message', (job: SentenceJob) =>
  parentPort?.postMessage(job.kind === 'request' ? readRequest(...job.given) : changeModel(...job.given)),
);
// The first word of a thread says that it can read.
parentPort?.postMessage('ready');
