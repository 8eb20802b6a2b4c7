import { code } from '../code.ts';
import { pyLiteral, type Plain } from '../shared/literals.ts';
import { messagesFor, type Needed } from '../shared/messages.ts';
import type { ServerEntity } from '../shared/server-entity.ts';

/** server/entities.py: what the app keeps. */
export const entitiesFile = (entities: readonly ServerEntity[]) => code`
"""What the app keeps: the tables, their fields and the rules of each."""

ENTITIES = ${pyLiteral(entities as unknown as Plain)}


def entity_named(name):
    return next(entity for entity in ENTITIES if entity["name"] == name)
`;

/** server/messages.py: what the server says when it refuses. */
export const messagesFile = (needed: Needed) => code`
"""What the server says when it refuses something."""

MESSAGES = ${pyLiteral(messagesFor(needed))}


def messages_for(request):
    """The messages in the language that the page asks for."""
    asked = request.headers.get("accept-language", "zh").lower()
    return MESSAGES["en" if asked.startswith("en") else "zh"]


def fill(message, number):
    return message.replace("{n}", f"{number:g}" if isinstance(number, float) else str(number))
`;

const draftsPart = code`
def published_only(entity):
    """The filter of lists for readers: drafts are for those who write."""
    published = entity.get("published")
    return [(field, published["value"]) for field in entity["fields"] if published and field["name"] == published["name"]]


def is_published(entity, record):
    published = entity.get("published")
    return not published or record[published["name"]] == published["value"]
`;

/** server/query.py: how a list is asked for. */
export const queryFile = (hidesDrafts: boolean) => code`
"""Reads ?page=2&perPage=20&sort=-dueDate&search=milk&status=done."""

MOST_PER_PAGE = 500
NUMBERS = ("integer", "decimal", "money", "rating", "reference")


def whole(text, least, most, otherwise):
    try:
        number = int(text)
    except (TypeError, ValueError):
        return otherwise
    return number if least <= number <= most else otherwise


def filter_value(field, text):
    if field["type"] == "boolean":
        return text == "true"
    if field["type"] not in NUMBERS:
        return text
    try:
        number = float(text)
    except ValueError:
        return -1
    return int(number) if number.is_integer() else number


def read_query(entity, params):
    """What a list is asked for; whatever makes no sense is left out."""
    order = params.get("sort") or entity["order"]
    name = order.lstrip("-")
    fields = {field["name"]: field for field in entity["fields"]}
    return {
        "page": whole(params.get("page"), 1, 1_000_000, 1),
        "per_page": whole(params.get("perPage"), 1, MOST_PER_PAGE, 20),
        "sort": name if name in fields else "id",
        "descending": order.startswith("-"),
        "search": params.get("search", "").strip()[:200],
        "filters": [
            (field, filter_value(field, params[field["name"]]))
            for field in entity["fields"]
            if params.get(field["name"], "") != ""
        ],
    }
${hidesDrafts ? `\n\n${draftsPart}` : ''}`;

/** server/validate.py: the rules of every field type. */
export const validateFile = (hasLimits: boolean) => code`
"""The rules of every field type."""

import math
import re
from datetime import datetime

from entities import entity_named
${hasLimits ? 'from limits import check_limits\n' : ''}from messages import fill

FURTHEST = 10**15
WHOLE = ("integer", "rating", "reference")
NUMBERS = WHOLE + ("decimal", "money")
TEXT_RULES = {
    "email": (re.compile(r"[^\s@]+@[^\s@]+\.[^\s@]+"), "notEmail"),
    "url": (re.compile(r"https?://\S+"), "notUrl"),
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


def check_stored(store, entity, field, value, record, say):
    if field["type"] == "reference" and store.find(entity_named(field["target"]), value) is None:
        return say["unknown"]
    if field["unique"] and store.is_taken(entity, field, value, record["id"] if record else 0):
        return say["taken"]
    return None


def check_record(store, entity, body, record, say):
    """All values of a new record or of changes to one, and a message for each field that is not right."""
    values, errors = {}, {}
    for field in entity["fields"]:
        value = given(field, body, record)
        if field["type"] == "boolean" and value is None:
            value = False
        if field["type"] == "date-time" and isinstance(value, str):
            value = value[:16]
        if value is None:
            error = say["required"] if field["required"] else None
        else:
            error = check_value(field, value, say) or check_stored(store, entity, field, value, record, say)
        if error:
            errors[field["name"]] = error
        values[field["name"]] = value
${hasLimits ? '    if not errors:\n        errors = check_limits(store, entity, values, record, say)\n' : ''}    return values, errors
`;
