import { limits } from '@toolbench/contracts/limits.ts';
import { sql, type Kysely } from 'kysely';
import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from '../../cannot-start.ts';
import { cannotOpenEmbedded, cannotOpenPostgres } from './cannot-open.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import type { DatabaseScripts, LaunchedThread } from './sqlite-thread.ts';
import { queriesOverSqlite } from './sqlite.ts';

/** The file of the embedded database in the data folder. */
export const databaseName = 'toolbench.db';

export interface DatabasePlace {
  readonly folder: string;
  /** Absent: the embedded database in the folder. */
  readonly url?: string | undefined;
  /** On which the embedded database runs; absent: the thread of the caller. */
  readonly thread?: LaunchedThread | undefined;
  readonly onError: (error: Error) => void;
}

function cannotOpen({ url, folder }: DatabasePlace, error: unknown): CannotStart {
  if (error instanceof CannotStart) return error;
  return url === undefined ? cannotOpenEmbedded(join(folder, databaseName), error) : cannotOpenPostgres(url, error);
}

interface OpenDatabase {
  readonly queries: Kysely<Schema>;
  /** Where the embedded database has a thread of its own. */
  readonly scripts?: DatabaseScripts;
  /** Makes deleted rows unreadable in the files as well. */
  readonly forgetDeleted: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Scripts as they run between other queries. */
function inTurn(queries: Kysely<Schema>, scripts: DatabaseScripts): DatabaseScripts {
  return {
    appendRows: (...given) => queries.connection().execute(() => scripts.appendRows(...given)),
  };
}

/** The driver, and so its native module, loads when it is needed. */
async function openEmbedded({ folder, thread }: DatabasePlace): Promise<Pick<OpenDatabase, 'queries' | 'scripts'>> {
  const file = join(folder, databaseName);
  // SQLite says only that it cannot open a file, not why.
  if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
  if (thread === undefined) {
    return { queries: queriesOverSqlite((await import('./sqlite-connection.ts')).connectSqlite(file)) };
  }
  const { connection, scripts } = await thread.open(file);
  const queries = queriesOverSqlite(connection);
  return { queries, scripts: inTurn(queries, scripts) };
}

async function connect(place: DatabasePlace): Promise<OpenDatabase & { readonly limitQueries?: (ms: number) => void }> {
  if (place.url !== undefined) {
    const opened = (await import('./postgres.ts')).openPostgres(place.url, place.onError);
    return { ...opened, forgetDeleted: async () => undefined, close: () => opened.queries.destroy() };
  }
  const embedded = await openEmbedded(place);
  // Secure delete overwrites the rows in the main file; the write-ahead log still holds them until it is emptied.
  const forgetDeleted = async () => void (await sql`pragma wal_checkpoint(truncate)`.execute(embedded.queries));
  return { ...embedded, forgetDeleted, close: () => forgetDeleted().finally(() => embedded.queries.destroy()) };
}

/**
 * Opens the database that the configuration names and brings its tables up to date.
 * @throws CannotStart
 */
export async function openDatabase(place: DatabasePlace, now: number): Promise<OpenDatabase> {
  try {
    const { limitQueries, ...database } = await connect(place);
    const kind = place.url === undefined ? 'sqlite' : 'postgres';
    await migrate(database.queries, kind, now).catch(async (error: unknown) => {
      // What is wrong with the database may keep it from being closed in good order, too.
      await database.close().catch(() => undefined);
      throw error;
    });
    limitQueries?.(limits.storage.queryMs);
    return database;
  } catch (error) {
    throw cannotOpen(place, error);
  }
}
