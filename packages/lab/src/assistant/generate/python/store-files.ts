import type { TechStack } from '@toolbench/contracts/tech-stack.ts';
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

const plant = code`
def plant(store):
    """The first records, where there are none."""
    if any(store.count(entity) > 0 for entity in ENTITIES):
        return
    seeds = json.loads((HERE / "seeds.json").read_text("utf-8"))
    for entity in ENTITIES:
        times = [field for field in entity["fields"] if field["type"] in ("date", "date-time")]
        for seed in seeds.get(entity["plural"], []):
            today = {field["name"]: now(field["type"]) for field in times if seed[field["name"]] == "now"}
            store.create(entity, {**seed, **today})
`;

/** server/store.py over SQL: every value goes as a parameter, every name comes from entities.py. */
export const sqlStoreFile = (database: SqlDatabase) => code`
"""Records in SQL: every value goes as a parameter, every name comes from entities.py."""

import json
import re
from pathlib import Path

from database import Database
from entities import ENTITIES
from validate import NUMBERS, WHOLE, now

HERE = Path(__file__).parent
SEARCHED = ("text", "long-text", "email", "phone", "url")


def quote(name):
    return ${database === 'mysql' ? 'f"`{name}`"' : 'f\'"{name}"\''}


def columns(entity):
    return ", ".join(quote(column) for column in ["id", *(field["column"] for field in entity["fields"])])


def to_value(kind, value):
    """One form for each type, whatever the driver gives."""
    if value is None:
        return None
    if kind in NUMBERS:
        return int(value) if kind in WHOLE else float(value)
    if kind == "boolean":
        return bool(value)
    if kind in ("date", "date-time"):
        text = value if isinstance(value, str) else value.isoformat()
        return text.replace(" ", "T")[: 10 if kind == "date" else 16]
    return value


def to_record(entity, row):
    values = {field["name"]: to_value(field["type"], row[field["column"]]) for field in entity["fields"]}
    return {"id": row["id"], **values}


def condition(entity, query):
    """The condition of a list, with its parameters."""
    parts = [quote(field["column"]) + " = ?" for field, _ in query["filters"]]
    params = [value for _, value in query["filters"]]
    fields = [field for field in entity["fields"] if field["type"] in SEARCHED]
    if query["search"] and fields:
        pattern = "%" + re.sub(r"[!%_]", r"!\g<0>", query["search"]) + "%"
        tests = [f"LOWER({quote(field['column'])}) LIKE LOWER(?) ESCAPE '!'" for field in fields]
        parts.append("(" + " OR ".join(tests) + ")")
        params += [pattern] * len(fields)
    return (" WHERE " + " AND ".join(parts) if parts else ""), params


class Store:
    def __init__(self, database):
        self.database = database

    def count(self, entity, where="", params=()):
        return self.database.all(f"SELECT COUNT(*) AS total FROM {quote(entity['table'])}{where}", params)[0]["total"]

    def list(self, entity, query):
        where, params = condition(entity, query)
        field_columns = {field["name"]: field["column"] for field in entity["fields"]}
        column = field_columns.get(query["sort"], "id")
        direction = " DESC" if query["descending"] else " ASC"
        order = quote(column) + direction + ("" if column == "id" else ", " + quote("id") + direction)
        sql = f"SELECT {columns(entity)} FROM {quote(entity['table'])}{where} ORDER BY {order} LIMIT ? OFFSET ?"
        rows = self.database.all(sql, [*params, query["per_page"], (query["page"] - 1) * query["per_page"]])
        return {"items": [to_record(entity, row) for row in rows], "total": self.count(entity, where, params)}

    def find(self, entity, number):
        sql = f"SELECT {columns(entity)} FROM {quote(entity['table'])} WHERE {quote('id')} = ?"
        rows = self.database.all(sql, [number])
        return to_record(entity, rows[0]) if rows else None

    def create(self, entity, values):
        names = ", ".join(quote(field["column"]) for field in entity["fields"])
        marks = ", ".join("?" for _ in entity["fields"])
        sql = f"INSERT INTO {quote(entity['table'])} ({names}) VALUES ({marks})"
        return self.find(entity, self.database.insert(sql, [values[field["name"]] for field in entity["fields"]]))

    def update(self, entity, number, values):
        changes = ", ".join(quote(field["column"]) + " = ?" for field in entity["fields"])
        sql = f"UPDATE {quote(entity['table'])} SET {changes} WHERE {quote('id')} = ?"
        self.database.run(sql, [*(values[field["name"]] for field in entity["fields"]), number])
        return self.find(entity, number)

    def remove(self, entity, number):
        self.database.run(f"DELETE FROM {quote(entity['table'])} WHERE {quote('id')} = ?", [number])

    def is_taken(self, entity, field, value, except_id):
        """Whether another record has this value."""
        where = f" WHERE {quote(field['column'])} = ? AND {quote('id')} <> ?"
        return self.count(entity, where, [value, except_id]) > 0

    def is_in_use(self, entity, number):
        """Whether a record that must have this one refers to it."""
        return any(
            self.count(other, f" WHERE {quote(field['column'])} = ?", [number]) > 0
            for other in ENTITIES
            for field in other["fields"]
            if field.get("target") == entity["name"] and field["required"]
        )

    def close(self):
        self.database.close()


def open_store(folder):
    """Opens the database; makes tables and first records where there are none."""
    database = Database(folder)
    for statement in (HERE / "schema.sql").read_text("utf-8").split(";\n"):
        if statement.strip():
            database.run(statement)
    store = Store(database)
    plant(store)
    return store


${plant}`;

