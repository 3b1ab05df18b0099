"""The short form of the drill of outages, and its planted faults."""

import pytest
from tests.drills.outages import other_server, run

PATIENCE = 20.0
"""Seconds for a machine that has much else to do; the full form gives five."""


def test_nothing_is_lost_when_a_server_dies_postgres_restarts_or_the_line_is_cut():
    drill, wrong = run(["kill", "fast", "immediate", "cut", "sever"], tables=4, patience=PATIENCE)

    assert wrong == []
    assert len(drill.ledger.done) > 20


def test_tables_play_on_when_every_notification_is_lost():
    _, wrong = run(["calm", "calm"], tables=3, kind=other_server("silent"), patience=PATIENCE)

    assert wrong == []


@pytest.mark.parametrize(
    ("name", "outages", "finding"),
    [
        ("trusting", ["calm"], "nothing new"),
        ("hopeful", ["immediate"], "there 0 times"),
        ("forgetful", ["kill"], "there 0 times"),
        ("clinging", ["sever"], "nothing new"),
    ],
)
def test_the_drill_finds_a_planted_fault(name, outages, finding):
    _, wrong = run(outages, tables=6, kind=other_server(name), patience=4.0)

    assert any(finding in fault for fault in wrong), wrong
