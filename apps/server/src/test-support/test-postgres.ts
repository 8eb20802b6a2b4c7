import pg from 'pg';
import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from './free-port.ts';

/** A PostgreSQL server for tests. */
export interface TestPostgres {
  readonly url: string;
  /** Ends the server; its files stay. */
  readonly halt: () => Promise<void>;
  /** Starts a server anew that was ended. */
  readonly resume: () => Promise<void>;
  /** Stops the server and all that it started where they are, as a machine that hangs does; the result lets them go on. */
  readonly freeze: () => () => void;
  /** Changes a setting of one database, and ends the connections to it, so that it holds for all. */
  readonly change: (url: string, setting: string) => Promise<void>;
  /** Ends the server and removes its files. */
  readonly stop: () => Promise<void>;
}

/** The folder of PostgreSQL's server programs: from PATH, or where Debian and Homebrew put them. */
export function findPostgres(): string | undefined {
  const versions = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'].flatMap((root) =>
    existsSync(root) ? readdirSync(root).map((name) => join(root, name, 'bin')) : [],
  );
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...versions.sort().reverse()];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

interface User {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root: then it runs as the user that Debian's package makes, or as nobody. */
function userToRunAs(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const numberOf = (flag: string, name: string) => {
    const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
    return status === 0 ? Number(stdout) : undefined;
  };
  const name = numberOf('-u', 'postgres') === undefined ? 'nobody' : 'postgres';
  return { uid: numberOf('-u', name) ?? 65_534, gid: numberOf('-g', name) ?? 65_534 };
}

/** Runs one statement on a connection of its own; false while the server does not take connections yet. */
async function run(url: string, statement: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(statement);
    return true;
  } catch (error) {
    const isStarting =
      error instanceof Error && 'code' in error && ['ECONNREFUSED', '57P03'].includes(String(error.code));
    if (isStarting) return false;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Makes an empty database on a server and gives its address. */
export async function createTestDatabase(serverUrl: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(serverUrl, `create database ${name}`);
  return new URL(name, serverUrl).href;
}

/** Removes a database: its three hundred files would otherwise be removed with all the others when everybody waits for that. */
export async function dropTestDatabase(url: string): Promise<void> {
  await run(new URL('postgres', url).href, `drop database ${new URL(url).pathname.slice(1)} with (force)`);
}

/** Makes a cluster in a temporary folder and starts it on a free port of this machine only. */
export async function startPostgres(binaries: string): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'toolbench-postgres-'));
  const user = userToRunAs();
  if (user) chownSync(folder, user.uid, user.gid);

  const initdb = ['-D', folder, '-U', 'toolbench', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'];
  const made = spawnSync(join(binaries, 'initdb'), initdb, { ...user, cwd: folder, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);

  const port = await freePort();
  const options = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off'];
  const args = ['-D', folder, ...options.flatMap((option) => ['-c', option])];
  const urlOf = (name: string) => `postgres://toolbench@127.0.0.1:${port}/${name}`;

  /** Starts the server on its files and waits until it answers; gives what ends it. */
  const launch = async () => {
    const server = spawn(join(binaries, 'postgres'), args, { ...user, cwd: folder, stdio: 'ignore' });
    const ended = new Promise((resolve) => server.once('exit', resolve));
    const killWithUs = () => server.kill('SIGKILL');
    process.once('exit', killWithUs);
    for (let tries = 0; !(await run(urlOf('postgres'), 'select 1')); tries += 1) {
      if (tries > 200 || server.exitCode !== null) throw new Error('postgres does not start');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return {
      pid: server.pid ?? 0,
      end: async () => {
        // SIGINT is PostgreSQL's fast shutdown: it ends connections that are still open.
        server.kill('SIGINT');
        await ended;
        process.off('exit', killWithUs);
      },
    };
  };

  let running = await launch();
  let thaw = (): void => undefined;
  return {
    url: urlOf('postgres'),
    halt: () => running.end(),
    resume: async () => void (running = await launch()),
    freeze() {
      const children = spawnSync('ps', ['-o', 'pid=', '--ppid', String(running.pid)], { encoding: 'utf8' }).stdout;
      const all = [running.pid, ...children.split('\n').map(Number).filter(Boolean)];
      const tell = (signal: NodeJS.Signals) => {
        for (const pid of all) process.kill(pid, signal);
      };
      tell('SIGSTOP');
      thaw = () => {
        thaw = () => undefined;
        tell('SIGCONT');
      };
      return () => thaw();
    },
    async change(url, setting) {
      const name = new URL(url).pathname.slice(1);
      await run(urlOf('postgres'), `alter database ${name} set ${setting}`);
      await run(urlOf('postgres'), `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    },
    stop: async () => {
      thaw();
      await running.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
