"""What a hand of Shanko promises: all the ways in which it may still meet its contract."""

import pytest

from cardtable.bots.shanko_plans import counted
from cardtable.bots.shanko_prospects import HARDLY, Prospects, promise
from cardtable.core.cards import JOKER, parse_cards
from cardtable.games.shanko.contracts import Contract

TWO_TRIPLETS = Contract(triplets=2, sequences=0)
TRIPLET_AND_SEQUENCE = Contract(triplets=1, sequences=1)
SEQUENCE = Contract(triplets=0, sequences=1)
LOOKS = 0.02


def promised(held, contract, *, gone="", unseen_jokers=0):
    """What a hand promises when all other cards of two decks are unseen but for those that are gone."""
    counts, unseen = counted(list(parse_cards(held))), counted([])
    for card in range(JOKER):
        unseen[card] = 2 - counts[card]
    for card in parse_cards(gone):
        unseen[card] -= 1
    unseen[JOKER] = unseen_jokers
    return promise(counts, contract, unseen, LOOKS)


def test_a_contract_that_is_met_is_certain():
    whole = Prospects(counted(list(parse_cards("4♠ 5♠ 6♠ 7♠"))), SEQUENCE, counted([]), LOOKS)

    assert whole.total == pytest.approx(1.0)


def test_without_the_card_that_is_lacking_there_is_hardly_a_hope():
    lacking = Prospects(counted(list(parse_cards("4♠ 5♠ 6♠"))), SEQUENCE, counted([]), LOOKS)

    assert lacking.total < HARDLY


def test_who_lacks_less_is_promised_more():
    assert promised("4♠ 4♥ 4♣ 9♠ 9♥", TWO_TRIPLETS) > promised("4♠ 4♥ 9♠ 9♥", TWO_TRIPLETS)


def test_a_joker_fills_the_place_that_is_hardest_to_fill():
    assert promised("4♠ 5♠ Jk", SEQUENCE, gone="6♠ 6♠") > promised("4♠ 5♠", SEQUENCE, gone="6♠ 6♠")
    assert promised("4♠ 5♠ 6♠ Jk", SEQUENCE) > promised("4♠ 5♠ Jk", SEQUENCE)


def test_cards_that_are_gone_promise_less():
    assert promised("4♠ 5♠ 6♠", SEQUENCE, gone="7♠") < promised("4♠ 5♠ 6♠", SEQUENCE)


def test_unseen_jokers_promise_more():
    assert promised("4♠ 5♠ 6♠", SEQUENCE, unseen_jokers=8) > promised("4♠ 5♠ 6♠", SEQUENCE)


def test_two_ways_to_go_on_promise_more_than_one():
    assert promised("5♠ 6♠ 7♠", SEQUENCE) > promised("A♠ 2♠ 3♠", SEQUENCE)


def test_a_card_is_used_once():
    shared = promised("4♠ 5♠ 6♠ 7♠ 7♥", TRIPLET_AND_SEQUENCE)

    assert promised("4♠ 5♠ 6♠ 7♠ 9♥ 9♣", TRIPLET_AND_SEQUENCE) > shared
