import { readdir, readFile } from 'node:fs/promises';

const msPerTick = 10;
const bytesPerKibibyte = 1_024;

interface Process {
  readonly pid: number;
  readonly name: string;
  readonly parent: number;
  /** Processor time of its own and of children that ended, in milliseconds. */
  readonly cpuMs: number;
}

/** A process as proc_pid_stat(5) tells it; undefined where it ended meanwhile. */
async function processOf(pid: number): Promise<Process | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => '');
  const end = text.lastIndexOf(')');
  if (end < 0) return undefined;
  const fields = text.slice(end + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return { pid, name: text.slice(text.indexOf('(') + 1, end), parent: Number(fields[1]), cpuMs: ticks * msPerTick };
}

/** The processes of a server's sandbox: everything from `bwrap` on. */
async function sandboxed(server: number): Promise<readonly Process[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const all = (await Promise.all(pids.map(processOf))).filter((one) => one !== undefined);
  const below = (roots: readonly Process[]): readonly Process[] =>
    roots.flatMap((root) => [root, ...below(all.filter(({ parent }) => parent === root.pid))]);
  return below(all.filter(({ parent, name }) => parent === server && name === 'bwrap'));
}

/** What the kernel tells of the processes of a server's sandbox, read apart from the server. */
export async function probeSandbox(server: number): Promise<{ readonly cpuMs: number; readonly memoryBytes: number }> {
  const processes = await sandboxed(server);
  const shares = await Promise.all(
    processes.map(async ({ pid }) => {
      const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'latin1').catch(() => '');
      const own = rollup.matchAll(/^Pss_(?:Anon|Shmem):\s+(\d+)/gm);
      return [...own].reduce((sum, [, kibibytes]) => sum + Number(kibibytes) * bytesPerKibibyte, 0);
    }),
  );
  return {
    cpuMs: processes.reduce((sum, { cpuMs }) => sum + cpuMs, 0),
    memoryBytes: shares.reduce((sum, share) => sum + share, 0),
  };
}
