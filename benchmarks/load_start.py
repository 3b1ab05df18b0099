"""How long a server with a great journal takes to open its door, for benchmarks/load.py."""

import asyncio
import os
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path

from tests.live import Server

from cardtable.catalog import game
from cardtable.core.chance import Fast
from cardtable.live.clock import Clock
from cardtable.live.live_table import LiveTable, enlist
from cardtable.store.sqlite import SqliteJournal
from cardtable.table import decide
from cardtable.table.deeds import Entry
from cardtable.table.table import Table

GAMES_IN_THE_JOURNAL = 100_000
RUNNING = 1_000


def opens_after(python, environment):
    """Seconds from the start of the process on this Python, in this environment, to its first answer."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "great.sqlite3"
        asyncio.run(write(str(path)))
        server = Server(path)
        server.python, server.environment = python, environment
        began = time.perf_counter()
        server.start()
        took = time.perf_counter() - began
        server.stop()
    return took


async def write(path):
    """One finished and one running game of Geschenkt, over and over under other ids."""
    journal = SqliteJournal(path)
    await play(journal, "kyoto-ume-1", moves=1000)
    await play(journal, "kyoto-ume-2", moves=20)
    await journal.close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("pragma synchronous = off")
        multiply(connection, "kyoto-ume-1", GAMES_IN_THE_JOURNAL - RUNNING)
        multiply(connection, "kyoto-ume-2", RUNNING)
        connection.commit()
    with open(path, "rb") as written:
        os.fsync(written.fileno())  # or the server's first write would wait for the disk to take all of it


async def play(journal, id, moves, name="geschenkt"):
    kind, clock, chance = game(name), Clock(), Fast(1)
    opened = Entry(1, clock.now(), decide.open_table(kind, {}, {}, "5a" * 32))
    await journal.append(id, [opened])
    live = LiveTable(Table(id, kind, opened.deed, opened.at), journal, clock, lambda: None)
    await enlist(journal, live.table)
    for name in ("Ann", "Bob", "Cleo", "Dan"):
        await live.do(lambda table, name=name: decide.sit(table, name, None, chance, token=name, key=name))
    await live.do(decide.start)
    for number in range(moves):
        if live.table.phase != "playing":
            break
        seat = live.table.state.waiting[0]
        move = str(live.table.state.some(seat, chance))
        await live.do(lambda table, seat=seat, move=move: decide.play(table, seat, move, None), f"Ann.{number}")


def multiply(connection, id, times):
    """The same game under so many ids."""
    connection.execute("create temp table if not exists ids (name text)")
    connection.execute("delete from ids")
    connection.executemany("insert into ids values (?)", ((f"{id}-{number:06d}",) for number in range(times)))
    connection.execute(
        "insert into entries select name, version, at, id, deed from ids cross join entries where tab = ?", (id,)
    )
    connection.execute(
        """insert into tables select name, version, phase, listed, touched_at,
           cast(replace(cast(summary as text), ?, name) as blob) from ids cross join tables where id = ?""",
        (id, id),
    )
