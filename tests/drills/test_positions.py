"""The short form of the drill of positions; the laws have a longer one."""

from tests.drills.positions import drill, fault_of

from cardtable.games.geschenkt.state import GeschenktState


def test_every_position_is_read_back():
    assert drill("geschenkt", 3, range(2), workers=1) == []


def test_a_position_that_is_not_read_back_is_told_with_its_game_and_moment(monkeypatch):
    whole = GeschenktState.describe
    monkeypatch.setattr(GeschenktState, "describe", lambda state: {**whole(state), "paid": [0] * state.players})

    fault = fault_of("geschenkt", 3, seed=1)

    assert fault.startswith("geschenkt-3-1")
    assert "at move 3, before `pay` of seat 2" in fault
    assert "its own JSON is refused: state-field {'field': 'paid'}" in fault
