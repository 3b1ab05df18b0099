"""Short forms of the drills about disks."""

import shutil

import pytest
from tests.drills.disk import DiskServer, fills_up, power_cuts

needs_a_compiler = pytest.mark.skipif(shutil.which("cc") is None, reason="the drill's disk is written in C")


@pytest.fixture
def server(tmp_path):
    running = DiskServer(tmp_path).start()
    yield running
    running.stop()


@needs_a_compiler
@pytest.mark.parametrize("word", ["full", "broken"])
def test_a_disk_that_refuses_is_told_in_a_sentence_and_play_goes_on_when_it_recovers(server, word):
    first, refused, after = fills_up(server, word)

    assert first["type"] == "done"
    assert [answer["sentence"]["code"] for answer in refused] == ["disk-refuses"] * 3
    assert after["type"] == "done"
    assert after["version"] == first["version"] + 1


@needs_a_compiler
def test_nothing_acknowledged_is_lost_in_a_power_cut(tmp_path):
    assert power_cuts(tmp_path, moves=40, cuts=25) == []


@needs_a_compiler
def test_the_drill_finds_a_server_that_does_not_wait_for_the_disk(tmp_path):
    assert power_cuts(tmp_path, moves=40, cuts=25, module="tests.drills.careless_server")
