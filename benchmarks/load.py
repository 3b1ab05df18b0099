"""How much a server bears: durable moves a second, the time from a move to the last screen, memory for each connection.

    python -m benchmarks.load --players 2000 --seconds 20

Everything runs on this machine, clients included, so the figures are a lower bound. Writes benchmarks/load.md.
"""

import asyncio
import json
import os
import random
import tempfile
import time
from argparse import ArgumentParser
from pathlib import Path
from statistics import quantiles

from tests.live import Server, with_changes
from websockets.asyncio.client import connect

SEATS = 4
TARGET = Path(__file__).with_suffix(".md")


class Seat:
    """One connection, which notes when each version of its table reaches it."""

    def __init__(self, server, seated):
        self.address = f"ws://127.0.0.1:{server.port}/ws/{seated['table']}"
        self.token, self.table = seated["token"], None
        self.socket = None
        self.seen = {}
        self.changed = asyncio.Event()

    async def open(self):
        self.socket = await connect(self.address, max_size=None, compression=None)
        await self.socket.send(json.dumps({"type": "hello", "token": self.token}))
        self.task = asyncio.create_task(self.listen())

    async def listen(self):
        async for text in self.socket:
            if text.startswith(('{"type":"table"', '{"type":"changes"')):
                self.table = with_changes(self.table, json.loads(text))
                self.seen[self.table["version"]] = time.perf_counter()
                self.changed.set()

    async def wait_for(self, holds):
        while self.table is None or not holds(self.table):
            self.changed.clear()
            await self.changed.wait()

    @property
    def can_move(self):
        return self.table["phase"] == "playing" and bool(self.table["view"]["legal"])


async def play(seats, until, pause, times, chance):
    """One table: whoever is to move does so after a pause, until the time is over; then a new game is not begun."""
    number = 0
    while time.perf_counter() < until and all(seat.table["phase"] == "playing" for seat in seats):
        await asyncio.sleep(chance.uniform(0, 2 * pause))
        mover = next((seat for seat in seats if seat.can_move), None)
        if mover is None:
            continue
        number += 1
        version, legal = mover.table["version"] + 1, mover.table["view"]["legal"]
        move = chance.choice(legal)["move"]
        began = time.perf_counter()
        command = {
            "type": "do",
            "move": move,
            "answers": mover.table["question"],
            "id": f"{mover.token[:6]}-{number}-{version}",
        }
        await mover.socket.send(json.dumps(command))
        for seat in seats:
            await seat.wait_for(lambda table, version=version: table["version"] >= version)
        times.append(max(seat.seen.get(version, began) for seat in seats) - began)


async def table_of(server, settings):
    ann = await asyncio.to_thread(server.open_table, settings=settings)
    others = [(await asyncio.to_thread(server.sit, ann["table"], f"P{n}"))[1] for n in range(1, SEATS)]
    return [Seat(server, seated) for seated in (ann, *others)]


def memory(pid):
    """Resident memory in KiB."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


TICKS = os.sysconf("SC_CLK_TCK")


def busy_seconds():
    """Seconds for which the cores of this machine have worked, for whomever."""
    user, nice, system, _, _, irq, softirq, *_ = Path("/proc/stat").read_text().split("\n")[0].split()[1:]
    return sum(int(ticks) for ticks in (user, nice, system, irq, softirq)) / TICKS


def server_seconds(pid):
    """Seconds for which they have worked for the server."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


async def measure(server, players, seconds, pause):
    settings = {"turn_time_s": 0, "absent": "wait", "pace_ms": 0}
    started = memory(server.process.pid)
    tables = [await table_of(server, settings) for _ in range(players // SEATS)]
    opened = memory(server.process.pid)
    for seats in tables:
        await asyncio.gather(*(seat.open() for seat in seats))
        await asyncio.gather(*(seat.wait_for(lambda table: True) for seat in seats))
    connected = memory(server.process.pid)
    for seats in tables:
        await seats[0].socket.send(json.dumps({"type": "start", "id": "start"}))
    await asyncio.gather(
        *(seat.wait_for(lambda table: table["phase"] == "playing") for seats in tables for seat in seats)
    )
    times, chance, began = [], random.Random(1), time.perf_counter()
    busy, ours, served = busy_seconds(), time.process_time(), server_seconds(server.process.pid)
    await asyncio.gather(*(play(seats, began + seconds, pause, times, chance) for seats in tables))
    took = time.perf_counter() - began
    served = server_seconds(server.process.pid) - served
    others = busy_seconds() - busy - served - (time.process_time() - ours)
    return {
        "moves_per_second": len(times) / took,
        "times": times,
        "server_ms": 1000 * served / len(times),
        "others": others / (took * os.cpu_count()),
        "table_kib": (opened - started) / len(tables),
        "connection_kib": (connected - opened) / (len(tables) * SEATS),
    }


def row(name, measured):
    cuts = quantiles(measured["times"], n=100)
    cells = (
        name,
        f"{measured['moves_per_second']:.0f}",
        f"{1000 * cuts[49]:.1f}",
        f"{1000 * cuts[98]:.1f}",
        f"{measured['server_ms']:.2f}",
        f"{measured['table_kib']:.0f}",
        f"{measured['connection_kib']:.0f}",
        f"{max(measured['others'], 0):.0%}",
    )
    return f"| {' | '.join(cells)} |"


def run(players, seconds, pause):
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "load.sqlite3", "--rate", "0").start()
        try:
            return asyncio.run(measure(server, players, seconds, pause))
        finally:
            server.stop()


def main():
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("--players", type=int, default=2000)
    arguments.add_argument("--seconds", type=float, default=20)
    given = arguments.parse_args()
    calm = run(given.players, given.seconds, pause=2.0)
    busy = run(100, given.seconds, pause=0.0)
    lines = [
        "# Load",
        "",
        f"Made by `python -m benchmarks.load` on {os.cpu_count()} cores, which server and clients share; Geschenkt,",
        f"{SEATS} people at a table, every move committed with `synchronous=FULL` before it is acknowledged. The time",
        "is that from sending a move to the moment when the last of the four screens has it. The last column is the",
        "share of the cores that other work took meanwhile: times beside a large one say little, what a move costs the",
        "server's processor stays.",
        "",
        "| | durable moves/s | p50 ms | p99 ms | server ms a move | KiB a table | KiB a connection | others |",
        "|---|---|---|---|---|---|---|---|",
        row(f"{given.players} players, a move every 2 s at each table", calm),
        row("100 players, as fast as they can", busy),
    ]
    TARGET.write_text("\n".join(lines) + "\n")
    print(TARGET.read_text())


if __name__ == "__main__":
    main()
