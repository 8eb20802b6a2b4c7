"""What strangers see and may do: the owner sees and changes everything, they add what they may and see their own."""

import hashlib
import secrets

from model import FEATURES
from query import is_published

DAYS = 365
REFUSED = 403 if FEATURES["signUp"] else 401


def is_owner(request):
    account = request.state.account
    return account is not None and account["name"] == "owner"


def may_change(request):
    return not FEATURES["visitors"] or is_owner(request)


def may_add(request, entity):
    """Strangers add what they may; what is theirs they may take back."""
    return may_change(request) or entity.get("visitors") == "add"


def secret_of(request):
    known = request.cookies.get("visitor", "")
    return getattr(request.state, "visitor", known if len(known) == 43 else "")


def said(request, entity, body):
    """What a request says of a record: what the owner sets is not heard from anybody else."""
    if "visitors" not in entity or is_owner(request):
        return body
    staff = {field["name"] for field in entity["fields"] if field.get("staff")}
    return {name: value for name, value in body.items() if name not in staff}


def is_handled(request, entity, record):
    """Whether the owner has begun to handle a record: then nobody else takes it back."""
    if "visitors" not in entity or is_owner(request):
        return False
    staff = [field for field in entity["fields"] if field.get("staff")]
    return any(record[field["name"]] != field.get("preset", False) for field in staff)


def meet(request, response):
    """Gives strangers without an account a secret that their records are known by."""
    if FEATURES["signUp"] or may_change(request):
        return
    request.state.visitor = secret_of(request) or secrets.token_urlsafe(32)
    response.set_cookie(
        "visitor", request.state.visitor, max_age=DAYS * 86_400, httponly=True, samesite="strict", path="/"
    )


def visitor_of(request):
    """What tells the records of whoever asks: their account, or their secret, which itself is not kept."""
    if FEATURES["signUp"]:
        return str(request.state.account["id"]) if request.state.account else None
    secret = secret_of(request)
    return hashlib.sha256(secret.encode()).hexdigest() if secret else None


def reader_of(entity, request):
    """Whose records somebody sees; nobody's of a kind that is the owner's alone, though they were sent in before."""
    return (visitor_of(request) or "") if entity["visitors"] == "add" else ""


def only_theirs(entity, request):
    """The filter of lists: strangers see their own records."""
    if "visitors" not in entity or is_owner(request):
        return []
    maker = next(field for field in entity["fields"] if field["name"] == "_visitor")
    return [(maker, reader_of(entity, request))]


def is_theirs(entity, record, request):
    if "visitors" not in entity or is_owner(request):
        return True
    return record["_visitor"] is not None and record["_visitor"] == reader_of(entity, request)


def sees(entity, record, request):
    """Whether a record may be shown: strangers see their own, readers what is published."""
    return is_theirs(entity, record, request) and bool(request.state.account or is_published(entity, record))


def shown(record):
    """A record as it is shown: who made it is nobody's business."""
    return {name: value for name, value in record.items() if name != "_visitor"}
