import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { open } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** What database servers of ours have in common: not run by root, on a socket alone, and ended with us. */

export interface User {
  readonly uid: number;
  readonly gid: number;
}

/** Whose a folder is, or would be: that of the nearest one above it that there is. */
export function ownerOf(folder: string): User {
  const { uid, gid } = statSync(folder, { throwIfNoEntry: false }) ?? ownerOf(dirname(folder));
  return { uid, gid };
}

/**
 * Database servers refuse to run as root: then they run as the owner of their folder, whose server we work for, or in
 * folders of root's own as the user of their package, or as nobody.
 */
export function userToRunAs(name: string, folder: string): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = ownerOf(folder);
  if (owner.uid !== 0) return owner;
  const numberOf = (flag: string) => {
    const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
    return status === 0 ? Number(stdout) : 65_534;
  };
  return { uid: numberOf('-u'), gid: numberOf('-g') };
}

/** Runs a program to its end, in its server's folder. */
export function runProgram(program: string, args: readonly string[], user: User | undefined, folder: string): void {
  const { status, stderr } = spawnSync(program, args, { ...user, cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program}: ${stderr}`);
}

/**
 * Runs a tool of a server between two files, waiting for it without stopping the process. The password is in its
 * environment, where only its own user can read it.
 * @throws Error with the tool's words
 */
export async function runTool(
  program: string,
  args: readonly string[],
  { env, input, output }: { readonly env: NodeJS.ProcessEnv; readonly input?: string; readonly output?: string },
): Promise<void> {
  const from = input === undefined ? undefined : await open(input, 'r');
  const to = output === undefined ? undefined : await open(output, 'wx', 0o600);
  try {
    const tool = spawn(program, args, { env, stdio: [from?.fd ?? 'ignore', to?.fd ?? 'ignore', 'pipe'] });
    let words = '';
    tool.stderr?.on('data', (portion: Buffer) => (words = (words + portion.toString()).slice(-2_000)));
    const [code] = (await once(tool, 'close')) as [number | null];
    if (code !== 0) throw new Error(`${basename(program)}: ${words.trim()}`);
    await to?.sync();
  } finally {
    await from?.close();
    await to?.close();
  }
}

/** The words that a process was started with; none where there is no such process any more. */
export function wordsOf(pid: number): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

/** Whether a process works in a folder, by whatever name each of us knows it; they may have different mounts. */
export function worksIn(pid: number, folder: string): boolean {
  try {
    const [its, ours] = [statSync(`/proc/${pid}/cwd`), statSync(folder)];
    return its.dev === ours.dev && its.ino === ours.ino;
  } catch {
    return false;
  }
}

/**
 * Where we reach the socket of a server that runs: in its folder or, where it has a /tmp of its own (PrivateTmp of
 * systemd), through the process.
 * @throws Error where we do not: it must not be taken for one that does not run
 */
export function reachSocket(pid: number, folder: string, socket: string): string {
  const found = [folder, `/proc/${pid}/root${folder}`].find((place) => existsSync(join(place, socket)));
  if (found !== undefined) return found;
  throw new Error(`process ${pid} serves it, but its socket ${join(folder, socket)} cannot be reached from here`);
}

/** Work with a file that only the server's user may read; it is gone afterwards. */
export async function withSecretFile<Value>(
  path: string,
  text: string,
  user: User | undefined,
  work: () => Value | Promise<Value>,
): Promise<Value> {
  writeFileSync(path, text, { mode: 0o600 });
  try {
    if (user) chownSync(path, user.uid, user.gid);
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

/** The first folder that has all of these programs. */
export const folderWith = (folders: readonly string[], ...programs: readonly string[]) =>
  folders.find((folder) => programs.every((name) => existsSync(join(folder, name))));

export interface OwnServer {
  /** Folder of its socket. */
  readonly sockets: string;
  readonly stop: () => Promise<void>;
}

interface Surroundings {
  /** In messages. */
  readonly name: string;
  readonly user: User | undefined;
  /** Of its data; its parents let its user through. */
  readonly folder: string;
}

interface Starting extends Surroundings {
  readonly program: string;
  readonly args: (sockets: string) => readonly string[];
  /** Fails while it takes no connections. */
  readonly connect: (sockets: string) => Promise<void>;
  /** Ends it at once, its connections too. */
  readonly endWith: NodeJS.Signals;
  /** The same when this process ends, which waits for nothing. */
  readonly endWithUs: NodeJS.Signals;
}

async function untilReady(server: ChildProcess, sockets: string, { name, connect }: Starting): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    if (server.exitCode !== null || server.signalCode !== null) throw new Error(`${name} ended while starting`);
    const isReady = await connect(sockets).then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await pause(50);
  }
  throw new Error(`${name} does not start`);
}

/** Gives the server's user its folder of data. */
export function makeDataFolder({ folder, user }: Surroundings): void {
  const above = dirname(folder);
  const isNew = mkdirSync(above, { recursive: true, mode: 0o711 }) !== undefined;
  const owner = ownerOf(dirname(above));
  if (user && isNew) chownSync(above, owner.uid, owner.gid);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (user) chownSync(folder, user.uid, user.gid);
}

/** Starts a server of our own and waits until it takes connections. */
export async function startOwnServer(starting: Starting): Promise<OwnServer> {
  const { user, folder, program, args, endWith, endWithUs } = starting;
  // Addresses of unix sockets have at most 107 bytes.
  const sockets = mkdtempSync(join(tmpdir(), 'toolbench-db-'));
  chmodSync(sockets, 0o711);
  if (user) chownSync(sockets, user.uid, user.gid);
  const server = spawn(program, args(sockets), { ...user, cwd: folder, stdio: 'ignore' });
  const ended = once(server, 'exit');
  const killWithUs = () => void server.kill(endWithUs);
  process.once('exit', killWithUs);
  const stop = async () => {
    server.kill(endWith);
    await ended;
    process.off('exit', killWithUs);
    rmSync(sockets, { recursive: true, force: true });
  };
  try {
    await untilReady(server, sockets, starting);
  } catch (error) {
    await stop();
    throw error;
  }
  return { sockets, stop };
}

/** A server that is started when it is first asked for; after a failure the next one tries again. */
export function onDemand(start: () => Promise<OwnServer>) {
  let started: Promise<OwnServer> | undefined;
  return {
    isStarted: () => started !== undefined,
    get: (): Promise<OwnServer> => {
      if (started === undefined) {
        started = start();
        started.catch(() => (started = undefined));
      }
      return started;
    },
    stop: async (): Promise<void> => {
      const running = started;
      started = undefined;
      await (await running?.catch(() => undefined))?.stop();
    },
  };
}
