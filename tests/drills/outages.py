"""Two servers on one PostgreSQL, and one thing after the other that fails while many tables play: a server is killed,
PostgreSQL is restarted, the line to it is cut, hints are lost. No acknowledged move is lost or doubled, every table
plays on within seconds, and nobody reloads by hand.

Full form: python -m tests.drills.outages --outages kill:50 fast:50 immediate:50 cut:50 sever:10 --tables 100
In parts: --outages kill:10 --tables 8 --seed 2; with every notification lost: --server silent; with a planted fault, by
the module's name: --server hopeful; on a machine that has much else to do, where seconds say nothing of the servers:
--patience 30
"""

import asyncio
import json
import random
import signal
import tempfile
import time
from argparse import ArgumentParser
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path

from tests.cluster.servers import SharedServer
from tests.drills.kills import Ledger, Player
from tests.drills.proxy import Proxy
from tests.live import PATIENCE
from tests.postgres import Cluster, new_database, rows
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from cardtable.core.move import Unavailable
from cardtable.live.replay import replayed
from cardtable.store.postgres.journal import PostgresJournal

SECONDS = 5.0
"""Seconds within which every table plays on."""
CUT_S = 4.0
"""How long a line stays cut: longer than a lease."""
SEVERED_S = 12.0
"""How long it stays cut when that is long."""
UNDER_WAY_S = 0.5
"""For so long what was on its way before that may still be seen."""
TRIES = 5
"""How often somebody tries to begin a game while servers find that their database is gone."""


def other_server(name):
    """Servers as `tests/drills/<name>_server.py` has them."""
    return type(name, (SharedServer,), {"module": f"tests.drills.{name}_server"})


class Guest(Player):
    """A player whose browser is led to any of the servers that are up, as a proxy in front of them would."""

    def __init__(self, drill, table, token, number):
        super().__init__(drill.servers[number % len(drill.servers)], table, token, drill.ledger, random.Random(number))
        self.drill, self.turn, self.moved_at = drill, number, time.monotonic()

    async def live(self):
        while not self.is_over:
            server = self.drill.servers[self.turn % len(self.drill.servers)]
            try:
                address = f"ws://127.0.0.1:{server.port}/ws/{self.table}"
                async with connect(address, open_timeout=5, close_timeout=0.1) as socket:
                    await socket.send(json.dumps({"type": "hello", "token": self.token}))
                    await self.talk(socket)
            except (ConnectionClosed, OSError, TimeoutError, EOFError):
                await asyncio.sleep(0.05)
            self.turn += 1

    async def look(self, socket, table):
        if table["version"] > self.version:
            self.moved_at = time.monotonic()
        await super().look(socket, table)


