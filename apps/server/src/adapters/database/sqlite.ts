import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { chmodSync } from 'node:fs';
import type { Schema } from './schema.ts';

/**
 * Write-ahead log, so that readers never wait. `synchronous = FULL`: what was acknowledged is on the disk and outlives
 * a power cut, not only a killed process; busy writers gather many rows in one transaction instead of weakening this.
 * `secure_delete`: deleted tokens and requests are overwritten, not left in free pages.
 */
const pragmas = [
  'journal_mode = WAL',
  'synchronous = FULL',
  'secure_delete = ON',
  'foreign_keys = ON',
  'busy_timeout = 5000',
];

/** Opens the embedded database, readable for its owner only. */
export function openSqlite(file: string): Kysely<Schema> {
  const connection = new Database(file);
  chmodSync(file, 0o600);
  for (const pragma of pragmas) connection.pragma(pragma);
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database: connection }) });
}
