"""Which cards of a hand of Rummy With Jokers are thought to be loose."""

import pytest

from cardtable.bots.rummy_discards import loose_of
from cardtable.core.cards import JOKER, parse_cards
from cardtable.core.chance import Fast
from cardtable.games.rummy.board import PACK
from cardtable.games.rummy.finder import Finder

PLAIN = "A♠ 2♠ 3♠ 7♠ 7♥ 7♦ 9♣ J♣ J♦"
DOUBTFUL = (
    "7♠ 8♠ 9♠ 9♥ 9♦ 2♣",  # the nine has two places
    "A♠ 2♠ 3♠ Q♠ K♠ 5♥",  # so has the ace
    "3♠ 4♠ 5♠ 5♠ 6♠ 7♠ 2♥",  # the five is there twice
    "3♠ 4♠ 5♠ 8♥ 8♦ 8♣",  # one card is kept to end the turn
)


def hand(text):
    return tuple(sorted(parse_cards(text)))


def outside_the_best_melds(held):
    loose, plan = list(held), Finder(held).best()
    for piece in plan.melds if plan else ():
        for card in piece.cards:
            loose.remove(card)
    return tuple(sorted(set(loose)))


def test_what_is_in_no_meld_is_loose():
    assert loose_of(hand(PLAIN)) == hand("9♣ J♣ J♦")


@pytest.mark.parametrize("text", DOUBTFUL)
def test_where_melds_share_a_card_the_finder_is_asked(text):
    assert loose_of(hand(text)) == outside_the_best_melds(hand(text))


def test_plain_melds_are_those_that_the_finder_finds():
    chance, pack = Fast(1), [card for card in PACK if card != JOKER]
    for _ in range(1500):
        chance.shuffle(pack)
        held = tuple(sorted(pack[:13]))

        assert loose_of(held) == outside_the_best_melds(held)
