import Database from 'libsql';
import { chmodSync, statSync } from 'node:fs';

/**
 * Write-ahead log, so that readers never wait. `synchronous = FULL`: what was acknowledged is on the disk and outlives
 * a power cut, not only a killed process; busy writers gather many rows in one transaction instead of weakening this.
 * `wal_autocheckpoint` in pages: the log is copied into the file every 16 MiB instead of every 4, which costs a busy writer
 * a quarter less; each sweep and each stop empties it anyway. `secure_delete`: deleted tokens and requests are overwritten,
 * not left in free pages.
 */
const pragmas = [
  'journal_mode = WAL',
  'synchronous = FULL',
  'wal_autocheckpoint = 4000',
  'secure_delete = ON',
  'foreign_keys = ON',
  'busy_timeout = 5000',
];

/** How many statements are kept ready. */
const statementsKept = 300;

export interface SqliteQuery {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export interface SqliteResult {
  readonly rows: unknown[];
  /** Rows that were written; absent where rows are read. */
  readonly changes?: number;
}

/** One connection to the embedded database, on whatever thread. What is asked of it is done in the order of asking. */
export interface SqliteConnection {
  readonly execute: (query: SqliteQuery) => SqliteResult | Promise<SqliteResult>;
  readonly close: () => void | Promise<void>;
}

/** A connection on the thread that calls it. */
interface LocalConnection extends SqliteConnection {
  readonly execute: (query: SqliteQuery) => SqliteResult;
  readonly close: () => void;
}

/** Keeps statements ready by their text, since preparing costs as much as a short query; those used last stay. */
function keepStatements(database: Database.Database) {
  const ready = new Map<string, Database.Statement>();
  return {
    take(text: string): Database.Statement {
      const statement = ready.get(text) ?? database.prepare(text);
      ready.delete(text);
      ready.set(text, statement);
      if (ready.size > statementsKept) ready.delete(ready.keys().next().value ?? '');
      return statement;
    },
    drop: (text: string) => ready.delete(text),
    dropAll: () => ready.clear(),
  };
}

const writesNothing = /^\s*(select|pragma|rollback)\b/i;

/**
 * Refuses to write into a file that was moved or deleted: all that is written there is lost with the process, and the
 * operating system says nothing of it. The code is SQLite's own for that, which it looks for in other journal modes only.
 */
function createMoveCheck(file: string): () => void {
  const inodeOf = () => statSync(file, { throwIfNoEntry: false })?.ino;
  const inode = inodeOf();
  return () => {
    if (inodeOf() === inode) return;
    throw Object.assign(new Error(`the database file was moved or deleted: ${file}`), {
      code: 'SQLITE_READONLY_DBMOVED',
    });
  };
}

/** Opens the embedded database, readable for its owner only. */
export function connectSqlite(file: string): LocalConnection {
  const database = new Database(file);
  chmodSync(file, 0o600);
  for (const pragma of pragmas) database.pragma(pragma);
  const statements = keepStatements(database);
  const checkNotMoved = createMoveCheck(file);
  return {
    execute({ sql, parameters }) {
      const statement = statements.take(sql);
      try {
        if (!writesNothing.test(sql)) checkNotMoved();
        if (statement.reader) return { rows: statement.all(parameters) };
        return { rows: [], changes: statement.run(parameters).changes };
      } catch (error) {
        // A statement that failed is not used again.
        statements.drop(sql);
        throw error;
      }
    },
    close() {
      statements.dropAll();
      database.close();
    },
  };
}
