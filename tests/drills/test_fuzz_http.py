"""The short form of the drill of requests, and its planted faults."""

import pytest
from tests.drills.fuzz_http import run
from tests.live import Server


def test_every_strange_request_is_answered_without_a_fault_and_what_is_refused_changes_nothing():
    answered, wrong = run(requests=2_000)

    assert (answered, wrong) == (2_000, [])


class HastyServer(Server):
    module = "tests.drills.hasty_server"


class FrankServer(Server):
    module = "tests.drills.frank_server"


@pytest.mark.parametrize("server", [HastyServer, FrankServer])
def test_the_drill_finds_a_server_that_is_at_fault(server):
    _, wrong = run(requests=300, server_kind=server)

    assert wrong
