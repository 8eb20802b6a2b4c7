import type { Kysely } from 'kysely';
import { join } from 'node:path';
import { CannotStart } from '../../cannot-start.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';

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

async function connect(place: DatabasePlace): Promise<Kysely<Schema>> {
  if (place.url === undefined) return (await import('./sqlite.ts')).openSqlite(join(place.folder, 'toolbench.db'));
  return (await import('./postgres.ts')).openPostgres(place.url, place.onError);
}

/**
 * Opens the database that the configuration names and brings its tables up to date. A driver loads when it is needed.
 * @throws CannotStart
 */
export async function openDatabase(place: DatabasePlace, now: number): Promise<Kysely<Schema>> {
  try {
    const database = await connect(place);
    await migrate(database, place.url === undefined ? 'sqlite' : 'postgres', now).catch(async (error: unknown) => {
      await database.destroy();
      throw error;
    });
    return database;
  } catch (error) {
    throw cannotOpen(error);
  }
}
