"""Hands of Rummy With Jokers for benchmarks/meld_finder.py: dealt ones, and the worst that can come."""

from cardtable.core.cards import JOKER, Card, card_of, deck, rank, suit
from cardtable.core.chance import Fast
from cardtable.core.melds import Meld
from cardtable.games.rummy.finder import Finder
from cardtable.games.rummy.melds import meld_of

NEED = 48
JOKERS = 4
HAND = 14


def picked(chance: Fast, cards: list[Card], size: int) -> list[Card]:
    """So many random cards of these."""
    pile = [int(card) for card in cards]
    chance.shuffle(pile)
    return [Card(card) for card in pile[:size]]


def dealt(chance: Fast) -> list[Card]:
    return picked(chance, [*deck(2), *deck(2)], HAND)


def with_all_jokers(chance: Fast) -> list[Card]:
    return [JOKER] * JOKERS + picked(chance, [*deck(0), *deck(0)], HAND - JOKERS)


def clustered(chance: Fast) -> list[Card]:
    """All jokers beside ten cards of two suits and eight ranks."""
    near = [card for card in (*deck(0), *deck(0)) if suit(card) < 2 and rank(card) <= 8]
    return [JOKER] * JOKERS + picked(chance, near, HAND - JOKERS)


def late_table(chance: Fast) -> list[Meld]:
    """Eight melds, as they lie when most have declared."""
    runs = [[card_of(s, low + i) for i in range(3 + chance.below(3))] for s in range(4) if (low := 1 + chance.below(9))]
    sets = [[card_of(s, r) for s in range(3)] for r in (1 + chance.below(6), 7, 8 + chance.below(5), 13)]
    return [meld_of(cards) for cards in (*runs, *sets)]


def least(hand):
    return lambda chance: _thought(hand(chance), [], 0)


def first_declaration(hand):
    return lambda chance: _thought(hand(chance), [], NEED)


def beside_a_table(hand, need):
    return lambda chance: _thought(hand(chance), late_table(chance), need)


def _thought(hand, table, need):
    return lambda: Finder(hand, table).best(need)


CASES = (
    ("14 dealt cards, least left", least(dealt)),
    ("14 dealt cards, first declaration", first_declaration(dealt)),
    ("14 dealt cards beside 8 melds, least left", beside_a_table(dealt, 0)),
    ("14 dealt cards beside 8 melds, first declaration", beside_a_table(dealt, NEED)),
    ("10 cards and 4 jokers, least left", least(with_all_jokers)),
    ("10 cards and 4 jokers, first declaration", first_declaration(with_all_jokers)),
    ("10 clustered cards and 4 jokers, least left", least(clustered)),
    ("10 clustered cards and 4 jokers, first declaration", first_declaration(clustered)),
    ("10 clustered cards and 4 jokers beside 8 melds, first declaration", beside_a_table(clustered, NEED)),
)
