import { parentPort, workerData } from 'node:worker_threads';
import { explainMisuse } from '@toolbench/tools/outside/explain.ts';
import { loadTool, perform, type Outcome } from '@toolbench/tools/outside/perform.ts';
import { engineContext } from './engine-context.ts';
import type { WorkerSettings, WorkReply, WorkRequest } from './protocol.ts';
import { isLargerThan } from './result-size.ts';

/** The file that worker threads run: one action after the other. */

const { picturePixels, resultBytes = Infinity } = workerData as WorkerSettings;
const context = { ...engineContext, barcodes: { ...engineContext.barcodes, mostPixels: picturePixels } };

function answer(reply: WorkReply, transfer: ArrayBuffer[] = []): void {
  parentPort?.postMessage(reply, transfer);
}

/** Buffers that the result's own fields have for themselves: they are handed over rather than copied. */
function buffersOf(outcome: Outcome): ArrayBuffer[] {
  if (!outcome.ok || typeof outcome.value !== 'object' || outcome.value === null) return [];
  const buffers = new Set<ArrayBuffer>();
  for (const field of Object.values(outcome.value) as unknown[]) {
    if (ArrayBuffer.isView(field) && field.buffer instanceof ArrayBuffer) buffers.add(field.buffer);
  }
  return [...buffers];
}

async function work({ id, job }: WorkRequest): Promise<void> {
  await loadTool(job.tool);
  answer({ id, kind: 'started' });
  const report = (fraction: number) => answer({ id, kind: 'report', fraction });
  const outcome = await perform(job, { ...context, report });
  if (outcome.ok && isLargerThan(outcome.value, resultBytes)) {
    const tooLarge = explainMisuse('result-too-large', { limit: resultBytes }, job.language);
    answer({ id, kind: 'done', outcome: tooLarge });
  } else answer({ id, kind: 'done', outcome }, buffersOf(outcome));
}

parentPort?.on('message', (request: WorkRequest) => {
  work(request).catch((error: unknown) => answer({ id: request.id, kind: 'crashed', error }));
});
