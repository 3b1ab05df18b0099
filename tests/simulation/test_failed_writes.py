"""A disk that refuses: before it has written nothing has happened, after it has written everything has."""

import asyncio
import gc
import random

import pytest
from tests.simulation.database import Wire
from tests.simulation.disk import Disk, Faults, SimulatedJournal
from tests.simulation.loop import SimulatedLoop
from tests.table.story import ID, Story

from cardtable.core.move import Refused
from cardtable.live.clock import Clock
from cardtable.live.live_table import LiveTable
from cardtable.server.rooms.room import Room
from cardtable.server.sockets.dispatch import decided
from cardtable.store.journal import Conflict, Unwritable
from cardtable.table import decide
from cardtable.table.deeds import Ended
from cardtable.wire.messages import Admit


@pytest.fixture
def loop():
    return SimulatedLoop(random.Random(1))


def live_table(loop, story, faults):
    disk = Disk()
    disk.write(ID, story.entries)
    clock = Clock(loop.time, loop.time)
    return LiveTable(story.again(), SimulatedJournal(disk, loop, faults, Wire(loop, faults)), clock, lambda: None), disk


def sitting(table):
    return decide.sit(table, "Ann", None, Story().chance, token="token", key="key")


def done(loop, work):
    with loop.at_work():
        task = loop.create_task(work)
        loop.run(1000)
    return task


def test_what_was_refused_before_it_was_written_has_not_happened(loop):
    live, disk = live_table(loop, Story(), Faults(unwritten=1.0))

    assert isinstance(done(loop, live.do(sitting)).exception(), Unwritable)
    assert live.table.version == len(disk.entries[ID]) == 1


@pytest.mark.parametrize("id", [None, "click"])
def test_what_was_refused_after_it_was_written_has_happened(loop, id):
    """Without an id it was refused all the same, and somebody sat there whom nobody had told so."""
    live, disk = live_table(loop, Story(), Faults(written=1.0))

    assert done(loop, live.do(sitting, id)).result() == 2
    assert live.table.version == len(disk.entries[ID]) == 2
    assert live.table.chair_for("token") == 0


def test_an_end_that_was_refused_after_it_was_written_stands_at_the_table_too(loop):
    """The live table lacked it until somebody wanted something again."""
    live, disk = live_table(loop, Story().starts(3), Faults(written=1.0))

    done(loop, live.do(decide.abandon))

    assert live.table.version == len(disk.entries[ID])
    assert live.table.ended is not None


def test_an_end_that_can_neither_be_written_nor_read_takes_nothing_back(loop):
    """What led to it was on disk, and was refused all the same."""
    story, faults = Story().starts(3), Faults()
    live, disk = live_table(loop, story, faults)

    def abandon(table):
        faults.unread = 1.0
        return decide.abandon(table)

    disk.write, write = lambda table, entries: conflict_at_the_end(write, table, entries), disk.write

    assert done(loop, live.do(abandon)).result() == story.table.version + 1


def conflict_at_the_end(write, table, entries):
    """Another server writes the end first."""
    if isinstance(entries[0].deed, Ended):
        raise Conflict(table)
    write(table, entries)


def test_whoever_asks_to_come_back_still_asks_when_the_disk_refused_their_admission(loop):
    """They were forgotten by the deciding alone, which changes nothing."""
    story, faults = Story().starts(3), Faults(unwritten=1.0)
    disk = Disk()
    disk.write(ID, story.entries)
    with loop.at_work():
        room = Room(
            story.again(), SimulatedJournal(disk, loop, faults, Wire(loop, faults)), Clock(loop.time, loop.time)
        )
        room.ask_back("visitor", 1)

    def admission(table):
        return decided(room, table, "token of Ann", Admit(1, "c1"))

    assert isinstance(done(loop, room.do(admission)).exception(), Unwritable)
    assert room.asks_for(1) == "visitor"
    faults.unwritten = 0.0
    assert done(loop, room.do(admission)).exception() is None
    assert (room.asks_for(1), room.table.chair_for("visitor")) == (None, 1)


@pytest.mark.parametrize("faults", [Faults(), Faults(written=1.0)])
def test_whoever_stops_waiting_takes_nothing_back(loop, faults):
    live, disk = live_table(loop, Story(), faults)

    with loop.at_work():
        sender = loop.create_task(live.do(sitting))
        loop.run(1)
        sender.cancel()
        settled = loop.create_task(live.settle())
        loop.run(1000)

    assert sender.cancelled()
    assert settled.done()
    assert live.table.version == len(disk.entries[ID]) == 2


def test_a_write_that_was_cancelled_is_looked_for(loop):
    """Nobody cancels one but a loop that ends; what is on disk by then is at the table, too."""
    live, disk = live_table(loop, Story(), Faults())

    with loop.at_work():
        sender = loop.create_task(live.do(sitting))
        while len(disk.entries[ID]) == 1:
            loop.run(1)
        for writing in list(live._tasks):
            writing.cancel()
        loop.run(1000)

    assert sender.result() == live.table.version == len(disk.entries[ID]) == 2


def test_a_refusal_whose_sender_is_gone_is_no_fault(caplog):
    def refusing(table):
        raise Refused("not-now")

    async def story():
        live = LiveTable(Story().again(), None, Clock(), lambda: None)
        live._turns.take(lambda: None)
        sender = asyncio.create_task(live.do(refusing))
        await asyncio.sleep(0)
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)
        live._turns.pass_on()
        await asyncio.sleep(0.01)

    asyncio.run(story())
    gc.collect()

    assert [record.message for record in caplog.records] == []
