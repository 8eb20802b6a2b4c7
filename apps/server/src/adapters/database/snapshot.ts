import Database from 'libsql';
import { endable } from '../../features/auth/ended-mark.ts';
import { copyAtOneMoment } from './copy-at-one-moment.ts';
import { migrations } from './migrations.ts';

/** Copies the server's own embedded database, without what can be ended. */
export function snapshotDatabase(file: string, copy: string): void {
  copyAtOneMoment(file, copy, 0o600);
  const snapshot = new Database(copy);
  try {
    for (const table of endable) snapshot.exec(`DELETE FROM ${table}`);
    // Written anew, so that nothing of the deleted rows is in free pages.
    snapshot.exec('VACUUM');
  } finally {
    snapshot.close();
  }
}

/** Why a file cannot be used as the database: `damaged`, or `newer` than this program. Nothing where it can. */
export function whyUnusable(file: string): 'damaged' | 'newer' | undefined {
  const database = new Database(file);
  try {
    const check = database.prepare('PRAGMA integrity_check').get() as Record<string, unknown>;
    if (check.integrity_check !== 'ok') return 'damaged';
    const applied = database.prepare('SELECT max(id) AS id FROM migrations').get() as { id: number | null };
    return (applied.id ?? 0) > migrations.length ? 'newer' : undefined;
  } catch {
    return 'damaged';
  } finally {
    database.close();
  }
}

/** Empties the write-ahead log into the database's own file, so that the file alone is the whole database. */
export function settleDatabase(file: string): void {
  const database = new Database(file);
  try {
    database.exec('PRAGMA wal_checkpoint(truncate)');
  } finally {
    database.close();
  }
}
