"""The database that DATABASE_URL names, over one connection that is opened again when it was lost."""

import os
import threading
from contextlib import contextmanager
from urllib.parse import unquote, urlsplit

import pymysql as driver
import pymysql.cursors


def quote(name):
    """A name as this database quotes it; names come from the model and hold no quotes."""
    return f"`{name}`"


class Database:
    def __init__(self, folder):
        self._lock = threading.RLock()
        self._connection = None

    def _connect(self):
        url = urlsplit(os.environ["DATABASE_URL"])
        return driver.connect(
            host=url.hostname,
            port=url.port or 3306,
            user=unquote(url.username or ""),
            password=unquote(url.password or ""),
            database=url.path.lstrip("/"),
            charset="utf8mb4",
            autocommit=True,
            cursorclass=driver.cursors.DictCursor,
        )

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
        return self._run(sql, params).lastrowid

    @contextmanager
    def alone(self):
        """Nobody else writes meanwhile: no thread of this server, and no other server on this database."""
        with self._lock:
            self.all("SELECT GET_LOCK(DATABASE(), 60)")
            try:
                yield
            finally:
                self.all("SELECT RELEASE_LOCK(DATABASE())")

    def close(self):
        if self._connection:
            self._connection.close()
