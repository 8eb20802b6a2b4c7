import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { appShare } from './database-engine.ts';
import {
  folderWith,
  makeDataFolder,
  runProgram,
  startOwnServer,
  userToRunAs,
  withSecretFile,
  type OwnServer,
  type User,
} from './own-server.ts';

/** Where Debian, PostgreSQL's own build and Homebrew put the server's programs; the newest version first. */
export function findPostgresPrograms(): string | undefined {
  const roots = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];
  const versions = roots.flatMap((root) =>
    existsSync(root) ? readdirSync(root).map((name) => join(root, name, 'bin')) : [],
  );
  return folderWith(['/usr/local/pgsql/bin', ...versions.sort().reverse()], 'initdb', 'postgres', 'pg_ctl');
}

export const postgresPort = 5432;
const superuser = 'toolbench';
const packageUser = 'postgres';

/** Small, on a socket only, and no file of a query larger than what an app may write. */
const settings = (sockets: string) => [
  'listen_addresses=',
  `port=${postgresPort}`,
  `unix_socket_directories=${sockets}`,
  'unix_socket_permissions=0777',
  'max_connections=300',
  'shared_buffers=32MB',
  `temp_file_limit=${appShare.temporaryMebibytes}MB`,
  'logging_collector=off',
];

/** A connection as the superuser. */
export async function connectToPostgres(sockets: string, password: string): Promise<pg.Client> {
  // Loaded when it is needed, which on many machines is never.
  const { default: postgres } = await import('pg');
  const client = new postgres.Client({
    host: sockets,
    port: postgresPort,
    user: superuser,
    password,
    database: 'postgres',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

export const hasPostgresCluster = (folder: string) => existsSync(join(folder, 'PG_VERSION'));

async function makeCluster(programs: string, folder: string, password: string, user: User | undefined): Promise<void> {
  const passwordFile = join(folder, '..', `${process.pid}.password`);
  const auth = ['--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const args = ['-D', folder, '-U', superuser, ...auth, '--encoding=UTF8', '--locale=C'];
  await withSecretFile(passwordFile, password, user, () => runProgram(join(programs, 'initdb'), args, user, folder));
}

/** Ends a server that an earlier process of ours left running in this folder. */
export function stopLeftPostgres(programs: string, folder: string): void {
  if (!existsSync(join(folder, 'postmaster.pid'))) return;
  const args = ['stop', '-D', folder, '-m', 'immediate', '-w', '-t', '10'];
  spawnSync(join(programs, 'pg_ctl'), args, { ...userToRunAs(packageUser), cwd: folder, stdio: 'ignore' });
}

/** Starts a PostgreSQL server of our own, for apps only. */
export async function startPostgresServer(programs: string, folder: string, password: string): Promise<OwnServer> {
  const user = userToRunAs(packageUser);
  const surroundings = { name: 'PostgreSQL', user, folder };
  makeDataFolder(surroundings);
  if (!hasPostgresCluster(folder)) await makeCluster(programs, folder, password, user);
  stopLeftPostgres(programs, folder);
  return startOwnServer({
    ...surroundings,
    program: join(programs, 'postgres'),
    args: (sockets) => ['-D', folder, ...settings(sockets).flatMap((setting) => ['-c', setting])],
    connect: async (sockets) => (await connectToPostgres(sockets, password)).end(),
    endWith: 'SIGINT',
    endWithUs: 'SIGQUIT',
  });
}
