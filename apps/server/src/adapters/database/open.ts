import { sql, type Kysely } from 'kysely';
import { join } from 'node:path';
import { CannotStart } from '../../cannot-start.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';

/** The file of the embedded database in the data folder. */
export const databaseName = 'toolbench.db';

export interface DatabasePlace {
  readonly folder: string;
  /** Absent: the embedded database in the folder. */
  readonly url?: string | undefined;
  readonly onError: (error: Error) => void;
}

function cannotOpen(error: unknown): CannotStart {
  if (error instanceof CannotStart) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new CannotStart(`数据库打不开：${reason}\nThe database cannot be opened: ${reason}`, { cause: error });
}

interface OpenDatabase {
  readonly queries: Kysely<Schema>;
  /** Makes deleted rows unreadable in the files as well. */
  readonly forgetDeleted: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The driver, and so its native module, loads when it is needed. */
async function connect(place: DatabasePlace): Promise<OpenDatabase> {
  if (place.url !== undefined) {
    const queries = (await import('./postgres.ts')).openPostgres(place.url, place.onError);
    return { queries, forgetDeleted: async () => undefined, close: () => queries.destroy() };
  }
  const queries = (await import('./sqlite.ts')).openSqlite(join(place.folder, databaseName));
  // Secure delete overwrites the rows in the main file; the write-ahead log still holds them until it is emptied.
  const forgetDeleted = async () => void (await sql`pragma wal_checkpoint(truncate)`.execute(queries));
  return { queries, forgetDeleted, close: () => forgetDeleted().finally(() => queries.destroy()) };
}

/**
 * Opens the database that the configuration names and brings its tables up to date.
 * @throws CannotStart
 */
export async function openDatabase(place: DatabasePlace, now: number): Promise<OpenDatabase> {
  try {
    const database = await connect(place);
    const kind = place.url === undefined ? 'sqlite' : 'postgres';
    await migrate(database.queries, kind, now).catch(async (error: unknown) => {
      await database.close();
      throw error;
    });
    return database;
  } catch (error) {
    throw cannotOpen(error);
  }
}
