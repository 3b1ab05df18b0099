"""Piles of taken cards that are worth so many points. Knows no players."""

from collections.abc import Iterator, Sequence

from cardtable.core.move import IllegalState
from cardtable.games.rook.cards import Card, Cards, cards_in, count, set_of
from cardtable.games.rook.pack import Pack


def piles_worth(pack: Pack, pool: Cards, begun: list[Cards], tricks: int, points: Sequence[int]) -> list[Cards]:
    """The piles of both teams after so many tricks: those begun, made worth these points with cards of a pool."""
    plain = cards_in(pool & ~pack.counters)
    for first_tricks in sorted(range(tricks + 1), key=lambda number: abs(2 * number - tricks)):
        rooms = [4 * first_tricks - count(begun[0]), 4 * (tricks - first_tricks) - count(begun[1])]
        found = _counters(pack, pool, begun, rooms, points)
        if found is not None and rooms[0] + rooms[1] - count(found[0] | found[1]) <= len(plain):
            return _topped_up(begun, found, rooms, plain)
    raise IllegalState("state-field", field="captured")


def _counters(
    pack: Pack, pool: Cards, begun: list[Cards], rooms: list[int], points: Sequence[int]
) -> tuple[Cards, Cards] | None:
    """Counters for both piles that bring them to their points within their rooms."""
    if min(rooms) < 0:
        return None
    need = [points[team] - pack.worth(begun[team]) for team in (0, 1)]
    for first in _worth(pack, cards_in(pool & pack.counters), need[0], rooms[0]):
        for second in _worth(pack, cards_in(pool & pack.counters & ~first), need[1], rooms[1]):
            return first, second
    return None


def _worth(pack: Pack, counters: list[Card], points: int, most: int) -> Iterator[Cards]:
    """Sets of at most so many counters worth exactly these points, dear cards first."""
    values = sorted({pack.points[card] for card in counters}, reverse=True)
    yield from _choose([(value, [c for c in counters if pack.points[c] == value]) for value in values], points, most)


def _choose(groups: list[tuple[int, list[Card]]], points: int, most: int) -> Iterator[Cards]:
    """So many of the first group as can be, then fewer, with cards of the other groups to make up the points."""
    if points == 0:
        yield 0
    elif points > 0 and groups:
        value, cards = groups[0]
        for number in range(min(len(cards), most, points // value), -1, -1):
            for rest in _choose(groups[1:], points - number * value, most - number):
                yield rest | set_of(cards[:number])


def _topped_up(begun: list[Cards], found: tuple[Cards, Cards], rooms: list[int], plain: list[Card]) -> list[Cards]:
    """Piles filled up with cards that are worth nothing."""
    first = rooms[0] - count(found[0])
    second = rooms[1] - count(found[1])
    return [
        begun[0] | found[0] | set_of(plain[:first]),
        begun[1] | found[1] | set_of(plain[first : first + second]),
    ]
