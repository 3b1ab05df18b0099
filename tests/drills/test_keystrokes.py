"""The drill of random keys in its short form, and that it finds the faults it looks for."""

import pytest
from tests.drills.keystrokes import Leak, drill, with_hands

from cardtable.terminal.local.hot_seat import HotSeat

KEYS = 60


@pytest.mark.parametrize("name", [listed.name for listed in with_hands()])
def test_no_key_at_any_speed_shows_anybody_what_they_may_not_know(name, monkeypatch):
    assert drill(name, KEYS, seed=2, monkeypatch=monkeypatch) > KEYS


def test_a_curtain_that_hears_hasty_keys_is_found(monkeypatch):
    with pytest.raises(Leak):
        drill("rummy", 10 * KEYS, seed=2, monkeypatch=monkeypatch, guard=0.0)


def test_a_hand_that_is_shown_without_a_curtain_is_found(monkeypatch):
    async def no_curtain(self, seat):
        pass

    monkeypatch.setattr(HotSeat, "_hand_over", no_curtain)

    with pytest.raises(Leak):
        drill("sushi-go", KEYS, seed=2, monkeypatch=monkeypatch)
