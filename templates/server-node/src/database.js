import sqlite from 'node-sqlite3-wasm';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

/** A name as this database quotes it; names come from the model and hold no quotes. */
export const quote = (name) => '"' + name + '"';

/** The SQLite file app.db in the folder. */
export async function openDatabase(folder) {
  const file = join(folder, 'app.db');
  // A server that was killed may leave its lock behind; the folder belongs to this server alone.
  rmSync(file + '.lock', { recursive: true, force: true });
  const database = new sqlite.Database(file);
  database.exec('PRAGMA foreign_keys = ON');
  const plain = (params) => params.map((value) => (typeof value === 'boolean' ? Number(value) : value));
  return {
    all: async (sql, params) => database.all(sql, plain(params)),
    run: async (sql, params) => void database.run(sql, plain(params)),
    insert: async (sql, params) => Number(database.run(sql, plain(params)).lastInsertRowid),
    /** Writes of `work` reach the disk at once. */
    together: async (work) => {
      database.exec('BEGIN');
      await work();
      database.exec('COMMIT');
    },
    /** The file belongs to this server. */
    alone: (work) => work(),
    close: async () => database.close(),
  };
}
