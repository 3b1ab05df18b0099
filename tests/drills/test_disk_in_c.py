"""Short forms of the drills in which the disk does as it is told. That disk is written in C: ./test says so and leaves
them out where there is no compiler."""

import pytest
from tests.drills.disk import DiskServer, fills_up, nth_write_fails, power_cuts


@pytest.mark.parametrize("word", ["full", "broken"])
def test_a_disk_that_refuses_is_told_in_a_sentence_and_play_goes_on_when_it_recovers(tmp_path, word):
    server = DiskServer(tmp_path).start()
    first, refused, after = fills_up(server, word)
    server.stop()

    assert first["type"] == "done"
    assert [answer["sentence"]["code"] for answer in refused] == ["disk-refuses"] * 3
    assert after["type"] == "done"
    assert after["version"] == first["version"] + 1


def test_a_fault_at_any_write_loses_nothing_that_was_acknowledged(tmp_path):
    refused, wrong = nth_write_fails(tmp_path, writes=6)

    assert wrong == []
    assert refused


def test_the_drill_finds_a_server_that_takes_a_refused_write_for_done(tmp_path):
    assert nth_write_fails(tmp_path, writes=6, module="tests.drills.deaf_server")[1]


def test_nothing_acknowledged_is_lost_in_a_power_cut(tmp_path):
    assert power_cuts(tmp_path, moves=40, cuts=25) == []


def test_the_drill_finds_a_server_that_does_not_wait_for_the_disk(tmp_path):
    assert power_cuts(tmp_path, moves=40, cuts=25, module="tests.drills.careless_server")
