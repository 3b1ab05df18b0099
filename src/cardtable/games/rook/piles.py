"""Piles of taken cards that are worth so many points. Knows no players."""

from collections.abc import Iterator, Sequence

from cardtable.core.move import IllegalState
from cardtable.games.rook.cards import Card, Cards, cards_in, count, set_of
from cardtable.games.rook.pack import Pack


def piles_worth(pack: Pack, pool: Cards, begun: list[Cards], tricks: int, points: Sequence[int | None]) -> list[Cards]:
    """The piles of both teams after so many tricks: those begun, made worth these points with cards of a pool.

    Points of None are any that fit.
    """
    for wanted in _all_wanted(pack, points):
        for first_tricks in sorted(range(tricks + 1), key=lambda number: abs(2 * number - tricks)):
            rooms = [4 * first_tricks - count(begun[0]), 4 * (tricks - first_tricks) - count(begun[1])]
            need = [wanted[team] - pack.worth(begun[team]) for team in (0, 1)]
            found = _counters(pack, pool, rooms, need) if min(rooms) >= 0 else None
            if found is not None:
                return _topped_up(begun, found, rooms, cards_in(pool & ~pack.counters))
    raise IllegalState("state-field", field="captured")


def _all_wanted(pack: Pack, points: Sequence[int | None]) -> Iterator[tuple[int, int]]:
    """Every pair of points that was meant, middling ones first."""
    middling = sorted(range(0, pack.total + 1, 5), key=lambda value: abs(4 * value - pack.total))
    first, second = points
    for one in middling if first is None else [first]:
        for other in middling if second is None else [second]:
            yield one, other


def _counters(pack: Pack, pool: Cards, rooms: list[int], need: list[int]) -> tuple[Cards, Cards] | None:
    """Counters for both piles that bring them to their points, so that other cards can fill their rooms."""
    plain = count(pool & ~pack.counters)
    for first in _worth(pack, cards_in(pool & pack.counters), need[0], rooms[0]):
        for second in _worth(pack, cards_in(pool & pack.counters & ~first), need[1], rooms[1]):
            if sum(rooms) - count(first | second) <= plain:
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
    first, second = rooms[0] - count(found[0]), rooms[1] - count(found[1])
    return [
        begun[0] | found[0] | set_of(plain[:first]),
        begun[1] | found[1] | set_of(plain[first : first + second]),
    ]
