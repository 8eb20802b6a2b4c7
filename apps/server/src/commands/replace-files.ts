import {
  chownSync,
  constants,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { databaseName } from '../adapters/database/open.ts';
import { settleDatabase } from '../adapters/database/snapshot.ts';

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
  const give = (path: string) => {
    chownSync(path, uid, gid);
    if (statSync(path).isDirectory()) for (const name of readdirSync(path)) give(join(path, name));
  };
  for (const name of names) give(join(from, name));
}

interface Replacing {
  readonly names: readonly string[];
  readonly from: string;
  readonly folder: string;
  /** Where the old ones are kept meanwhile; must not be there yet. */
  readonly before: string;
}

/** Puts each new file in the place of the old one; where one cannot be, the old ones are put back. */
export function replaceFiles({ names, from, folder, before }: Replacing): void {
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

/** Holds the old files of apps until the new ones are in place; in the same folder, which may be a volume of its own. */
const oldApps = '.before-restore';

/** Replaces all that is in the folder of the apps' files; where that fails, what was there is put back. */
export function replaceApps(from: string, folder: string): void {
  mkdirSync(join(folder, oldApps), { recursive: true, mode: 0o700 });
  const others = () => readdirSync(folder).filter((name) => name !== oldApps);
  for (const name of others()) renameSync(join(folder, name), join(folder, oldApps, name));
  try {
    if (existsSync(from)) cpSync(from, folder, { recursive: true });
    giveToOwner(others(), folder, folder);
  } catch (error) {
    for (const name of others()) rmSync(join(folder, name), { recursive: true, force: true });
    for (const name of readdirSync(join(folder, oldApps))) renameSync(join(folder, oldApps, name), join(folder, name));
    throw error;
  } finally {
    rmSync(join(folder, oldApps), { recursive: true, force: true });
  }
}
