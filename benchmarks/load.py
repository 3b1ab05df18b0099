"""What a move costs on its way from a click to four screens, beside boardgame.io, in one run on one machine.

    python -m benchmarks.load            three rounds, every game, 2,000 players: about ten minutes
    python -m benchmarks.load --short    one short round of each server
    python -m benchmarks.load --trained P  ours also runs on this Python, as debian_python.sh makes one

A client in Node (load_client.mjs) plays at many tables at once: four sockets each, random legal moves, the next one
when the last screen has seen the one before. What counts is how many moves a server makes in a second of its own
processor. Ours writes each move to disk (`synchronous=FULL`) before anybody sees it; the peer runs in memory and with
its FlatFile store. Not every Python was optimized by profile when it was built: if one that was is given, ours is
measured on that, too. Needs Node and npm; writes benchmarks/load.md.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from argparse import ArgumentParser
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from tests.live import Server, free_port
from tools.build_web import find_node, npm_command, packaged_node, version

from benchmarks.load_memory import COUNTS, at_rest
from benchmarks.load_space import spaces
from benchmarks.load_start import GAMES_IN_THE_JOURNAL, opens_after

HERE = Path(__file__).parent
ROOT = HERE.parent
TARGET = HERE / "load.md"
PEER = ROOT / "build" / "load-peer"
ROUNDS = 3
SECONDS = 8
TABLES = 100
SPARE = {"ours": 800, "trained": 800, "memory": 250, "flat": 120}
"""Tables that wait, connected, to take the place of a game that is over."""
PLAYERS = {"sushi-go": 4, "rook": 4, "rummy": 4, "shanko": 4}
MOST_BYTES = {"rook": 700, "sushi-go": 700, "shanko": 1200}
CALM_TABLES, CALM_PAUSE_S = 500, 2.0
PYTHONS = {"ours": sys.executable}
"""What ours runs on."""


def main():
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("--short", action="store_true", help="one short round; writes nothing")
    arguments.add_argument("--trained", help="a Python that was optimized by profile")
    given = arguments.parse_args()
    PYTHONS.update({"trained": given.trained} if given.trained else {})
    install_peer()
    if given.short:
        print("\n".join(compared([one_round(seconds=4)])))
        return
    rounds = [one_round(SECONDS) for _ in range(ROUNDS)]
    games = {name: measured("ours", game=name, players=PLAYERS[name], seconds=5) for name in PLAYERS}
    calm = measured("ours", tables=CALM_TABLES, spare=50, seconds=15, pause=CALM_PAUSE_S)
    with tempfile.TemporaryDirectory() as folder, serving("ours", Path(folder)) as server:
        resting = at_rest(*server)
    door = opens_after(sys.executable, compiled_environment())
    reached = goals(rounds, games, calm, resting, door)
    pages = (reached, compared(rounds), of_games(rounds, games), calmly(calm, resting), start(door), on_disk(spaces()))
    lines = [*head(), *(line for page in pages for line in ("", *page))]
    TARGET.write_text("\n".join(lines) + "\n")
    print(TARGET.read_text())


def head():
    node = ".".join(map(str, version(newest_node())))
    yield "# Load"
    yield ""
    yield f"Made by `python -m benchmarks.load` on {os.cpu_count()} cores, a server and its clients: Geschenkt,"
    yield f"four people at each of {TABLES} tables, as fast as they can. Every move of ours is on disk"
    yield "(`synchronous=FULL`) before it is acknowledged or shown; times are from sending a move until the last of"
    yield "four screens has it."
    yield f"The peer runs on the newest Node at hand, {node}, in production mode."
    yield f"Ours runs on {', and on one that was optimized by profile, '.join(map(version_of, PYTHONS.values()))}."


def version_of(python):
    """Which Python that is."""
    return subprocess.run([python, "--version"], capture_output=True, text=True, check=True).stdout.strip()


def one_round(seconds):
    """Every server once, one after the other."""
    return {kind: measured(kind, seconds=seconds, spare=SPARE[kind]) for kind in (*PYTHONS, "memory", "flat")}


def measured(kind, **wish):
    """What one run of the client at a server says."""
    with tempfile.TemporaryDirectory() as folder, serving(kind, Path(folder)) as (port, pid):
        flags = [word for name, value in {"tables": TABLES, **wish}.items() for word in (f"--{name}", str(value))]
        who = "ours" if kind in PYTHONS else "peer"
        command = [
            newest_node(),
            str(HERE / "load_client.mjs"),
            "--server",
            who,
            "--port",
            str(port),
            "--pid",
            str(pid),
        ]
        done = subprocess.run([*command, *flags], capture_output=True, text=True, check=False, preexec_fn=on_core(1))
    if done.returncode:
        sys.exit(f"{kind}: {done.stderr}")
    figures = json.loads(done.stdout)
    figures["rate"] = figures["moves"] / figures["served"]
    print(
        f"· {kind} {wish.get('game', '')} {figures['rate']:.0f} moves/CPU-s, client {figures['client']:.0%}", flush=True
    )
    return figures


@contextmanager
def serving(kind, folder):
    """A server on a core of its own: its port and process."""
    if kind in PYTHONS:
        server = OneCoreServer(folder / "load.sqlite3", "--rate", "0")
        server.python = PYTHONS[kind]
        server.start()
        try:
            yield server.port, server.process.pid
        finally:
            server.stop()
        return
    port, log = free_port(), folder / "log"
    command = [newest_node(), "server.cjs", str(port), *([str(folder / "store")] if kind == "flat" else [])]
    environment = {**os.environ, "NODE_ENV": "production"}
    with log.open("w") as out:
        peer = subprocess.Popen(command, cwd=PEER, env=environment, stdout=out, stderr=out, preexec_fn=on_core(0))
    try:
        while "up" not in log.read_text():
            if peer.poll() is not None:
                sys.exit(f"the peer ended: {log.read_text()}")
            time.sleep(0.05)
        yield port, peer.pid
    finally:
        peer.kill()
        peer.wait()


class OneCoreServer(Server):
    """Ours, compiled where a compiler is at hand, as ./play starts it."""

    def start(self):
        self.environment = compiled_environment()
        super().start()
        if os.cpu_count() > 1:
            for thread in Path(f"/proc/{self.process.pid}/task").iterdir():
                os.sched_setaffinity(int(thread.name), {0})
        return self


def compiled_environment():
    """As ./play has it, which also keeps what Python makes of each file when it is first read."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    if not environment.get("CARDTABLE_INTERPRETED") and "PYTHONPATH" not in environment:
        compiled = subprocess.run([sys.executable, str(ROOT / "tools" / "compile.py"), "--if-possible"], check=False)
        if compiled.returncode == 0:
            environment["PYTHONPATH"] = str(ROOT / "build" / "compiled")
    return environment


