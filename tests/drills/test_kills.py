"""The short form of the drill of kills, and its planted fault."""

from tests.drills.kills import run
from tests.live import Server


class ForgetfulServer(Server):
    module = "tests.drills.forgetful_server"


def test_no_acknowledged_move_is_lost_or_doubled_when_the_server_is_killed():
    ledger, wrong = run(kills=3, tables=6)

    assert wrong == []
    assert len(ledger.done) > 30


def test_the_drill_finds_a_server_that_acknowledges_before_it_saves():
    _, wrong = run(kills=2, tables=6, server_kind=ForgetfulServer)

    assert any("is lost" in fault for fault in wrong)