/** server/store.py over MongoDB. */
export const mongoStoreFile = () => code`
"""Records in MongoDB; ids count up from 1, so that addresses stay short."""

import json
import os
import re
from pathlib import Path

from pymongo import ASCENDING, DESCENDING, MongoClient, ReturnDocument

from entities import ENTITIES
from validate import now

HERE = Path(__file__).parent
SEARCHED = ("text", "long-text", "email", "phone", "url")


def condition(entity, query):
    parts = [{field["name"]: {"$eq": value}} for field, value in query["filters"]]
    fields = [field for field in entity["fields"] if field["type"] in SEARCHED]
    if query["search"] and fields:
        pattern = {"$regex": re.escape(query["search"]), "$options": "i"}
        parts.append({"$or": [{field["name"]: pattern} for field in fields]})
    return {"$and": parts} if parts else {}


def to_record(document):
    return {"id": document.pop("_id"), **document}


class Store:
    def __init__(self, client):
        self.client = client
        self.database = client.get_default_database()

    def _collection(self, entity):
        return self.database[entity["table"]]

    def next_id(self, name):
        counter = self.database["counters"].find_one_and_update(
            {"_id": name}, {"$inc": {"last": 1}}, upsert=True, return_document=ReturnDocument.AFTER
        )
        return counter["last"]

    def count(self, entity):
        return self._collection(entity).count_documents({})

    def list(self, entity, query):
        matching = condition(entity, query)
        direction = DESCENDING if query["descending"] else ASCENDING
        order = [(query["sort"], direction)] if query["sort"] != "id" else []
        found = self._collection(entity).find(matching).sort([*order, ("_id", direction)])
        page = found.skip((query["page"] - 1) * query["per_page"]).limit(query["per_page"])
        return {
            "items": [to_record(document) for document in page],
            "total": self._collection(entity).count_documents(matching),
        }

    def find(self, entity, number):
        document = self._collection(entity).find_one({"_id": number})
        return to_record(document) if document else None

    def create(self, entity, values):
        number = self.next_id(entity["table"])
        self._collection(entity).insert_one({"_id": number, **values})
        return {"id": number, **values}

    def update(self, entity, number, values):
        self._collection(entity).update_one({"_id": number}, {"$set": values})
        return {"id": number, **values}

    def remove(self, entity, number):
        self._collection(entity).delete_one({"_id": number})
        for other, field in references_to(entity):
            self._collection(other).update_many({field["name"]: number}, {"$set": {field["name"]: None}})

    def is_taken(self, entity, field, value, except_id):
        """Whether another record has this value."""
        matching = {field["name"]: {"$eq": value}, "_id": {"$ne": except_id}}
        return self._collection(entity).count_documents(matching) > 0

    def is_in_use(self, entity, number):
        """Whether a record that must have this one refers to it."""
        return any(
            self._collection(other).count_documents({field["name"]: number}) > 0
            for other, field in references_to(entity)
            if field["required"]
        )

    def close(self):
        self.client.close()


def references_to(entity):
    return [(other, field) for other in ENTITIES for field in other["fields"] if field.get("target") == entity["name"]]


def open_store(folder):
    """Opens the database that DATABASE_URL names; makes indexes and first records where there are none."""
    store = Store(MongoClient(os.environ["DATABASE_URL"]))
    types = ["string", "int", "long", "double", "bool"]
    for entity in ENTITIES:
        for field in entity["fields"]:
            if field["unique"]:
                partial = {field["name"]: {"$type": types}}
                index = store.database[entity["table"]]
                index.create_index(field["name"], unique=True, partialFilterExpression=partial)
    plant(store)
    return store


${plant}`;

