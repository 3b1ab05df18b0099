"""What more servers on one PostgreSQL cost and bring, beside one server on a file. Writes benchmarks/scale.md.

    python -m benchmarks.scale            about five minutes
    python -m benchmarks.scale --short    every part for a moment; writes nothing

The clients of benchmarks/load.py play Geschenkt, four at a table, as fast as they can: behind one port that 1, 2 and 4
workers share, and with each player on a server of their own. Needs Node, and a PostgreSQL as the tests do.
"""

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from argparse import ArgumentParser
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.cluster.servers import SharedServer
from tests.live import Server
from tests.postgres import Cluster, new_database, rows
from tools.build_web import find_node

from benchmarks.load import compiled_environment
from benchmarks.load_start import play
from benchmarks.scale_page import page
from cardtable.catalog import games
from cardtable.store.postgres.journal import PostgresJournal
from cardtable.store.sqlite import SqliteJournal
from cardtable.table.deeds import Entry, Said

HERE = Path(__file__).parent
TARGET = HERE / "scale.md"
WORKERS = (1, 2, 4)
AT_ONCE = (1, 10, 100)
"""Tables that write at the same time."""
WEIGHED = 20_000
"""Entries of each kind of game by which its size on disk is weighed: so many copies of one, at least a few."""
FEWEST = 4


def main():
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("--short", action="store_true", help="every part for a moment; writes nothing")
    given = arguments.parse_args()
    os.environ.update(compiled_environment())
    how = {"tables": 20, "spare": 300, "seconds": 2} if given.short else {"tables": 40, "spare": 600, "seconds": 6}
    cluster = Cluster().start()
    try:
        text = measured(cluster, how, seconds=0.5 if given.short else 4.0)
    finally:
        cluster.remove()
    if not given.short:
        TARGET.write_text(text)
    print(text)


def measured(cluster, how, seconds):
    runs = {"SQLite, one server": on_file(how)}
    runs |= {f"PostgreSQL, {n} worker{'s' * (n > 1)}": on_workers(cluster, n, how) for n in WORKERS}
    apart = on_servers_apart(cluster, {**how, "tables": how["tables"] // 2, "spare": 10, "pause": 1})
    commits = {n: (commits_in_sqlite(n, seconds), commits_in_postgres(cluster, n, seconds)) for n in AT_ONCE}
    sizes = asyncio.run(sizes_of_games(cluster))
    return page(runs, apart, commits, sizes)


def on_file(how):
    with tempfile.TemporaryDirectory() as folder, running(Server(Path(folder) / "t.sqlite3", "--rate", "0")) as server:
        return clients(server.port, server.process.pid, **how)


def on_workers(cluster, number, how):
    with tempfile.TemporaryDirectory() as folder:
        flags = ["--workers", str(number)] if number > 1 else []
        server = SharedServer(new_database(cluster.address()), Path(folder) / "log", *flags)
        with running(server):
            return clients(server.port, server.process.pid, beside=cluster.process.pid, **how)


def on_servers_apart(cluster, how):
    """Four servers, and each of the four players of a table on another."""
    address = new_database(cluster.address())
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        servers = [stack.enter_context(running(SharedServer(address, Path(folder) / f"{n}.log"))) for n in range(4)]
        ports = ",".join(str(server.port) for server in servers)
        pids = ",".join(str(server.process.pid) for server in servers)
        return clients(ports, pids, beside=cluster.process.pid, **how)


@contextmanager
def running(server):
    server.start()
    try:
        yield server
    finally:
        server.stop()


def clients(port, pid, **wish):
    """What one run of the load client says."""
    given = {"server": "ours", "port": port, "pid": pid, **wish}
    flags = [word for name, value in given.items() for word in (f"--{name}", str(value))]
    done = subprocess.run([find_node(), str(HERE / "load_client.mjs"), *flags], capture_output=True, text=True)
    if done.returncode:
        sys.exit(done.stderr)
    figures = json.loads(done.stdout)
    print(f"· {wish} {figures['moves'] / figures['served']:.0f} moves/CPU-s", flush=True)
    return figures


def commits_in_sqlite(tables, seconds):
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(appended(SqliteJournal(str(Path(folder) / "t.sqlite3")), tables, seconds))


def commits_in_postgres(cluster, tables, seconds):
    async def work():
        return await appended(PostgresJournal(address), tables, seconds)

    address = new_database(cluster.address())
    return asyncio.run(work())


async def appended(journal, tables, seconds):
    """Entries a second, and the milliseconds that one waits, when so many tables write one after the other."""
    times, until = [], time.perf_counter() + seconds

    async def write(table):
        for version in range(1, 1_000_000):
            began = time.perf_counter()
            if began > until:
                return
            await journal.append(table, [Entry(version, 1.0, Said(0, "a word of some twenty letters"), f"c{version}")])
            times.append(time.perf_counter() - began)

    await asyncio.gather(*(write(f"kobe-ume-{n}") for n in range(tables)))
    await journal.close()
    return len(times) / seconds, 1000 * sum(times) / len(times)


async def sizes_of_games(cluster):
    """Bytes on disk for each whole game, in SQLite and in PostgreSQL."""
    sizes = {}
    for name in games():
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "t.sqlite3"
            file, address = SqliteJournal(str(path)), await asyncio.to_thread(new_database, cluster.address())
            shared = PostgresJournal(address)
            await play(file, "kobe-ume-1", 5000, name)
            entries = await file.read("kobe-ume-1")
            copies = max(WEIGHED // len(entries), FEWEST)
            for n in range(copies):
                await file.append(f"kobe-ume-{n + 2}", entries)
                await shared.append(f"kobe-ume-{n + 2}", entries)
            size = await rows(address, "select pg_total_relation_size('entries') as bytes")
            await shared.close()
            await file.close()
            sizes[name] = len(entries), path.stat().st_size / (copies + 1), size[0]["bytes"] / copies
    return sizes


if __name__ == "__main__":
    main()
