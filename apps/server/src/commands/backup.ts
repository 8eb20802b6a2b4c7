import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { databaseName } from '../adapters/database/open.ts';
import { snapshotDatabase } from '../adapters/database/snapshot.ts';
import { CannotStart } from '../cannot-start.ts';
import { writeArchive, type Manifest } from './archive.ts';

/** Files of a running server that belong to no backup: the lock, the write-ahead log, and what is being written. */
const passing = /^lock\.db|-wal$|-shm$|\.new$|\.partial$|^\./;

/** What is kept for good lies directly in the data folder, such as host keys; folders in it hold temporary things. */
function keptFiles(dataFolder: string): readonly string[] {
  return readdirSync(dataFolder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== databaseName && !passing.test(entry.name))
    .map(({ name }) => name)
    .sort();
}

/**
 * Writes the data folder of a server, which may be running and writing, into one archive: the embedded database as it
 * stands at one moment, without sessions, and the other files that are kept for good.
 * @throws CannotStart where there is nothing to back up, or something at the archive's place already
 */
export async function backUp(dataFolder: string, archive: string, now: Date): Promise<Manifest> {
  const folder = resolve(dataFolder);
  const target = resolve(archive);
  const database = join(folder, databaseName);
  if (!existsSync(database)) {
    throw new CannotStart(`数据目录里没有数据库：${folder}\nThere is no database in the data folder: ${folder}`);
  }
  if (existsSync(target)) {
    throw new CannotStart(`已有同名文件，未改动：${target}\nThis file exists and was left as it is: ${target}`);
  }
  const copies = mkdtempSync(join(dirname(target), `.${basename(target)}-`));
  try {
    snapshotDatabase(database, join(copies, databaseName));
    const others = keptFiles(folder);
    for (const name of others) copyFileSync(join(folder, name), join(copies, name));
    return await writeArchive(target, copies, [databaseName, ...others], now);
  } finally {
    rmSync(copies, { recursive: true, force: true });
  }
}
