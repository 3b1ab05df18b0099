"""The moves that instructions.py counts: at tables of a game for four, from frames that come in to bytes that go out,
without sockets."""

import asyncio
import gc
import os
import subprocess
import sys
from tempfile import TemporaryDirectory
from typing import Any

import uvloop

from cardtable.catalog import game
from cardtable.core.chance import Fast
from cardtable.live.clock import Clock
from cardtable.server.config import Config
from cardtable.server.process import GARBAGE
from cardtable.server.rooms.credentials import hashed
from cardtable.server.rooms.house import House
from cardtable.server.rooms.room import Room
from cardtable.server.rooms.thinker import Thinker
from cardtable.server.sockets.channel import Channel
from cardtable.server.sockets.conversation import Listener, welcome
from cardtable.server.sockets.frames import SHORT, TEXT
from cardtable.server.sockets.outbox import Outbox
from cardtable.store.sqlite import SqliteJournal
from cardtable.table import decide

TABLES, MOVES, BEFORE, NAMES = 40, 15, 5, ("Ann", "Bob", "Cleo", "Dan")


class Wire(asyncio.Transport):
    """Counts what is written, and says when everybody was told of a move."""

    told, writes = asyncio.Event(), 0

    def is_closing(self) -> bool:
        return False

    def write(self, _: Any) -> None:
        Wire.writes += 1
        if Wire.writes % (TABLES * len(NAMES)) == 0:
            Wire.told.set()


async def seated(house: House, outbox: Outbox, number: int) -> tuple[Room, list[Channel]]:
    """A running table, and the sockets of its players."""
    settings = {"turn_time_s": 0, "absent": "wait", "pace_ms": 0}
    room = await house.open_as(decide.open_table(game(sys.argv[1]), {}, settings, f"{number:064x}"))
    for name in NAMES:
        await room.do(lambda table, who=name: decide.sit(table, who, None, Fast(1), token=hashed(who), key=""))
    channels = [Channel(Wire(), set(), outbox, 4096, None, []) for _ in NAMES]
    for name, channel in zip(NAMES, channels, strict=True):
        connection = await welcome(house, room, channel, f'{{"type":"hello","token":"{name}"}}')
        listener = Listener(house, room, connection, channel)
        listener.arrive()
        channel.listen(listener.hear, listener.leave)
    await room.do(decide.start)
    return room, channels


def click(room: Room, channels: list[Channel], number: int) -> None:
    """Whoever is waited for makes a random legal move, in a frame whose mask is zero."""
    assert room.table.state is not None
    seat = room.table.state.waiting[0]
    move, question = room.table.state.some(seat, Fast(number)), room.table.question(seat)
    text = f'{{"type":"do","move":"{move}","answers":{question},"id":"c{number}"}}'.encode()
    size = (0x80 | len(text),) if len(text) < SHORT else (0x80 | SHORT, *divmod(len(text), 256))
    channels[seat].data_received(bytes((TEXT, *size, 0, 0, 0, 0)) + text)


async def play(folder: str) -> None:
    minds: list[Any] = [None]
    outbox, house = Outbox(), House(Config(rate=0), SqliteJournal(f"{folder}/journal"), Thinker(minds), Clock())
    tables = [await seated(house, outbox, number) for number in range(TABLES)]
    await asyncio.sleep(1)
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    Wire.writes = 0
    for number in range(BEFORE + MOVES):
        if number == BEFORE:
            count("on")
        Wire.told.clear()
        for room, channels in tables:
            click(room, channels, number)
        await Wire.told.wait()
    count("off")
    os._exit(0)


def count(switch: str) -> None:
    """Let callgrind begin, or end."""
    subprocess.run(["callgrind_control", "-i", switch, str(os.getpid())], check=True, capture_output=True)  # noqa: S607


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        uvloop.run(play(folder))
