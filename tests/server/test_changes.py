"""A snapshot and the changes after it are always the snapshot that would be sent now: for every game, every seat and
onlookers, along whole games, with people who come, go, change chairs and lose the thread."""

import asyncio

import msgspec
import pytest
from tests.live import lines_of, with_changes
from tests.server.clocks import TurnedClock
from tests.server.ears import Ear

from cardtable.catalog import GAMES
from cardtable.core.chance import Fast
from cardtable.server.rooms.room import Room
from cardtable.server.sockets.connection import Connection
from cardtable.server.web.limits import Bucket
from cardtable.store.journal import Journal
from cardtable.table import decide
from cardtable.table.table import Table
from cardtable.wire.codec import write
from cardtable.wire.messages import Changes, TableShown
from cardtable.wire.picture import with_changes as merged

MOVES = 60


class Memory(Journal):
    """A journal that forgets."""

    async def append(self, table, entries):
        self.commits += len(entries)

    async def read(self, table, after=0):
        return []

    async def close(self):
        return


class Follower:
    """A client that keeps its picture of the table by changes."""

    def __init__(self, room, mark):
        self.room, self.ear = room, Ear()
        self.connection = Connection(mark, 0, self.ear, Bucket(1, 1, 0.0), Bucket(1, 1, 0.0))
        room.arrive(self.connection)

    @property
    def picture(self):
        shown = None
        for message in self.ear.told:
            shown = with_changes(shown, message)
        return {name: value for name, value in shown.items() if name not in ("number", "lines", "words", "type")}

    def picture_and_snapshot(self):
        """What it has put together, and what a newcomer with the same token is sent at the same moment."""
        newcomer = Follower(self.room, self.connection.mark)
        pictures = self.picture, newcomer.picture
        self.room.depart(newcomer.connection)
        return pictures

    def log(self):
        return [line for message in self.ear.told for line in lines_of(message)]


def a_room(game):
    clock = TurnedClock()
    table = Table("kyoto-sakura-42", game, decide.open_table(game, {}, {}, "5a" * 32), clock.now())
    return Room(table, Memory(), clock), clock


async def sit_down(room):
    for name in ("Ann", "Bob", "Cleo", "Dan")[: max(room.table.game.fewest, 2)]:
        await room.do(lambda table, name=name: decide.sit(table, name, None, Fast(1), token=name, key=name))


def assert_all_follow(followers):
    for follower in followers:
        picture, snapshot = follower.picture_and_snapshot()
        assert picture == snapshot


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_snapshot_and_changes_are_the_snapshot_that_would_be_sent_now(game):
    async def story():
        room, clock = a_room(game)
        followers = [Follower(room, None)]
        await sit_down(room)
        followers += [Follower(room, who.name) for who in room.table.chairs if who]
        assert_all_follow(followers)
        await room.do(decide.start)
        chance = Fast(7)
        for number in range(MOVES):
            if room.table.phase != "playing":
                break
            waiting = room.table.state.waiting
            seat = waiting[chance.below(len(waiting))]
            move = str(room.table.state.some(seat, chance))
            await room.do(lambda table, seat=seat, move=move: decide.play(table, seat, move, None, "table"))
            clock.go_on(1.5)
            if number % 7 == 3:
                room.depart(followers[1].connection)
                followers[1] = Follower(room, followers[1].connection.mark)
            if number % 11 == 5:
                await room.do(lambda table: decide.speak(table, 0, "hello"))
            if number % 5 == 0:
                assert_all_follow(followers)
        assert_all_follow(followers)
        assert [line["number"] for line in followers[0].log()] == list(range(1, len(room.table.lines) + 1))

    asyncio.run(story())


def test_whoever_changes_chairs_gets_the_whole_table_of_the_new_one():
    async def story():
        room, _ = a_room(GAMES[0])
        await sit_down(room)
        ann, bob = Follower(room, "Ann"), Follower(room, "Bob")

        await room.do(lambda table: decide.reseat(table, 0, 1))

        assert ann.ear.told[-1]["type"] == bob.ear.told[-1]["type"] == "table"
        assert (ann.picture["you"], bob.picture["you"]) == (1, 0)

    asyncio.run(story())


def test_whoever_lost_the_thread_is_shown_the_whole_table_again():
    async def story():
        room, _ = a_room(GAMES[0])
        await sit_down(room)
        ann = Follower(room, "Ann")
        await room.do(lambda table: decide.speak(table, 0, "hello"))
        assert ann.ear.told[-1]["type"] == "changes"

        room.show_again(ann.connection)

        assert ann.ear.told[-1]["type"] == "table"

    asyncio.run(story())


def test_a_terminal_puts_changes_together_just_so():
    async def story():
        room, _ = a_room(GAMES[0])
        await sit_down(room)
        ann = Follower(room, "Ann")
        await room.do(decide.start)
        first, *changes = [write(message) for message in ann.ear.told]
        table = msgspec.json.decode(first, type=TableShown)
        for message in changes:
            table = merged(table, msgspec.json.decode(message, type=Changes))
        assert msgspec.json.decode(table.view) == ann.picture["view"]
        assert table.phase == "playing"
        assert merged(table, msgspec.json.decode(changes[0], type=Changes)) is None

    asyncio.run(story())


def test_a_change_of_geschenkt_is_small():
    async def story():
        room, _ = a_room(GAMES[0])
        await sit_down(room)
        ann = Follower(room, "Ann")
        await room.do(decide.start)
        before = len(ann.ear.told)
        for _ in range(20):
            seat = room.table.state.waiting[0]
            move = "pay" if room.table.state.chips[seat] else "take"
            await room.do(lambda table, seat=seat, move=move: decide.play(table, seat, move, None))
        sizes = [len(write(message)) for message in ann.ear.told[before:]]
        assert sum(sizes) / len(sizes) <= 700

    asyncio.run(story())
