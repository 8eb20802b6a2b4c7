import { limits } from '@toolbench/contracts/limits.ts';
import type { Ended, Measured } from '../../../features/previews/sandbox-port.ts';
import { diskBytesOf } from '../disk-use.ts';
import type { DockerApi } from './docker-api.ts';
import { partFrames } from './docker-frames.ts';
import type { Confinement, Job, JobLimits, RunningJob } from '../job.ts';
import { readLines } from '../output-lines.ts';
import { deletedBytesOf, treeOf } from '../process-tree.ts';
import type { SystemTree } from '../bubblewrap/system-mounts.ts';

const mebibyte = 1024 * 1024;
const nanosecondsPerPercent = 1e7;
const countDiskEveryMs = 1_000;
const { logLineCharacters: lineCharacters, logBytesPerSecond: bytesPerSecond } = limits.previews;

interface Engine {
  readonly api: DockerApi;
  readonly system: SystemTree;
  readonly image: string;
  /** Labels by which a later server finds what this one left. */
  readonly labels: Readonly<Record<string, string>>;
}

interface Inspected {
  readonly State?: { readonly OOMKilled?: boolean; readonly Pid?: number };
}

interface Stats {
  readonly cpu_stats?: { readonly cpu_usage?: { readonly total_usage?: number } };
  readonly memory_stats?: { readonly usage?: number; readonly stats?: Readonly<Record<string, number>> };
  readonly pids_stats?: { readonly current?: number };
}

function ulimits({ openFiles, fileMiB }: JobLimits) {
  const limit = (name: string, value: number) => ({ Name: name, Soft: value, Hard: value });
  return [limit('core', 0), limit('nofile', openFiles), limit('fsize', fileMiB * mebibyte)];
}

/** What a container is made with: no network, no rights, no writable file system but the mounts, bounded in everything. */
function containerOf(job: Job, { image, labels, system }: Engine) {
  const { place, limits: allowed } = job;
  const bind = (from: string, to: string, isWritable: boolean) => `${from}:${to}:${isWritable ? 'rw' : 'ro'}`;
  return {
    Image: image,
    Cmd: job.command,
    WorkingDir: job.folder,
    User: `${place.user}:${place.user}`,
    Hostname: 'app',
    Env: Object.entries(job.environment).map(([name, value]) => `${name}=${value}`),
    Labels: labels,
    AttachStdin: true,
    AttachStdout: true,
    AttachStderr: true,
    OpenStdin: true,
    StdinOnce: true,
    HostConfig: {
      NetworkMode: 'none',
      ReadonlyRootfs: true,
      CapDrop: ['ALL'],
      SecurityOpt: ['no-new-privileges'],
      Memory: allowed.memoryMiB * mebibyte,
      MemorySwap: allowed.memoryMiB * mebibyte,
      NanoCpus: allowed.cpuPercent * nanosecondsPerPercent,
      PidsLimit: allowed.processes,
      Ulimits: ulimits(allowed),
      IpcMode: 'private',
      LogConfig: { Type: 'none' },
      Binds: [
        ...system.mounts.map(({ from, to }) => bind(from, to, false)),
        ...job.mounts.map(({ from, to, isWritable }) => bind(from, to, isWritable === true)),
      ],
      ShmSize: mebibyte,
    },
  };
}

function createMeasure(api: DockerApi, id: string) {
  let last: Omit<Measured, 'diskBytes'> = { cpuMs: 0, memoryBytes: 0, processes: 0 };
  return async (diskBytes: number): Promise<Measured> => {
    const stats = (await api
      .call({ method: 'GET', path: `/containers/${id}/stats`, query: { stream: 'false' } })
      .catch(() => undefined)) as Stats | undefined;
    if (stats) {
      const memory = stats.memory_stats ?? {};
      // Version 1 and version 2 of control groups name it differently.
      const cache = memory.stats?.total_inactive_file ?? memory.stats?.inactive_file ?? 0;
      last = {
        cpuMs: (stats.cpu_stats?.cpu_usage?.total_usage ?? 0) / 1e6,
        memoryBytes: Math.max(0, (memory.usage ?? 0) - cache),
        processes: stats.pids_stats?.current ?? 0,
      };
    }
    return { ...last, diskBytes };
  };
}

