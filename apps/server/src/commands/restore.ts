import {
  chownSync,
  constants,
  copyFileSync,
  existsSync,
  statSync,
  mkdtempSync,
  mkdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { holdDataFolder, restoreFolder } from '../adapters/data-folder.ts';
import { databaseName } from '../adapters/database/open.ts';
import { settleDatabase, whyUnusable } from '../adapters/database/snapshot.ts';
import { CannotStart } from '../cannot-start.ts';
import { readArchive, type Manifest } from './archive.ts';

function refused(archive: string, zh: string, en: string): CannotStart {
  return new CannotStart(
    `备份无法恢复，数据目录没有改动：${archive}\n${zh}\n` +
      `The backup cannot be restored; the data folder was left as it is: ${archive}\n${en}`,
  );
}

async function unpack(archive: string, folder: string): Promise<Manifest> {
  const manifest = await readArchive(archive, folder).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw refused(archive, `文件已损坏或不是备份：${reason}`, `It is damaged, or no backup: ${reason}`);
  });
  const fault = whyUnusable(join(folder, databaseName));
  if (fault === 'damaged') throw refused(archive, '其中的数据库已损坏。', 'The database in it is damaged.');
  if (fault === 'newer') {
    throw refused(
      archive,
      '备份来自更新的版本，请使用更新的 Toolbench。',
      'It is from a newer version; use a newer Toolbench.',
    );
  }
  return manifest;
}

/** Copies the files that exist; on file systems that can, without taking room. */
function copyFiles(names: readonly string[], from: string, to: string): void {
  for (const name of names.filter((file) => existsSync(join(from, file)))) {
    copyFileSync(join(from, name), join(to, name), constants.COPYFILE_FICLONE);
  }
}

/** Beside another database than their own these would be taken for its latest changes. */
const logs = [`${databaseName}-wal`, `${databaseName}-shm`];

function settleOld(database: string): void {
  try {
    if (existsSync(database)) settleDatabase(database);
  } catch {
    // It cannot be opened: that may well be why there is a restore.
  }
}

/** Run by root for a server that runs as somebody else, the files must be that user's: the owner of the folder. */
function giveToOwner(names: readonly string[], from: string, folder: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  for (const name of names) chownSync(join(from, name), uid, gid);
}

/** Puts each new file in the place of the old one; where one cannot be, the old ones are put back. */
function replaceFiles(names: readonly string[], from: string, folder: string, before: string): void {
  giveToOwner(names, from, folder);
  settleOld(join(folder, databaseName));
  mkdirSync(before);
  copyFiles([...names, ...logs], folder, before);
  try {
    for (const name of logs) rmSync(join(folder, name), { force: true });
    for (const name of names) renameSync(join(from, name), join(folder, name));
  } catch (error) {
    copyFiles([...names, ...logs], before, folder);
    throw error;
  }
}

/**
 * Replaces what the archive holds in the data folder of a server that is not running. Everything is unpacked and
 * checked before anything is replaced, and the old files are kept beside the new ones until all are in place. Files are
 * replaced by renaming, so the database is at every moment the old one or the new one, whole.
 * @throws CannotStart where a server uses the folder, or the archive is damaged or from a newer version
 */
export async function restore(dataFolder: string, archive: string): Promise<Manifest> {
  const source = resolve(archive);
  if (!existsSync(source)) throw new CannotStart(`没有这个文件：${source}\nThere is no such file: ${source}`);
  const held = holdDataFolder(dataFolder);
  const work = mkdtempSync(join(held.path, restoreFolder));
  try {
    const unpacked = join(work, 'new');
    mkdirSync(unpacked);
    const manifest = await unpack(source, unpacked);
    const names = manifest.files.map(({ name }) => name);
    replaceFiles(names, unpacked, held.path, join(work, 'before'));
    return manifest;
  } finally {
    rmSync(work, { recursive: true, force: true });
    held.release();
  }
}
