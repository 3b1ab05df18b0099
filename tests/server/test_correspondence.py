"""A game by correspondence: days for every move, nobody need be there, and nobody is hurried or left out."""

import asyncio
import sqlite3
from contextlib import closing
from time import monotonic

from tests.live import PATIENCE
from tests.server.test_memory import a_guest, housed, luck

from cardtable.core.move import Seat
from cardtable.server.rooms.house import DAY
from cardtable.server.rooms.steward import LONG
from cardtable.table import decide
from cardtable.table.deeds import Played

BOT = Seat(2)
SLOW = {"days_per_move": 2, "turn_time_s": 20, "grace_s": 0, "absent": "bot", "pace_ms": 0}


async def slow_game(house, **settings):
    """Ann and Ben at a game of Geschenkt, with a bot between them."""
    room = await house.open("geschenkt", {}, {**SLOW, **settings})
    for chair, name in enumerate(("Ann", "Ben")):
        await room.do(lambda table, n=name, c=chair: decide.sit(table, n, c, luck(), token=n, key=n))
    await room.do(lambda table: decide.seat_bot(table, "easy", 2, luck()))
    await room.do(decide.start)
    return room


async def let_go_on(room, version):
    until = monotonic() + PATIENCE
    while room.table.version < version:
        assert monotonic() < until, f"stands at {room.table.version}"
        await asyncio.sleep(0.02)


def test_somebody_has_days_and_no_bot_takes_their_seat_meanwhile(tmp_path):
    async def story(house, time):
        room = await slow_game(house)
        await person_to_move(room)
        seat, version = room.table.state.waiting[0], room.table.version
        room.arrive(a_guest())
        house.wake(room)

        time.go_on(2 * DAY - LONG)
        await asyncio.sleep(0.1)

        assert room.table.version == version
        assert room.table.deadline(seat) - time.monotonic() == LONG

    housed(tmp_path, story)


def test_when_the_days_are_over_the_table_answers_though_nobody_is_there(tmp_path):
    async def story(house, time):
        room = await slow_game(house)
        await person_to_move(room)
        seat, version, id = room.table.state.waiting[0], room.table.version, room.table.id
        time.go_on(DAY)
        await house.sweep()
        assert id not in house.rooms
        await house.tend_slow_tables()
        assert id not in house.rooms, "a day is not two"

        time.go_on(DAY + 1)
        await house.tend_slow_tables()

        room = await house.room(id)
        await let_go_on(room, version + 2)
        assert seat in room.table.kept, "what follows is what the table does when somebody is gone"

    housed(tmp_path, story)


def test_a_table_that_can_not_be_read_keeps_no_other_from_going_on(tmp_path):
    """Nobody looked after slow games from then on."""

    async def story(house, time):
        rooms = [await slow_game(house) for _ in range(3)]
        for room in rooms:
            await person_to_move(room)
        for room in rooms[::2]:
            empty(tmp_path / "house.sqlite3", room.table.id)
        version, id = rooms[1].table.version, rooms[1].table.id
        house.rooms.clear()

        time.go_on(2 * DAY + 1)
        await house.tend_slow_tables()

        await let_go_on(await house.room(id), version + 2)

    housed(tmp_path, story)


def empty(file, table):
    """Somebody has taken all entries of a table out of a file, and not its listing."""
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("delete from entries where tab = ?", (table,))


def test_bots_answer_when_everybody_has_gone(tmp_path):
    async def story(house, time):
        room = await slow_game(house)
        while room.table.state.waiting[0] != BOT:
            await room.do(lambda table: Played(table.state.waiting[0], "pay", "player"))
        guest = a_guest()
        room.arrive(guest)
        house.wake(room)

        room.depart(guest)

        await let_go_on(room, room.table.version + 1)
        assert BOT in room.table.made

    housed(tmp_path, story)


async def person_to_move(room):
    """Let bots at the beginning of the order answer first."""
    while room.table.bot_level(room.table.state.waiting[0]):
        await room.do(lambda table: Played(table.state.waiting[0], "pay", "bot"))
