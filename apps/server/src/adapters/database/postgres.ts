import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Schema } from './schema.ts';

/** Times and counts are BIGINT; they stay far below 2^53, so they are read as numbers, as SQLite gives them. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format),
};

/** Opens a pool of connections; `onError` hears of connections that break while nobody uses them. */
export function openPostgres(url: string, onError: (error: Error) => void): Kysely<Schema> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000, types });
  pool.on('error', onError);
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}
