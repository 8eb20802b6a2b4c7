import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { PdfEvent, PdfReader } from '../../features/documents/pdf-reader.ts';

export interface PdfProcessLimits {
  /** To start and to open the file. */
  readonly openMs: number;
  /** For every hundred pages begun. */
  readonly readMsPer100Pages: number;
  /** Of its JavaScript objects. */
  readonly readHeapMiB: number;
  /** Of the whole process; watched where the system tells it (Linux). */
  readonly readMemoryMiB: number;
}

const watchEveryMs = 50;
const bytesPerPage = 4096;

/** Memory that a process takes, in MiB; 0 where the system does not say. */
function residentMiB(pid: number): number {
  try {
    const [, resident] = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ');
    return (Number(resident) * bytesPerPage) / 1024 / 1024;
  } catch {
    return 0;
  }
}

/** What came from the process and was not taken yet, and a way to wait for more. */
function createInbox() {
  const events: PdfEvent[] = [];
  let wake = () => undefined as void;
  return {
    put(event: PdfEvent) {
      events.push(event);
      wake();
    },
    async take(): Promise<PdfEvent> {
      for (;;) {
        const event = events.shift();
        if (event) return event;
        await new Promise<void>((resolve) => (wake = resolve));
      }
    },
  };
}

const tooDemanding: PdfEvent = { kind: 'refused', code: 'pdf-too-demanding' };

/** Kills the process when its time or memory is used up; `opened` gives it the time of so many pages more. */
function watch(child: ChildProcess, limits: PdfProcessLimits, refuse: (event: PdfEvent) => void) {
  let isOverdue = setTimeout(() => refuse(tooDemanding), limits.openMs);
  const memory = setInterval(() => {
    if (residentMiB(child.pid ?? 0) > limits.readMemoryMiB) refuse(tooDemanding);
  }, watchEveryMs);
  return {
    opened(pages: number) {
      clearTimeout(isOverdue);
      isOverdue = setTimeout(() => refuse(tooDemanding), Math.ceil(pages / 100) * limits.readMsPer100Pages);
    },
    stop() {
      clearTimeout(isOverdue);
      clearInterval(memory);
    },
  };
}

/**
 * Reads each PDF in a process of its own, which knows nothing of the server: no environment, no standard streams.
 * `script` is the built read-pdf.child.ts.
 */
export function createPdfProcess(script: URL, limits: PdfProcessLimits): PdfReader {
  return {
    async *read(path, signal) {
      signal.throwIfAborted();
      const inbox = createInbox();
      const child = fork(fileURLToPath(script), [path], {
        cwd: tmpdir(),
        env: {},
        execArgv: [`--max-old-space-size=${limits.readHeapMiB}`],
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      });
      const end = (event: PdfEvent) => {
        child.kill('SIGKILL');
        inbox.put(event);
      };
      const watcher = watch(child, limits, end);
      const abort = () => end(tooDemanding);
      signal.addEventListener('abort', abort, { once: true });
      child.on('message', (event) => inbox.put(event as PdfEvent));
      child.on('error', () => end(tooDemanding));
      // Comes after its last word. Without one before, its memory was used up.
      child.on('disconnect', () => inbox.put(tooDemanding));
      try {
        for (;;) {
          const event = await inbox.take();
          signal.throwIfAborted();
          if (event.kind === 'opened') watcher.opened(event.pages);
          yield event;
          if (event.kind === 'end' || event.kind === 'refused') return;
        }
      } finally {
        watcher.stop();
        signal.removeEventListener('abort', abort);
        child.kill('SIGKILL');
      }
    },
  };
}