/** Counts what a job writes, since an engine bounds single files only. `root` is its first process. */
function watchDisk(job: Job, root: number, onExceeded: () => void) {
  const folders = job.mounts.filter(({ isWritable }) => isWritable).map(({ from }) => from);
  const most = job.limits.diskMiB * mebibyte;
  let bytes = 0;
  let isBusy = false;
  async function count(): Promise<void> {
    const counts = await Promise.all(folders.map((folder) => diskBytesOf(folder, most)));
    bytes = counts.reduce((sum, part) => sum + part, root === 0 ? 0 : deletedBytesOf(treeOf(root)));
    if (bytes > most) onExceeded();
  }
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    void count().finally(() => (isBusy = false));
  }, countDiskEveryMs).unref();
  return { bytes: () => bytes, stop: () => clearInterval(timer) };
}

/** Runs jobs as containers of an engine on this machine. */
export function confineWithDocker(engine: Engine): Confinement {
  const { api } = engine;
  const remove = (id: string) =>
    api
      .call({ method: 'DELETE', path: `/containers/${id}`, query: { force: 'true', v: 'true' } })
      .catch(() => undefined);

  const inspect = (id: string) =>
    api.call({ method: 'GET', path: `/containers/${id}/json` }).catch(() => undefined) as Promise<
      Inspected | undefined
    >;

  async function endOf(id: string, limit: Ended['reason'] | undefined, code: number | null): Promise<Ended> {
    const found = await inspect(id);
    if (limit) return { reason: limit, code };
    if (found?.State?.OOMKilled === true && code !== 0) return { reason: 'memory', code };
    return { reason: code === null ? 'killed' : 'exited', code };
  }

  return {
    async run(job): Promise<RunningJob> {
      const made = await api.call({ method: 'POST', path: '/containers/create', json: containerOf(job, engine) });
      const { Id: id } = made as { Id: string };
      try {
        const socket = await api.attach(id);
        const { out, err } = partFrames(socket);
        const pace = { lineCharacters, bytesPerSecond };
        const readers = [
          readLines(out, pace, (line) => job.onOutput('out', line)),
          readLines(err, pace, (line) => job.onOutput('err', line)),
        ];
        const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
        const waited = api
          .call({ method: 'POST', path: `/containers/${id}/wait`, query: { condition: 'next-exit' } })
          .then(
            (answer) => (answer as { StatusCode: number }).StatusCode,
            () => null,
          );
        await api.call({ method: 'POST', path: `/containers/${id}/start` });
        const root = (await inspect(id))?.State?.Pid ?? 0;
        return follow(
          { id, job, root },
          { waited, closed, finish: () => readers.forEach((reader) => reader.finish()) },
        );
      } catch (error) {
        await remove(id);
        throw error;
      }
    },
  };

  function follow(
    { id, job, root }: { id: string; job: Job; root: number },
    container: { waited: Promise<number | null>; closed: Promise<void>; finish: () => void },
  ): RunningJob {
    let limit: Ended['reason'] | undefined;
    const measure = createMeasure(api, id);
    const disk = watchDisk(job, root, () => void end('disk'));
    const gone = container.waited.then(async (code) => {
      disk.stop();
      const ended = await endOf(id, limit, code);
      await remove(id);
      return ended;
    });
    async function end(reason: Ended['reason']): Promise<void> {
      limit ??= reason;
      // The engine ends a container only when its output is taken.
      container.finish();
      await remove(id);
      await gone;
    }
    return {
      ended: gone.then(async (ended) => {
        container.finish();
        await container.closed;
        return ended;
      }),
      measure: () => measure(disk.bytes()),
      stop: () => end('killed'),
      async setCpu(percent) {
        const json = { NanoCpus: percent * nanosecondsPerPercent };
        await api.call({ method: 'POST', path: `/containers/${id}/update`, json });
      },
    };
  }
}
