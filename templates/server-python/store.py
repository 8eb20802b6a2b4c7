"""Records in SQL: every value goes as a parameter, every name comes from the model."""

import json
import re

from database import Database, quote
from limits import day_of
from model import ENTITIES, HERE
from validate import NUMBERS, WHOLE, now

SEARCHED = ("text", "long-text", "email", "phone", "url")


def columns(entity):
    return ", ".join(quote(column) for column in ["id", *(field["column"] for field in entity["fields"])])


def sort_key(field):
    """What a list is sorted by: choices in their order, not by their values, which hold no quotes."""
    places = [f" WHEN '{choice}' THEN {at}" for at, choice in enumerate(field.get("choices", []))]
    return f"CASE {quote(field['column'])}{''.join(places)} END" if places else quote(field["column"])


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
        direction = " DESC" if query["descending"] else " ASC"
        keys = [sort_key(field) for field in entity["fields"] if field["name"] == query["sort"]]
        order = ", ".join(key + direction for key in [*keys, quote("id")])
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

    def count_like(self, entity, limit, values, except_id):
        """How many other records a limit counts together with one of these values."""
        columns_of = {field["name"]: quote(field["column"]) for field in entity["fields"]}
        parts, params = [quote("id") + " <> ?"], [except_id]
        if "by" in limit:
            parts.append(columns_of[limit["by"]] + " = ?")
            params.append(values[limit["by"]])
        if "day" in limit:
            parts.append(columns_of[limit["day"]] + " BETWEEN ? AND ?")
            params += day_of(values[limit["day"]])
        if "from" in limit:
            start, end = limit["from"], limit.get("to", limit["from"])
            or_equal = "" if limit.get("backToBack") else "="
            parts.append(f"{columns_of[start]} <{or_equal} ? AND {columns_of[end]} >{or_equal} ?")
            params += [values[end], values[start]]
        if "until" in limit:
            column = columns_of[limit["until"]["name"]]
            has_value = "value" in limit["until"]
            parts.append(f"({column} IS NULL OR {column} <> ?)" if has_value else f"{column} IS NULL")
            params += [limit["until"]["value"]] if has_value else []
        return self.count(entity, " WHERE " + " AND ".join(parts), params)

    def alone(self):
        return self.database.alone()

    def close(self):
        self.database.close()


def open_store(folder):
    """Opens the database; makes tables and first records where there are none."""
    database = Database(folder)
    for statement in (HERE / "schema.sql").read_text("utf-8").split(";\n"):
        if statement.strip():
            database.run(statement)
    add_columns(database)
    store = Store(database)
    plant(store)
    return store


def add_columns(database):
    """Columns that a database of an earlier version lacks: what it keeps has no value in them."""
    for statement in (HERE / "columns.sql").read_text("utf-8").split(";\n"):
        words = statement.split(" ")
        if len(words) < 6:
            continue
        table, column = words[2], words[5]
        try:
            database.all(f"SELECT {table}.{column} FROM {table} WHERE 1 = 0")
        except Exception:
            database.run(statement)


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
