import type { TechStack } from '@toolbench/contracts/tech-stack.ts';
import { code } from '../code.ts';

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
        hashed = hash_password(password)
        try:
            number = accounts.create(name, hashed)
        except Exception:
            # Somebody else has just taken the name.
            if not accounts.find(name):
                raise
            return JSONResponse({"errors": {"name": say["taken"]}}, 422)
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
