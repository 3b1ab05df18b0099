"""Bots play the situation of the match, not only the deal."""

import pytest

from cardtable.bots.equity import chance_to_win, scale_of, share_of_win
from cardtable.bots.rook import BRAIN as ROOK
from cardtable.bots.rummy import BRAIN as RUMMY
from cardtable.bots.shanko import BRAIN as SHANKO
from cardtable.catalog import game
from cardtable.core.chance import Fast
from cardtable.core.move import Seat

ANN = Seat(0)


def test_chances_of_all_sides_add_up_and_a_lead_decides_more_the_closer_the_end():
    standings = [30.0, 10.0, 0.0]
    early, late = scale_of(20.0, 9), scale_of(20.0, 1)

    for scale in (early, late):
        assert sum(chance_to_win(standings, side, scale) for side in range(3)) == pytest.approx(1)
    assert chance_to_win(standings, 0, late) > chance_to_win(standings, 0, early) > 1 / 3
    assert chance_to_win([1e6, 0.0], 1, late) == pytest.approx(0)


def test_whoever_shares_the_best_standing_shares_the_win():
    assert [share_of_win([5.0, 5.0, 1.0], side) for side in range(3)] == [0.5, 0.5, 0.0]


def test_in_rook_twenty_points_are_worth_most_where_they_may_win_the_game():
    def value(own, others):
        state = game("rook").start(4, 1)
        state.scores = [own, others]
        return ROOK.value(state, ANN)

    at_the_end, at_the_start = value(285, 280) - value(265, 280), value(25, 20) - value(5, 20)
    far_behind = value(45, 280) - value(25, 280)

    assert at_the_end > at_the_start > 20
    assert far_behind < at_the_start
    assert value(100, 60) == pytest.approx(-value(60, 100))


@pytest.mark.parametrize(("name", "brain", "options"), [("rummy", RUMMY, {"deals": 6}), ("shanko", SHANKO, {})])
def test_in_the_rummies_a_lead_is_worth_more_the_fewer_rounds_follow(name, brain, options):
    """Played to the end by experts: what a seat is worth follows its standing, and ends with who has won."""
    state, chance, stage, seen = game(name).start(3, 7, options), Fast(7), 0, []
    while state.waiting:
        if brain.stage(state) != stage:
            stage = brain.stage(state)
            seen.append([brain.value(state, Seat(seat)) for seat in range(3)])
            lows = [score or 0 for score in state.result.scores]
            assert seen[-1].index(max(seen[-1])) == lows.index(min(lows))
        seat = state.waiting[0]
        state.apply(seat, brain.expert(state, seat, chance))
    final = [brain.value(state, Seat(seat)) for seat in range(3)]

    assert len(seen) >= 5
    assert final.index(max(final)) == state.result.places.index(1)
