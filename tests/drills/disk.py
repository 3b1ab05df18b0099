"""A disk that fills up, breaks, or loses its power: nothing acknowledged is lost, nothing is corrupt, a refusal is a
clear sentence, and the server goes on without a restart when the disk does. Needs a C compiler (tests/drills/disk.c).

Full form: python -m tests.drills.disk --moves 1500 --cuts 400 --writes 60
"""

import os
import random
import shutil
import sqlite3
import struct
import subprocess
import tempfile
import time
from argparse import ArgumentParser
from dataclasses import dataclass
from pathlib import Path

from tests.live import Client, Server
from websockets.exceptions import ConnectionClosed

HEADER = struct.Struct("=IIQQ")
WRITE, TRUNCATE, SYNC, UNLINK = 1, 2, 3, 4
MARK = "drill-tables.sqlite3"
MOVES_OF_A_GAME = 20
"""No game is over before."""


class DiskServer(Server):
    """A server whose disk obeys the drill."""

    def __init__(self, folder, module="cardtable"):
        super().__init__(Path(folder) / MARK, "--rate", "0")
        self.module, self.folder = module, Path(folder)
        self.control, self.trace = self.folder / "control", self.folder / "trace"

    def start(self):
        shim = self.folder / "disk.so"
        source = Path(__file__).with_name("disk.c")
        if not shim.exists():
            assert shutil.which("cc"), "The disk of this drill is written in C: install a compiler (cc) to run it."
            subprocess.run(["cc", "-O1", "-shared", "-fPIC", "-o", shim, source, "-ldl"], check=True)
        drill = {
            "LD_PRELOAD": str(shim),
            "DISK_DRILL_MARK": MARK,
            "DISK_DRILL_CONTROL": str(self.control),
            "DISK_DRILL_TRACE": str(self.trace),
        }
        before = dict(os.environ)
        os.environ.update(drill)
        try:
            return super().start()
        finally:
            os.environ.clear()
            os.environ.update(before)

    def disk(self, word):
        self.control.write_text(word)


class Game:
    """Two people at a table of a server, played by one hand."""

    def __init__(self, server):
        ann = server.open_table(settings={"turn_time_s": 0, "absent": "wait"})
        _, bob = server.sit(ann["table"], "Bob")
        self.server, self.number = server, 0
        self.clients = [Client(server, ann["table"], who["token"]) for who in (ann, bob)]
        self.clients[0].tell("start")

    def move(self):
        """One move; its id and the answer. A game that is over is followed by another."""
        for client in self.clients:
            client.wait_for(lambda c: c.shown["phase"] != "lobby")
        if self.clients[0].shown["phase"] == "over":
            self.__init__(self.server)
            return self.move()
        mover = next((client for client in self.clients if client.legal), None)
        if mover is None:
            for client in self.clients:
                client.receive()
            return self.move()
        self.number += 1
        id = f"move-{self.number}"
        answer = mover.do(mover.legal[0], id=id)
        if answer["type"] == "done":
            for client in self.clients:
                client.wait_for(lambda c: c.shown["version"] >= answer["version"])
        return mover.shown["id"], id, answer


def fills_up(server, word):
    """All that is wrong when the disk refuses for a while: codes of refusals, and whether play goes on after."""
    game = Game(server)
    first = game.move()[2]
    server.disk(word)
    refused = [game.move()[2] for _ in range(3)]
    server.disk("well")
    after = game.move()[2]
    return first, refused, after


def nth_write_fails(folder, writes, module="cardtable"):
    """Let the disk refuse its Nth write, for each N in turn; what is wrong with the answers and with what is kept."""
    server = DiskServer(folder, module).start()
    answers, wrong = [], []
    try:
        for number in range(1, writes + 1):
            try:
                answers += beside_a_broken_write(server, number)
            except ConnectionClosed as closed:
                wrong.append(f"sent away after write {number}: {closed}")
    finally:
        server.stop()
    refused = [move for move in answers if move[2]["type"] != "done"]
    wrong += [f"{id}: {answer}" for _, id, answer in refused if answer["sentence"]["code"] != "disk-refuses"]
    acknowledged = [(table, id) for table, id, answer in answers if answer["type"] == "done"]
    kept = entries(server.database)
    wrong += ["the file is corrupt"] if kept is None else [f"{key} is lost" for key in acknowledged if key not in kept]
    return len(refused), wrong


