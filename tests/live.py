"""A real server in a process of its own, and clients over real sockets. Everything stays on this machine."""

import json
import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import contextmanager, suppress
from copy import deepcopy
from itertools import count

import msgspec
from tests.processes import kill_group
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from cardtable.wire.lines import whole
from cardtable.wire.messages import LineTold
from cardtable.wire.picture import put

PATIENCE = 60.0
"""Seconds without progress after which a test gives up."""


class Server:
    """`cardtable serve` on a free port; it can be killed and started again on the same file."""

    module = "cardtable"
    python = sys.executable
    environment = os.environ

    def __init__(self, database, *flags, port=None):
        self.database, self.flags = str(database), flags
        self.log_file = f"{self.database}.log"
        self.port = port or free_port()
        self.process = None

    def start(self, patience=PATIENCE):
        command = [self.python, "-m", self.module, "serve", "--port", str(self.port), "--database", self.database]
        log = open(self.log_file, "ab")  # noqa: SIM115
        self.process = subprocess.Popen(
            [*command, *self.flags], stdout=log, stderr=log, env=dict(self.environment), process_group=0
        )
        log.close()
        until = time.monotonic() + patience
        while time.monotonic() < until:
            if self.process.poll() is not None:
                raise AssertionError(f"the server ended: {self.log()[-2000:]}")
            try:
                urllib.request.urlopen(f"{self.address}/health", timeout=1).read()
                return self
            except OSError:
                time.sleep(0.05)
        self.kill()
        raise AssertionError("the server doesn't come up")

    def each(self):
        """All servers that may be met here."""
        return [self]

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}"

    def kill(self):
        """As the power would: no time for anything, for the processes of its bots neither."""
        kill_group(self.process.pid)
        self.process.wait()

    def stop(self):
        """As its host would; whoever stays behind goes now."""
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(PATIENCE)
        kill_group(self.process.pid)

    def log(self):
        with open(self.log_file, encoding="utf-8") as log:
            return log.read()

    def get(self, path):
        return self.request("GET", path)

    def post(self, path, body):
        return self.request("POST", path, json.dumps(body).encode())

    def post_as(self, token, path, body):
        """The same as whoever has a seat."""
        return self.request("POST", path, json.dumps(body).encode(), {"authorization": f"Bearer {token}"})

    def request(self, method, path, body=None, headers=None):
        """The status and the JSON of an answer."""
        request = urllib.request.Request(self.address + path, body, headers or {}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return answer.status, json.loads(answer.read())
        except urllib.error.HTTPError as refused:
            return refused.code, json.loads(refused.read())

    def text(self, path):
        """The status and the words of an answer."""
        try:
            with urllib.request.urlopen(self.address + path, timeout=PATIENCE) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as refused:
            return refused.code, refused.read().decode()

    def open_table(self, game="geschenkt", **wish):
        status, seated = self.post("/api/tables", {"game": game, "name": "Ann", **wish})
        assert status == 201, seated
        return seated

    def sit(self, table, name="", **wish):
        return self.post(f"/api/tables/{table}/seats", {"name": name, **wish})


@contextmanager
def serving(database, *flags):
    server = Server(database, *flags).start()
    try:
        yield server
    finally:
        server.stop()


def lines_of(message):
    """The lines of the log that a message brings, each in its whole form."""
    lines = message.get("lines", [])
    return msgspec.to_builtins(whole(msgspec.convert(lines, list[LineTold]))) if message["type"] == "changes" else lines


def with_changes(shown, message):
    """What is shown after a message: a snapshot stands for itself, changes go on from the picture before."""
    if message["type"] == "table":
        return message
    assert shown["number"] == message["number"] - 1, "a picture is missing"
    changed = {**deepcopy(shown), "lines": lines_of(message), "words": message.get("words", [])}
    put(changed, {"version": shown["version"] + 1, **message.get("table", {}), "number": message["number"]})
    if "view" in message:
        put(changed.setdefault("view", {}), message["view"])
    return changed


class Client:
    """One socket at a table, and what it has been shown. A server may say goodbye before it hears a hello."""

    def __init__(self, server, table, token=None, since=0):
        address = f"ws://127.0.0.1:{server.port}/ws/{table}"
        self.socket = connect(
            address, max_size=None, open_timeout=PATIENCE, close_timeout=1, ping_interval=None
        ).__enter__()  # no thread that draws lots while another test does
        self.token = token
        self.ids = count(1)
        self.shown, self.lines, self.answers = None, [], []
        with suppress(ConnectionClosed):
            self.send({"type": "hello", "token": token, "since": since})
        self.receive()

    def send(self, message):
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def receive(self, timeout=PATIENCE):
        """The next message, remembered."""
        message = json.loads(self.socket.recv(timeout))
        if message["type"] in ("table", "changes"):
            self.shown = with_changes(self.shown, message)
            self.lines += lines_of(message)
        else:
            self.answers.append(message)
        return message

    def tell(self, kind, **facts):
        """Send a command and wait for its answer, however much else is shown meanwhile."""
        id = facts.pop("id", f"{os.getpid()}-{next(self.ids)}-{time.monotonic_ns()}")
        self.send({"type": kind, "id": id, **facts})
        until = time.monotonic() + PATIENCE
        while True:
            message = self.receive(left(until, f"no answer to {kind} {facts}"))
            if message["type"] not in ("table", "changes") and message.get("id") == id:
                return message

    def do(self, move, **facts):
        return self.tell("do", **{"move": move, "answers": self.shown["question"], **facts})

    @property
    def view(self):
        return self.shown.get("view")

    @property
    def legal(self):
        return [choice["move"] for choice in self.view["legal"]] if self.view else []

    def wait_for(self, holds):
        """Receive until something holds of what is shown."""
        until = time.monotonic() + PATIENCE
        while not holds(self):
            self.receive(left(until, f"never came: {self.shown}"))
        return self

    def play_to_the_end(self, choose=lambda legal: legal[0]):
        """Answer every question until the game is over; a table that gets no further is no game."""
        version, until = self.shown["version"], time.monotonic() + PATIENCE
        while self.shown["phase"] != "over":
            if self.shown["version"] > version:
                version, until = self.shown["version"], time.monotonic() + PATIENCE
            wait = left(until, f"no progress after version {version}: {self.shown}")
            if self.shown["phase"] == "playing" and self.legal:
                self.do(choose(self.legal))
            else:
                self.receive(wait)
        return self.view["result"]

    def close(self):
        self.socket.close()

    def is_sent_away(self):
        """Whether a goodbye comes, or the socket is closed."""
        until = time.monotonic() + PATIENCE
        try:
            while self.receive(left(until, "not sent away"))["type"] != "goodbye":
                continue
        except ConnectionClosed:
            return True
        return True


def gathered(clients):
    """The same, once each of them sees that all others are there."""
    for client in clients:
        client.wait_for(lambda c: all(chair["connected"] for chair in c.shown["chairs"] if chair))
    return clients


def left(until, otherwise):
    """Seconds until a deadline; fails when it has passed."""
    seconds = until - time.monotonic()
    assert seconds > 0, otherwise
    return seconds


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]
