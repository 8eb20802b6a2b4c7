import pg from 'pg';

// Dates stay the text they are, without a time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.TIMESTAMP, (text) => text);

/** A name as this database quotes it; names come from the model and hold no quotes. */
export const quote = (name) => '"' + name + '"';

/** The PostgreSQL database that DATABASE_URL names. */
export async function openDatabase() {
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
  pool.on('error', (error) => console.error(error));
  const numbered = (sql) => {
    let count = 0;
    return sql.replace(/\?/g, () => '$' + ++count);
  };
  const all = async (sql, params) => (await pool.query(numbered(sql), params)).rows;
  return {
    all,
    run: async (sql, params) => void (await all(sql, params)),
    insert: async (sql, params) => Number((await all(sql + ' RETURNING id', params))[0].id),
    together: (work) => work(),
    /** Runs work while no other server on this database runs its own. */
    alone: async (work) => {
      const client = await pool.connect();
      try {
        await client.query('SELECT pg_advisory_lock(1)');
        return await work();
      } finally {
        // The lock goes with its session.
        client.release(true);
      }
    },
    close: () => pool.end(),
  };
}
