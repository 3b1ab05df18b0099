"""Requests that no honest client sends: paths, headers, bodies and records, over real connections. Every one is
answered, none with a 500, and what was refused has changed nothing.

Full form: python -m tests.drills.fuzz_http --requests 100000
"""

import copy
import json
import random
import socket
import sqlite3
import tempfile
import time
from argparse import ArgumentParser
from contextlib import closing
from pathlib import Path

from tests.live import Client, Server

ANSWER_S = 20.0
"""Seconds that an answer may take."""
REVIEWED = '{"kind":"reviewed"'
TALK = 200
"""Requests over one connection."""
WORDS = ("", ".", "..", "%00", "%2e%2e", "%ff", "%", "~", "*", "\\", "api", "tables", "history", "rules", "log.json",
         "log.xml", "record.json", "replay", "seats", "qr.svg", "codes", "review", "invitation", "engine",
         "engine.json", "assets", "index.html", "ws", "metrics", "x" * 300, "x" * 5000, "桜", "%E6%A1%9C", "a;b",
         "kyoto-ume-1", "rook", "<script>", "'", "%0d%0aSet-Cookie:a=b")  # fmt: skip
VALUES = (None, True, -1, 0, 1, 7, 2**63, 10**400, 1e308, 0.5, "", "x", "x" * 3000, "\u0000", "\ud83d", [], {}, [[]],
          {"a": {}}, "take", "rook", "[/b]", "\u001b[31m", "\u202e", [None], ["x"] * 50, {"": ""}, "1" * 70, "5a" * 32,
          "NaN")  # fmt: skip
TAILS = ("", "/log.json", "/log.csv", "/log.txt", "/record.json", "/replay", "/qr.svg", "/seats",
         "/review", "/invitation")  # fmt: skip
NAMES = ("seat", "first", "most", "address", "key", "language", "x")
NUMBERS = ("", "0", "-1", "1e9", "٣", "9" * 30, "%00", "ja", "55")
HEADERS = (
    ("Origin", ("http://[", "null", "http://evil.example", "://", "\x80", "x" * 4000, "http://127.0.0.1")),
    ("Host", ("evil.example", "[", "127.0.0.1:99999999", "x" * 4000, "", "localhost", "[::1", "127.0.0.1%00")),
    ("Accept-Language", ("ja", "xx", "\x80\x81", "*;q=9")),
    ("Authorization", ("Bearer", "Bearer " + "x" * 3000, "Basic ====", "Bearer \x80", "bearer \t")),
    ("X-Forwarded-For", ("1.2.3.4", ", , ,", "x" * 3000, "::1%eth0")),
    ("Range", ("bytes=0-0", "bytes=9999999-", "bytes=-0", "bytes=1-0,0-1", "lines=1", "bytes=0-," * 200)),
    ("If-Range", ("x", "\x80")),
    ("If-Modified-Since", ("yesterday", "Thu, 01 Jan 1970 00:00:00 GMT")),
    ("If-None-Match", ("*", "\x80")),
    ("Content-Type", ("text/html", "multipart/form-data", "application/json; charset=\x80")),
    ("Expect", ("100-continue",)),
    ("Cookie", ("a=b; " * 300,)),
)


