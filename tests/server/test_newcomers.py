"""What somebody is shown who comes to a table that has a long log, or at which bots have to hurry."""

import asyncio
import json

import pytest
from tests.live import with_changes
from tests.table.story import Story

from cardtable.live.clock import Clock
from cardtable.server.counts import Counts
from cardtable.server.rooms import room
from cardtable.server.rooms.room import Room
from cardtable.server.rooms.thinker import Thinker
from cardtable.server.sockets.connection import Connection
from cardtable.server.web.limits import Bucket


class Ear:
    """Hears what a connection is sent."""

    def __init__(self):
        self.shown = None

    def say(self, message):
        self.shown = with_changes(self.shown, json.loads(message))
        return True

    def end(self):
        """Hears nothing more."""


@pytest.fixture
def playing():
    return Room(Story().starts(3).plays(5).table, None, Clock())


def arrived(at, mark=None, since=0):
    ear, bucket = Ear(), Bucket(9, 9, 0.0)
    at.arrive(Connection(mark, since, ear, bucket, bucket))
    return ear


def test_a_long_log_is_told_from_near_its_end(playing, monkeypatch):
    monkeypatch.setattr(room, "MOST_LINES", 3)
    last = len(playing.table.lines)

    assert [line["number"] for line in arrived(playing).shown["lines"]] == [last - 2, last - 1, last]
    assert [line["number"] for line in arrived(playing, since=last - 1).shown["lines"]] == [last]


def test_those_at_a_table_are_told_when_its_bots_have_to_hurry_and_when_no_more(playing):
    ear = arrived(playing)
    assert ear.shown["hurried"] is False

    playing.hurry(on=True)
    assert ear.shown["hurried"] is True

    playing.hurry(on=False)
    assert ear.shown["hurried"] is False


def test_bots_have_to_hurry_when_many_think_at_once():
    async def story():
        thinker = Thinker([object()], Counts())
        assert not thinker.is_hurried("hard")
        thinker.counts.thinking = 10
        assert thinker.is_hurried("hard")

    asyncio.run(story())


def test_nothing_is_remembered_of_strangers_who_were_there(playing):
    """A token of their own for each visit would fill the memory of a table that many look on at."""
    for number in range(20):
        ear, bucket = Ear(), Bucket(9, 9, 0.0)
        visit = Connection(f"stranger {number}", 0, ear, bucket, bucket)
        playing.arrive(visit)
        playing.depart(visit)
        playing.expect(f"stranger {number}", -1.0)

    assert playing._gone_at == {}
    assert len(playing._expected) == 1
