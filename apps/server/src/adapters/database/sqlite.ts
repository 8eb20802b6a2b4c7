import { Kysely, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';
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

/** How many statements are kept ready. */
const statementsKept = 300;

/**
 * Keeps statements ready by their text: Kysely asks for each anew, and preparing costs as much as a short query. One
 * that failed is not used again.
 */
function keepStatements(connection: Database.Database): SqliteDatabase {
  const ready = new Map<string, SqliteStatement>();
  const make = (text: string): SqliteStatement => {
    const statement = connection.prepare(text);
    const guard =
      <Result>(execute: (parameters: readonly unknown[]) => Result) =>
      (parameters: readonly unknown[]): Result => {
        try {
          return execute(parameters);
        } catch (error) {
          ready.delete(text);
          throw error;
        }
      };
    return {
      reader: statement.reader,
      all: guard((parameters) => statement.all(parameters)),
      run: guard((parameters) => statement.run(parameters)),
      iterate: (parameters) => connection.prepare(text).iterate(parameters) as IterableIterator<unknown>,
    };
  };
  return {
    prepare(text) {
      const statement = ready.get(text) ?? make(text);
      if (ready.size >= statementsKept) ready.delete(ready.keys().next().value ?? '');
      ready.set(text, statement);
      return statement;
    },
    close() {
      ready.clear();
      connection.close();
    },
  };
}

/** Opens the embedded database, readable for its owner only. */
export function openSqlite(file: string): Kysely<Schema> {
  const connection = new Database(file);
  chmodSync(file, 0o600);
  for (const pragma of pragmas) connection.pragma(pragma);
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database: keepStatements(connection) }) });
}
