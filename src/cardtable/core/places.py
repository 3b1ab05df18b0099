"""How a game says which fields of its view a plain table shows, and where: one line for each part of the table.

PLACES = (*middle(stock=NUMBER, up_card=CARD), *seats(points=NUMBER), *mine(hand=CARDS))
"""

from collections.abc import Iterator

from cardtable.core.view import Place, What, Where

NUMBER, CARD, CARDS, GROUPS, MELDS, PLAYER, WORD, SENTENCES = What


def middle(**shown: What) -> Iterator[Place]:
    """What lies in the middle of the table."""
    return (Place(name, Where.MIDDLE, what) for name, what in shown.items())


def seats(**shown: What) -> Iterator[Place]:
    """What lies before each seat."""
    return (Place(name, Where.SEATS, what) for name, what in shown.items())


def mine(**shown: What) -> Iterator[Place]:
    """What only its owner sees."""
    return (Place(name, Where.MINE, what) for name, what in shown.items())
