import type { TechStack } from '@toolbench/contracts/tech-stack.ts';
import { code, lines } from '../code.ts';

const drivers: Readonly<Record<TechStack['database'], string>> = {
  sqlite: '',
  postgresql: 'psycopg2-binary>=2.9',
  mysql: 'PyMySQL>=1.0',
  mongodb: 'pymongo>=4.0',
};

/** server/requirements.txt. */
export const requirementsFile = (database: TechStack['database']) =>
  `${lines('fastapi>=0.92', 'uvicorn>=0.17', drivers[database] || undefined)}\n`;

interface Options {
  readonly hasLogin: boolean;
  /** Whether those who are not signed in see only what is published. */
  readonly hidesDrafts: boolean;
  /** Whether some kind of records is limited in number. */
  readonly hasLimits: boolean;
  /** Folder of the pages, seen from the server's. */
  readonly pages: string;
}

const limitedSave = `    def save(request, body, record):
        """What is limited in number is written one after the other, and a record read again when its turn has come."""
        if "limits" not in entity:
            return write(request, body, record)
        with store.alone():
            return write(request, body, record and (store.find(entity, record["id"]) or record))

`;

/** server/main.py: the addresses of the server. */
export const mainFile = ({ hasLogin, hidesDrafts, hasLimits, pages }: Options) => code`
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

${lines(hasLogin && 'from accounts import account_routes, session_check', 'from entities import ENTITIES')}
from messages import messages_for
from query import ${hidesDrafts ? 'is_published, published_only, read_query' : 'read_query'}
from store import open_store
from validate import check_record

PAGES = Path(__file__).parent / "${pages}"
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
${hidesDrafts ? '        if not request.state.is_signed_in:\n            query["filters"] += published_only(entity)\n' : ''}        return {**store.list(entity, query), "page": query["page"], "perPage": query["per_page"]}

    @routes.get("/{number}")
    def read_record(request: Request, number: str):
        ${
          hidesDrafts
            ? `record = find(number)
        if record and (request.state.is_signed_in or is_published(entity, record)):
            return record
        return refuse(request, 404, "notFound")`
            : 'return find(number) or refuse(request, 404, "notFound")'
        }

    @routes.post("", status_code=201)
    def create_record(request: Request, body: Dict[str, Any] = Body(...)):
        return save(request, body, None)

    @routes.patch("/{number}")
    def change_record(request: Request, number: str, body: Dict[str, Any] = Body(...)):
        record = find(number)
        if record is None:
            return refuse(request, 404, "notFound")
        return save(request, body, record)

    @routes.delete("/{number}")
    def delete_record(request: Request, number: str):
        record = find(number)
        if record is None:
            return refuse(request, 404, "notFound")
        if store.is_in_use(entity, record["id"]):
            return refuse(request, 409, "inUse")
        store.remove(entity, record["id"])
        return Response(status_code=204)

${hasLimits ? limitedSave : ''}    def ${hasLimits ? 'write' : 'save'}(request, body, record):
        """Stores what is right. Whoever was faster makes the database refuse it; checking again says why."""
        values, errors = check_record(store, entity, body, record, messages_for(request))
        if not errors:
            try:
                return store.update(entity, record["id"], values) if record else store.create(entity, values)
            except Exception:
                _, errors = check_record(store, entity, body, record, messages_for(request))
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
${lines(
  hasLogin &&
    `        # Other sites can send forms, but not JSON; only those who are signed in change anything.
        request.state.is_signed_in = await check_session(request)
        is_reading = request.method in ("GET", "HEAD") or request.url.path in ("/api/session", "/api/accounts")
        if not is_reading and not request.state.is_signed_in:
            return refuse(request, 401, "signIn")`,
  '        response = await proceed(request)',
)}
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
${lines(hasLogin && '\n    check_session = session_check(store)\n    app.include_router(account_routes(store, refuse))')}
    for entity in ENTITIES:
        app.include_router(record_routes(store, entity))

    @app.api_route("/api/{rest:path}", methods=["GET", "POST", "PUT", "PATCH", "DELETE"])
    def unknown(request: Request, rest: str):
        return refuse(request, 404, "notFound")

    if PAGES.is_dir():
        app.mount("/", StaticFiles(directory=PAGES, html=True))
    return app


if __name__ == "__main__":
    folder = Path(os.environ.get("DATA_DIR", "data"))
    folder.mkdir(parents=True, exist_ok=True)
    host, port = os.environ.get("HOST", "127.0.0.1"), int(os.environ.get("PORT", "3000"))
    uvicorn.run(create_app(open_store(folder)), host=host, port=port, log_level="warning")
`;
