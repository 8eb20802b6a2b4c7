import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, type PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { DatabaseAway } from '../../shared/storage-fault.ts';
import type { Schema } from './schema.ts';

/** Times and counts are BIGINT; they stay far below 2^53, so they are read as numbers, as SQLite gives them. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format),
};

/** What PostgreSQL itself says has a severity; everything else comes from a connection that broke or was never made. */
function named(error: unknown): unknown {
  return error instanceof pg.DatabaseError ? error : new DatabaseAway(error);
}

const throwNamed = (error: unknown): never => {
  throw named(error);
};

/** How long a query may wait for its answer; undefined: for ever. */
interface Patience {
  ms?: number | undefined;
}

/**
 * The pool as Kysely uses it, with errors of connections named as what they are. A database that is frozen, or behind a
 * network that loses everything, says nothing at all: what it does not answer in time has failed, and nothing more is
 * asked on that connection, not even to roll back, which the database does once the connection is gone.
 */
function naming(pool: pg.Pool, patience: Patience): PostgresPool {
  return {
    async connect() {
      const client = await pool.connect().catch(throwNamed);
      let broken: DatabaseAway | undefined;
      const ask = async (text: string, values: readonly unknown[]): Promise<unknown> => {
        if (broken !== undefined) throw broken;
        try {
          // The types do not know that a query may have a time limit of its own.
          const query: pg.QueryConfig & { query_timeout?: number | undefined } = {
            text,
            values: [...values],
            query_timeout: patience.ms,
          };
          return await client.query(query);
        } catch (error) {
          const thrown = named(error);
          if (thrown instanceof DatabaseAway) broken = thrown;
          throw thrown;
        }
      };
      const query = <Row>(text: string, values: readonly unknown[]) =>
        ask(text, values) as Promise<PostgresQueryResult<Row>>;
      // Rows are never streamed, so no cursor comes here.
      return { query: query as PostgresPoolClient['query'], release: () => client.release(broken) };
    },
    end: () => pool.end(),
  };
}

interface OpenPostgres {
  readonly queries: Kysely<Schema>;
  /** From now on no query may take longer; before, servers wait for each other's migrations. */
  readonly limitQueries: (ms: number) => void;
}

/** Opens a pool of connections; `onError` hears of connections that break, whether or not a query is under way on them. */
export function openPostgres(url: string, onError: (error: Error) => void): OpenPostgres {
  const patience: Patience = {};
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000, keepAlive: true, types });
  // The pool listens to connections only while nobody uses them; an error that nobody hears ends the process.
  pool.on('connect', (client) => void client.on('error', onError));
  pool.on('error', () => undefined);
  const dialect = new PostgresDialect({ pool: naming(pool, patience) });
  return { queries: new Kysely<Schema>({ dialect }), limitQueries: (ms) => void (patience.ms = ms) };
}
