import Database from 'libsql';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readlinkSync,
  readSync,
  rmSync,
  closeSync,
  statSync,
  symlinkSync,
  constants,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { storageFaultOf } from '../../shared/storage-fault.ts';
import { copyAtOneMoment } from '../database/copy-at-one-moment.ts';

/** Is thrown where a database is damaged, or written without a pause, so that there is no moment to copy it at. */
export class NoWholeCopy extends Error {
  readonly file: string;

  constructor(file: string) {
    super(`no whole copy of ${file}`);
    this.file = file;
  }
}

const headerBytes = 100;
const magic = 'SQLite format 3\0';
/** Files that only mean something beside the database they belong to. */
const besideDatabase = /-(?:wal|shm|journal)$/;

/** How long a moment is waited for in which nobody writes a database, and how long it is left alone between two looks. */
const waitMs = 5_000;
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

/**
 * Copies a database while its app may be writing it. With a write-ahead log SQLite does it. Without one the bytes are
 * copied: an app in JavaScript locks in a way that SQLite itself does not see (an empty folder beside the file), and
 * opening its database in the midst of a transaction would undo that. They are copied between two transactions or, where
 * one stands still, such as that of an app that was killed, together with its journal, as a power cut would leave them.
 */
async function copyWhole(from: string, to: string): Promise<void> {
  if (headerOf(from)[18] === 2) return copyAtOneMoment(from, to, statSync(from).mode & 0o777);
  const until = performance.now() + waitMs;
  let earlier: string | undefined;
  while (performance.now() < until) {
    const { mark, isBetween } = stateOf(from);
    if (isBetween || mark === earlier) {
      const isSame = copyWithJournal(from, to) && stateOf(from).mark === mark;
      if (isSame && isWhole(to)) return rmSync(journalOf(to), { force: true });
      // Nobody wrote it between two copies, so no third one would be better.
      if (isSame && mark === earlier) break;
    }
    earlier = mark;
    await pause(pauseMs);
  }
  throw new NoWholeCopy(from);
}

/** Copies a database and what lies beside it byte by byte, as a power cut would leave them. */
function copyBytes(from: string, to: string): void {
  for (const suffix of ['', '-journal', '-wal']) {
    rmSync(to + suffix, { force: true });
    if (existsSync(from + suffix)) copyFileSync(from + suffix, to + suffix, constants.COPYFILE_FICLONE);
  }
}

const isDatabase = (file: string) => headerOf(file).toString('latin1', 0, magic.length) === magic;

/** What is gone meanwhile is no part of the moment that a copy shows. */
function unlessGone(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}

/**
 * What a copy is for. A backup has every database whole or is none, and leaves links out: one could lead anywhere. An app
 * goes on with its links, and with a database that cannot be had whole as it is. `bytes` opens no database at all.
 */
type Purpose = 'backup' | 'app' | 'bytes';

/** What was copied, by its path below the folder. */
interface CopiedData {
  readonly files: readonly string[];
  /** Of these, databases that are as they were found, and so may be damaged. */
  readonly asFound: readonly string[];
}

/** Copies one database; false where it is as it was found. */
async function copyDatabase(from: string, to: string, purpose: Purpose): Promise<boolean> {
  if (purpose !== 'bytes') {
    try {
      await copyWhole(from, to);
      return true;
    } catch (error) {
      if (storageFaultOf(error) === 'storage-full') throw error;
      if (purpose === 'backup') throw new NoWholeCopy(from);
    }
  }
  copyBytes(from, to);
  return false;
}

/**
 * Copies the data of an app that may be running, each database as it stood at one moment. Locks are left out: an app has no
 * use for a lock of the past.
 * @throws NoWholeCopy for a backup
 */
export async function copyAppData(folder: string, into: string, purpose: Purpose): Promise<CopiedData> {
  const files: string[] = [];
  const asFound: string[] = [];
  mkdirSync(into, { recursive: true, mode: 0o700 });
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const { name } = entry;
    const [from, to] = [join(folder, name), join(into, name)];
    try {
      if (entry.isDirectory()) {
        if (name.endsWith('.lock')) continue;
        const below = await copyAppData(from, to, purpose);
        files.push(...below.files.map((path) => join(name, path)));
        asFound.push(...below.asFound.map((path) => join(name, path)));
      } else if (entry.isSymbolicLink()) {
        if (purpose !== 'backup') symlinkSync(readlinkSync(from), to);
      } else if (entry.isFile() && !(besideDatabase.test(from) && existsSync(from.replace(besideDatabase, '')))) {
        if (!isDatabase(from)) copyFileSync(from, to, constants.COPYFILE_FICLONE);
        else if (!(await copyDatabase(from, to, purpose))) asFound.push(name);
        files.push(name);
      }
    } catch (error) {
      unlessGone(error);
    }
  }
  return { files, asFound };
}
