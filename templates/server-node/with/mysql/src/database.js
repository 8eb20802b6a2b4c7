import mysql from 'mysql2/promise';

/** A name as this database quotes it; names come from the model and hold no quotes. */
export const quote = (name) => '`' + name + '`';

/** The MySQL or MariaDB database that DATABASE_URL names. */
export async function openDatabase() {
  const pool = mysql.createPool({
    uri: process.env.DATABASE_URL,
    dateStrings: true,
    charset: 'utf8mb4',
    connectionLimit: 10,
  });
  // "query" sends LIMIT as a number, which prepared statements of MySQL do not take; it escapes every value.
  const all = async (sql, params) => (await pool.query(sql, params))[0];
  return {
    all,
    run: async (sql, params) => void (await all(sql, params)),
    insert: async (sql, params) => (await all(sql, params)).insertId,
    together: (work) => work(),
    /** Runs work while no other server on this database runs its own. */
    alone: async (work) => {
      const connection = await pool.getConnection();
      try {
        await connection.query('SELECT GET_LOCK(DATABASE(), 60)');
        return await work();
      } finally {
        // The lock goes with its session.
        connection.destroy();
      }
    },
    close: () => pool.end(),
  };
}
