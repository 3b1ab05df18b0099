"""What careless players of both rummies look at: cards that could be in one meld, and melds that lie at hand."""

from typing import Final

from cardtable.core.cards import JOKER, Card, rank, suit
from cardtable.core.chance import Chance
from cardtable.core.rows import alike, first_run, pairs_in, runs_in, threes_in
from cardtable.core.vectors import i64, vec

JOKER_BONDS: Final = 9


def _are_bound(card: Card, other: Card) -> bool:
    if card == other or suit(card) != suit(other):
        return card != other and rank(card) == rank(other)
    apart = abs(rank(card) - rank(other))
    return apart <= 2 or apart >= 11


BOUND: Final = vec[i64](
    [sum([_are_bound(Card(card), Card(other)) << other for other in range(52)]) for card in range(52)]
)
"""By the card, those with which it could be in one meld, as bits."""


def bonds(card: Card, hand: list[Card]) -> int:
    """How many cards of a hand could be in one meld with this one."""
    if card == JOKER:
        return JOKER_BONDS
    bound = BOUND[card]
    found: i64 = 0
    for other in hand:
        found += (bound >> other) & 1
    return found


def loosest(hand: list[Card], chance: Chance) -> Card:
    """Of two cards that come to hand, the one with fewer bonds."""
    one, other = hand[chance.below(len(hand))], hand[chance.below(len(hand))]
    return one if one == other or bonds(one, hand) <= bonds(other, hand) else other


def at_hand(rows: i64, *, has_joker: bool) -> i64:
    """Natural cards that make a meld: a run if there is one, else cards of a rank, of which two do beside a joker."""
    if runs_in(rows):
        return first_run(rows)
    if threes_in(rows):
        return alike(rows, threes_in(rows))
    if has_joker:
        return alike(rows, pairs_in(rows))
    return 0
