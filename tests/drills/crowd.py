"""Strangers at their limits beside people who play: sockets that read nothing, readers of long games, half-sent
requests, games that are brought. How long players wait for their moves meanwhile, and how much memory the server takes.

Full form, on an idle machine: python -m tests.drills.crowd --seconds 60
"""

import json
import statistics
import tempfile
import time
from argparse import ArgumentParser
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from http.client import HTTPConnection, HTTPException
from itertools import cycle
from multiprocessing import get_context
from pathlib import Path
from threading import Event, Thread

from tests.live import PATIENCE, Client, Server
from tests.server.test_deaf_sockets import deaf_onlooker
from tests.server.test_floods import begun
from tests.server.test_hardening import metric
from tests.server.test_reading import LONG, finished_record, kept, long_journal
from websockets.exceptions import ConnectionClosed

from cardtable.wire.codec import write

MOST_MS = 100
MOST_MEGABYTES = 300
TABLES = 4
DEAF = 110
SLOW = 100
PAGES = ("record.json", "replay?first=0", "replay?first=60&seat=1", "log.json", "log.txt?language=ja", "review")
THOUGHT_S = 0.1
"""Between two moves of a player."""
BREATH_S = 0.02
"""Between two requests of a stranger; the limits let through far fewer."""


class Waits:
    """How long moves took, in milliseconds."""

    def __init__(self, took):
        ordered = sorted(1000 * seconds for seconds in took)
        self.moves, self.p50 = len(ordered), statistics.median(ordered)
        self.p99, self.worst = ordered[int(0.99 * (len(ordered) - 1))], ordered[-1]

    def __str__(self):
        return f"{self.moves} moves, p50 {self.p50:.1f} ms, p99 {self.p99:.1f} ms, at most {self.worst:.1f} ms"


@dataclass(frozen=True)
class Found:
    alone: Waits
    beside_the_crowd: Waits
    megabytes: float
    dropped: int
    """Deaf sockets that were cut off."""
    limited: int
    """Requests that were turned away."""


def run(seconds, addresses=4):
    """What players saw alone, and while a crowd from so many addresses did what it could."""
    with tempfile.TemporaryDirectory() as folder:
        kept(Path(folder) / "t.sqlite3", long_journal())
        server = Server(Path(folder) / "t.sqlite3").start()
        try:
            alone = Waits(played(server, seconds / 4))
            with crowd(server.port, addresses):
                gathered(server)
                beside = Waits(played(server, seconds))
            return Found(alone, beside, peak(server), metric(server, "dropped_total"), metric(server, "limited_total"))
        finally:
            server.stop()


def played(server, seconds):
    """How long each move took from the click to its answer."""
    took, until = [], time.monotonic() + seconds
    people = [Thread(target=play_until, args=(server, until, took)) for _ in range(TABLES)]
    for one in people:
        one.start()
    for one in people:
        one.join()
    return took


def play_until(server, until, took):
    """Two people at a table, game after game; at least until anybody has moved."""
    while time.monotonic() < until or not took:
        ann = server.open_table(settings={"pace_ms": 0})
        bob = server.sit(ann["table"], "Bob")[1]
        clients = [Client(server, seated["table"], seated["token"]) for seated in (ann, bob)]
        clients[0].tell("start")
        both = [Thread(target=answer_until, args=(client, until, took)) for client in clients]
        for one in both:
            one.start()
        for one in both:
            one.join()


def answer_until(client, until, took):
    """One of them, until the game is over."""
    while (time.monotonic() < until or not took) and client.shown["phase"] != "over":
        with suppress(TimeoutError):
            if not client.legal:
                client.receive(1)
                continue
            began = time.monotonic()
            assert client.do(client.legal[0])["type"] == "done"
            took.append(time.monotonic() - began)
            time.sleep(THOUGHT_S)
    client.close()


@contextmanager
def crowd(port, addresses):
    """Strangers in a process of their own, until they are sent away."""
    strangers = get_context("spawn").Process(target=throng, args=(port, addresses), daemon=True)
    strangers.start()
    try:
        yield
    finally:
        strangers.kill()
        strangers.join()


def gathered(server):
    """Wait until strangers are turned away: then they are all there."""
    until = time.monotonic() + 2 * PATIENCE
    while metric(server, "limited_total") == 0 or metric(server, "connections") < DEAF // 2:
        assert time.monotonic() < until, "nobody comes"
        time.sleep(0.5)


def throng(port, addresses):
    sources = [f"127.0.0.{number}" for number in range(2, 2 + addresses)]
    for source in sources:
        for strange in (deaf, slow, read, bring):
            Thread(target=again_and_again, args=(partial(strange, port, source),), daemon=True).start()
    Event().wait()


def again_and_again(strange):
    while True:
        with suppress(OSError, HTTPException, ConnectionClosed, KeyError, AssertionError):
            strange()
        time.sleep(1)


def deaf(port, source):
    """As many sockets as an address may have, at a table where somebody talks without end."""
    server = Server("", port=port)
    seated = asked(port, source, "POST", "/api/tables", {"game": "rook", "name": "Eve", "settings": {"chat": "all"}})
    talker = Client(server, seated["table"], seated["token"])
    sleepers = []
    for _ in range(DEAF):
        with suppress(OSError):
            sleepers.append(deaf_onlooker(server, seated["table"], source))
    until = time.monotonic() + 60
    while time.monotonic() < until:
        talker.tell("say", text="x" * 290)
        time.sleep(1 / 15)
    for sleeper in sleepers:
        sleeper.close()


def slow(port, source):
    """As many half-sent requests as an address may have open; whoever is cut off comes again."""
    server = Server("", port=port)
    waiting = [begun(server, source=source) for _ in range(SLOW)]
    time.sleep(5)
    for one in waiting:
        one.close()


def read(port, source):
    for page in cycle(PAGES):
        asked(port, source, "GET", f"/api/tables/{LONG}/{page}")
        time.sleep(BREATH_S)


def bring(port, source):
    record = json.loads(write(finished_record()))
    while True:
        asked(port, source, "POST", "/api/history", record)
        time.sleep(BREATH_S)


def asked(port, source, method, path, body=None):
    with closing(HTTPConnection("127.0.0.1", port, timeout=60, source_address=(source, 0))) as connection:
        connection.request(method, path, None if body is None else json.dumps(body))
        answer = connection.getresponse().read()
    return json.loads(answer) if answer.startswith(b"{") else {}


def peak(server):
    """The most memory that the server ever had, in megabytes."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.split("VmHWM:")[1].split()[0]) / 1024


def main():
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("--seconds", type=float, default=60)
    arguments.add_argument("--addresses", type=int, default=4)
    given = arguments.parse_args()
    found = run(given.seconds, given.addresses)
    print(f"alone: {found.alone}")
    print(f"beside a crowd from {given.addresses} addresses: {found.beside_the_crowd}")
    print(f"{found.megabytes:.0f} MB at most, {found.dropped} cut off, {found.limited} turned away")
    raise SystemExit(found.beside_the_crowd.p99 >= MOST_MS or found.megabytes >= MOST_MEGABYTES)


if __name__ == "__main__":
    main()
