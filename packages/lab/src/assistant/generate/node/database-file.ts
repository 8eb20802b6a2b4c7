import { code } from '../code.ts';
import type { SqlDatabase } from '../sql/schema-file.ts';

/** What a database adds where records are limited in number: work that no other server on it does meanwhile. */
const alone = {
  sqlite: `
    /** The file belongs to this server. */
    alone: (work) => work(),`,
  postgresql: `
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
    },`,
  mysql: `
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
    },`,
};

const sqlite = (hasLimits: boolean) => code`
import sqlite from 'node-sqlite3-wasm';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

/** The SQLite file app.db in the folder. */
export async function openDatabase(folder) {
  const file = join(folder, 'app.db');
  // A server that was killed may leave its lock behind; the folder belongs to this server alone.
  rmSync(file + '.lock', { recursive: true, force: true });
  const database = new sqlite.Database(file);
  database.exec('PRAGMA foreign_keys = ON');
  const plain = (params) => params.map((value) => (typeof value === 'boolean' ? Number(value) : value));
  return {
    all: async (sql, params) => database.all(sql, plain(params)),
    run: async (sql, params) => void database.run(sql, plain(params)),
    insert: async (sql, params) => Number(database.run(sql, plain(params)).lastInsertRowid),
    /** Writes of \`work\` reach the disk at once. */
    together: async (work) => {
      database.exec('BEGIN');
      await work();
      database.exec('COMMIT');
    },${hasLimits ? alone.sqlite : ''}
    close: async () => database.close(),
  };
}
`;

const postgresql = (hasLimits: boolean) => code`
import pg from 'pg';

// Dates stay the text they are, without a time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.TIMESTAMP, (text) => text);

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
    together: (work) => work(),${hasLimits ? alone.postgresql : ''}
    close: () => pool.end(),
  };
}
`;

const mysql = (hasLimits: boolean) => code`
import mysql from 'mysql2/promise';

/** The MySQL or MariaDB database that DATABASE_URL names. */
export async function openDatabase() {
  const pool = mysql.createPool({ uri: process.env.DATABASE_URL, dateStrings: true, charset: 'utf8mb4', connectionLimit: 10 });
  // "query" sends LIMIT as a number, which prepared statements of MySQL do not take; it escapes every value.
  const all = async (sql, params) => (await pool.query(sql, params))[0];
  return {
    all,
    run: async (sql, params) => void (await all(sql, params)),
    insert: async (sql, params) => (await all(sql, params)).insertId,
    together: (work) => work(),${hasLimits ? alone.mysql : ''}
    close: () => pool.end(),
  };
}
`;

const files: Readonly<Record<SqlDatabase, (hasLimits: boolean) => string>> = { sqlite, postgresql, mysql };

/** server/src/database.js: one driver behind four calls. */
export const databaseFile = (database: SqlDatabase, hasLimits: boolean) => files[database](hasLimits);