const sqlAccounts = code`
class Accounts:
    def __init__(self, store):
        self._database = store.database

    def find(self, name):
        rows = self._database.all("SELECT id, name, password FROM accounts WHERE name = ?", [name])
        return rows[0] if rows else None

    def create(self, name, password):
        return self._database.insert("INSERT INTO accounts (name, password) VALUES (?, ?)", [name, password])

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
`;

const mongoAccounts = code`
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

    def open(self, token, account, expires):
        self._sessions.delete_many({"expires": {"$lt": int(time.time())}})
        self._sessions.insert_one({"_id": token, "account": account, "expires": expires})

    def close(self, token):
        self._sessions.delete_one({"_id": token})

    def of_session(self, token):
        session = self._sessions.find_one({"_id": token, "expires": {"$gt": int(time.time())}})
        return self._accounts.find_one({"_id": session["account"]}) if session else None
`;

/** server/accounts.py: sign up, in and out; passwords and session tokens are kept as hashes. */
export const accountsFile = (database: TechStack['database']) => code`
"""Sign up, in and out; passwords and session tokens are kept as hashes."""

import hashlib
import hmac
import os
import secrets
import time
from typing import Any, Dict

from fastapi import APIRouter, Body, Request
from fastapi.concurrency import run_in_threadpool
from fastapi.responses import JSONResponse, Response

from messages import messages_for

SECONDS = 30 * 86_400
MOST_TRIES = 10
TRIES_FORGOTTEN_AFTER = 15 * 60


def hash_password(password, salt=None):
    salt = salt or os.urandom(16)
    return salt.hex() + ":" + hashlib.scrypt(password.encode(), salt=salt, n=2**14, r=8, p=1).hex()


def is_password(password, stored):
    salt = bytes.fromhex(stored.split(":")[0])
    return hmac.compare_digest(hash_password(password, salt), stored)


# What a wrong name is compared with, so that it takes as long as a wrong password.
NOBODY = hash_password("nobody")


def token_of(request):
    return hashlib.sha256(request.cookies.get("session", "").encode()).hexdigest()


${database === 'mongodb' ? mongoAccounts : sqlAccounts}

def texts_of(body):
    return str(body.get("name") or "").strip(), str(body.get("password") or "")


def account_routes(store, refuse):
    """/api/accounts signs up; /api/session signs in, tells who is signed in, and signs out."""
    accounts = Accounts(store)
    tries = {}
    routes = APIRouter(prefix="/api")

    def is_blocked(name):
        count, last = tries.get(name, (0, 0.0))
        if time.time() - last > TRIES_FORGOTTEN_AFTER:
            tries.pop(name, None)
        return name in tries and count >= MOST_TRIES

    def sign_in(account, status):
        token = secrets.token_urlsafe(32)
        hashed = hashlib.sha256(token.encode()).hexdigest()
        accounts.open(hashed, account["id"], int(time.time()) + SECONDS)
        response = JSONResponse({"name": account["name"]}, status)
        response.set_cookie("session", token, max_age=SECONDS, httponly=True, samesite="strict", path="/")
        return response

    @routes.post("/accounts")
    def sign_up(request: Request, body: Dict[str, Any] = Body(...)):
        name, password = texts_of(body)
        say = messages_for(request)
        errors = {}
        if not 2 <= len(name) <= 40:
            errors["name"] = say["nameLength"]
        elif accounts.find(name):
            errors["name"] = say["taken"]
        if not 8 <= len(password) <= 200:
            errors["password"] = say["passwordLength"]
        if errors:
            return JSONResponse({"errors": errors}, 422)
        number = accounts.create(name, hash_password(password))
        return sign_in({"id": number, "name": name}, 201)

    @routes.post("/session")
    def open_session(request: Request, body: Dict[str, Any] = Body(...)):
        name, password = texts_of(body)
        if is_blocked(name):
            return refuse(request, 429, "tooManyTries")
        account = accounts.find(name)
        if not is_password(password[:200], account["password"] if account else NOBODY) or not account:
            if len(tries) > 10_000:
                tries.clear()
            tries[name] = (tries.get(name, (0, 0.0))[0] + 1, time.time())
            return refuse(request, 401, "wrongPassword")
        return sign_in(account, 200)

    @routes.get("/session")
    def read_session(request: Request):
        account = accounts.of_session(token_of(request))
        return {"name": account["name"] if account else None}

    @routes.delete("/session")
    def close_session(request: Request):
        accounts.close(token_of(request))
        response = Response(status_code=204)
        response.delete_cookie("session", path="/")
        return response

    return routes


def session_check(store):
    """Tells whether a request comes from somebody who is signed in."""
    accounts = Accounts(store)

    async def is_signed_in(request):
        return await run_in_threadpool(accounts.of_session, token_of(request)) is not None

    return is_signed_in
`;
