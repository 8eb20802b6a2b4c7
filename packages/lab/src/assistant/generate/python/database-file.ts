import { code } from '../code.ts';
import type { SqlDatabase } from '../sql/schema-file.ts';

const alone = (take: string, giveBack: string) => `
    @contextmanager
    def alone(self):
        """Nobody else writes meanwhile: no thread of this server, and no other server on this database."""
        with self._lock:
            self.all("${take}")
            try:
                yield
            finally:
                self.all("${giveBack}")
`;

const aloneInFile = `
    @contextmanager
    def alone(self):
        """No other thread writes meanwhile; the file belongs to this server."""
        with self._lock:
            yield
`;

const imported = (hasLimits: boolean) => (hasLimits ? 'from contextlib import contextmanager\n' : '');

const sqlite = (hasLimits: boolean) => code`
"""The SQLite file app.db, used by one thread at a time."""

import sqlite3
import threading
${imported(hasLimits)}

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
${hasLimits ? aloneInFile : ''}
    def close(self):
        self._connection.close()
`;

interface Networked {
  readonly imports: string;
  readonly connect: string;
  readonly insert: string;
  /** Statements that take a lock of the whole database and give it back. */
  readonly take: string;
  readonly giveBack: string;
}

const networked =
  ({ imports, connect, insert, take, giveBack }: Networked) =>
  (hasLimits: boolean) =>
    code`
"""The database that DATABASE_URL names, over one connection that is opened again when it was lost."""

import os
import threading
${imported(hasLimits)}${imports}

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
${hasLimits ? alone(take, giveBack) : ''}
    def close(self):
        if self._connection:
            self._connection.close()
`;

const postgresql = networked({
  imports: '\nimport psycopg2 as driver\nfrom psycopg2 import extras\n',
  connect: `        connection = driver.connect(os.environ["DATABASE_URL"], cursor_factory=extras.RealDictCursor)
        connection.autocommit = True
        return connection`,
  insert: '        return self._run(sql + " RETURNING id", params).fetchone()["id"]',
  take: 'SELECT pg_advisory_lock(1)',
  giveBack: 'SELECT pg_advisory_unlock(1)',
});

const mysql = networked({
  imports: 'from urllib.parse import unquote, urlsplit\n\nimport pymysql as driver\nimport pymysql.cursors\n',
  connect: `        url = urlsplit(os.environ["DATABASE_URL"])
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
  insert: '        return self._run(sql, params).lastrowid',
  take: 'SELECT GET_LOCK(DATABASE(), 60)',
  giveBack: 'SELECT RELEASE_LOCK(DATABASE())',
});

const databaseFiles: Readonly<Record<SqlDatabase, (hasLimits: boolean) => string>> = { sqlite, postgresql, mysql };

/** server/database.py: one driver behind four calls, and one more where records are limited in number. */
export const databaseFile = (database: SqlDatabase, hasLimits: boolean) => databaseFiles[database](hasLimits);
