"""Records in MongoDB; ids count up from 1, so that addresses stay short."""

import json
import os
import re
import threading

from pymongo import ASCENDING, DESCENDING, MongoClient, ReturnDocument

from limits import day_of
from model import ENTITIES, HERE
from validate import now

SEARCHED = ("text", "long-text", "email", "phone", "url")


def condition(entity, query):
    parts = [{field["name"]: {"$eq": value}} for field, value in query["filters"]]
    fields = [field for field in entity["fields"] if field["type"] in SEARCHED]
    if query["search"] and fields:
        pattern = {"$regex": re.escape(query["search"]), "$options": "i"}
        parts.append({"$or": [{field["name"]: pattern} for field in fields]})
    return {"$and": parts} if parts else {}


def to_record(entity, document):
    """Documents from before a change of the app lack some of today's fields and have others."""
    return {"id": document["_id"], **{field["name"]: document.get(field["name"]) for field in entity["fields"]}}


class Store:
    def __init__(self, client):
        self.client = client
        self.database = client.get_default_database("test")
        self._turn = threading.RLock()

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
            "items": [to_record(entity, document) for document in page],
            "total": self._collection(entity).count_documents(matching),
        }

    def find(self, entity, number):
        document = self._collection(entity).find_one({"_id": number})
        return to_record(entity, document) if document else None

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

    def count_like(self, entity, limit, values, except_id):
        """How many other records a limit counts together with one of these values."""
        matching = {"_id": {"$ne": except_id}}
        if "by" in limit:
            matching[limit["by"]] = {"$eq": values[limit["by"]]}
        if "day" in limit:
            first, last = day_of(values[limit["day"]])
            matching[limit["day"]] = {"$gte": first, "$lte": last}
        if "from" in limit:
            start, end = limit["from"], limit.get("to", limit["from"])
            before, after = ("$lt", "$gt") if limit.get("backToBack") else ("$lte", "$gte")
            matching["$and"] = [{start: {before: values[end]}}, {end: {after: values[start]}}]
        if "until" in limit:
            # Records from before a change of the app lack the field, which MongoDB takes for None.
            until = limit["until"]
            matching[until["name"]] = {"$ne": until["value"]} if "value" in until else {"$eq": None}
        return self._collection(entity).count_documents(matching)

    def alone(self):
        """No other thread of this server writes meanwhile."""
        return self._turn

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
