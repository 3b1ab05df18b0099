"""What each round of Shanko asks for, how many cards are dealt, and what cards count. Knows no state."""

from collections.abc import Iterable
from typing import Final

from cardtable.core.cards import Card, deck, rank

TRIPLET_SIZE: Final = 3
SEQUENCE_SIZE: Final = 4
JOKERS_IN_A_DECK: Final = 4
HAND_SIZE: Final = 11
BUYS: Final = 3


class Contract:
    """What has to be melded in a round: exactly so many triplets and sequences."""

    def __init__(self, triplets: int, sequences: int) -> None:
        self.triplets: Final = triplets
        self.sequences: Final = sequences

    @property
    def size(self) -> int:
        """How many cards that takes."""
        return TRIPLET_SIZE * self.triplets + SEQUENCE_SIZE * self.sequences


CONTRACTS: Final[tuple[Contract, ...]] = (
    Contract(triplets=2, sequences=0),
    Contract(triplets=1, sequences=1),
    Contract(triplets=0, sequences=2),
    Contract(triplets=3, sequences=0),
    Contract(triplets=2, sequences=1),
    Contract(triplets=1, sequences=2),
    Contract(triplets=0, sequences=3),
)
"""Of any number for the compiler, which would make an object of seven whenever one of them is asked for."""
ROUNDS: Final = len(CONTRACTS)

DECKS: Final = (0, 0, 2, 2, 2, 3, 3, 4, 4)
"""By the number of players."""

POINTS_OF_A_RANK: Final = [0, 15, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]
POINTS: Final = [*(POINTS_OF_A_RANK[rank(Card(c))] for c in range(52)), 50]
"""By the card."""


def contract_of(round_number: int) -> Contract:
    """The contract of a round, counted from 1."""
    return CONTRACTS[round_number - 1]


def all_cards(decks: int) -> list[Card]:
    """Every card in play."""
    return deck(JOKERS_IN_A_DECK) * decks


def points(cards: Iterable[Card]) -> int:
    """What cards in hand count at the end of a round."""
    total = 0
    for card in tuple(cards):
        total += POINTS[card]
    return total


def most_jokers(size: int, *, half: bool) -> int:
    """How many jokers a meld of this size may hold: all but one card, or half of it where the house says so."""
    return size // 2 if half else size - 1
