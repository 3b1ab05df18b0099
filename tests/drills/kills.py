"""SIGKILL at random moments while many tables play over real sockets: no acknowledged move is lost or doubled, and
every table goes on where it was.

Full form: python -m tests.drills.kills --kills 200 --tables 300
In parts of some minutes, each with a seed of its own: --seconds 240 --seed 2
"""

import asyncio
import json
import math
import random
import sqlite3
import tempfile
import time
from argparse import ArgumentParser
from dataclasses import dataclass, field
from pathlib import Path

from tests.live import Server, with_changes
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

THINKING_S = 0.1
"""Seconds that a player thinks, on average, so that there is time for everybody."""


@dataclass
class Ledger:
    """What the server has acknowledged, as its clients remember it."""

    done: dict[tuple[str, str], int] = field(default_factory=dict)
    kills: int = 0
    faults: list[str] = field(default_factory=list)


class Player:
    """One seat that answers every question, reconnects after every cut, and repeats what was not acknowledged."""

    def __init__(self, server, table, token, ledger, chance):
        self.address = f"ws://127.0.0.1:{server.port}/ws/{table}"
        self.table, self.token, self.ledger, self.chance = table, token, ledger, chance
        self.pending, self.number, self.version, self.is_over = None, 0, 0, False
        self.shown = {}

    async def live(self):
        while not self.is_over:
            try:
                async with connect(self.address, open_timeout=5, close_timeout=0.1) as socket:
                    await socket.send(json.dumps({"type": "hello", "token": self.token}))
                    await self.talk(socket)
            except (ConnectionClosed, OSError, TimeoutError, EOFError):
                await asyncio.sleep(0.05)

    async def talk(self, socket):
        if self.pending:
            await socket.send(json.dumps(self.pending))
        async for text in socket:
            message = json.loads(text)
            if message["type"] in ("table", "changes"):
                await self.look(socket, with_changes(self.shown, message))
            elif message["type"] in ("done", "refusal"):
                await self.learn(socket, message)
            if self.is_over:
                return

    async def learn(self, socket, answer):
        """What became of the last move; then the next one, if there is one to make."""
        if answer["type"] == "done":
            self.ledger.done[self.table, answer["id"]] = answer["version"]
        self.pending = None
        await self.act(socket)

    async def look(self, socket, table):
        if table["version"] < self.version:
            self.ledger.faults.append(f"{self.table} fell back from {self.version} to {table['version']}")
        self.version = table["version"]
        self.shown, self.is_over = table, table["phase"] == "over"
        await self.act(socket)

    async def act(self, socket):
        table = self.shown
        legal = table["view"]["legal"] if table.get("phase") == "playing" else None
        if legal and not self.pending:
            self.number += 1
            move = self.chance.choice(legal)["move"]
            id = f"{self.token[:8]}-{self.number}"
            self.pending = {"type": "do", "move": move, "answers": table["question"], "id": id}
            await asyncio.sleep(self.chance.uniform(0, 2 * THINKING_S))
            await socket.send(json.dumps(self.pending))


async def drill(server, kills, tables, seed, seconds, report):
    """Play, kill, go on, until there were as many kills as asked for or the time is over."""
    chance, ledger = random.Random(seed), Ledger()
    lives = await new_tables(server, ledger, tables, seed)
    until = time.monotonic() + seconds
    for number in range(kills):
        if time.monotonic() > until:
            break
        await busy(ledger, len(ledger.done) + 2 * tables)
        await asyncio.sleep(chance.uniform(0.0, 0.2))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        ledger.kills += 1
        report(ledger.kills, len(ledger.done))
        finished = sum(life.done() for life in lives)
        lives = [life for life in lives if not life.done()]
        lives += await new_tables(server, ledger, finished // 2, seed + 7919 * (number + 1))
    await asyncio.sleep(1.0)
    server.kill()
    for life in lives:
        life.cancel()
    await asyncio.gather(*lives, return_exceptions=True)
    return ledger


async def busy(ledger, moves):
    """Wait until so many moves are acknowledged, so that a kill strikes in the midst of play."""
    until = time.monotonic() + 20
    while len(ledger.done) < moves and time.monotonic() < until:
        await asyncio.sleep(0.01)


async def new_tables(server, ledger, number, seed):
    """So many games begin, some at a time; the lives of their players."""
    players = []
    for first in range(0, number, 10):
        opening = (open_table(server, ledger, seed + n) for n in range(first, min(first + 10, number)))
        players += [player for table in await asyncio.gather(*opening) for player in table]
    return [asyncio.create_task(player.live()) for player in players]


async def open_table(server, ledger, seed):
    """Two people at a table whose game has begun."""
    settings = {"turn_time_s": 0, "absent": "wait", "pace_ms": 0}
    ann = await asyncio.to_thread(server.open_table, settings=settings)
    _, bob = await asyncio.to_thread(server.sit, ann["table"], "Bob")
    async with connect(f"ws://127.0.0.1:{server.port}/ws/{ann['table']}") as socket:
        await socket.send(json.dumps({"type": "hello", "token": ann["token"]}))
        await socket.send(json.dumps({"type": "start", "id": "start"}))
        while json.loads(await socket.recv())["type"] != "done":
            continue
    return [Player(server, ann["table"], who["token"], ledger, random.Random(seed)) for who in (ann, bob)]


def compare(database, ledger):
    """What is wrong: acknowledged moves that are not on disk exactly once, and journals with holes."""
    wrong = list(ledger.faults)
    with sqlite3.connect(database) as connection:
        written = connection.execute("select tab, id, version from journal where id is not null")
        kept = {(tab, id.partition(".")[2]): version for tab, id, version in written}
        holes = connection.execute("select tab from journal group by tab having count(*) <> max(version)").fetchall()
    connection.close()
    wrong += [f"{table} has holes in its journal" for (table,) in holes]
    for key, version in ledger.done.items():
        if kept.get(key) is None:
            wrong.append(f"{key} was acknowledged at {version} and is lost")
    return wrong


def lost_tables(server, database):
    """Tables that a server can't open again from their journal."""
    with sqlite3.connect(database) as connection:
        tables = [table for (table,) in connection.execute("select distinct tab from journal")]
    connection.close()
    return [f"{table} doesn't resume" for table in tables if server.get(f"/api/tables/{table}")[0] != 200]


def run(kills, tables, seed=1, seconds=math.inf, server_kind=Server, report=lambda kill, done: None):
    """The drill on a new file; the ledger and all that is wrong."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.sqlite3"
        server = server_kind(database, "--rate", "0").start()
        try:
            ledger = asyncio.run(drill(server, kills, tables, seed, seconds, report))
            wrong = compare(database, ledger)
            return ledger, wrong + lost_tables(server.start(), database)
        finally:
            server.stop()


def show(kill, done):
    print(f"\r{kill} kills, {done} moves acknowledged", end="", flush=True)


def main():
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("--kills", type=int, default=200)
    arguments.add_argument("--tables", type=int, default=300)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--seconds", type=float, default=math.inf)
    given = arguments.parse_args()
    from_ = time.monotonic()
    ledger, wrong = run(given.kills, given.tables, given.seed, given.seconds, report=show)
    took = time.monotonic() - from_
    print(f"\n{ledger.kills} kills, {len(ledger.done)} acknowledged moves, {len(wrong)} faults, {took:.0f} s")
    for fault in wrong[:20]:
        print(" ", fault)
    raise SystemExit(bool(wrong))


if __name__ == "__main__":
    main()
