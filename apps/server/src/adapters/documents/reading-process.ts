import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { ReadingEvent, DocumentReader } from '../../features/documents/upload/document-reader.ts';

export interface ReadingLimits {
  /** To start and to open the file; this and the next are of processor time where the system tells it (Linux). */
  readonly openMs: number;
  /** For every hundred pages begun. */
  readonly readMsPer100Pages: number;
  /** On top, for each page that it recognises, and the most of those. */
  readonly recogniseMsPerPage: number;
  readonly recognisedPages: number;
  /** By the clock it may take so many times as long, on a machine that has more to do. */
  readonly readSlack: number;
  /** Of its JavaScript objects. */
  readonly readHeapMiB: number;
  /** Of the whole process; watched where the system tells it (Linux). */
  readonly readMemoryMiB: number;
  /** In place of that once it recognises pages. */
  readonly recogniseMemoryMiB: number;
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

/** How often a second Linux counts processor time (USER_HZ). */
const ticksPerSecond = 100;

/** Processor time that a process has used, in milliseconds; undefined where the system does not say. */
function processorMs(pid: number): number | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // Behind the name, which may hold anything: state, then numbers; user and system time are the 12th and 13th.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return ((Number(fields[11]) + Number(fields[12])) * 1_000) / ticksPerSecond;
  } catch {
    return undefined;
  }
}

/** What came from the process and was not taken yet, and a way to wait for more. */
function createInbox() {
  const events: ReadingEvent[] = [];
  let wake: () => void = () => undefined;
  return {
    put(event: ReadingEvent) {
      events.push(event);
      wake();
    },
    async take(): Promise<ReadingEvent> {
      for (;;) {
        const event = events.shift();
        if (event) return event;
        await new Promise<void>((resolve) => (wake = resolve));
      }
    },
  };
}

const tooDemanding: ReadingEvent = { kind: 'refused', code: 'document-too-demanding' };

/**
 * Kills the process when its time or memory is used up. `opened` gives it the time of so many pages, `recognising` that
 * of a page which is a picture.
 */
function watch(child: ChildProcess, limits: ReadingLimits, refuse: (event: ReadingEvent) => void) {
  const pid = child.pid ?? 0;
  let allowedMs = limits.openMs;
  let allowedMiB = limits.readMemoryMiB;
  let recognised = 0;
  let begun = { clock: performance.now(), processor: 0 };
  const isOverdue = () => {
    const passed = performance.now() - begun.clock;
    if (passed < allowedMs) return false;
    const used = processorMs(pid);
    return used === undefined || used - begun.processor >= allowedMs || passed >= allowedMs * limits.readSlack;
  };
  const timer = setInterval(() => {
    if (isOverdue() || residentMiB(pid) > allowedMiB) refuse(tooDemanding);
  }, watchEveryMs);
  return {
    opened(pages: number) {
      allowedMs = Math.ceil(pages / 100) * limits.readMsPer100Pages;
      begun = { clock: performance.now(), processor: processorMs(pid) ?? 0 };
    },
    recognising() {
      if (recognised === limits.recognisedPages) return;
      recognised += 1;
      allowedMs += limits.recogniseMsPerPage;
      allowedMiB = limits.recogniseMemoryMiB;
    },
    stop: () => clearInterval(timer),
  };
}

/**
 * Reads each document in a process of its own, which knows nothing of the server: no environment, no standard streams.
 * `script` is the built read-document.child.ts.
 */
export function createReadingProcess(script: URL, limits: ReadingLimits): DocumentReader {
  return {
    async *read({ path, kind }, signal) {
      signal.throwIfAborted();
      const inbox = createInbox();
      const child = fork(fileURLToPath(script), [path, kind], {
        cwd: tmpdir(),
        env: {},
        execArgv: [`--max-old-space-size=${limits.readHeapMiB}`],
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      });
      const end = (event: ReadingEvent) => {
        child.kill('SIGKILL');
        inbox.put(event);
      };
      const watcher = watch(child, limits, end);
      const abort = () => end(tooDemanding);
      signal.addEventListener('abort', abort, { once: true });
      child.on('message', (event) => inbox.put(event as ReadingEvent));
      child.on('error', () => end(tooDemanding));
      // Comes after its last word. Without one before, its memory was used up.
      child.on('disconnect', () => inbox.put(tooDemanding));
      try {
        for (;;) {
          const event = await inbox.take();
          signal.throwIfAborted();
          if (event.kind === 'opened') watcher.opened(event.pages);
          if (event.kind === 'recognising') watcher.recognising();
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
