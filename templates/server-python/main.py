"""The addresses of the server."""

import logging
import os
from pathlib import Path
from typing import Any, Dict

import uvicorn
from fastapi import APIRouter, Body, FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from fastapi.staticfiles import StaticFiles

from accounts import account_routes, ensure_owner, session_check
from messages import messages_for
from model import ENTITIES, FEATURES, PAGES
from query import check_filters, published_only, read_query
from store import open_store
from validate import check_record
from visitors import REFUSED, is_handled, is_theirs, may_add, may_change, meet
from visitors import only_theirs, said, sees, shown, visitor_of

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}


def refuse(request, status, message):
    return JSONResponse({"error": messages_for(request)[message]}, status)


def record_routes(store, entity):
    """List, create, read, change and delete the records of one kind."""
    routes = APIRouter(prefix="/api/" + entity["plural"])

    @routes.get("")
    def list_records(request: Request):
        query = read_query(entity, request.query_params)
        errors = check_filters(query, messages_for(request))
        if errors:
            return JSONResponse({"errors": errors}, 400)
        if not request.state.account:
            query["filters"] += published_only(entity)
        query["filters"] += only_theirs(entity, request)
        found = store.list(entity, query)
        found["items"] = [shown(record) for record in found["items"]]
        return {**found, "page": query["page"], "perPage": query["per_page"]}

    @routes.get("/{number}")
    def read_record(request: Request, number: str):
        record = find(number)
        if record and sees(entity, record, request):
            return shown(record)
        return refuse(request, 404, "notFound")

    @routes.post("", status_code=201)
    def create_record(request: Request, response: Response, body: Dict[str, Any] = Body(...)):
        if not may_add(request, entity):
            return refuse(request, REFUSED, "ownerOnly")
        meet(request, response)
        return save(request, said(request, entity, body), None)

    @routes.patch("/{number}")
    def change_record(request: Request, number: str, body: Dict[str, Any] = Body(...)):
        if not may_change(request):
            return refuse(request, REFUSED, "ownerOnly")
        record = find(number)
        if record is None:
            return refuse(request, 404, "notFound")
        return save(request, body, record)

    @routes.delete("/{number}")
    def delete_record(request: Request, number: str):
        if not may_add(request, entity):
            return refuse(request, REFUSED, "ownerOnly")
        record = find(number)
        if record is None or not is_theirs(entity, record, request):
            return refuse(request, 404, "notFound")
        if is_handled(request, entity, record):
            return refuse(request, 409, "handled")
        if store.is_in_use(entity, record["id"]):
            return refuse(request, 409, "inUse")
        store.remove(entity, record["id"])
        return Response(status_code=204)

    def save(request, body, record):
        """What is limited in number is written one after the other, and a record read again when its turn has come."""
        if "limits" not in entity:
            return write(request, body, record)
        with store.alone():
            return write(request, body, record and (store.find(entity, record["id"]) or record))

    def write(request, body, record):
        """Stores what is right. Whoever was faster makes the database refuse it; checking again says why."""
        def check():
            say = messages_for(request)
            return check_record(store, entity, body, record, say, lambda target, found: sees(target, found, request))

        values, errors = check()
        if not errors:
            if record is None and "visitors" in entity:
                values["_visitor"] = visitor_of(request)
            try:
                saved = store.update(entity, record["id"], values) if record else store.create(entity, values)
                return shown(saved)
            except Exception:
                _, errors = check()
                if not errors:
                    raise
        return JSONResponse({"errors": errors}, 422)

    def find(number):
        return store.find(entity, int(number)) if number.isascii() and number.isdigit() and len(number) < 16 else None

    return routes


def create_app(store):
    """The app over a store; it listens nowhere yet."""
    app = FastAPI(docs_url=None, redoc_url=None, openapi_url=None)

    @app.middleware("http")
    async def guard(request: Request, proceed):
        # Other sites can send forms, but not JSON.
        request.state.account = await account_of(request) if FEATURES["login"] else None
        is_reading = request.method in ("GET", "HEAD") or request.url.path in ("/api/session", "/api/accounts")
        if FEATURES["signUp"] and not is_reading and not request.state.account:
            return refuse(request, 401, "signIn")
        response = await proceed(request)
        response.headers.update(HEADERS)
        return response

    @app.exception_handler(RequestValidationError)
    async def on_bad_body(request: Request, error):
        return refuse(request, 400, "notJson")

    @app.exception_handler(Exception)
    async def on_error(request: Request, error):
        logging.error("%s %s failed", request.method, request.url.path, exc_info=error)
        return refuse(request, 500, "failed")

    @app.get("/api/health")
    def health():
        return {"status": "ok"}

    if FEATURES["login"]:
        account_of = session_check(store)
        app.include_router(account_routes(store, refuse))
    for entity in ENTITIES:
        app.include_router(record_routes(store, entity))

    @app.api_route("/api/{rest:path}", methods=["GET", "POST", "PUT", "PATCH", "DELETE"])
    def unknown(request: Request, rest: str):
        return refuse(request, 404, "notFound")

    if PAGES.is_dir():
        app.mount("/", StaticFiles(directory=PAGES, html=True))
    return app


def run():
    """Answers until it is ended."""
    folder = Path(os.environ.get("DATA_DIR", "data"))
    folder.mkdir(parents=True, exist_ok=True)
    host, port = os.environ.get("HOST", "127.0.0.1"), int(os.environ.get("PORT", "3000"))
    store = open_store(folder)
    if FEATURES["visitors"]:
        ensure_owner(store, folder)
    uvicorn.run(create_app(store), host=host, port=port, log_level="warning", proxy_headers=False)


if __name__ == "__main__":
    run()
