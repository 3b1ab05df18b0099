"""The short forms of the drills of review. Planted blunders have none yet: their drill fails in its full form."""

import pytest
from tests.drills.reviews import agreement, luck, secrecy

from cardtable.catalog import GAMES, game

QUICK = game("geschenkt")
SHALLOW = 16


def test_a_review_agrees_with_itself_on_other_guesses():
    said, is_fault = agreement(QUICK, 200, SHALLOW)

    assert not is_fault, said


def test_luck_is_nothing_on_average_and_adds_up_with_skill():
    said, is_fault = luck(QUICK, 4)

    assert not is_fault, said


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)
def test_no_verdict_in_the_middle_of_a_game_depends_on_cards_that_its_player_could_not_know(kind):
    said, is_fault = secrecy(kind, 20)

    assert not is_fault, said
