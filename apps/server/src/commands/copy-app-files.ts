import Database from 'libsql';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  closeSync,
  statSync,
  constants,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CannotStart } from '../cannot-start.ts';
import { liveData } from '../features/previews/bring-up.ts';

/** Where an archive has the files of deployed apps; a data folder has them there too, unless they are shared by several servers. */
export const appsName = 'deployments';

const headerBytes = 100;
const magic = 'SQLite format 3\0';
/** Files that only mean something beside the database they belong to. */
const besideDatabase = /-(?:wal|shm|journal)$/;

/** How often a database that is being written is looked at again, and how long it is left alone between. */
const tries = 200;
const pauseMs = 25;

function headerOf(file: string): Buffer {
  const header = Buffer.alloc(headerBytes);
  const handle = openSync(file, 'r');
  try {
    return header.subarray(0, readSync(handle, header, 0, headerBytes, 0));
  } finally {
    closeSync(handle);
  }
}

const unchanging = { throwIfNoEntry: false } as const;

/**
 * What tells that a database without a write-ahead log was written: its counter of transactions (SQLite's file format,
 * 1.3.7), and its journal and lock.
 */
function stateOf(file: string): { readonly mark: string; readonly isBetween: boolean } {
  const { size, mtimeMs } = statSync(file);
  const journal = statSync(`${file}-journal`, unchanging);
  const lock = statSync(`${file}.lock`, unchanging);
  const counter = headerOf(file).readUInt32BE(24);
  const marks = [counter, size, mtimeMs, journal?.size, journal?.mtimeMs, lock?.mtimeMs];
  return { mark: marks.join(' '), isBetween: journal === undefined && lock === undefined };
}

/** Whether a copy can be read. Opening it undoes the transaction of a journal that was copied with it. */
function isWhole(file: string): boolean {
  const database = new Database(file);
  try {
    return (database.prepare('PRAGMA integrity_check').get() as { integrity_check: string }).integrity_check === 'ok';
  } catch {
    return false;
  } finally {
    database.close();
  }
}

const journalOf = (file: string) => `${file}-journal`;

/** Copies a database and its journal as they are; false where the journal went away meanwhile. */
function copyWithJournal(from: string, to: string): boolean {
  for (const file of [to, journalOf(to)]) rmSync(file, { force: true });
  copyFileSync(from, to, constants.COPYFILE_FICLONE);
  try {
    if (existsSync(journalOf(from))) copyFileSync(journalOf(from), journalOf(to), constants.COPYFILE_FICLONE);
    return true;
  } catch {
    return false;
  }
}

function copyByLog(from: string, to: string): void {
  const source = new Database(from);
  try {
    source.exec('PRAGMA busy_timeout = 5000');
    source.prepare('VACUUM INTO ?').run(to);
  } finally {
    source.close();
  }
  chmodSync(to, statSync(from).mode & 0o777);
}

/**
 * Copies a database while its app may be writing it. With a write-ahead log SQLite does it. Without one the bytes are
 * copied: an app in JavaScript locks in a way that SQLite itself does not see (an empty folder beside the file), and
 * opening its database in the midst of a transaction would undo that. They are copied between two transactions or, where
 * one stands still, such as that of an app that was killed, together with its journal, as a power cut would leave them.
 */
async function copyDatabase(from: string, to: string): Promise<void> {
  if (headerOf(from)[18] === 2) return copyByLog(from, to);
  let earlier: string | undefined;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const { mark, isBetween } = stateOf(from);
    if (isBetween || mark === earlier) {
      const isSame = copyWithJournal(from, to) && stateOf(from).mark === mark;
      if (isSame && isWhole(to)) return rmSync(journalOf(to), { force: true });
    }
    earlier = mark;
    await pause(pauseMs);
  }
  throw new CannotStart(
    `应用的数据库一直在写入或已损坏，无法得到一致的副本：${from}\n请稍后再试，或先停止这个应用。\n` +
      `This database of an app is written all the time, or damaged, so that no consistent copy could be made: ${from}\n` +
      'Try again later, or stop the app first.',
  );
}

const isDatabase = (file: string) => headerOf(file).toString('latin1', 0, magic.length) === magic;

/**
 * Copies the files of deployed apps, which may be running, and gives their paths below the folder. Links and locks are
 * left out: an app has no use for a lock of the past, and a link could lead anywhere.
 */
export async function copyAppFiles(folder: string, into: string, below = ''): Promise<readonly string[]> {
  const copied: string[] = [];
  if (!existsSync(join(folder, below))) return copied;
  const isApp = below !== '' && dirname(below) === '.';
  for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
    if (isApp && entry.name !== liveData) continue;
    const path = join(below, entry.name);
    const [from, to] = [join(folder, path), join(into, path)];
    if (entry.isDirectory()) {
      copied.push(...(await copyAppFiles(folder, into, path)));
    } else if (entry.isFile() && !(besideDatabase.test(from) && existsSync(from.replace(besideDatabase, '')))) {
      mkdirSync(join(into, below), { recursive: true, mode: 0o700 });
      try {
        if (isDatabase(from)) await copyDatabase(from, to);
        else copyFileSync(from, to, constants.COPYFILE_FICLONE);
        copied.push(path);
      } catch (error) {
        // A file that its app has removed meanwhile is no part of the moment that the backup shows.
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
      }
    }
  }
  return copied;
}