def beside_a_broken_write(server, number):
    """Moves of a new game, while the disk refuses its write with this number; after that, one that it has to take."""
    game = Game(server)
    server.disk(f"nth {number}")
    moves = [game.move() for _ in range(min(1 + number // 2, MOVES_OF_A_GAME))]
    server.disk("well")
    last = game.move()
    assert last[2]["type"] == "done", last
    return [*moves, last]


@dataclass(frozen=True)
class Operation:
    kind: int
    path: str
    offset: int
    data: bytes


def operations(trace):
    """What the disk was told, in order, with the place in the trace where each record ends."""
    blob, at = Path(trace).read_bytes(), 0
    while at < len(blob):
        kind, name, offset, size = HEADER.unpack_from(blob, at)
        at += HEADER.size
        path = blob[at : at + name].decode()
        at += name
        data = blob[at : at + size] if kind == WRITE else b""
        at += len(data)
        yield at, Operation(kind, path, offset, data)


def after_a_cut(told, cut, chance):
    """The files as a power cut leaves them: what was synced is there, of the rest each write may be or not."""
    done = [operation for end, operation in told if end <= cut]
    synced = {op.path: n for n, op in enumerate(done) if op.kind == SYNC}
    files = {}
    for n, op in enumerate(done):
        safe = n < synced.get(op.path, -1)
        if op.kind == UNLINK:
            files.pop(op.path, None)
        elif op.kind != SYNC and (safe or chance.random() < 0.5):
            change(files.setdefault(op.path, bytearray()), op)
    return files


def change(image, op):
    """Let an operation happen to a file."""
    if len(image) < op.offset:
        image.extend(bytes(op.offset - len(image)))
    if op.kind == TRUNCATE:
        del image[op.offset :]
    else:
        image[op.offset : op.offset + len(op.data)] = op.data


def power_cuts(folder, moves, cuts, seed=1, module="cardtable"):
    """Play, then cut the power at random moments of the trace; what was acknowledged before and is lost after."""
    server = DiskServer(folder, module).start()
    acknowledged = []
    try:
        game = Game(server)
        for _ in range(moves):
            table, id, answer = game.move()
            if answer["type"] == "done":
                acknowledged.append((server.trace.stat().st_size, table, id))
    finally:
        server.stop()
    told, chance = list(operations(server.trace)), random.Random(seed)
    ends = [end for end, _ in told]
    return [fault for _ in range(cuts) for fault in lost(told, chance.choice(ends), acknowledged, chance)]


def lost(told, cut, acknowledged, chance):
    with tempfile.TemporaryDirectory() as folder:
        for path, image in after_a_cut(told, cut, chance).items():
            (Path(folder) / Path(path).name).write_bytes(image)
        kept = entries(Path(folder) / MARK)
    if kept is None:
        return [f"cut at {cut}: the file is corrupt"]
    return [f"cut at {cut}: {id} is lost" for at, table, id in acknowledged if at <= cut and (table, id) not in kept]


def entries(database):
    """The ids that a recovered file holds; None if it is corrupt."""
    connection = sqlite3.connect(database)
    try:
        if connection.execute("pragma integrity_check").fetchone() != ("ok",):
            return None
        written = connection.execute("select tab, id from journal where id is not null")
        return {(table, id.partition(".")[2]) for table, id in written}
    except sqlite3.OperationalError:
        return set()
    except sqlite3.DatabaseError:
        return None
    finally:
        connection.close()


def main():
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("--moves", type=int, default=1500)
    arguments.add_argument("--cuts", type=int, default=400)
    arguments.add_argument("--writes", type=int, default=60)
    given = arguments.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        wrong = power_cuts(folder, given.moves, given.cuts)
    print(f"{given.cuts} power cuts over {given.moves} moves: {len(wrong)} faults {wrong[:5]}")
    with tempfile.TemporaryDirectory() as folder:
        refused, unwell = nth_write_fails(folder, given.writes)
    print(f"faults at write 1 to {given.writes}: {refused} moves refused, {len(unwell)} faults {unwell[:5]}")
    print(f"{time.monotonic() - began:.0f} s")
    raise SystemExit(bool(wrong or unwell))


if __name__ == "__main__":
    main()
