import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { appShare } from './database-engine.ts';
import {
  folderWith,
  makeDataFolder,
  reachSocket,
  runProgram,
  runTool,
  startOwnServer,
  userToRunAs,
  withSecretFile,
  worksIn,
  type OwnServer,
  type User,
} from './own-server.ts';

/** Where Debian, PostgreSQL's own build and Homebrew put the server's programs; the newest version first. */
export function findPostgresPrograms(): string | undefined {
  const roots = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];
  const versions = roots.flatMap((root) =>
    existsSync(root) ? readdirSync(root).map((name) => join(root, name, 'bin')) : [],
  );
  return folderWith(
    ['/usr/local/pgsql/bin', ...versions.sort().reverse()],
    'initdb',
    'postgres',
    'pg_ctl',
    'pg_dump',
    'pg_restore',
  );
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

/** Where the server that runs in this folder listens, by the file that it keeps while it runs. */
export function postgresSockets(folder: string): string | undefined {
  const file = join(folder, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid, , , , sockets = ''] = readFileSync(file, 'utf8').split('\n');
  return worksIn(Number(pid), folder) ? reachSocket(Number(pid), sockets, `.s.PGSQL.${postgresPort}`) : undefined;
}

const toolArgs = (sockets: string, name: string) => [
  `--host=${sockets}`,
  `--port=${postgresPort}`,
  `--username=${superuser}`,
  `--dbname=${name}`,
  '--no-password',
  '--no-owner',
  '--no-acl',
];

/** Writes a database as it stands at one moment, with pg_dump. */
export const dumpPostgres = (programs: string, sockets: string, password: string, name: string, file: string) =>
  runTool(join(programs, 'pg_dump'), [...toolArgs(sockets, name), '--format=custom'], {
    env: { PGPASSWORD: password },
    output: file,
  });

/** Fills an empty database from such a file, all of it or nothing; everything in it is its role's. */
export const loadPostgres = (programs: string, sockets: string, password: string, name: string, file: string) =>
  runTool(
    join(programs, 'pg_restore'),
    [...toolArgs(sockets, name), `--role=${name}`, '--single-transaction', '--exit-on-error', file],
    { env: { PGPASSWORD: password } },
  );

/** Ends a server that an earlier process of ours left running in this folder. */
export function stopLeftPostgres(programs: string, folder: string): void {
  if (!existsSync(join(folder, 'postmaster.pid'))) return;
  const args = ['stop', '-D', folder, '-m', 'immediate', '-w', '-t', '10'];
  spawnSync(join(programs, 'pg_ctl'), args, { ...userToRunAs(packageUser, folder), cwd: folder, stdio: 'ignore' });
}

/** Starts a PostgreSQL server of our own, for apps only. */
export async function startPostgresServer(programs: string, folder: string, password: string): Promise<OwnServer> {
  const user = userToRunAs(packageUser, folder);
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