def newest_node():
    """The newest Node there is, the machine's or the one that comes as a package: the peer gets the best."""
    return max({find_node(), packaged_node() or find_node()}, key=version)


def on_core(number):
    return (lambda: os.sched_setaffinity(0, {number})) if os.cpu_count() > 1 else None


def install_peer():
    """boardgame.io from npm, as its lock file pins it, beside our build."""
    lock = (HERE / "load_peer" / "package-lock.json").read_text()
    ready = PEER / ".ready"
    if not ready.exists() or ready.read_text() != lock:
        shutil.copytree(HERE / "load_peer", PEER, dirs_exist_ok=True)
        command = [*npm_command(find_node()), "ci", "--no-audit", "--no-fund", "--silent"]
        subprocess.run(command, cwd=PEER, check=True)
        ready.write_text(lock)
    for file in (HERE / "load_peer").glob("*.cjs"):
        shutil.copy(file, PEER)


NAMES = {
    "ours": "Cardtable, durable",
    "trained": "Cardtable, durable, on the Python optimized by profile",
    "memory": "boardgame.io 0.50.2, in memory",
    "flat": "boardgame.io, FlatFile",
}


def compared(rounds):
    """The servers beside each other: the median of the rounds."""
    rates = rates_of(rounds)
    yield "| | moves per second of its processor | µs a move | bytes an update | moves/s | p50 ms | p99 ms | ours is |"
    yield "|---|---|---|---|---|---|---|---|"
    for kind in rates:
        name, runs = NAMES[kind], [round[kind] for round in rounds]
        spread = f"{min(run['rate'] for run in runs):.0f} to {max(run['rate'] for run in runs):.0f}"
        cells = [name, f"{rates[kind]:.0f} ({spread})", f"{1e6 / rates[kind]:.0f}", *middle(runs)]
        yield f"| {' | '.join(cells)} | {rates['ours'] / rates[kind]:.1f} times |"


