"""The short form of the fuzz drill, and its planted faults."""

import pytest
from tests.drills.fuzz import run
from tests.live import Server

from cardtable.catalog import GAMES


def test_every_malformed_stale_repeated_or_forged_message_is_answered_and_nothing_changes():
    answered, wrong = run(messages=2_000)

    assert (answered, wrong) == (2_000, [])


class LenientServer(Server):
    module = "tests.drills.lenient_server"


class ForgivingServer(Server):
    module = "tests.drills.forgiving_server"


@pytest.mark.parametrize("server", [LenientServer, ForgivingServer])
def test_the_drill_finds_a_server_that_takes_what_it_should_refuse(server):
    _, wrong = run(messages=2_000, games=GAMES[:1], server_kind=server)

    assert wrong
