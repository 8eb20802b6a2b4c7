"""The database that DATABASE_URL names, over one connection that is opened again when it was lost."""

import os
import threading
from contextlib import contextmanager

import psycopg2 as driver
from psycopg2 import extras


def quote(name):
    """A name as this database quotes it; names come from the model and hold no quotes."""
    return f'"{name}"'


class Database:
    def __init__(self, folder):
        self._lock = threading.RLock()
        self._connection = None

    def _connect(self):
        connection = driver.connect(os.environ["DATABASE_URL"], cursor_factory=extras.RealDictCursor)
        connection.autocommit = True
        return connection

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
        return self._run(sql + " RETURNING id", params).fetchone()["id"]

    @contextmanager
    def alone(self):
        """Nobody else writes meanwhile: no thread of this server, and no other server on this database."""
        with self._lock:
            self.all("SELECT pg_advisory_lock(1)")
            try:
                yield
            finally:
                self.all("SELECT pg_advisory_unlock(1)")

    def close(self):
        if self._connection:
            self._connection.close()
