"""Wall time jumps, by an hour and in both directions; what is measured doesn't, and nobody loses a move over it."""

import asyncio
import json
import os
import signal
import time

import pytest
from tests.live import Client, serving
from tests.server.ears import Ear
from tests.server.test_hardening import metric
from tests.server.test_memory import housed, luck, opened

from cardtable.live.clock import Clock
from cardtable.server.rooms.house import DAY
from cardtable.server.sockets.connection import Connection
from cardtable.server.web.limits import Bucket, Limit
from cardtable.table import decide

HOUR = 3600.0


class Hands:
    """The hands of a wall clock and of a steady one."""

    def __init__(self):
        self.wall, self.steady = 1_000_000.0, 500.0
        self.clock = Clock(lambda: self.wall, lambda: self.steady)

    def beat(self, seconds=1):
        for _ in range(seconds):
            self.wall += 1
            self.steady += 1
            assert self.clock.jump() == 0


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_jump_of_the_wall_clock_is_noticed_and_nothing_is_measured_by_it(jump):
    hands = Hands()
    hands.beat(10)
    before = hands.clock.monotonic()

    hands.wall += jump

    assert hands.clock.jump() == jump
    assert hands.clock.monotonic() == before
    assert hands.clock.now() == hands.wall
    hands.beat(3)
    assert hands.clock.has_jumped_within(60)
    assert not hands.clock.has_jumped_within(2)


def test_an_hour_in_which_the_process_stood_still_is_hardly_measured():
    hands = Hands()
    hands.beat(10)
    before = hands.clock.monotonic()

    hands.wall += HOUR
    hands.steady += HOUR

    assert hands.clock.monotonic() - before <= 5
    assert hands.clock.jump() == pytest.approx(HOUR, abs=10)


def seated(mark):
    return Connection(mark, 0, Ear(), Bucket(1, 1, 0.0), Bucket(1, 1, 0.0))


async def three_at_a_table(house, **settings):
    room = await house.open("geschenkt", {}, settings)
    for name in ("Ann", "Bob", "Cleo"):
        await room.do(lambda table, name=name: decide.sit(table, name, None, luck(), token=name, key=name))
    for name in ("Ann", "Bob", "Cleo"):
        room.arrive(seated(name))
    house.wake(room)
    await room.do(decide.start)
    return room


async def a_moment(room):
    """Let the steward look at the table."""
    room.changed.set()
    await asyncio.sleep(0.1)


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_jump_of_the_clock_makes_nobodys_move(tmp_path, jump):
    async def story(house, time):
        room = await three_at_a_table(house, turn_time_s=90)
        version, mover = room.table.version, room.table.state.waiting[0]

        time.turn(jump)
        await a_moment(room)
        assert room.table.version == version
        time.go_on(89)
        await a_moment(room)
        assert room.table.version == version
        time.go_on(2)
        await a_moment(room)

        assert room.table.version == version + 1
        assert room.table.silent[mover] == 1

    housed(tmp_path, story)


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_jump_of_the_clock_ends_nobodys_grace(tmp_path, jump):
    async def story(house, time):
        room = await three_at_a_table(house, turn_time_s=0, grace_s=60, absent="default")
        version, mover = room.table.version, room.table.state.waiting[0]
        room.depart(next(one for one in room.connections if room.chair_of(one) == room.table.seated[mover]))

        time.turn(jump)
        await a_moment(room)
        assert room.table.version == version
        time.go_on(61)
        await a_moment(room)

        assert room.table.version > version

    housed(tmp_path, story)


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_clock_that_stood_in_a_pause_or_in_the_journal_goes_on_where_it_was(tmp_path, jump):
    async def story(house, time):
        room = await three_at_a_table(house, turn_time_s=90)
        mover = room.table.state.waiting[0]
        time.go_on(30)
        await room.do(lambda table: decide.pause(table, on=True))
        time.turn(jump)
        time.go_on(1000)
        await room.do(lambda table: decide.pause(table, on=False))
        assert room.table.deadline(mover) - time.monotonic() == 60

        for connection in list(room.connections):
            room.depart(connection)
        await a_moment(room)
        time.turn(jump)
        time.go_on(1000)
        await house.sweep()
        assert not house.rooms
        again = await house.room(room.table.id)
        again.arrive(seated(0))
        house.wake(again)

        assert again.table.deadline(mover) - time.monotonic() == pytest.approx(60)

    housed(tmp_path, story)


def test_a_clock_stands_while_its_player_reads_how_the_game_goes_once_and_for_a_minute(tmp_path):
    async def story(house, time):
        room = await three_at_a_table(house, turn_time_s=30)
        mover = room.table.state.waiting[0]
        time.go_on(5)
        room.read(mover, on=True)
        assert room.table.deadline(mover) - time.monotonic() == 90

        time.go_on(20)
        room.read(mover, on=False)
        assert room.table.deadline(mover) - time.monotonic() == 30

        room.read(mover, on=True)
        assert room.table.deadline(mover) - time.monotonic() == 30

    housed(tmp_path, story)


def test_alone_with_bots_no_clock_runs_unless_the_table_wants_it(server):
    for alone, clocks in (("no", 0), ("yes", 1)):
        settings = {"turn_time_s": 30, "pace_ms": 0, "clock_alone": alone}
        seated = server.open_table(bots=["easy", "easy"], settings=settings)
        ann = Client(server, seated["table"], seated["token"])
        ann.tell("start")
        ann.wait_for(lambda c: c.legal)

        assert len(ann.shown["clocks"]) == clocks


def test_a_limit_whose_clock_runs_backwards_lets_people_in_as_before():
    limit = Limit(3, 1)
    limit.check("ann", 10_000.0)

    limit.check("ann", 10_000.0 - HOUR)
    limit.check("ann", 10_000.0 - HOUR)


def test_a_jump_is_believed_by_whoever_asks_first_and_told_all_the_same():
    """Between a jump and the next beat a sweep would have forgotten every table."""
    hands = Hands()
    hands.beat(3)

    hands.wall += 40 * DAY

    assert hands.clock.has_jumped_within(DAY)
    assert hands.clock.jump() == 40 * DAY
    assert hands.clock.jump() == 0


def test_tables_are_not_forgotten_by_a_clock_that_has_just_jumped(tmp_path):
    async def story(house, time):
        table = await opened(house)
        time.turn(40 * DAY)
        assert time.jump()

        await house.sweep()
        await house.room(table)

        time.go_on(DAY)
        await house.sweep()
        assert await house.journal.read(table) == []

    housed(tmp_path, story)


def test_a_server_that_was_stopped_plays_for_nobody_and_says_that_it_stood_still(tmp_path):
    with serving(tmp_path / "tables.sqlite3") as server:
        ann = server.open_table(bots=["easy", "easy"], settings={"turn_time_s": 10, "pace_ms": 0, "clock_alone": "yes"})
        client = Client(server, ann["table"], ann["token"])
        client.tell("start")
        client.wait_for(lambda c: c.legal)
        time.sleep(1.2)

        os.kill(server.process.pid, signal.SIGSTOP)
        time.sleep(9)
        os.kill(server.process.pid, signal.SIGCONT)

        assert client.do(client.legal[0])["type"] == "done"
        time.sleep(1.2)
        assert metric(server, "clock_jumps_total") == 1
        (line,) = [json.loads(line) for line in server.log().splitlines() if "jumped" in line]
        assert 2 < line["seconds"] < 9
