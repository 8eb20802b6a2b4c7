"""Accounts and their sessions; of passwords and tokens it keeps hashes."""

import time


class Accounts:
    def __init__(self, store):
        self._database = store.database

    def find(self, name):
        rows = self._database.all("SELECT id, name, password FROM accounts WHERE name = ?", [name])
        return rows[0] if rows else None

    def create(self, name, password):
        return self._database.insert("INSERT INTO accounts (name, password) VALUES (?, ?)", [name, password])

    def change(self, number, password):
        self._database.run("UPDATE accounts SET password = ? WHERE id = ?", [password, number])
        self._database.run("DELETE FROM sessions WHERE account = ?", [number])

    def open(self, token, account, expires):
        self._database.run("DELETE FROM sessions WHERE expires < ?", [int(time.time())])
        sql = "INSERT INTO sessions (token, account, expires) VALUES (?, ?, ?)"
        self._database.run(sql, [token, account, expires])

    def close(self, token):
        self._database.run("DELETE FROM sessions WHERE token = ?", [token])

    def of_session(self, token):
        sql = (
            "SELECT a.id, a.name FROM sessions s JOIN accounts a ON a.id = s.account"
            " WHERE s.token = ? AND s.expires > ?"
        )
        rows = self._database.all(sql, [token, int(time.time())])
        return rows[0] if rows else None
