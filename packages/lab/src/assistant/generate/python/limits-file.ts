import { code } from '../code.ts';

/** server/limits.py: how many records of a kind there may be. */
export const limitsFile = () => code`
"""How many records of a kind there may be."""

from messages import fill


def day_of(value):
    """The first and the last value of a day."""
    return [value[:10] + time for time in ("T00:00", "T23:59")] if len(value) > 10 else [value, value]


def counted_under(limit, values):
    """What a limit counts a record under; None where it does not count."""
    by, day, until = limit.get("by"), limit.get("day"), limit.get("until")
    if until:
        ending = values[until["name"]]
        if ending == until["value"] if "value" in until else ending is not None:
            return None
    if (by and values[by] is None) or (day and values[day] is None):
        return None
    return (by and values[by], day and values[day][:10])


def check_limits(store, entity, values, record, say):
    """A message for each limit that a record would exceed. What was counted before may stay, however many there are."""
    errors = {}
    for limit in entity.get("limits", []):
        place = counted_under(limit, values)
        if place is None or (record is not None and place == counted_under(limit, record)):
            continue
        if store.count_like(entity, limit, values, record["id"] if record else 0) >= limit["most"]:
            field = limit.get("by") or limit["day"]
            errors[field] = fill(say["fullOfDay" if limit.get("day") else "full"], limit["most"])
    return errors
`;
