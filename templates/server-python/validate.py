"""The rules of every field type."""

import math
import re
from datetime import datetime

from limits import check_limits
from messages import fill
from model import entity_named

FURTHEST = 10**15
WHOLE = ("integer", "rating", "reference")
NUMBERS = WHOLE + ("decimal", "money")
TEXT_RULES = {
    "email": (re.compile(r"[^\s@]+@[^\s@]+\.[^\s@]+"), "notEmail"),
    "url": (re.compile(r"https?://\S+"), "notUrl"),
    "picture": (
        re.compile(r"https?://\S+|data:image/(png|jpeg|webp|gif);base64,[A-Za-z0-9+/]+=*"),
        "notPicture",
    ),
    "phone": (re.compile(r"[0-9+() -]{5,}"), "notPhone"),
}
TIME_FORMATS = {"date": ("%Y-%m-%d", 10, "notDate"), "date-time": ("%Y-%m-%dT%H:%M", 16, "notDateTime")}


def now(kind):
    """Now as a date or a date-time of this machine's time zone."""
    return datetime.now().strftime(TIME_FORMATS[kind][0])


def check_time(field, value, say):
    pattern, length, message = TIME_FORMATS[field["type"]]
    try:
        datetime.strptime(value, pattern)
    except ValueError:
        return say[message]
    return None if len(value) == length else say[message]


def check_text(field, value, say):
    rule = TEXT_RULES.get(field["type"])
    if rule and not rule[0].fullmatch(value):
        return say[rule[1]]
    if len(value) > field.get("most", math.inf):
        return fill(say["tooLong"], field["most"])
    if len(value) < field.get("least", 0):
        return fill(say["tooShort"], field["least"])
    return None


def check_number(field, value, say):
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not math.isfinite(value):
        return say["notNumber"]
    if field["type"] in WHOLE and value != int(value):
        return say["notWhole"]
    least, most = field.get("least", -FURTHEST), field.get("most", FURTHEST)
    if value > most:
        return fill(say["tooBig"], most)
    if value < least:
        return fill(say["tooSmall"], least)
    return None


def check_value(field, value, say):
    if field["type"] in NUMBERS:
        return check_number(field, value, say)
    if field["type"] == "boolean":
        return None if isinstance(value, bool) else say["notBoolean"]
    if not isinstance(value, str):
        return say["notText"]
    if "\0" in value:
        return say["hasNul"]
    if field["type"] in TIME_FORMATS:
        return check_time(field, value, say)
    if field["type"] == "choice":
        return None if value in field["choices"] else say["notChoice"]
    return check_text(field, value, say)


def given(field, body, record):
    """What a field gets: what the request says, else what it had, else its preset."""
    if field["name"] in body:
        value = body[field["name"]]
        value = value.strip() if isinstance(value, str) else value
        return None if value == "" else value
    if record is not None:
        return record[field["name"]]
    preset = field.get("preset")
    return now(field["type"]) if preset == "now" and field["type"] in TIME_FORMATS else preset


def check_stored(store, entity, field, value, record, say, sees):
    if field["type"] == "reference":
        target = entity_named(field["target"])
        found = store.find(target, value)
        if found is None or not sees(target, found):
            return say["unknown"]
    if field["unique"] and store.is_taken(entity, field, value, record["id"] if record else 0):
        return say["taken"]
    return None


def check_record(store, entity, body, record, say, sees):
    """All values of a new record or of changes to one, and a message for each field that is not right.

    What whoever asks does not see is as if it were not there: else it could be guessed.
    """
    values, errors = {}, {}
    for field in entity["fields"]:
        if field.get("internal"):
            values[field["name"]] = record[field["name"]] if record else None
            continue
        value = given(field, body, record)
        if field["type"] == "boolean" and value is None:
            value = False
        if field["type"] == "date-time" and isinstance(value, str):
            value = value[:16]
        # What is not changed may be from before a rule. To Python, true is one.
        before = record[field["name"]] if record else None
        if record and value == before and isinstance(value, bool) == isinstance(before, bool):
            error = None
        elif value is None:
            error = say["required"] if field["required"] else None
        else:
            error = check_value(field, value, say) or check_stored(store, entity, field, value, record, say, sees)
        if error:
            errors[field["name"]] = error
        values[field["name"]] = value
    if not errors:
        errors = check_limits(store, entity, values, record, say)
    return values, errors
