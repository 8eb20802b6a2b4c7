import { parentPort } from 'node:worker_threads';
import { readProject } from './read-project.ts';

export interface ArchiveJob {
  readonly file: string;
  /** Files and folders that are read although they would be left out. */
  readonly takenIn: readonly string[];
}

/** Reads the archive in a file and sends its events, each when the one before has been taken. */
export function runArchiveWorker({ file, takenIn }: ArchiveJob): void {
  const port = parentPort;
  if (port === null) throw new Error('not in a worker');
  const events = readProject(file, takenIn);
  port.on('message', () => {
    void events.next().then(({ done, value }) => port.postMessage(done ? undefined : value));
  });
}
