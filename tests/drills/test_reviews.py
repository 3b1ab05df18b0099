"""The short forms of the drills of review."""

import pytest
from tests.drills.kept import lines_of, results
from tests.drills.reviews import (
    agreement,
    agreement_told,
    blunder,
    blunders_told,
    luck,
    luck_told,
    secrecy,
    secrecy_told,
)

from cardtable.catalog import GAMES, game

QUICK = game("geschenkt")
SHALLOW = 16


def test_a_planted_blunder_is_among_the_three_moments_of_its_game():
    said, is_fault = blunders_told([blunder(QUICK, seed, SHALLOW, searches=60) for seed in (5, 12)])

    assert not is_fault, said
    assert said.startswith("2 of 2 blunders found")


def test_a_review_agrees_with_itself_on_other_guesses():
    said, is_fault = agreement_told([agreement(QUICK, 2, SHALLOW)])

    assert not is_fault, said


def test_luck_is_nothing_on_average_and_adds_up_with_skill():
    said, is_fault = luck_told([luck(QUICK, seed) for seed in range(1, 5)])

    assert not is_fault, said


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)
def test_no_verdict_in_the_middle_of_a_game_depends_on_cards_that_its_player_could_not_know(kind):
    said, is_fault = secrecy_told([secrecy(kind, 1, looks=1)])

    assert not is_fault, said


def test_a_drill_that_was_stopped_goes_on_where_it_was(tmp_path):
    file, made = tmp_path / "kept.jsonl", []

    def one(seed):
        made.append(seed)
        return [seed, seed * seed]

    first = results(file, one)
    assert [next(first) for _ in range(3)] == [[1, 1], [2, 4], [3, 9]]
    with file.open("a") as end:
        end.write("[4, 1")  # cut short
    again = results(file, one)

    assert [next(again) for _ in range(4)] == [[1, 1], [2, 4], [3, 9], [4, 16]]
    assert made == [1, 2, 3, 4]
    assert len(lines_of(file)) == 4