class Drill:
    def __init__(self, folder, tables, seed, kind=SharedServer, patience=SECONDS):
        self.folder, self.number, self.kind, self.patience = Path(folder), tables, kind, patience
        self.chance, self.ledger = random.Random(seed), Ledger()
        self.cluster, self.servers, self.proxies, self.guests, self.lives = None, [], [], [], []
        self.slowest = 0.0
        self.done = Counter()

    async def run(self, outages, report=lambda drill: None):
        """Play on through outages, one after the other; all that is wrong."""
        self.cluster = await asyncio.to_thread(lambda: Cluster().start())
        async with AsyncExitStack() as stack:
            stack.push_async_callback(asyncio.to_thread, self.cluster.remove)
            self.database = await asyncio.to_thread(new_database, self.cluster.address())
            for n in range(2):
                await self._start_server(stack, n)
            for outage in outages:
                await self._seat_guests()
                await self._played_on(time.monotonic())
                await getattr(self, f"_{outage}")()
                await self._played_on(time.monotonic())
                self.done[outage] += 1
                report(self)
            wrong = self.ledger.faults + await self._compare()
            for life in self.lives:
                life.cancel()
            await asyncio.gather(*self.lives, return_exceptions=True)
            return wrong

    async def _start_server(self, stack, n):
        proxy = await Proxy(self.cluster.port).start()
        stack.push_async_callback(proxy.close)
        address = self.cluster.address(self.database.rpartition("/")[2], proxy.port)
        server = self.kind(address, self.folder / f"server-{n}.log")
        await asyncio.to_thread(server.start)
        stack.push_async_callback(asyncio.to_thread, server.kill)
        self.proxies.append(proxy)
        self.servers.append(server)

    async def _seat_guests(self):
        """As many tables as there should be, whatever games are over, at servers that take people in."""
        for server in self.servers:
            await asyncio.to_thread(_wait_until_ready, server)
        self.guests = [guest for guest in self.guests if not guest.is_over]
        playing = len({guest.table for guest in self.guests})
        for first in range(playing, self.number, 10):
            tables = (self._opened_table(n) for n in range(first, min(first + 10, self.number)))
            guests = [guest for table in await asyncio.gather(*tables) for guest in table]
            self.guests += guests
            self.lives += [asyncio.create_task(guest.live()) for guest in guests]

    async def _opened_table(self, number):
        """A table that has begun; a server that only now finds its database gone sends people away for a while."""
        for _ in range(TRIES):
            try:
                return await self._open_table(number)
            except ConnectionClosed:
                await asyncio.to_thread(_wait_until_ready, self.servers[number % 2])
        raise AssertionError(f"nobody is let in, {TRIES} times")

    async def _open_table(self, number):
        """Two people, on different servers, and a bot."""
        settings = {"turn_time_s": 0, "absent": "wait", "pace_ms": 0}
        server = self.servers[number % 2]
        ann = await asyncio.to_thread(server.open_table, bots=["easy"], settings=settings)
        _, bob = await asyncio.to_thread(server.sit, ann["table"], "Bob")
        async with connect(f"ws://127.0.0.1:{server.port}/ws/{ann['table']}") as socket:
            await socket.send(json.dumps({"type": "hello", "token": ann["token"]}))
            await socket.send(json.dumps({"type": "start", "id": "start"}))
            while json.loads(await socket.recv())["type"] != "done":
                continue
        return [Guest(self, ann["table"], who["token"], n) for n, who in enumerate((ann, bob))]

    async def _played_on(self, since):
        """Wait until everybody has seen something new, or their game is over."""

        def late():
            return [guest for guest in self.guests if not guest.is_over and guest.moved_at < since]

        while late() and time.monotonic() < since + 2 * self.patience:
            await asyncio.sleep(0.02)
        took = time.monotonic() - since
        self.slowest = max(self.slowest, took)
        if late() or took > self.patience:
            self.ledger.faults.append(f"{len(late())} guests see nothing new after {took:.1f} s")

    async def _calm(self):
        """Nothing fails but what the servers were told to."""

    async def _kill(self):
        server = self.chance.choice(self.servers)
        await asyncio.to_thread(server.kill)
        await self._played_on(time.monotonic())
        await asyncio.to_thread(server.start)

    async def _fast(self):
        await self._restart(signal.SIGINT)

    async def _immediate(self):
        await self._restart(signal.SIGQUIT)

    async def _restart(self, how):
        await asyncio.to_thread(self.cluster.stop, how)
        await asyncio.to_thread(self.cluster.start)

    async def _cut(self):
        proxy = self.chance.choice(self.proxies)
        proxy.cut()
        await asyncio.sleep(CUT_S)
        proxy.mend()

    async def _sever(self):
        """Cut for long: whoever is there must come to another server meanwhile."""
        proxy, since = self.chance.choice(self.proxies), time.monotonic()
        proxy.cut()
        await self._played_on(since + UNDER_WAY_S)
        await asyncio.sleep(max(since + SEVERED_S - time.monotonic(), 0.0))
        proxy.mend()

    async def _compare(self):
        """Acknowledged moves that are not in the journal exactly once, and journals that are none."""
        await asyncio.sleep(0.5)
        done = dict(self.ledger.done)
        written = await rows(self.database, "select tab, id from entries where id is not null")
        kept = Counter((row["tab"], row["id"].partition(".")[2]) for row in written)
        return await self._unplayable() + [
            f"{key} was acknowledged and is there {kept[key]} times" for key in done if kept[key] != 1
        ]

    async def _unplayable(self):
        """Tables whose journal can't be played again: with a hole, or with two answers to one question."""
        journal = PostgresJournal(self.database)
        wrong = []
        try:
            for table in await journal.tables():
                try:
                    replayed(table, await journal.read(table))
                except Unavailable as fault:
                    wrong.append(f"{table} can't be played again: {fault.why}")
        finally:
            await journal.close()
        return wrong


def _wait_until_ready(server):
    until = time.monotonic() + PATIENCE
    while server.text("/ready")[0] != 200:
        assert time.monotonic() < until, "a server takes nobody in"
        time.sleep(0.05)


def run(outages, tables, seed=1, kind=SharedServer, patience=SECONDS, report=lambda drill: None):
    """The drill, and all that is wrong."""
    with tempfile.TemporaryDirectory() as folder:
        drill = Drill(folder, tables, seed, kind, patience)
        return drill, asyncio.run(drill.run(outages, report))


def show(drill):
    done = ", ".join(f"{times} {outage}" for outage, times in drill.done.items())
    print(f"{done}: slowest {drill.slowest:.1f} s, {len(drill.ledger.done)} moves, {drill.ledger.faults}", flush=True)


def main():
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("--outages", nargs="+", default=["kill:50", "fast:50", "immediate:50", "cut:50", "sever:10"])
    arguments.add_argument("--tables", type=int, default=100)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--patience", type=float, default=SECONDS, help="seconds in which all must play on")
    arguments.add_argument("--server", help="another one than ours: silent, trusting, hopeful, forgetful, clinging")
    given = arguments.parse_args()
    pairs = [word.partition(":") for word in given.outages]
    outages = [name for name, _, times in pairs for _ in range(int(times or 1))]
    kind = other_server(given.server) if given.server else SharedServer
    drill, wrong = run(outages, given.tables, given.seed, kind, given.patience, show)
    print(f"{len(drill.ledger.done)} acknowledged moves, {len(wrong)} faults, slowest {drill.slowest:.1f} s")
    for fault in wrong[:20]:
        print(" ", fault)
    raise SystemExit(bool(wrong))


if __name__ == "__main__":
    main()
