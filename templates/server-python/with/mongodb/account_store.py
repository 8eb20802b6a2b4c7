"""Accounts and their sessions; of passwords and tokens it keeps hashes."""

import time


class Accounts:
    def __init__(self, store):
        self._store = store
        self._accounts = store.database["accounts"]
        self._sessions = store.database["sessions"]
        self._accounts.create_index("name", unique=True)

    def find(self, name):
        found = self._accounts.find_one({"name": {"$eq": name}})
        return {**found, "id": found["_id"]} if found else None

    def create(self, name, password):
        number = self._store.next_id("accounts")
        self._accounts.insert_one({"_id": number, "name": name, "password": password})
        return number

    def change(self, number, password):
        self._accounts.update_one({"_id": number}, {"$set": {"password": password}})
        self._sessions.delete_many({"account": number})

    def open(self, token, account, expires):
        self._sessions.delete_many({"expires": {"$lt": int(time.time())}})
        self._sessions.insert_one({"_id": token, "account": account, "expires": expires})

    def close(self, token):
        self._sessions.delete_one({"_id": token})

    def of_session(self, token):
        session = self._sessions.find_one({"_id": token, "expires": {"$gt": int(time.time())}})
        found = self._accounts.find_one({"_id": session["account"]}) if session else None
        return {**found, "id": found["_id"]} if found else None
