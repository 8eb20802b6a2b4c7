"""The SQLite file app.db, used by one thread at a time."""

import sqlite3
import threading
from contextlib import contextmanager


def quote(name):
    """A name as this database quotes it; names come from the model and hold no quotes."""
    return f'"{name}"'


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

    @contextmanager
    def alone(self):
        """No other thread writes meanwhile; the file belongs to this server."""
        with self._lock:
            yield

    def close(self):
        self._connection.close()
