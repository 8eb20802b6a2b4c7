import Database from 'libsql';
import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { cannotUse, CannotStart } from '../cannot-start.ts';

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

/**
 * Makes a folder and those above it, for their owner only. Node's own way never ends where the system says that a folder
 * is not there and cannot be made either, as below /proc.
 */
function makeFolder(path: string): void {
  if (existsSync(path) && statSync(path).isDirectory()) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
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
  const lock = new Database(join(path, 'lock.db'));
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY') throw inUse(path);
    throw unusable(path, error);
  }
  // Whoever holds the folder is alone in it, so these are of a restore that was killed.
  const left = readdirSync(path).filter((name) => name.startsWith(restoreFolder));
  for (const name of left) rmSync(join(path, name), { recursive: true, force: true });
  return { path, release: () => void lock.close() };
}
