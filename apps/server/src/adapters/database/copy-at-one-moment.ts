import Database from 'libsql';
import { chmodSync } from 'node:fs';

/** Copies a database as it stands at one moment, while others read and write it, into a file with these permissions. */
export function copyAtOneMoment(file: string, copy: string, mode: number): void {
  const source = new Database(file);
  try {
    source.exec('PRAGMA busy_timeout = 5000');
    source.prepare('VACUUM INTO ?').run(copy);
  } finally {
    source.close();
  }
  chmodSync(copy, mode);
}
