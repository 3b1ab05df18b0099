"""The natural cards of a hand by their places in a row, as one word of bits: what lies beside what is a shift away.

Each suit has fifteen bits: 1 to 13 are its cards from the ace to the king, 14 is the ace again, above the king, and 0
keeps the suits apart. A card that is there twice counts once. Knows no melds.
"""

from typing import Final

from cardtable.core.card_sets import first
from cardtable.core.cards import ACE, HIGH_ACE, JOKER, Card, card_of, rank, suit
from cardtable.core.runs import LONGEST
from cardtable.core.vectors import i64, vec

WIDTH: Final = 15
ONE_SUIT: Final[i64] = 0x7FFF
OF_A_RANK: Final[i64] = 1 | 1 << 15 | 1 << 30 | 1 << 45
"""A place of each suit."""
LOW_ACES: Final[i64] = OF_A_RANK << ACE
HIGH_ACES: Final[i64] = OF_A_RANK << HIGH_ACE
FROM_ACE_TO_ACE: Final = HIGH_ACE - ACE
SHORTEST_RUN: Final = 3
SIZE: Final = vec[i64]([places.bit_count() for places in range(2**WIDTH)])
"""By some places of one suit, how many they are."""
CARD_AT: Final = [card_of(place // WIDTH, place % WIDTH) for place in range(4 * WIDTH)]
"""By the place, the card that stands there."""


def _places(card: Card) -> int:
    row = 1 << rank(card) | (1 << HIGH_ACE if rank(card) == ACE else 0)
    return row << WIDTH * suit(card)


PLACES: Final = vec[i64]([_places(Card(card)) if card < JOKER else 0 for card in range(JOKER + 1)])
"""By the card, where it may stand; a joker has no place of its own."""


def place_of(card: Card) -> i64:
    """Where a natural card stands, an ace below the two."""
    number: i64 = card
    return number + number // 13 * (WIDTH - 13) + ACE


def rows_of(cards: list[Card]) -> i64:
    """The places for which there are cards."""
    rows: i64 = 0
    for card in cards:
        rows |= PLACES[card]
    return rows


def runs_in(rows: i64) -> i64:
    """Where three in a row begin."""
    return rows & (rows >> 1) & (rows >> 2)


def threes_in(rows: i64) -> i64:
    """The ranks that are there in three suits or more."""
    spades, hearts, diamonds, clubs = _suits(rows)
    return (spades & hearts & (diamonds | clubs)) | (diamonds & clubs & (spades | hearts))


def pairs_in(rows: i64) -> i64:
    """The ranks that are there in two suits or more."""
    spades, hearts, diamonds, clubs = _suits(rows)
    return (spades & hearts) | (diamonds & clubs) | ((spades | hearts) & (diamonds | clubs))


def ranks_in(rows: i64) -> i64:
    """The ranks that are there at all."""
    spades, hearts, diamonds, clubs = _suits(rows)
    return spades | hearts | diamonds | clubs


def in_runs(rows: i64) -> i64:
    """The places of cards that make three in a row with others."""
    runs = runs_in(rows)
    return runs | (runs << 1) | (runs << 2)


def in_sets(rows: i64) -> i64:
    """The places of cards that make three of a rank with others."""
    ranks = threes_in(rows)
    return rows & (ranks | (ranks << WIDTH) | (ranks << (2 * WIDTH)) | (ranks << (3 * WIDTH)))


def grouped(rows: i64) -> i64:
    """The places of cards that make three in a row with others, or three of a rank."""
    return in_runs(rows) | in_sets(rows)


def fullest_four(rows: i64) -> i64:
    """Of four places in a row, for how many there are cards at most."""
    low_two, low_one = rows & (rows >> 1), rows | (rows >> 1)
    high_two, high_one = low_two >> 2, low_one >> 2
    if low_two & high_two:
        return 4
    if (low_two & high_one) | (low_one & high_two):
        return 3
    if low_two | (low_one & high_one):
        return 2
    return 1 if rows else 0


def lowest(places: i64) -> i64:
    """The lowest of some places."""
    return first(places)


def first_run(rows: i64) -> i64:
    """The lowest three or more in a row; only one of them is an ace."""
    runs = runs_in(rows)
    first = runs & -runs
    found = first | (first << 1) | (first << 2)
    following = rows & (first << 3)
    size: i64 = SHORTEST_RUN
    while following and size < LONGEST:
        found |= following
        following = rows & (following << 1)
        size += 1
    return found


def alike(rows: i64, ranks: i64) -> i64:
    """The cards of the lowest of these ranks, one of each suit."""
    return rows & ((ranks & -ranks) * OF_A_RANK)


def cards_at(places: i64) -> list[Card]:
    """The cards that stand at some places, from the lowest on."""
    found: list[Card] = []
    while places:
        found.append(CARD_AT[first(places)])
        places &= places - 1
    return found


def both_aces(places: i64) -> i64:
    """The same places; where an ace stands at one end of its suit, the other end, too."""
    return places | ((places & LOW_ACES) << FROM_ACE_TO_ACE) | ((places & HIGH_ACES) >> FROM_ACE_TO_ACE)


def _suits(rows: i64) -> tuple[i64, i64, i64, i64]:
    """Each suit by itself."""
    return rows & ONE_SUIT, (rows >> 15) & ONE_SUIT, (rows >> 30) & ONE_SUIT, (rows >> 45) & ONE_SUIT
