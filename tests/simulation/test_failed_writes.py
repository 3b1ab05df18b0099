"""A disk that refuses: before it has written nothing has happened, after it has written everything has."""

import random

import pytest
from tests.simulation.disk import Disk, Faults, SimulatedJournal
from tests.simulation.loop import SimulatedLoop
from tests.table.story import ID, Story

from cardtable.live.clock import Clock
from cardtable.live.live_table import LiveTable
from cardtable.store.journal import Unwritable
from cardtable.table import decide


@pytest.fixture
def loop():
    return SimulatedLoop(random.Random(1))


def live_table(loop, story, faults):
    disk = Disk()
    disk.write(ID, story.entries)
    clock = Clock(loop.time, loop.time)
    return LiveTable(story.again(), SimulatedJournal(disk, loop, faults), clock, lambda: None), disk


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
