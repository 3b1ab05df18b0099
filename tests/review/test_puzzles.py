"""The shelf of puzzles: every one is a situation that can be, with moves that can be made, and one of them is best."""

import pytest

from cardtable.catalog import GAMES, game
from cardtable.core.move import NotFound
from cardtable.review.puzzle import HARDEST
from cardtable.review.scenario import parse_scenario
from cardtable.review.shelf import puzzle, shelf

EACH = pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)


@EACH
def test_every_puzzle_can_be_asked_and_answered(kind):
    for asked in shelf(kind.name):
        scenario = parse_scenario(asked.scenario)
        state = scenario.position()
        assert scenario.seat in state.waiting
        for move in asked.losses:
            state.check(scenario.seat, kind.parse_move(move))
        assert [move for move, loss in asked.losses.items() if loss <= 0] == [asked.best]
        assert len(asked.losses) > 1


@EACH
def test_puzzles_are_all_different_and_the_easier_ones_come_first(kind):
    puzzles = shelf(kind.name)

    assert len({asked.scenario for asked in puzzles}) == len(puzzles) > 0
    assert [asked.grade for asked in puzzles] == sorted(asked.grade for asked in puzzles)
    assert {asked.grade for asked in puzzles} <= {1, 2, HARDEST}


def test_a_puzzle_that_is_not_there_is_refused():
    with pytest.raises(NotFound, match="puzzle-unknown"):
        puzzle(game("rook").name, 0)
