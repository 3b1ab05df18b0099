"""The short form of the drill of positions; the laws have a longer one."""

import pytest
from tests.drills.positions import drill, fault_of
from tests.laws.walks import any_house, possible_values

from cardtable.catalog import GAMES
from cardtable.games.geschenkt.state import GeschenktState


def test_every_position_is_read_back():
    assert drill("geschenkt", 3, range(2), workers=1) == []


def test_what_was_played_without_a_fault_is_not_played_again(tmp_path, monkeypatch):
    log = tmp_path / "positions.log"
    drill("geschenkt", 3, range(2), workers=1, log=log)
    monkeypatch.setattr("tests.drills.positions.ProcessPoolExecutor", None)

    assert drill("geschenkt", 3, range(2), workers=1, log=log) == []
    assert log.read_text().startswith("geschenkt, 3 players, games 0 to 1: 0 faults")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_thousand_games_have_every_value_of_every_option(game):
    for players in (game.fewest, game.most):
        houses = [any_house(game, players, seed) for seed in range(1_000)]

        for option, values in possible_values(game, players):
            assert {house[option] for house in houses} == set(values)


def test_a_position_that_is_not_read_back_is_told_with_its_game_and_moment(monkeypatch):
    whole = GeschenktState.describe
    monkeypatch.setattr(GeschenktState, "describe", lambda state: {**whole(state), "paid": [0] * state.players})

    fault = fault_of("geschenkt", 3, seed=1)

    assert fault.startswith("geschenkt-3-1")
    assert "at move 3, before `pay` of seat 2" in fault
    assert "its own JSON is refused: state-field {'field': 'paid'}" in fault
