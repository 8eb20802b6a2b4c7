"""The app as its callers see it, over a store of its own: python3 -m unittest"""

import json
import os
import shutil
import tempfile
import threading
import time
import unittest
import urllib.error
import urllib.parse
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace

import uvicorn

from accounts import ensure_owner
from main import create_app
from model import ENTITIES, FEATURES, HERE
from query import NUMBERS
from store import open_store
from tries import Tries, sender_of, subjects_of
from validate import TIME_FORMATS, check_record
from visitors import REFUSED, only_theirs, sees, visitor_of

SAMPLES = json.loads((HERE / "samples.json").read_text("utf-8"))
COOKIES = {}
STATE = {}
PASSWORD = "the password of the owner"


class Server:
    def __init__(self, folder):
        self._store = open_store(folder)
        if FEATURES["visitors"]:
            os.environ["OWNER_PASSWORD"] = PASSWORD
            ensure_owner(self._store, folder)
        settings = {"host": "127.0.0.1", "port": 0, "log_level": "warning", "proxy_headers": False}
        self._server = uvicorn.Server(uvicorn.Config(create_app(self._store), **settings))
        self._server.install_signal_handlers = lambda: None
        self._thread = threading.Thread(target=self._server.run)
        self._thread.start()
        while not self._server.started:
            time.sleep(0.005)
        self.port = self._server.servers[0].sockets[0].getsockname()[1]

    def stop(self):
        self._server.should_exit = True
        self._thread.join()
        self._store.close()


def call(method, path, body=None, sender=None):
    """The status and the body of an answer."""
    headers = {"Content-Type": "application/json", "Accept-Language": "en", "Connection": "close"}
    headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in COOKIES.items())
    if sender:
        headers["X-Forwarded-For"] = sender
    content = None if body is None else json.dumps(body).encode()
    url = f"http://127.0.0.1:{STATE['server'].port}{path}"
    request = urllib.request.Request(url, content, headers, method=method)
    try:
        response = urllib.request.urlopen(request)
    except urllib.error.HTTPError as error:
        response = error
    with response:
        for cookie in response.headers.get_all("Set-Cookie", []):
            assert "httponly" in cookie.lower()
            name, value = cookie.split(";")[0].split("=", 1)
            COOKIES[name] = value
        text = response.read()
        is_json = response.headers.get("Content-Type") == "application/json"
        return response.status, json.loads(text) if is_json and text else None


def call_at_once(count, path, body):
    """The statuses of equal requests, in order, and the bodies of those that made something."""
    with ThreadPoolExecutor(count) as threads:
        answers = list(threads.map(lambda _: call("POST", path, body), range(count)))
    return sorted(status for status, _ in answers), [made for status, made in answers if status == 201]


def guess(account, count, sender):
    """The statuses of as many wrong passwords at once, in order."""
    with ThreadPoolExecutor(count) as threads:
        wrong = [{**account, "password": f"guess {number}"} for number in range(count)]
        return sorted(threads.map(lambda body: call("POST", "/api/session", body, sender)[0], wrong))


def ten_of(count):
    return [401] * 10 + [429] * (count - 10)


def setUpModule():
    STATE["folder"] = Path(tempfile.mkdtemp())
    STATE["server"] = Server(STATE["folder"])
    if FEATURES["signUp"] and not FEATURES["visitors"]:
        status, _ = call("POST", "/api/accounts", {"name": f"tester{time.time_ns()}", "password": "correct horse"})
        assert status == 201
        STATE["signed in"] = dict(COOKIES)


def tearDownModule():
    STATE["server"].stop()
    shutil.rmtree(STATE["folder"])


class ApiTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.made = []

    def setUp(self):
        COOKIES.clear()
        if FEATURES["visitors"]:
            call("POST", "/api/session", {"name": "owner", "password": PASSWORD})
        elif FEATURES["signUp"]:
            COOKIES.update(STATE["signed in"])

    def tearDown(self):
        while self.made:
            call("DELETE", self.made.pop())

    def samples(self):
        for sample in SAMPLES:
            yield sample
            self.tearDown()

    def create(self, plural, **changes):
        """A right record of a kind, after what it refers to."""
        sample = next(other for other in SAMPLES if other["plural"] == plural)
        targets = set(sample["references"].values())
        parents = {target: self.create(target)["id"] for target in sorted(targets)}
        references = {name: parents[target] for name, target in sample["references"].items()}
        status, record = call("POST", "/api/" + plural, {**sample["values"], **references, **changes})
        self.assertEqual(status, 201, record)
        self.made.append(f"/api/{plural}/{record['id']}")
        return record

    def of_their_own(self, sample, values, owner):
        """What a stranger sends in place of a record of the owner's.

        What others made and they do not see is as if it were not there.
        """
        own = dict(values)
        COOKIES.setdefault("visitor", "v" * 43)
        stranger = dict(COOKIES)
        for name, plural in sample["references"].items():
            target = next(other for other in SAMPLES if other["plural"] == plural)
            if not target["isHidden"]:
                continue
            answers = [call("POST", "/api/" + sample["plural"], {**own, name: one}) for one in (own[name], 987_654_321)]
            self.assertEqual(answers[0], (422, answers[1][1]))
            COOKIES.clear()
            COOKIES.update(owner)
            path = f"/api/{plural}/{own[name]}"
            theirs = call("GET", path)[1]
            # Of equal ones there may be room for one.
            if target["isOpen"]:
                call("DELETE", path)
            COOKIES.clear()
            COOKIES.update(stranger)
            own[name] = None
            if target["isOpen"]:
                del theirs["id"]
                status, added = call("POST", "/api/" + plural, self.of_their_own(target, theirs, owner))
                self.assertEqual(status, 201)
                own[name] = added["id"]
                self.made.append(f"/api/{plural}/{added['id']}")
        return own

    def test_answers_that_it_is_well(self):
        self.assertEqual(call("GET", "/api/health"), (200, {"status": "ok"}))

    def test_creates_reads_changes_and_deletes(self):
        for sample in self.samples():
            with self.subTest(sample["plural"]):
                record = self.create(sample["plural"])
                path = f"/api/{sample['plural']}/{record['id']}"
                self.assertEqual(call("GET", path), (200, record))
                changes = {sample["textField"]: "Changed"} if sample["textField"] else {}
                self.assertEqual(call("PATCH", path, changes), (200, {**record, **changes}))
                self.assertEqual(call("DELETE", path)[0], 204)
                self.assertEqual(call("GET", path)[0], 404)

    def test_lists_in_pages_sorted_and_searched(self):
        for sample in self.samples():
            with self.subTest(sample["plural"]):
                record = self.create(sample["plural"])
                path = "/api/" + sample["plural"]
                _, found = call("GET", path + "?sort=-id&perPage=1")
                self.assertEqual((found["items"], found["perPage"]), ([record], 1))
                _, none = call("GET", path + "?page=1000000")
                self.assertEqual((none["items"], none["total"]), ([], found["total"]))
                if sample["textField"]:
                    search = urllib.parse.quote("%no such text_")
                    self.assertEqual(call("GET", path + "?search=" + search)[1]["total"], 0)

    def test_says_which_values_of_filters_no_field_can_have(self):
        for entity in ENTITIES:
            for field in entity["fields"]:
                if field.get("internal"):
                    continue
                asked = f"/api/{entity['plural']}?{field['name']}="
                is_typed = field["type"] in NUMBERS or field["type"] in TIME_FORMATS
                self.assertEqual(call("GET", asked + "x")[0], 400 if is_typed else 200, asked)
                for value in ["1", "1.5", "-1", "1e400", "9e18", "2026-02-30", "2026-01-31T25:00", "%FF", "%ED%A0%80"]:
                    self.assertIn(call("GET", asked + value)[0], (200, 400), asked + value)

    def test_checks_changes_by_what_they_change(self):
        """Not by what was there before a rule."""
        fields = [
            {"name": "missing", "type": "text", "required": True, "unique": True},
            {"name": "long", "type": "text", "most": 2, "required": True, "unique": True},
            {"name": "gone", "type": "choice", "choices": ["a"], "required": True, "unique": False},
            {"name": "big", "type": "integer", "most": 1, "required": True, "unique": False},
            {"name": "text", "type": "text", "most": 9, "required": False, "unique": False},
        ]
        record = {"id": 1, "missing": None, "long": "abc", "gone": "b", "big": 5, "text": "x"}
        say = {"tooLong": "l", "notChoice": "c", "tooBig": "b", "required": "r"}

        def check(body):
            return check_record(None, {"fields": fields}, body, record, say, None)

        self.assertEqual(check({**record, "text": "y"})[1], {})
        values, errors = check({"text": "y"})
        self.assertEqual(({"id": 1, **values}, errors), ({**record, "text": "y"}, {}))
        errors = check({"missing": "", "long": "abcd", "gone": "c", "big": 6})[1]
        self.assertEqual(errors, {"long": "l", "gone": "c", "big": "b"})

    def test_sorts_choices_in_their_order(self):
        for sample in self.samples():
            if sample["choice"]:
                field, values = sample["choice"]["field"], sample["choice"]["values"]
                for value in values:
                    self.create(sample["plural"], **{field: value})
                items = call("GET", f"/api/{sample['plural']}?perPage=500&sort={field}")[1]["items"]
                places = [values.index(record[field]) for record in items if record[field] is not None]
                self.assertEqual(places, sorted(places))

    def test_refuses_what_is_wrong_field_by_field(self):
        for sample in self.samples():
            with self.subTest(sample["plural"]):
                status, body = call("POST", "/api/" + sample["plural"], sample["wrong"])
                self.assertEqual(status, 422)
                self.assertEqual(set(body["errors"]), set(sample["wrong"]))

    def test_holds_every_rule_of_every_field(self):
        for sample in self.samples():
            right = self.create(sample["plural"])
            del right["id"]
            call("DELETE", self.made.pop())
            for rule in sample["broken"]:
                with self.subTest(sample["plural"], **rule):
                    status, body = call("POST", "/api/" + sample["plural"], {**right, rule["field"]: rule["value"]})
                    self.assertEqual((status, list(body["errors"])), (422, [rule["field"]]))

    def test_keeps_text_as_it_was_typed(self):
        text = "Robert'); DROP TABLE \"x\";-- <b>&\\ 你好 🙂"
        for sample in self.samples():
            if sample["textField"]:
                record = self.create(sample["plural"], **{sample["textField"]: text})
                self.assertEqual(record[sample["textField"]], text)

    def test_takes_one_of_many_equal_ones_at_once(self):
        for sample in self.samples():
            if sample["isUnique"]:
                record = self.create(sample["plural"])
                call("DELETE", self.made.pop())
                statuses, made = call_at_once(5, "/api/" + sample["plural"], record)
                self.made += [f"/api/{sample['plural']}/{one['id']}" for one in made]
                self.assertEqual(statuses, [201, 422, 422, 422, 422])

    def test_keeps_what_records_refer_to(self):
        for sample in self.samples():
            record = self.create(sample["plural"])
            for name, target in sample["references"].items():
                self.assertEqual(call("DELETE", f"/api/{target}/{record[name]}")[0], 409)

    def test_keeps_its_records_over_a_restart(self):
        totals = [call("GET", "/api/" + sample["plural"])[1]["total"] for sample in SAMPLES]
        STATE["server"].stop()
        STATE["server"] = Server(STATE["folder"])
        self.assertEqual([call("GET", "/api/" + sample["plural"])[1]["total"] for sample in SAMPLES], totals)

    def test_knows_no_other_addresses(self):
        self.assertEqual(call("GET", "/api/nothing-here")[0], 404)
        self.assertEqual(call("GET", "/%2e%2e/main.py")[0], 404)

    @unittest.skipUnless(FEATURES["signUp"], "no accounts")
    def test_only_reads_without_an_account(self):
        signed_in = dict(COOKIES)
        COOKIES.clear()
        for sample in SAMPLES:
            self.assertEqual(call("GET", "/api/" + sample["plural"])[0], 200)
            self.assertEqual(call("POST", "/api/" + sample["plural"], {})[0], 401)
        COOKIES.update(signed_in)

    @unittest.skipUnless(FEATURES["signUp"], "no accounts")
    def test_gives_a_name_to_one_of_many_who_sign_up_at_once(self):
        account = {"name": f"twin{time.time_ns()}", "password": "a long password"}
        self.assertEqual(call_at_once(4, "/api/accounts", account)[0], [201, 422, 422, 422])

    @unittest.skipUnless(FEATURES["signUp"], "no accounts")
    def test_signs_in_with_the_right_password_alone(self):
        account = {"name": f"person{time.time_ns()}", "password": "a long password"}
        self.assertEqual(call("POST", "/api/accounts", account)[0], 201)
        self.assertEqual(call("POST", "/api/session", {**account, "password": "another password"})[0], 401)
        self.assertEqual(call("POST", "/api/session", account)[0], 200)

    @unittest.skipUnless(FEATURES["visitors"], "no strangers")
    def test_takes_the_password_of_the_owner_alone(self):
        self.assertEqual(call("POST", "/api/session", {"name": "owner", "password": "another password"})[0], 401)

    def account_to_try(self):
        account = {"name": f"tried{time.time_ns()}", "password": "a long password"}
        if FEATURES["visitors"]:
            account = {"name": "owner", "password": PASSWORD}
        else:
            self.assertEqual(call("POST", "/api/accounts", account)[0], 201)
        os.environ["TRUST_PROXY"] = "1"
        self.addCleanup(os.environ.pop, "TRUST_PROXY", None)
        COOKIES.clear()
        return account

    @unittest.skipUnless(FEATURES["login"], "no accounts")
    def test_checks_ten_passwords_of_one_sender_and_keeps_nobody_else_out(self):
        account, session = self.account_to_try(), "/api/session"
        self.assertEqual(call("POST", session, account, "203.0.113.1")[0], 200)
        device = {"device": COOKIES["device"]}
        COOKIES.clear()
        # What visitors say themselves stands before what the proxy has added.
        self.assertEqual(guess(account, 30, "198.51.100.1, 203.0.113.1"), ten_of(30))
        self.assertEqual(call("POST", session, account, "198.51.100.2, 203.0.113.1")[0], 429)
        self.assertEqual(call("POST", session, account, "203.0.113.2")[0], 200)
        COOKIES.clear()
        COOKIES.update(device)
        self.assertEqual(guess(account, 20, "203.0.113.1"), ten_of(20))
        COOKIES["device"] = device["device"][:-1]
        self.assertEqual(guess(account, 1, "203.0.113.1"), [429])
        self.assertEqual(call("POST", session, account, "203.0.113.2")[0], 200)

    @unittest.skipUnless(FEATURES["login"], "no accounts")
    def test_lets_those_who_have_signed_in_try_again_wherever_strangers_guess(self):
        account, session = self.account_to_try(), "/api/session"
        self.assertEqual(call("POST", session, account, "2001:db8:0:7::1")[0], 200)
        device = {"device": COOKIES["device"]}
        COOKIES.clear()
        self.assertEqual(guess(account, 12, "2001:db8:0:7:ffff::2"), ten_of(12))
        self.assertEqual(call("POST", session, account, "2001:db8:0:7::1")[0], 429)
        COOKIES.update(device)
        self.assertEqual(call("POST", session, account, "2001:db8:0:7::1")[0], 200)

    @unittest.skipUnless(FEATURES["login"], "no accounts")
    def test_believes_what_is_said_of_a_sender_only_behind_a_proxy(self):
        account, usual = self.account_to_try(), STATE["server"]
        del os.environ["TRUST_PROXY"]
        STATE["server"] = Server(STATE["folder"])
        try:
            self.assertEqual(sorted(guess(account, 1, f"198.51.100.{at}")[0] for at in range(12)), ten_of(12))
        finally:
            STATE["server"].stop()
            STATE["server"] = usual

    def test_slows_down_guessing_from_many_addresses_and_forgets_in_time(self):
        now = [0]
        tries = Tries(lambda: now[0])

        def subjects(address, name="owner"):
            return subjects_of(address, name, "", "00:00")

        for at in range(100):
            self.assertTrue(tries.take(subjects(f"10.0.0.{at}")))
        self.assertFalse(tries.take(subjects("10.0.1.1")))
        self.assertTrue(tries.take(subjects("10.0.0.1", "somebody else")))
        tries.give_back(subjects("10.0.0.1"))
        self.assertTrue(tries.take(subjects("10.0.1.1")))
        now[0] = 15 * 60
        self.assertTrue(tries.take(subjects("10.0.1.2")))
        self.assertEqual(sender_of("::ffff:192.0.2.7"), "192.0.2.7")
        self.assertEqual(sender_of("2001:db8::1"), sender_of("2001:DB8:0:0:1::2"))
        self.assertNotEqual(sender_of("2001:db8:0:1::1"), sender_of("2001:db8::1"))

    @unittest.skipUnless(FEATURES["visitors"], "no strangers")
    def test_shows_strangers_what_they_made_alone(self):
        owner = dict(COOKIES)
        for sample in self.samples():
            values = self.create(sample["plural"])
            number = values.pop("id")
            path = "/api/" + sample["plural"]
            # Of equal ones there may be room for one.
            if sample["isOpen"]:
                call("DELETE", self.made.pop())
            COOKIES.clear()
            if FEATURES["signUp"]:
                call("POST", "/api/accounts", {"name": f"stranger{time.time_ns()}", "password": "correct horse"})
            staff = sample["staff"] or {}
            if sample["isOpen"]:
                values = self.of_their_own(sample, values, owner)
            status, added = call("POST", path, {**values, **staff})
            if sample["isOpen"]:
                self.assertEqual(status, 201)
                one = f"{path}/{added['id']}"
                begun = {name: added[name] for name in staff}
                self.assertTrue(all(begun[name] != staff[name] for name in staff))
                maker = dict(COOKIES)
                self.made.append(one)
                self.assertEqual([call("GET", path)[1]["items"], call("GET", one)[1]], [[added], added])
                self.assertEqual(call("PATCH", one, {})[0], REFUSED)
                COOKIES.clear()
                self.assertEqual([call("GET", path)[1]["total"], call("GET", one)[0]], [0, 404])
                if not FEATURES["signUp"]:
                    self.assertEqual(call("DELETE", one)[0], 404)
                COOKIES["visitor"] = "x" * 43
                self.assertEqual([call("GET", path)[1]["total"], call("GET", one)[0]], [0, 404])
                COOKIES.update(owner)
                self.assertEqual(call("GET", one), (200, added))
                for values, answer in [(staff, 409)] * bool(staff) + [(begun, 204)]:
                    COOKIES.clear()
                    COOKIES.update(owner)
                    self.assertEqual(call("PATCH", one, values)[0], 200)
                    COOKIES.clear()
                    COOKIES.update(maker)
                    self.assertEqual(call("DELETE", one)[0], answer)
                self.assertEqual(call("GET", one)[0], 404)
            else:
                one = f"{path}/{number}"
                statuses = [status, call("PATCH", one, {})[0], call("DELETE", one)[0]]
                self.assertEqual(statuses, [REFUSED] * 3)
                entity = next(one for one in ENTITIES if one["plural"] == sample["plural"])
                if "visitors" in entity:
                    # What was sent in before the owner kept it all is not shown to its sender either.
                    asking = SimpleNamespace(state=SimpleNamespace(account=None), cookies={"visitor": "v" * 43})
                    self.assertFalse(sees(entity, {**values, "_visitor": visitor_of(asking)}, asking))
                    self.assertEqual(only_theirs(entity, asking)[0][1], "")
            COOKIES.clear()
            COOKIES.update(owner)

    def test_shows_drafts_to_those_who_write_alone(self):
        for sample in self.samples():
            if sample["draft"]:
                path = "/api/" + sample["plural"]
                record = self.create(sample["plural"], **sample["draft"])
                one = f"{path}/{record['id']}"
                signed_in, total = dict(COOKIES), call("GET", path)[1]["total"]
                COOKIES.clear()
                before = call("GET", path)[1]["total"]
                self.assertLess(before, total)
                self.assertEqual(call("GET", one)[0], 404)
                asked = urllib.parse.urlencode(sample["draft"])
                self.assertEqual(call("GET", f"{path}?{asked}")[1]["total"], 0)
                COOKIES.update(signed_in)
                self.assertEqual(call("PATCH", one, sample["published"])[0], 200)
                COOKIES.clear()
                self.assertEqual((call("GET", one)[0], call("GET", path)[1]["total"]), (200, before + 1))
                COOKIES.update(signed_in)

    def test_takes_no_more_than_the_limit_however_many_come_at_once(self):
        for sample in self.samples():
            limit = sample["limit"]
            if limit:
                path = "/api/" + sample["plural"]
                record = self.create(sample["plural"], **limit["values"])
                number = record.pop("id")
                statuses, made = call_at_once(limit["most"] + 1, path, record)
                self.made += [f"{path}/{one['id']}" for one in made]
                self.assertEqual(statuses, [201] * (limit["most"] - 1) + [422, 422])
                self.assertEqual(list(call("POST", path, record)[1]["errors"]), [limit["field"]])
                self.assertEqual(call("PATCH", f"{path}/{number}", limit["values"])[0], 200)
                for apart in limit["times"]:
                    status, other = call("POST", path, {**record, **apart["values"]})
                    self.assertEqual(status, 201 if apart["isFree"] else 422, apart)
                    if apart["isFree"]:
                        call("DELETE", f"{path}/{other['id']}")
                if limit["over"]:
                    self.assertEqual(call("PATCH", f"{path}/{number}", limit["over"])[0], 200)
                    status, again = call("POST", path, record)
                    self.assertEqual(status, 201)
                    self.made.append(f"{path}/{again['id']}")


if __name__ == "__main__":
    unittest.main()
