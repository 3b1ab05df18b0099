"""Bots that think on a cluster: the process between it and the server, with a stand-in for Ray at its other end.
`tests/drills/thinkers.py` does the same with a real one."""

import time

import pytest
from tests.table.story import Story

from cardtable.core.move import Unavailable
from cardtable.server.rooms import ray_mind
from cardtable.server.rooms.mind import MindFailed, Question
from cardtable.wire.codec import write

STAND_IN = '''
import os
from types import SimpleNamespace

class exceptions:
    class LocalRayletDiedError(Exception): ...

def is_away():
    return os.path.exists(os.environ["AWAY"])

def init(address, log_to_driver):
    if is_away():
        raise ConnectionError(address)

def cluster_resources():
    return {"CPU": 3.0}

def remote(max_retries):
    return lambda work: SimpleNamespace(remote=lambda *given: (work, given))

def get(asked, timeout):
    """Whoever loses the cluster is ended."""
    if is_away():
        os._exit(1)
    if isinstance(asked, list):
        return [get(one, timeout) for one in asked]
    work, given = asked
    return work(*given)

def cancel(asked, force):
    ...
'''


@pytest.fixture
def away(tmp_path, monkeypatch):
    """A file that takes the cluster away while it is there."""
    (tmp_path / "ray.py").write_text(STAND_IN)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("AWAY", str(tmp_path / "away"))
    return tmp_path / "away"


def question(level="medium"):
    story = Story().starts(3)
    return Question("geschenkt", level, write(story.table.view(story.table.state.waiting[0])), 1, 0.1)


def test_a_cluster_answers_as_many_at_once_as_it_has_cores(away):
    minds = ray_mind.ray_minds("stand-in")

    answers = [mind.ask(question(), 30)[0] for mind in minds]

    assert len(minds) == 3
    assert set(answers) <= {"take", "pay"}
    with pytest.raises(MindFailed, match="godlike"):
        minds[0].ask(question("godlike"), 30)
    minds[0].end()


def test_a_cluster_that_is_lost_ends_no_server_and_is_found_again(away, monkeypatch):
    """Sixty seconds after its cluster had died, Ray ended the server."""
    monkeypatch.setattr(ray_mind, "AGAIN_S", 0.1)
    mind = ray_mind.ray_minds("stand-in")[0]
    away.touch()

    for _ in range(3):
        with pytest.raises(MindFailed):
            mind.ask(question(), 30)

    away.unlink()
    assert answered_again(mind)
    mind.end()


def answered_again(mind):
    until = time.monotonic() + 60
    while time.monotonic() < until:
        try:
            return mind.ask(question(), 30)
        except MindFailed:
            time.sleep(0.1)
    return None


def test_a_cluster_that_is_not_there_is_said_at_the_start(away):
    away.touch()

    with pytest.raises(Unavailable, match="thinkers-unreachable"):
        ray_mind.ray_minds("stand-in")