class Request:
    def __init__(self, method, path, headers=(), body=b""):
        self.method, self.path, self.headers, self.body = method, path, dict(headers), body

    def written(self):
        headers = {"Host": "127.0.0.1", **self.headers}
        if self.body or self.method == "POST":
            headers["Content-Length"] = str(len(self.body))
        lines = [f"{self.method} {self.path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
        return "\r\n".join(lines).encode("latin-1", "replace") + b"\r\n\r\n" + self.body

    @property
    def makes(self):
        """What a 201 says has come into being."""
        return "seat" if self.path.split("?")[0].endswith("/seats") else "table"


class Fuzzer:
    def __init__(self, server, seed):
        self.server, self.chance = server, random.Random(seed)
        self.record = finished(server)
        self.tables = [server.open_table("geschenkt")["table"], server.open_table("rook", bots=["easy"])["table"]]
        self.tables.append(self.record["table"])

    def request(self):
        make = self.chance.choice((self.strange_path, self.known_path, self.opening, self.sitting, self.brought))
        made = make()
        for name, values in self.chance.sample(HEADERS, self.chance.choice((0, 0, 1, 3))):
            made.headers[name] = self.chance.choice(values)
        return made

    def strange_path(self):
        parts = [self.chance.choice(WORDS) for _ in range(self.chance.randrange(1, 6))]
        method = self.chance.choice(("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "BREW"))
        return Request(method, quoted("/" + "/".join(parts)), body=self.chance.choice((b"", b"{}", b"\xff" * 99)))

    def known_path(self):
        table = self.chance.choice((*self.tables, "kyoto-ume-1", "x", self.chance.choice(WORDS)))
        tail = self.chance.choice(TAILS)
        asked = [(self.chance.choice(NAMES), self.chance.choice(NUMBERS)) for _ in range(self.chance.randrange(3))]
        query = "&".join(f"{name}={number}" for name, number in asked)
        return Request("GET", quoted(f"/api/tables/{table}{tail}?{query}"))

    def opening(self):
        wish = {
            "game": self.chance.choice(("geschenkt", "rook", "chess")),
            "bots": ["easy"] * self.chance.choice((0, 1, 8)),
            "name": self.chance.choice(("Ann", "\u202e", "x" * 50)),
        }
        wish = self.mixed(wish, ("options", "settings", "bots", "name", "game", "x"))
        return Request("POST", "/api/tables", body=self.body(wish))

    def sitting(self):
        wish = self.mixed({"name": f"P{self.chance.randrange(999)}"}, ("name", "chair", "key", "x"))
        table = self.chance.choice((*self.tables, "kyoto-ume-1"))
        return Request("POST", f"/api/tables/{table}/seats", body=self.body(wish))

    def brought(self):
        record = copy.deepcopy(self.record)
        for _ in range(self.chance.randrange(1, 4)):
            spoil(record, self.chance)
        return Request("POST", "/api/history", body=self.body(record))

    def mixed(self, wish, fields):
        chosen = self.chance.sample(fields, self.chance.randrange(3))
        return wish | {field: self.chance.choice(VALUES) for field in chosen}

    def body(self, value):
        text = json.dumps(value).encode()
        at = self.chance.randrange(len(text))
        return self.chance.choice((text, text, text, text[:at], text[at:], text + b"\xff", text.replace(b":", b"", 1)))


def spoil(value, chance):
    """Change something somewhere inside."""
    while isinstance(value, dict | list) and value:
        key = chance.choice(list(value)) if isinstance(value, dict) else chance.randrange(len(value))
        if not isinstance(value[key], dict | list) or not value[key] or chance.random() < 0.3:
            if isinstance(value, dict) and chance.random() < 0.2:
                del value[key]
            else:
                value[key] = copy.deepcopy(chance.choice(VALUES))
            return
        value = value[key]


def quoted(path):
    return "".join(letter if " " < letter < "\x7f" else "%" + letter.encode().hex() for letter in path)


def finished(server):
    """The record of a whole game."""
    seated = server.open_table("sushi-go", bots=["easy"], settings={"pace_ms": 0})
    client = Client(server, seated["table"], seated["token"])
    client.tell("start")
    client.wait_for(lambda c: c.shown["phase"] == "playing").play_to_the_end()
    client.close()
    status, record = server.get(f"/api/tables/{seated['table']}/record.json")
    assert status == 200
    return record


class Connection:
    """A connection whose answers are read by hand, since requests are written by hand."""

    def __init__(self, server):
        self.socket = socket.create_connection(("127.0.0.1", server.port), timeout=ANSWER_S)
        self.file = self.socket.makefile("rb")

    def ask(self, request):
        """The status of the answer and its body; and whether the connection can be used again."""
        self.socket.sendall(request.written())
        status = self.status()
        headers = self.headers()
        if request.method == "HEAD" or status in (204, 304):
            return status, b"", "close" not in headers.get("connection", "")
        body = self.file.read(int(headers["content-length"])) if "content-length" in headers else self.rest(headers)
        return status, body, "close" not in headers.get("connection", "")

    def status(self):
        while True:
            line = self.file.readline().split()
            if not line:
                raise ConnectionError("no answer")
            if line[1] != b"100":
                return int(line[1])
            self.headers()

    def headers(self):
        lines = iter(lambda: self.file.readline().strip(), b"")
        return {n.lower(): v.strip() for n, _, v in (line.decode("latin-1").partition(":") for line in lines)}

    def rest(self, headers):
        if headers.get("transfer-encoding") != "chunked":
            return self.file.read()
        body = b""
        while size := int(self.file.readline(), 16):
            body += self.file.read(size)
            self.file.readline()
        self.file.readline()
        return body

    def close(self):
        self.file.close()
        self.socket.close()


def run(requests, seed=1, server_kind=Server, report=lambda answered: None):
    """How many requests were answered, and all that is wrong."""
    with tempfile.TemporaryDirectory() as folder:
        server = server_kind(Path(folder) / "t.sqlite3", "--rate", "0").start()
        try:
            return _run(server, requests, seed, report)
        finally:
            server.stop()


def _run(server, requests, seed, report):
    fuzzer, wrong, answered = Fuzzer(server, seed), [], 0
    before, made = kept(server), {"table": 0, "seat": 0}
    while answered < requests and len(wrong) < 10:
        with closing(Connection(server)) as connection:
            for _ in range(min(TALK, requests - answered)):
                request = fuzzer.request()
                fault, can_go_on, is_made = asked(connection, request)
                answered += 1
                wrong += [f"{request.written()[:300]!r}: {fault}"] if fault else []
                made[request.makes] += is_made
                if not can_go_on:
                    break
        report(answered)
    after = kept(server)
    opened, grown = len(after) - len(before), sum(after[table] - version for table, version in before.items())
    wrong += [f"{opened} new tables, {made} told"] if opened != made["table"] else []
    wrong += [f"{grown} new entries at tables that were there, {made} told"] if grown != made["seat"] else []
    wrong += ["an exception in the log"] if "Traceback" in server.log() else []
    return answered, wrong


def asked(connection, request):
    """What is wrong with the answer, if anything; whether the connection can go on; whether something was made."""
    try:
        status, body, can_go_on = connection.ask(request)
    except (OSError, ValueError, IndexError) as fault:
        return f"no answer: {fault!r}", False, False
    if status >= 500 and not (status == 503 and b'"sentence"' in body):
        return f"{status} {body[:200]!r}", can_go_on, False
    return "", can_go_on, status == 201


def kept(server):
    """How many entries every table has on disk; a review is kept when somebody asks for it, and changes nothing."""
    with closing(sqlite3.connect(f"file:{server.database}?mode=ro", uri=True)) as journal:
        asked = f"select tab, count(*) from journal where cast(deed as text) not like '{REVIEWED}%' group by tab"
        return dict(journal.execute(asked))


def main():
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("--requests", type=int, default=100_000)
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args()
    began = time.monotonic()
    answered, wrong = run(
        given.requests, given.seed, report=lambda answered: print(f"\r{answered} answered", end="", flush=True)
    )
    print(f"\n{answered} requests answered, faults: {wrong or 'none'}, {time.monotonic() - began:.0f} s")
    raise SystemExit(bool(wrong))


if __name__ == "__main__":
    main()
