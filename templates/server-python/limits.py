"""How many records of a kind there may be."""

from messages import fill


def day_of(value):
    """The first and the last value of a day."""
    return [value[:10] + time for time in ("T00:00", "T23:59")] if len(value) > 10 else [value, value]


def counted_under(limit, values):
    """What a limit counts a record under; None where it does not count."""
    names, until = [limit.get(key) for key in ("by", "day", "from", "to")], limit.get("until")
    if until:
        ending = values[until["name"]]
        if ending == until["value"] if "value" in until else ending is not None:
            return None
    told = [values[name] if name else "" for name in names]
    if None in told:
        return None
    owner, day, start, end = told
    return (owner, day[:10], start, end)


def ends_too_soon(limit, values):
    """Whether a record ends before it begins, or as it begins where the next may begin then."""
    if "to" not in limit:
        return False
    start, end = values[limit["from"]], values[limit["to"]]
    return end <= start if limit.get("backToBack") else end < start


def check_limits(store, entity, values, record, say):
    """A message for each limit that a record would exceed. What was counted before may stay, however many there are."""
    errors = {}
    for limit in entity.get("limits", []):
        place = counted_under(limit, values)
        if place is None or (record is not None and place == counted_under(limit, record)):
            continue
        if ends_too_soon(limit, values):
            errors[limit["to"]] = say["endsTooSoon"]
        elif store.count_like(entity, limit, values, record["id"] if record else 0) < limit["most"]:
            continue
        elif "from" in limit:
            errors[limit["from"]] = say["overlaps"]
        else:
            field = limit.get("by") or limit["day"]
            errors[field] = fill(say["fullOfDay" if limit.get("day") else "full"], limit["most"])
    return errors
