"""The short form of the drill of crowds: people play on, and the crowd is there."""

from tests.drills.crowd import MOST_MEGABYTES, run


def test_people_play_on_while_strangers_do_what_they_can():
    found = run(seconds=4, addresses=1)

    assert found.beside_the_crowd.moves > 10
    assert found.limited > 10
    assert found.megabytes < MOST_MEGABYTES
