import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, chmodSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Where Debian, PostgreSQL's own build and Homebrew put the server's programs; the newest version first. */
export function findPostgresPrograms(): string | undefined {
  const roots = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];
  const versions = roots.flatMap((root) =>
    existsSync(root) ? readdirSync(root).map((name) => join(root, name, 'bin')) : [],
  );
  const folders = ['/usr/local/pgsql/bin', ...versions.sort().reverse()];
  return folders.find((folder) => ['initdb', 'postgres', 'pg_ctl'].every((name) => existsSync(join(folder, name))));
}

interface User {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root: then it runs as the user of its package, or as nobody. */
function userToRunAs(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const numberOf = (flag: string) => {
    const { status, stdout } = spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' });
    return status === 0 ? Number(stdout) : 65_534;
  };
  return { uid: numberOf('-u'), gid: numberOf('-g') };
}

export const superuser = 'toolbench';
export const socketPort = 5432;

/** Small, on a socket only, and no file of a query larger than what an app may write. */
const settings = (sockets: string) => [
  'listen_addresses=',
  `port=${socketPort}`,
  `unix_socket_directories=${sockets}`,
  'unix_socket_permissions=0777',
  'max_connections=300',
  'shared_buffers=32MB',
  'temp_file_limit=64MB',
  'logging_collector=off',
];

export interface PostgresServer {
  /** Folder of its socket. */
  readonly sockets: string;
  readonly stop: () => Promise<void>;
}

interface ServerOptions {
  readonly programs: string;
  /** The cluster's own folder; its parents let its user through. */
  readonly folder: string;
  readonly password: string;
}

function run(program: string, args: readonly string[], user: User | undefined, folder: string): void {
  const { status, stderr } = spawnSync(program, args, { ...user, cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program}: ${stderr}`);
}

function makeCluster({ programs, folder, password }: ServerOptions, user: User | undefined): void {
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  const passwordFile = join(folder, '..', `${process.pid}.password`);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user) chownSync(passwordFile, user.uid, user.gid);
  try {
    const auth = ['--auth=scram-sha-256', `--pwfile=${passwordFile}`];
    run(
      join(programs, 'initdb'),
      ['-D', folder, '-U', superuser, ...auth, '--encoding=UTF8', '--locale=C'],
      user,
      folder,
    );
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

async function untilReady(server: ChildProcess, sockets: string, password: string): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    if (server.exitCode !== null) throw new Error('PostgreSQL ended while starting');
    const client = new pg.Client({ host: sockets, port: socketPort, user: superuser, password, database: 'postgres' });
    client.on('error', () => undefined);
    const isReady = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isReady) return;
    await pause(50);
  }
  throw new Error('PostgreSQL does not start');
}

/** Ends a server that an earlier process of ours left running in this folder. */
export function stopLeftServer(programs: string, folder: string): void {
  if (!existsSync(join(folder, 'postmaster.pid'))) return;
  const args = ['stop', '-D', folder, '-m', 'immediate', '-w', '-t', '10'];
  spawnSync(join(programs, 'pg_ctl'), args, { ...userToRunAs(), cwd: folder, stdio: 'ignore' });
}

/** Starts a PostgreSQL server of our own, for apps only. */
export async function startPostgresServer(options: ServerOptions): Promise<PostgresServer> {
  const { programs, folder, password } = options;
  const user = userToRunAs();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Addresses of unix sockets have at most 107 bytes.
  const sockets = mkdtempSync(join(tmpdir(), 'toolbench-pg-'));
  chmodSync(sockets, 0o711);
  if (user) for (const path of [folder, sockets]) chownSync(path, user.uid, user.gid);
  makeCluster(options, user);
  stopLeftServer(programs, folder);
  const args = ['-D', folder, ...settings(sockets).flatMap((setting) => ['-c', setting])];
  const server = spawn(join(programs, 'postgres'), args, { ...user, cwd: folder, stdio: 'ignore' });
  const ended = once(server, 'exit');
  const killWithUs = () => void server.kill('SIGQUIT');
  process.once('exit', killWithUs);
  const stop = async () => {
    // PostgreSQL's fast shutdown: connections are ended.
    server.kill('SIGINT');
    await ended;
    process.off('exit', killWithUs);
    rmSync(sockets, { recursive: true, force: true });
  };
  try {
    await untilReady(server, sockets, password);
  } catch (error) {
    await stop();
    throw error;
  }
  return { sockets, stop };
}
