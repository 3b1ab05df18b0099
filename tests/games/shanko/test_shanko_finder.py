"""The contract finder: known hands, and random ones against both oracles. The full form is tests/drills."""

import pytest
from tests.covers import covers
from tests.games.shanko.at_the_table import ANN, BOB, position
from tests.games.shanko.oracles import (
    LARGE,
    SMALL,
    Problem,
    by_brute_force,
    by_integer_program,
    disagreement,
    found,
    some_problem,
)

from cardtable.core.cards import card_names, parse_cards
from cardtable.games.shanko.contracts import contract_of
from cardtable.games.shanko.finder import meet
from cardtable.games.shanko.suggestions import shed, single_plays
from cardtable.games.shanko.turns import Draft


def best(number, hand, half=False):
    return meet(list(parse_cards(hand)), contract_of(number), half=half)


def melds(number, hand, half=False):
    return [card_names(meld) for meld in best(number, hand, half).melds]


@covers("shanko 6.1")
def test_the_dearest_triplets_are_melded():
    assert melds(1, "2S 2H 2D 7S 7H 7D KC KD KH") == ["K♥ K♦ K♣", "7♠ 7♥ 7♦"]
    assert best(1, "2S 2H 2D 7S 7H 7D KC KD KH").left == 6


def test_jokers_go_down_before_natural_cards():
    assert melds(1, "7S 7H 7D KC KD KH Jk") == ["K♥ K♦ K♣", "7♠ 7♥ Jk"]
    assert best(1, "7S 7H 7D KC KD KH Jk").left == 7


def test_a_card_that_two_melds_want_goes_where_both_can_be_met():
    assert melds(2, "5S 5H 5D 5C 6S 7S 8S") == ["5♥ 5♦ 5♣", "5♠ 6♠ 7♠ 8♠"]
    assert best(2, "5S 5H 5D 6S 7S 8S KC") is None


def test_one_rank_may_give_two_triplets_and_one_suit_two_sequences():
    assert melds(1, "7S 7S 7H 7H 7D Jk") == ["7♠ 7♠ 7♥", "7♥ 7♦ Jk"]
    assert melds(3, "3S 4S 5S 6S 3S 4S 5S 6S") == ["3♠ 4♠ 5♠ 6♠"] * 2


@pytest.mark.parametrize("number", range(1, 8))
def test_a_hand_of_nothing_meets_no_contract(number):
    assert best(number, "2S 4H 6D 8C 10S QH AD") is None
    assert best(number, "") is None
    assert best(number, "Jk Jk Jk Jk Jk Jk Jk Jk Jk Jk Jk Jk") is None


def test_the_house_limit_of_jokers_is_kept():
    assert best(1, "7S Jk Jk KC KD KH") is not None
    assert best(1, "7S Jk Jk KC KD KH", half=True) is None
    assert best(1, "7S 7H Jk KC KD Jk", half=True) is not None


@pytest.mark.parametrize("seed", range(120))
def test_the_finder_agrees_with_brute_force(seed):
    problem = some_problem(seed, SMALL)

    assert found(problem) == by_brute_force(problem)


@pytest.mark.parametrize("seed", range(1000, 1060))
def test_the_finder_agrees_with_an_integer_program(seed):
    problem = some_problem(seed, LARGE)

    assert found(problem) == by_integer_program(problem)


def test_the_oracles_agree_with_each_other():
    for seed in range(2000, 2020):
        problem = some_problem(seed, SMALL)
        assert by_brute_force(problem) == by_integer_program(problem)


def test_a_disagreement_would_be_told(monkeypatch):
    monkeypatch.setattr("tests.games.shanko.oracles.found", lambda problem: -1)

    assert "not" in disagreement(4)


def test_random_problems_are_of_both_kinds():
    answers = [found(some_problem(seed, LARGE)) for seed in range(300)]

    assert 50 < sum(answer is None for answer in answers) < 250
    assert found(Problem(parse_cards("7S 7H 7D KC KD KH 2C"), 1)) == 2


def laid_off(hand, *table, **more):
    """What is left of a hand when all that fits was laid off, and the plays."""
    state = position(players=3, hands={ANN: hand}, melds=list(table), melded=[ANN], **more)
    draft = Draft(state, ANN)
    shed(draft)
    return card_names(sorted(draft.hand)), [str(play) for play in draft.plays]


@covers("shanko 17.5")
def test_everything_that_fits_is_laid_off_and_swapped():
    assert laid_off("9H 10H 4H KC 2C", "5H 6H 7H 8H")[0] == "2♣ K♣"
    assert laid_off("10H Jk KC 2C", "5H 6H 7H 8H") == ("2♣ K♣", ["lay 1 Jk", "lay 1 10♥"])
    assert laid_off("6H KC 2C", (BOB, "5H Jk 7H 8H")) == ("2♣ K♣", ["swap 1 6♥", "lay 1 Jk"])
    assert laid_off("3H Jk KC 2C", "5H 6H 7H 8H") == ("2♣ K♣", ["lay 1 low Jk", "lay 1 3♥"])
    assert laid_off("Jk KC 2C", "5H 6H 7H 8H", (BOB, "9C 9D 9H"), round=2)[1] == ["lay 2 Jk"]


def test_one_card_is_kept_to_go_out_with():
    """SH-05"""
    assert laid_off("9H 4H", "5H 6H 7H 8H") == ("4♥", ["lay 1 9♥"])


def test_where_nothing_may_be_laid_off_nothing_is():
    assert laid_off("9H KC", "5H 6H 7H 8H", options={"layoff": "after_swap"})[1] == []
    assert laid_off("9S KC", "9C 9D 9H", options={"layoff": "sequences"})[1] == []


def test_every_single_lay_off_and_swap_is_listed():
    state = position(
        players=3, round=2, hands={ANN: "9H 6H 9S Jk KC"}, melds=[(BOB, "5H Jk 7H 8H"), (BOB, "9C 9D 9H")],
        melded=[ANN],
    )  # fmt: skip

    plays = {str(play) for play in single_plays(Draft(state, ANN))}

    assert plays == {"lay 1 9♥", "lay 2 9♥", "lay 2 9♠", "lay 1 Jk", "lay 1 low Jk", "lay 2 Jk", "swap 1 6♥"}
