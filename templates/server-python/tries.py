"""Counts tries to sign in, so that passwords cannot be guessed and nobody keeps anybody else out."""

import base64
import hashlib
import hmac
import ipaddress
import os
import secrets
import threading
import time

# How many passwords are checked in a quarter of an hour: from one sender, and for one name from all who are new to it.
MOST_OF_SENDER = 10
MOST_OF_NAME = 100
WINDOW = 15 * 60
MOST_COUNTED = 10_000


def address_of(request):
    """Who sends a request: what the proxy in front says, and only where there is one: anybody can send that header."""
    told = ",".join(request.headers.getlist("x-forwarded-for")).split(",")[-1].strip()
    if os.environ.get("TRUST_PROXY") == "1" and told:
        return told
    return request.client.host if request.client else ""


def sender_of(address):
    """An address, or the network of an IPv6 address, since whoever has one of its addresses has all of them."""
    try:
        number = ipaddress.ip_address(address.split("%")[0])
    except ValueError:
        return address
    if number.version == 4:
        return str(number)
    return str(number.ipv4_mapped or ipaddress.ip_network((int(number), 64), strict=False))


def seal_of(number, password):
    seal = hmac.new(password.encode(), f"device {number}".encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(seal).decode().rstrip("=")


def new_device(password):
    """
    What a device keeps after signing in, sealed with the hash of the password: it opens nothing, and is void with the
    password.
    """
    number = secrets.token_urlsafe(16)
    return f"{number}.{seal_of(number, password)}"


def subjects_of(address, name, device, password):
    """
    What a try counts for: its sender, and the name whoever tries it. Where this account has signed in before it counts
    for the device alone, so that nobody else keeps its owner out.
    """
    number, _, seal = device.partition(".")
    if hmac.compare_digest(seal.encode(), seal_of(number, password).encode()):
        return [(f"device {number}", MOST_OF_SENDER)]
    return [(f"sender {sender_of(address)}", MOST_OF_SENDER), (f"name {name}", MOST_OF_NAME)]


class Tries:
    """Counts tries, whether there is such an account or not."""

    def __init__(self, clock=time.monotonic):
        self._clock = clock
        self._lock = threading.Lock()
        self._counted = {}

    def _find(self, subject):
        """Since when a subject is counted, and how often."""
        found = self._counted.get(hashlib.sha256(subject.encode()).digest())
        return found if found and self._clock() - found[0] < WINDOW else None

    def _add(self, subject):
        found = self._find(subject)
        if found:
            found[1] += 1
            return
        key = hashlib.sha256(subject.encode()).digest()
        self._counted.pop(key, None)
        self._counted[key] = [self._clock(), 1]
        if len(self._counted) > MOST_COUNTED:
            del self._counted[next(iter(self._counted))]

    def take(self, subjects):
        """
        Counts a try before its password is checked, so that many at once do not get past; False where there were too
        many.
        """
        with self._lock:
            if any((self._find(subject) or (0, 0))[1] >= most for subject, most in subjects):
                return False
            for subject, _ in subjects:
                self._add(subject)
            return True

    def give_back(self, subjects):
        """The password was right."""
        with self._lock:
            for subject, _ in subjects:
                found = self._find(subject)
                if found and found[1] > 0:
                    found[1] -= 1
