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

from account_store import Accounts
from messages import messages_for
from model import FEATURES
from tries import Tries, address_of, new_device, subjects_of

SECONDS = 30 * 86_400
DEVICE_SECONDS = 365 * 86_400


def hash_password(password, salt=None):
    salt = salt or os.urandom(16)
    return salt.hex() + ":" + hashlib.scrypt(password.encode(), salt=salt, n=2**14, r=8, p=1).hex()


def is_password(password, stored):
    salt = bytes.fromhex(stored.split(":")[0])
    return hmac.compare_digest(hash_password(password, salt), stored)


def token_of(request):
    return hashlib.sha256(request.cookies.get("session", "").encode()).hexdigest()


def ensure_owner(store, folder):
    """
    The owner's account: its password is OWNER_PASSWORD, or one that is made at the first start and kept beside the
    data. Whoever can read the output of the server may know it.
    """
    accounts = Accounts(store)
    file = folder / "owner-password.txt"
    password = os.environ.get("OWNER_PASSWORD")
    if not password:
        if not file.exists():
            file.touch(0o600)
            file.write_text(secrets.token_urlsafe(12), "utf-8")
        password = file.read_text("utf-8").strip()
        print("Owner password:", password, flush=True)
    owner = accounts.find("owner")
    if not owner:
        accounts.create("owner", hash_password(password))
    elif not is_password(password, owner["password"]):
        accounts.change(owner["id"], hash_password(password))


def texts_of(body):
    return str(body.get("name") or "").strip(), str(body.get("password") or "")


def account_routes(store, refuse):
    """/api/accounts signs up, where anybody may; /api/session signs in, tells who is signed in, and signs out."""
    accounts = Accounts(store)
    tries = Tries()
    # What a wrong name is compared with, so that it takes as long as a wrong password.
    nobody = hash_password("nobody")
    routes = APIRouter(prefix="/api")

    def sign_in(account, status):
        token = secrets.token_urlsafe(32)
        hashed = hashlib.sha256(token.encode()).hexdigest()
        accounts.open(hashed, account["id"], int(time.time()) + SECONDS)
        response = JSONResponse({"name": account["name"]}, status)
        response.set_cookie("session", token, max_age=SECONDS, httponly=True, samesite="strict", path="/")
        device = {"value": new_device(account["password"]), "max_age": DEVICE_SECONDS, "path": "/api/session"}
        response.set_cookie("device", httponly=True, samesite="strict", **device)
        return response

    if FEATURES["signUp"]:

        @routes.post("/accounts")
        def sign_up(request: Request, body: Dict[str, Any] = Body(...)):
            name, password = texts_of(body)
            say = messages_for(request)
            errors = {}
            if not 2 <= len(name) <= 40 or "\0" in name:
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
            return sign_in({"id": number, "name": name, "password": hashed}, 201)

    @routes.post("/session")
    def open_session(request: Request, body: Dict[str, Any] = Body(...)):
        name, password = texts_of(body)
        account = accounts.find(name)
        stored = account["password"] if account else nobody
        tried = account["name"] if account else name
        subjects = subjects_of(address_of(request), tried, request.cookies.get("device", ""), stored)
        if not tries.take(subjects):
            return refuse(request, 429, "tooManyTries")
        if not is_password(password[:200], stored) or not account:
            return refuse(request, 401, "wrongPassword")
        tries.give_back(subjects)
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
    """Tells which account a request comes from, if any."""
    accounts = Accounts(store)

    async def account_of(request):
        return await run_in_threadpool(accounts.of_session, token_of(request))

    return account_of
