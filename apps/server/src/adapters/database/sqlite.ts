import {
  CompiledQuery,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Driver,
} from 'kysely';
import type { Schema } from './schema.ts';
import type { SqliteConnection } from './sqlite-connection.ts';

/** Lets one after the other go on; the function that a turn gives ends it. */
function createTurns() {
  let last = Promise.resolve();
  return async (): Promise<() => void> => {
    const before = last;
    let end = (): void => undefined;
    last = new Promise((resolve) => (end = resolve));
    await before;
    return end;
  };
}

/** Kysely's own driver for SQLite asks a connection on its own thread; this one asks it wherever it is. */
function createDriver(connection: SqliteConnection): Driver {
  const takeTurn = createTurns();
  let endTurn = (): void => undefined;
  const only: DatabaseConnection = {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery) {
      const { rows, changes } = await connection.execute({ sql, parameters });
      return { rows: rows as Row[], ...(changes !== undefined && { numAffectedRows: BigInt(changes) }) };
    },
    streamQuery() {
      throw new Error('rows are read all at once');
    },
  };
  const run = async (sql: string) => void (await only.executeQuery(CompiledQuery.raw(sql)));
  return {
    init: async () => undefined,
    async acquireConnection() {
      endTurn = await takeTurn();
      return only;
    },
    beginTransaction: () => run('begin'),
    commitTransaction: () => run('commit'),
    // Where its disk is full SQLite has ended the transaction by itself; what is told then is the first fault.
    rollbackTransaction: () =>
      run('rollback').catch((error: unknown) => {
        if (!String(error).includes('no transaction is active')) throw error;
      }),
    releaseConnection: async () => endTurn(),
    destroy: async () => connection.close(),
  };
}

/** Queries to the embedded database over its only connection. */
export function queriesOverSqlite(connection: SqliteConnection): Kysely<Schema> {
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => createDriver(connection),
      createIntrospector: (database) => new SqliteIntrospector(database),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
}
