import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** What database servers of ours have in common: not run by root, on a socket alone, and ended with us. */

export interface User {
  readonly uid: number;
  readonly gid: number;
}

/** Database servers refuse to run as root: then they run as the user of their package, or as nobody. */
export function userToRunAs(name: string): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
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
  mkdirSync(join(folder, '..'), { recursive: true, mode: 0o711 });
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
