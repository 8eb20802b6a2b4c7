import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from 'mysql2/promise';
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
  wordsOf,
  worksIn,
  type OwnServer,
} from './own-server.ts';

/** The server's program, and the one that makes its tables. */
interface MariadbPrograms {
  readonly server: string;
  readonly install: string;
  readonly dump: string;
  readonly client: string;
}

const programFolders = ['/usr/sbin', '/usr/bin', '/usr/local/mysql/bin', '/opt/homebrew/bin', '/usr/local/bin'];

/** Where Debian, MariaDB's own build and Homebrew put them. MySQL's server starts in other ways and is not looked for. */
export function findMariadbPrograms(): MariadbPrograms | undefined {
  const [server, install, dump, client] = ['mariadbd', 'mariadb-install-db', 'mariadb-dump', 'mariadb'].map((name) => {
    const folder = folderWith(programFolders, name);
    return folder === undefined ? undefined : join(folder, name);
  });
  return server && install && dump && client ? { server, install, dump, client } : undefined;
}

export const mariadbSocket = 'mysql.sock';

/** Small, on a socket only, reading no file of the machine for its clients. */
const settings = (folder: string, sockets: string, initFile: string) => [
  '--no-defaults',
  `--datadir=${folder}`,
  `--pid-file=${pidFile(folder)}`,
  `--socket=${join(sockets, mariadbSocket)}`,
  `--init-file=${initFile}`,
  `--tmp-disk-table-size=${appShare.temporaryMebibytes}M`,
  '--skip-networking',
  '--skip-name-resolve',
  '--skip-show-database',
  '--local-infile=OFF',
  '--character-set-server=utf8mb4',
  '--max-connections=300',
  '--innodb-buffer-pool-size=32M',
  '--innodb-log-file-size=16M',
  '--aria-pagecache-buffer-size=8M',
  '--key-buffer-size=1M',
];

const pidFile = (folder: string) => join(folder, 'server.pid');

/** The administrator has a password from the first connection on, and is nobody at other hosts. */
const firstStatements = (
  password: string,
) => `DELETE FROM mysql.global_priv WHERE User = 'root' AND Host <> 'localhost';
FLUSH PRIVILEGES;
ALTER USER root@localhost IDENTIFIED BY '${password}';
`;

/** A connection as the administrator. */
export async function connectToMariadb(sockets: string, password: string): Promise<Connection> {
  // Loaded when it is needed, which on most machines is never.
  const { createConnection } = await import('mysql2/promise');
  return createConnection({ socketPath: join(sockets, mariadbSocket), user: 'root', password });
}

export const hasMariadbTables = (folder: string) => existsSync(join(folder, 'mysql', 'global_priv.frm'));

/** Whether a process is a server on this folder: numbers are used again. */
const isServerOf = (pid: number, folder: string) => wordsOf(pid).includes(`--datadir=${folder}`);

/** Where the server that runs on this folder listens. */
export function mariadbSockets(folder: string): string | undefined {
  if (!existsSync(pidFile(folder))) return undefined;
  const pid = Number(readFileSync(pidFile(folder), 'latin1'));
  if (!worksIn(pid, folder)) return undefined;
  const named = wordsOf(pid).find((word) => word.startsWith('--socket='));
  return named && reachSocket(pid, dirname(named.slice('--socket='.length)), mariadbSocket);
}

const toolArgs = (sockets: string) => ['--no-defaults', `--socket=${join(sockets, mariadbSocket)}`, '--user=root'];

/** Writes a database as it stands at one moment, with mariadb-dump. */
export const dumpMariadb = ({ dump }: MariadbPrograms, sockets: string, password: string, name: string, file: string) =>
  runTool(dump, [...toolArgs(sockets), '--single-transaction', '--routines', '--triggers', '--hex-blob', name], {
    env: { MYSQL_PWD: password },
    output: file,
  });

/** Fills an empty database from such a file. */
export const loadMariadb = (
  { client }: MariadbPrograms,
  sockets: string,
  password: string,
  name: string,
  file: string,
) => runTool(client, [...toolArgs(sockets), name], { env: { MYSQL_PWD: password }, input: file });

/** Ends a server that an earlier process of ours left running in this folder. Its files outlast that, by their logs. */
export async function stopLeftMariadb(folder: string): Promise<void> {
  if (!existsSync(pidFile(folder))) return;
  const pid = Number(readFileSync(pidFile(folder), 'latin1'));
  if (!isServerOf(pid, folder)) return;
  process.kill(pid, 'SIGKILL');
  while (isServerOf(pid, folder)) await pause(20);
}

/** Starts a MariaDB server of our own, for apps only. */
export async function startMariadbServer(
  { server, install }: MariadbPrograms,
  folder: string,
  password: string,
): Promise<OwnServer> {
  const user = userToRunAs('mysql', folder);
  const surroundings = { name: 'MariaDB', user, folder };
  makeDataFolder(surroundings);
  await stopLeftMariadb(folder);
  if (!hasMariadbTables(folder)) {
    const tables = ['--auth-root-authentication-method=normal', '--skip-test-db', '--skip-name-resolve'];
    // Its temporary tables are named by its process alone: beside another one it would take away theirs.
    runProgram(install, ['--no-defaults', `--datadir=${folder}`, `--tmpdir=${folder}`, ...tables], user, folder);
  }
  const initFile = join(folder, 'init.sql');
  return withSecretFile(initFile, firstStatements(password), user, () =>
    startOwnServer({
      ...surroundings,
      program: server,
      args: (sockets) => settings(folder, sockets, initFile),
      connect: async (sockets) => (await connectToMariadb(sockets, password)).end(),
      endWith: 'SIGTERM',
      endWithUs: 'SIGTERM',
    }),
  );
}
