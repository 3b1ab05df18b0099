"""The meld finder: known hands, and random ones against both oracles. The full form is tests/drills/meld_finder.py."""

import pytest
from tests.covers import covers
from tests.games.rummy.oracles import (
    LARGE,
    SMALL,
    Problem,
    by_brute_force,
    by_integer_program,
    disagreement,
    found,
    some_problem,
)

from cardtable.core.cards import JOKER, card_names, parse_card, parse_cards
from cardtable.core.chance import Fast
from cardtable.games.rummy.board import ALL_CARDS
from cardtable.games.rummy.finder import Finder
from cardtable.games.rummy.melds import meld_of
from cardtable.games.rummy.options import RummyOptions
from cardtable.games.rummy.suggestions import Prospect


def best(hand, *table, need=0, must=None, may_use_all=False, limit="no_limit"):
    melds = [meld_of(parse_cards(meld)) for meld in table]
    wanted = None if must is None else parse_card(must)
    return Finder(parse_cards(hand), melds, limit).best(need, wanted, may_use_all=may_use_all)


def laid(plan):
    return sorted(card_names(piece.cards) for piece in plan.pieces)


@covers("rummy 11.2")
def test_of_melds_that_share_a_card_those_are_found_that_leave_the_least():
    plan = best("AS 2S 3S AH AD KC 2C")

    assert laid(plan) == ["A♠ A♥ A♦"]
    assert (card_names([plan.end]), plan.left) == ("K♣", 7)


def test_one_card_is_kept_to_close_with():
    """RJ-17"""
    plan = best("7S 8S 9S")

    assert (laid(plan), plan.left) == ([], 15)
    assert best("7S 8S 9S", may_use_all=True).left == 0
    assert best("7S 8S 9S 10S").left == 0


def test_a_first_declaration_has_its_points_and_a_pure_sequence_even_if_more_is_left():
    """RJ-07"""
    hand = "5H 6H 7H 7C 7D KC KD KS 2D"

    assert laid(best(hand)) == ["7♥ 7♦ 7♣", "K♠ K♦ K♣"]
    assert laid(best(hand, need=48)) == ["5♥ 6♥ 7♥", "K♠ K♦ K♣"]
    assert best(hand, need=49) is None
    assert best("KC KD KH QC QD QH 2S", need=48) is None


def test_cards_go_to_the_table_too_with_jokers_as_bridges():
    plan = best("10D QD Jk KH 3C", "7D 8D 9D")

    assert laid(plan) == ["10♦ Jk Q♦"]
    assert plan.left == 3


def test_what_goes_to_the_table_and_what_becomes_a_meld_is_weighed_together():
    plan = best("6D 6S 6H 6C 5D KC", "7D 8D 9D")

    assert laid(plan) == ["5♦ 6♦", "6♠ 6♥ 6♣"]
    assert plan.left == 0


def test_a_card_that_must_be_used_is_used():
    """RJ-05"""
    assert laid(best("4S 5S 6S 6H 6D KC 2C", must="6H")) == ["6♠ 6♥ 6♦"]
    assert best("4S 5S 6S KC 2C", must="KC") is None
    assert laid(best("Jk 4S KC", "7D 8D 9D", must="Jk")) == ["Jk"]


@pytest.mark.parametrize(("limit", "left"), [("no_limit", 0), (1, 9), ("not_more_than_naturals", 0)])
def test_the_limit_of_jokers_is_kept(limit, left):
    """RJ-11"""
    assert best("QC QD Jk Jk 9S", limit=limit).left == left


@pytest.mark.parametrize("first", range(0, 300, 50))
def test_finder_and_oracles_agree_on_random_hands(first):
    assert [text for seed in range(first, first + 50) if (text := disagreement(seed)) is not None] == []


@pytest.mark.parametrize("seed", [6514, 43787])
def test_natural_cards_make_room_for_jokers_where_these_may_not_outnumber_them(seed):
    """A run of two naturals and two jokers takes one more joker together with one more natural card (RJ-11)."""
    assert disagreement(seed) is None


def test_the_oracles_agree_with_each_other():
    for seed in range(40):
        problem = some_problem(seed, SMALL)

        assert by_brute_force(problem) == by_integer_program(problem)


def test_the_oracles_would_notice():
    """A turn that may leave nothing in hand is another problem than one that keeps a card."""
    hand = parse_cards("7S 8S 9S")

    assert [by_brute_force(Problem(hand)), found(Problem(hand, may_use_all=True))] == [15, 0]
    assert len(some_problem(10, LARGE).hand) <= LARGE


def test_no_hand_that_can_make_a_first_declaration_is_thought_hopeless():
    """Bots and hints ask the finder only where there is hope; what they pass over must be hopeless indeed."""
    house = RummyOptions()
    able = 0
    for seed in range(1000):
        deck = ALL_CARDS.copy()
        Fast(seed).shuffle(deck)
        suit = seed % 4
        hand = [card for card in deck if card == JOKER or card // 13 == suit or card % 13 > 7][:14]
        plan = Finder(hand, (), house.max_jokers_per_meld, jokers_count=True).best(house.opening_points, None)
        able += plan is not None
        assert plan is None or Prospect(hand, (), house, has_declared=False).best() is not None, card_names(hand)

    assert able > 100


def test_no_card_that_can_be_used_is_thought_useless():
    """The same where the discard is taken, by somebody who has declared: it goes into a meld, or onto the table."""
    house = RummyOptions()
    able = 0
    for seed in range(600):
        problem = some_problem(seed, LARGE)
        *hand, taken = problem.hand
        plan = Finder(problem.hand, problem.table).best(0, taken)
        able += plan is not None
        found = Prospect(hand, problem.table, house, has_declared=True, taken=taken).best()
        assert (found is None) == (plan is None), card_names(problem.hand)

    assert able > 100