def rates_of(rounds):
    """By the server, the middle of what it reached in the rounds."""
    return {kind: median(round[kind]["rate"] for round in rounds) for kind in rounds[0]}


def middle(runs):
    """Bytes, moves a second and times of some runs."""
    bytes_, p50, p99 = (median(run[name] for run in runs) for name in ("bytes", "p50", "p99"))
    return f"{bytes_:.0f}", f"{pace(runs):.0f}", f"{p50:.1f}", f"{p99:.1f}"


def of_games(rounds, games):
    yield "| game, four players | moves per second of the processor | µs a move | bytes an update |"
    yield "|---|---|---|---|"
    for name, run in {"geschenkt": rounds[-1]["ours"], **games}.items():
        yield f"| {name} | {run['rate']:.0f} | {1e6 / run['rate']:.0f} | {run['bytes']:.0f} |"


def calmly(calm, resting):
    _, seated, connected, playing = calm["memories"]
    tables = calm["tables"]
    people = 4 * CALM_TABLES
    first, second, more = resting
    yield f"{people} people, a move every {CALM_PAUSE_S:.0f} s at each table: p50 {calm['p50']:.1f} ms, p99 "
    yield f"{calm['p99']:.1f} ms to the last screen, {calm['served'] / calm['seconds']:.0%} of a core. Memory:"
    yield f"{second:.1f} KiB a table with four people, from {COUNTS[1]:,} tables to {COUNTS[2]:,}, and {more:.1f} KiB"
    yield f"from there to {COUNTS[3]:,} (the first {COUNTS[1]:,} take {first:.1f} KiB each, with caches that"
    yield f"are filled once); {(connected - seated) / tables / 4:.1f} KiB a connection,"
    yield f"{(playing - connected) / tables:.1f} KiB more for a game that runs."


def start(door):
    yield f"With {GAMES_IN_THE_JOURNAL:,} games in its journal a server opens its door {door:.1f} s after its start."


def on_disk(spaces):
    yield "| a finished game, random moves | moves | KiB on disk |"
    yield "|---|---|---|"
    for name, (moves, kib) in spaces.items():
        yield f"| {name} | {moves} | {kib:.1f} |"


def goals(rounds, games, calm, resting, door):
    """What was wanted, and what has come of it."""
    rates, ours = rates_of(rounds), [round["ours"] for round in rounds]
    _, seated, connected, _ = calm["memories"]
    yield "| goal | wanted | measured | |"
    yield "|---|---|---|---|"
    yield at_least("times boardgame.io in memory, per second of the processor", 2.5, rates["ours"] / rates["memory"])
    yield at_least("times its FlatFile", 8, rates["ours"] / rates["flat"])
    yield at_least("durable moves a second, one core", 4000, pace(ours))
    if "trained" in rates:
        trained = " on the Python optimized by profile"
        yield at_least(f"times boardgame.io in memory{trained}", 2.5, rates["trained"] / rates["memory"])
        yield at_least(f"times its FlatFile{trained}", 8, rates["trained"] / rates["flat"])
        yield at_least(f"durable moves a second{trained}", 4000, pace([round["trained"] for round in rounds]))
    yield at_most("bytes an update, Geschenkt", 400, median(run["bytes"] for run in ours))
    for name, most in MOST_BYTES.items():
        yield at_most(f"bytes an update, {name}", most, games[name]["bytes"])
    yield at_most(f"p99 in ms, {4 * CALM_TABLES} people", 50, calm["p99"])
    yield at_most("KiB a connection", 16, (connected - seated) / calm["tables"] / 4)
    yield at_most(f"KiB a table at rest, up to {COUNTS[-1]:,}", 8, max(resting[1:]))
    yield at_most(f"seconds to the open door, {GAMES_IN_THE_JOURNAL:,} games", 2, door)


def pace(runs):
    """Moves a second by the clock on the wall."""
    return median(run["moves"] / run["seconds"] for run in runs)


def at_least(what, wanted, measured):
    return f"| {what} | ≥ {wanted} | {measured:.1f} | {'reached' if measured >= wanted else 'missed'} |"


def at_most(what, wanted, measured):
    return f"| {what} | ≤ {wanted} | {measured:.1f} | {'reached' if measured <= wanted else 'missed'} |"


if __name__ == "__main__":
    main()
