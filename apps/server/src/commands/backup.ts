import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import {
  createAppDatabases,
  engineNames,
  usualFolder,
  type EngineName,
  type KeptAppDatabases,
} from '../adapters/app-databases/app-databases.ts';
import { statfs } from 'node:fs/promises';
import { databaseName } from '../adapters/database/open.ts';
import { snapshotDatabase } from '../adapters/database/snapshot.ts';
import { diskBytesOf } from '../adapters/sandbox/disk-use.ts';
import { CannotStart } from '../cannot-start.ts';
import { writeArchive, type Manifest } from './archive.ts';
import { appsName, copyAppFiles } from './copy-app-files.ts';

/** Files of a running server that belong to no backup: the lock, the write-ahead log, and what is being written. */
const passing = /^lock\.db|-wal$|-shm$|\.new$|\.partial$|^\./;

/** What is kept for good lies directly in the data folder, such as host keys; all folders but the apps' are temporary. */
function keptFiles(dataFolder: string): readonly string[] {
  return readdirSync(dataFolder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== databaseName && !passing.test(entry.name))
    .map(({ name }) => name)
    .sort();
}

interface BackupOptions {
  readonly now: Date;
  /** Whether the product's own database is the operator's PostgreSQL, of which this archive holds nothing. */
  readonly isElsewhere?: boolean;
  /** Where the files of deployed apps are, if not in the data folder. */
  readonly apps?: string | undefined;
  /** Instead of the usual places of database servers. For tests. */
  readonly folderOf?: (engine: EngineName) => string;
}

const bytesOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Copies of all and the archive lie side by side, each no larger than what there is; nothing is begun without room for both. */
async function refuseWithoutRoom(place: string, files: readonly string[], folders: readonly string[]): Promise<void> {
  const { bavail, bsize } = await statfs(place);
  const room = Math.floor((bavail * bsize) / 2);
  let needed = files.reduce((sum, file) => sum + bytesOf(file), 0);
  for (const folder of folders) if (needed <= room) needed += await diskBytesOf(folder, room - needed);
  if (needed <= room) return;
  const free = Math.floor((room * 2) / 1024 / 1024);
  throw new CannotStart(
    `磁盘空间不够，没有开始备份：${place} 只剩 ${free} MB，需要数据量的两倍。\n` +
      `There is not enough disk space; no backup was begun: ${place} has ${free} MB left, and twice the size of the data is needed.`,
  );
}

function refuseUnreadable(databases: KeptAppDatabases): void {
  const kinds = databases.unreadable();
  if (kinds.length === 0) return;
  throw new CannotStart(
    `应用的数据库无法备份：这台机器上缺少 ${kinds.join('、')} 的程序（Debian：postgresql、mariadb-server）。\n` +
      `Databases of apps cannot be backed up: the programs of ${kinds.join(' and ')} are missing on this machine ` +
      '(Debian: postgresql, mariadb-server).',
  );
}

/**
 * Writes all that lasts of a server, which may be running and writing, into one archive: the embedded database as it
 * stands at one moment, without sessions; the keys and other files that are kept for good; and the files and databases
 * of deployed apps, each as it stands at one moment.
 * @throws CannotStart where there is nothing to back up, something at the archive's place already, or data that cannot
 * be read
 */
export async function backUp(dataFolder: string, archive: string, options: BackupOptions): Promise<Manifest> {
  const folder = resolve(dataFolder);
  const target = resolve(archive);
  const database = join(folder, databaseName);
  const { now, isElsewhere = false, apps = join(folder, appsName) } = options;
  const { folderOf = (engine: EngineName) => usualFolder(folder, engine) } = options;
  if (!existsSync(isElsewhere ? folder : database)) {
    throw new CannotStart(`数据目录里没有数据库：${folder}\nThere is no database in the data folder: ${folder}`);
  }
  if (existsSync(target)) {
    throw new CannotStart(`已有同名文件，未改动：${target}\nThis file exists and was left as it is: ${target}`);
  }
  const databases = createAppDatabases({ dataFolder: folder, folderOf });
  refuseUnreadable(databases);
  const others = keptFiles(folder);
  const files = [...(isElsewhere ? [] : [database, `${database}-wal`]), ...others.map((name) => join(folder, name))];
  await refuseWithoutRoom(dirname(target), files, [apps, ...engineNames.map(folderOf)]);
  const copies = mkdtempSync(join(dirname(target), `.${basename(target)}-`));
  try {
    if (!isElsewhere) snapshotDatabase(database, join(copies, databaseName));
    for (const name of others) copyFileSync(join(folder, name), join(copies, name));
    const appFiles = await copyAppFiles(apps, join(copies, appsName));
    mkdirSync(join(copies, 'databases'));
    const dumps = (await databases.dumpAll(join(copies, 'databases'))).map((dump) => ({
      ...dump,
      file: relative(copies, dump.file),
    }));
    const names = [
      ...(isElsewhere ? [] : [databaseName]),
      ...others,
      ...appFiles.map((path) => join(appsName, path)),
      ...dumps.map(({ file }) => file),
    ];
    return await writeArchive(target, copies, names, { databases: dumps, now });
  } finally {
    await databases.close();
    rmSync(copies, { recursive: true, force: true });
  }
}
