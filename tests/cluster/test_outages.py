"""The short form of the drill of outages, and its planted faults."""

import pytest
from tests.cluster.servers import SharedServer
from tests.drills.outages import SilentServer, run

PATIENCE = 20.0
"""Seconds for a machine that has much else to do; the full form gives five."""


class TrustingServer(SharedServer):
    module = "tests.drills.trusting_server"


class HopefulServer(SharedServer):
    module = "tests.drills.hopeful_server"


class ForgetfulServer(SharedServer):
    module = "tests.drills.forgetful_server"


class ClingingServer(SharedServer):
    module = "tests.drills.clinging_server"


def test_nothing_is_lost_when_a_server_dies_postgres_restarts_or_the_line_is_cut():
    drill, wrong = run(["kill", "fast", "immediate", "cut", "sever"], tables=4, patience=PATIENCE)

    assert wrong == []
    assert len(drill.ledger.done) > 20


def test_tables_play_on_when_every_notification_is_lost():
    _, wrong = run(["calm", "calm"], tables=3, kind=SilentServer, patience=PATIENCE)

    assert wrong == []


@pytest.mark.parametrize(
    ("kind", "outages", "finding"),
    [
        (TrustingServer, ["calm"], "nothing new"),
        (HopefulServer, ["immediate"], "there 0 times"),
        (ForgetfulServer, ["kill", "kill"], "there 0 times"),
        (ClingingServer, ["sever"], "nothing new"),
    ],
    ids=["trusting", "hopeful", "forgetful", "clinging"],
)
def test_the_drill_finds_a_planted_fault(kind, outages, finding):
    _, wrong = run(outages, tables=6, kind=kind, patience=4.0)

    assert any(finding in fault for fault in wrong), wrong
