"""The app: what it keeps, who may do what, where its pages are. All else in this server is the same for every app."""

import json
from pathlib import Path

HERE = Path(__file__).parent
MODEL = json.loads((HERE / "model.json").read_text("utf-8"))

# The tables, their fields and the rules of each.
ENTITIES = MODEL["entities"]
# login: there are accounts; signUp: anybody can have one; visitors: strangers add records and see their own.
FEATURES = MODEL["features"]
PAGES = HERE / MODEL["pages"]


def entity_named(name):
    return next(entity for entity in ENTITIES if entity["name"] == name)
