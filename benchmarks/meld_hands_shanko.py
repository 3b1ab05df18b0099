"""Hands of Shanko for benchmarks/meld_finder.py: dealt ones, and the worst that can come."""

from benchmarks.meld_finder import Think
from cardtable.core.cards import JOKER, Card, rank, suit
from cardtable.core.chance import Fast
from cardtable.games.shanko.contracts import CONTRACTS, all_cards
from cardtable.games.shanko.finder import meet

SIZES = (12, 14, 16, 18)


def picked(chance: Fast, cards: list[Card], size: int) -> list[Card]:
    """So many random cards of these."""
    pile = [int(card) for card in cards]
    chance.shuffle(pile)
    return [Card(card) for card in pile[:size]]


def dealt(decks: int):
    """A hand as it is after the draw, with up to three buys."""

    def deal(chance: Fast) -> Think:
        return _thought(picked(chance, all_cards(decks), SIZES[chance.below(len(SIZES))]), chance)

    return deal


def clustered(jokers: int):
    """Sixteen cards of two suits and seven ranks, and jokers beside them."""
    near = [card for card in all_cards(2) if card != JOKER and suit(card) < 2 and 4 <= rank(card) <= 10]

    def deal(chance: Fast) -> Think:
        return _thought([JOKER] * jokers + picked(chance, near, 16), chance)

    return deal


def _thought(hand: list[Card], chance: Fast) -> Think:
    contract = CONTRACTS[chance.below(len(CONTRACTS))]
    return lambda: meet(hand, contract)


CASES = (
    ("12 to 18 dealt cards of 2 decks, any contract", dealt(2)),
    ("12 to 18 dealt cards of 4 decks, any contract", dealt(4)),
    ("16 clustered cards", clustered(0)),
    ("16 clustered cards and 2 jokers", clustered(2)),
    ("16 clustered cards and 4 jokers", clustered(4)),
    ("16 clustered cards and 8 jokers", clustered(8)),
)
