import Database from 'libsql';
import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { cannotUse, CannotStart, codeOf } from '../cannot-start.ts';

/** Folders in the data folder whose names begin so belong to a restore that is under way. */
export const restoreFolder = '.restore-';

interface DataFolder {
  readonly path: string;
  readonly release: () => void;
}

function inUse(path: string): CannotStart {
  return new CannotStart(
    `数据目录正在被另一个 Toolbench 进程使用：${path}\n` +
      `请先停止它，或用 DATA_DIR 指定另一个目录。\n` +
      `Another Toolbench process is using the data folder: ${path}\n` +
      `Stop it first, or choose another folder with DATA_DIR.`,
  );
}

const unusable = (path: string, error: unknown) =>
  cannotUse({ zh: '数据目录（DATA_DIR）', en: 'The data folder (DATA_DIR)' }, path, error);

/** Where libsql cannot open a file at all its error has no code of SQLite. */
const codedOf = (error: unknown) =>
  codeOf(error)?.startsWith('SQLITE_')
    ? error
    : Object.assign(new Error(String(error), { cause: error }), { code: 'SQLITE_CANTOPEN' });

const unusableLock = (file: string, error: unknown) =>
  cannotUse({ zh: '数据目录的锁文件', en: 'The lock file of the data folder' }, file, codedOf(error));

/**
 * Makes a folder and those above it, for their owner only. Node's own way never ends where the system says that a folder
 * is not there and cannot be made either, as below /proc.
 */
function makeFolder(path: string): void {
  if (existsSync(path) && statSync(path).isDirectory()) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/** Takes SQLite's lock on a file, which it lasts as long as. */
function takeLock(file: string): Database.Database {
  const lock = new Database(file);
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    throw error;
  }
}

/** Nothing is kept in the file, so one that is damaged is emptied. Who holds it is noticed before what is in it. */
function takeLockAnew(file: string): Database.Database {
  try {
    return takeLock(file);
  } catch (error) {
    if (!/^SQLITE_(NOTADB|CORRUPT)/.test(codeOf(error) ?? '')) throw error;
    truncateSync(file);
    return takeLock(file);
  }
}

/**
 * Makes the folder, for its owner only, and holds it for this process. The lock is SQLite's lock on a file of its own:
 * the operating system drops it with the process, however that ends, so there is never a stale one to clear.
 * @throws CannotStart where another process holds it, or it cannot be made or written
 */
export function holdDataFolder(folder: string): DataFolder {
  const path = resolve(folder);
  try {
    makeFolder(path);
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw unusable(path, error);
  }
  const file = join(path, 'lock.db');
  let lock: Database.Database;
  try {
    lock = takeLockAnew(file);
  } catch (error) {
    throw codeOf(error) === 'SQLITE_BUSY' ? inUse(path) : unusableLock(file, error);
  }
  // Whoever holds the folder is alone in it, so these are of a restore that was killed.
  const left = readdirSync(path).filter((name) => name.startsWith(restoreFolder));
  for (const name of left) rmSync(join(path, name), { recursive: true, force: true });
  return { path, release: () => void lock.close() };
}
