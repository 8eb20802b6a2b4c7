import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '@toolbench/contracts/limits.ts';
import type { Worker } from 'node:worker_threads';
import type { ArchiveEvent, Archives } from '../../features/code/ports.ts';
import { nextWord, type StartWorker } from '../worker-threads/worker-thread.ts';

/** Writes an upload under a name of our own; false where it is larger than allowed. */
async function receive(upload: AsyncIterable<Uint8Array>, file: string): Promise<boolean> {
  const handle = await open(file, 'wx', 0o600);
  let size = 0;
  try {
    for await (const chunk of upload) {
      size += chunk.length;
      if (size > limits.code.archiveBytes) return false;
      await handle.write(chunk);
    }
    return true;
  } finally {
    await handle.close();
  }
}

/** The worker's next event; undefined at the end, a refusal where the worker broke down or takes too long. */
const nextEvent = (worker: Worker): Promise<ArchiveEvent | undefined> =>
  nextWord<ArchiveEvent | undefined>(worker, limits.code.archiveEventMs, 'next').catch(() => ({
    kind: 'refused',
    code: 'archive-damaged',
  }));

/**
 * Reads uploads in a worker of their own. A zip's list is at its end, so the upload is kept in a file of the data folder
 * while it is read, under a name of ours, and removed whatever happens.
 */
export function createArchives(dataFolder: string, start: StartWorker): Archives {
  const folder = join(dataFolder, 'uploads');
  // Left by a process that was killed.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });

  return {
    async *read(upload, takenIn) {
      const file = join(folder, randomBytes(16).toString('hex'));
      let worker: Worker | undefined;
      try {
        if (!(await receive(upload, file))) {
          yield { kind: 'refused', code: 'archive-too-large' };
          return;
        }
        worker = start('archive', { file, takenIn });
        for (let event = await nextEvent(worker); event; event = await nextEvent(worker)) {
          yield event;
          if (event.kind === 'refused') return;
        }
      } finally {
        await worker?.terminate();
        await rm(file, { force: true });
      }
    },
  };
}
