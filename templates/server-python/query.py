"""Reads ?page=2&perPage=20&sort=-dueDate&search=milk&status=done."""

from validate import NUMBERS, TIME_FORMATS, WHOLE, check_value

MOST_PER_PAGE = 500


def whole(text, least, most, otherwise):
    try:
        number = int(text)
    except (TypeError, ValueError):
        return otherwise
    return number if least <= number <= most else otherwise


def filter_value(field, text):
    if field["type"] == "boolean":
        return text == "true"
    if field["type"] == "date-time":
        return text[:16]
    if field["type"] not in NUMBERS:
        return text
    try:
        number = float(text)
    except ValueError:
        return text
    return int(number) if number.is_integer() and field["type"] in WHOLE else number


def check_filters(query, say):
    """A message for each filter that no value of its field can be: databases refuse it, or take it for another."""
    kinds = NUMBERS + tuple(TIME_FORMATS)
    typed = [(field, value) for field, value in query["filters"] if field["type"] in kinds]
    errors = {field["name"]: check_value({"type": field["type"]}, value, say) for field, value in typed}
    return {name: error for name, error in errors.items() if error}


def read_query(entity, params):
    """What a list is asked for; whatever makes no sense is left out."""
    params = {name: value for name, value in params.items() if "\0" not in value}
    order = params.get("sort") or entity["order"]
    name = order.lstrip("-")
    fields = {field["name"]: field for field in entity["fields"] if not field.get("internal")}
    return {
        "page": whole(params.get("page"), 1, 1_000_000, 1),
        "per_page": whole(params.get("perPage"), 1, MOST_PER_PAGE, 20),
        "sort": name if name in fields else "id",
        "descending": order.startswith("-"),
        "search": params.get("search", "").strip()[:200],
        "filters": [
            (field, filter_value(field, params[field["name"]]))
            for field in fields.values()
            if params.get(field["name"], "") != ""
        ],
    }


def published_only(entity):
    """The filter of lists for readers: drafts are for those who write."""
    published = entity.get("published")
    if not published:
        return []
    return [(field, published["value"]) for field in entity["fields"] if field["name"] == published["name"]]


def is_published(entity, record):
    published = entity.get("published")
    return not published or record[published["name"]] == published["value"]
