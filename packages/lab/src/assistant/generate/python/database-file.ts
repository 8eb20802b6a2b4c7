import { code } from '../code.ts';
import type { SqlDatabase } from '../sql/schema-file.ts';

const sqlite = code`
"""The SQLite file app.db, used by one thread at a time."""

import sqlite3
import threading


class Database:
    def __init__(self, folder):
        self._lock = threading.RLock()
        self._connection = sqlite3.connect(folder / "app.db", check_same_thread=False)
        self._connection.row_factory = sqlite3.Row
        self._connection.execute("PRAGMA foreign_keys = ON")

    def _run(self, sql, params):
        with self._lock, self._connection:
            return self._connection.execute(sql, params)

    def all(self, sql, params=()):
        with self._lock:
            return [dict(row) for row in self._run(sql, params).fetchall()]

    def run(self, sql, params=()):
        self._run(sql, params)

    def insert(self, sql, params):
        return self._run(sql, params).lastrowid

    def close(self):
        self._connection.close()
`;

const networked = (connect: string, imports: string, insert: string) => code`
"""The database that DATABASE_URL names, over one connection that is opened again when it was lost."""

import os
import threading
${imports}

class Database:
    def __init__(self, folder):
        self._lock = threading.RLock()
        self._connection = None

    def _connect(self):
${connect}

    def _run(self, sql, params):
        with self._lock:
            for is_last in (False, True):
                try:
                    self._connection = self._connection or self._connect()
                    cursor = self._connection.cursor()
                    cursor.execute(sql.replace("?", "%s"), tuple(params))
                    return cursor
                except driver.OperationalError:
                    self._connection = None
                    if is_last:
                        raise

    def all(self, sql, params=()):
        with self._lock:
            return [dict(row) for row in self._run(sql, params).fetchall()]

    def run(self, sql, params=()):
        self._run(sql, params)

    def insert(self, sql, params):
${insert}

    def close(self):
        if self._connection:
            self._connection.close()
`;

const postgresql = networked(
  `        connection = driver.connect(os.environ["DATABASE_URL"], cursor_factory=extras.RealDictCursor)
        connection.autocommit = True
        return connection`,
  '\nimport psycopg2 as driver\nfrom psycopg2 import extras\n',
  '        return self._run(sql + " RETURNING id", params).fetchone()["id"]',
);

const mysql = networked(
  `        url = urlsplit(os.environ["DATABASE_URL"])
        return driver.connect(
            host=url.hostname,
            port=url.port or 3306,
            user=unquote(url.username or ""),
            password=unquote(url.password or ""),
            database=url.path.lstrip("/"),
            charset="utf8mb4",
            autocommit=True,
            cursorclass=driver.cursors.DictCursor,
        )`,
  'from urllib.parse import unquote, urlsplit\n\nimport pymysql as driver\nimport pymysql.cursors\n',
  '        return self._run(sql, params).lastrowid',
);

const databaseFiles: Readonly<Record<SqlDatabase, string>> = { sqlite, postgresql, mysql };

/** server/database.py: one driver behind four calls. */
export const databaseFile = (database: SqlDatabase) => databaseFiles[database];
