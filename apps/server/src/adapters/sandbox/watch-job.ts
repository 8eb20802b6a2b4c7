import type { Ended, Measured } from '../../features/previews/sandbox-port.ts';
import type { ControlGroup } from './bubblewrap/control-group.ts';
import { diskBytesOf } from './disk-use.ts';
import type { JobLimits } from './job.ts';
import {
  cpuMsOf,
  deletedBytesOf,
  ownBytesOf,
  residentBytesOf,
  signalAll,
  treeOf,
  writtenBytesOf,
} from './process-tree.ts';

const mebibyte = 1024 * 1024;
const tickMs = 200;
/** Folders are counted when as much was written or worked, and now and then in any case: one that rests costs nothing. */
const bytesBetweenCounts = mebibyte / 2;
const cpuMsBetweenCounts = 40;
const ticksBetweenCounts = 25;
/** Without a control group: processor time that may be used at once before the share counts. */
const burstMs = 3_000;

interface Watched {
  readonly limits: JobLimits;
  readonly group: ControlGroup | undefined;
  /** The first process inside; 0 before it is known. */
  readonly root: () => number;
  /** Folders that it may write. */
  readonly folders: readonly string[];
  /** Called once: a limit is exceeded that nothing else enforces. */
  readonly onExceeded: (reason: Ended['reason']) => void;
}

/** Stops processes for as long as they have used more than their share. Stands in for a control group's quota. */
function createThrottle(percent: number) {
  const began = performance.now();
  let share = percent;
  let isStopped = false;
  return {
    setShare: (value: number) => (share = value),
    check(pids: readonly number[], usedMs: number) {
      const allowedMs = ((performance.now() - began) * share) / 100 + burstMs;
      const isOver = usedMs > allowedMs;
      if (isOver) signalAll(pids, 'SIGSTOP');
      else if (isStopped) signalAll(pids, 'SIGCONT');
      isStopped = isOver;
    },
  };
}

/**
 * Watches a job: what it writes always; memory, processor and number of processes where no control group does. What no other
 * limit sees is counted: many small files, and files that are deleted but open.
 */
export function watchJob({ limits, group, root, folders, onExceeded }: Watched) {
  const throttle = createThrottle(limits.cpuPercent);
  const processes = () => group?.processes() ?? (root() === 0 ? [] : treeOf(root()));
  let diskBytes = 0;
  let counted = { written: 0, cpuMs: 0 };
  let ticks = 0;
  let isBusy = false;

  async function countDisk(pids: readonly number[]): Promise<void> {
    const now = { written: writtenBytesOf(pids), cpuMs: group?.cpuMs() ?? cpuMsOf(pids) };
    // Either may fall when a process ends.
    const isQuiet =
      Math.abs(now.written - counted.written) < bytesBetweenCounts &&
      Math.abs(now.cpuMs - counted.cpuMs) < cpuMsBetweenCounts;
    if (isQuiet && ++ticks % ticksBetweenCounts !== 0) return;
    counted = now;
    const most = limits.diskMiB * mebibyte;
    const counts = await Promise.all(folders.map((folder) => diskBytesOf(folder, most)));
    diskBytes = counts.reduce((sum, bytes) => sum + bytes, deletedBytesOf(pids));
    if (diskBytes > most) onExceeded('disk');
  }

  function checkProcesses(pids: readonly number[]): void {
    throttle.check(pids, cpuMsOf(pids));
    const most = limits.memoryMiB * mebibyte;
    if (residentBytesOf(pids) > most && ownBytesOf(pids) > most) onExceeded('memory');
    else if (pids.length > limits.processes) onExceeded('killed');
  }

  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    const pids = processes();
    if (!group) checkProcesses(pids);
    void countDisk(pids).finally(() => (isBusy = false));
  }, tickMs).unref();

  return {
    setCpu(percent: number) {
      if (group) group.setCpu(percent);
      else throttle.setShare(percent);
    },
    measure(): Measured {
      const pids = processes();
      return {
        cpuMs: group?.cpuMs() ?? cpuMsOf(pids),
        memoryBytes: group?.memoryBytes() ?? ownBytesOf(pids),
        processes: pids.length,
        diskBytes,
      };
    },
    stop: () => clearInterval(timer),
  };
}
