"""The exact meld finder: of all that a hand could lay down in one turn, what leaves the least. Knows no strategy.

The lowest card not yet decided is left in hand, ends the turn, or goes with one of the pieces it is the lowest card of;
what can be made of the others is remembered. What a way comes to is one number: what it gains above all, then its
points towards a first declaration, then whether it has a pure sequence and whether a card has ended the turn. Where a
first declaration is wanted, each answer is a front: the ways of which none is as good as another in all of that.
"""

from collections.abc import Callable, Sequence
from typing import Final

from mypy_extensions import i64

from cardtable.core.card_sets import count
from cardtable.core.cards import JOKER, Card, deck
from cardtable.core.chance import Chance
from cardtable.core.melds import Meld
from cardtable.games.rummy.melds import NO_LIMIT, NOT_MORE_THAN_NATURALS, VALUES
from cardtable.games.rummy.pieces import FIELD, JOKER_BITS, NEW, Cards, Piece, additions, new_melds, room

ENDED: Final = 1
PURE: Final = 2
POINTS_SHIFT: Final = 2
MOST_POINTS: Final = 1023
GAIN: Final = 4096
"""A way is gain · points (10 bits) · pure · ended; what it gains leaves the hand, the ending card included."""


class Plan:
    """A whole turn: new melds, additions to the table, and the card that ends it."""

    def __init__(self, pieces: list[Piece], end: Card | None, left: int, points: int) -> None:
        self.melds: Final = [piece for piece in pieces if piece.number == NEW]
        self.additions: Final = [piece for piece in pieces if piece.number != NEW]
        self.end: Final = end
        self.left: Final = left
        """The value of the cards that stay in hand; 0 closes."""
        self.points: Final = points

    @property
    def pieces(self) -> list[Piece]:
        return [*self.melds, *self.additions]


class Finder:
    """A hand and the melds it may add to, and all that was found out about them."""

    def __init__(
        self,
        hand: Sequence[Card],
        table: Sequence[Meld] = (),
        limit: str | int = NO_LIMIT,
        *,
        jokers_count: bool = True,
        worth: list[int] = VALUES,
    ) -> None:
        self.cards: Final = Cards(hand, worth, limit)
        self.rooms: Final = [room(limit, meld) for meld in table]
        added = self._additions(table, spare_jokers=False)
        grow = {piece.number for piece in added}
        free = sum([size for n, size in enumerate(self.rooms) if n + 1 not in grow])
        naturals_make_room = bool(grow) and limit == NOT_MORE_THAN_NATURALS
        self.is_tight: Final = free < self.cards.jokers and (sum(self.rooms) > 0 or naturals_make_room)
        """Whether jokers alone don't all find room on melds that take no other card."""
        if self.is_tight:
            added = self._additions(table, spare_jokers=True)
        self.pieces: Final = [*new_melds(self.cards, jokers_count=jokers_count), *added]
        self.starting: Final[list[list[Piece]]] = [[] for _ in self.cards.kinds]
        """For each kind of card the pieces of which it is the lowest."""
        fields: i64 = 0
        for piece in self.pieces:
            self.starting[_lowest(piece.mask)].append(piece)
            fields |= piece.mask
        self.live: Final[int] = self.cards.whole & (fields | fields << 1)
        """The cards that belong to some piece."""
        self.idle: Final = self._dearest_outside(fields)
        self.later: Final = self._later() if added else [0] * len(self.starting)
        self.need: int = 0
        self.known: dict[int, list[int]] = {}

    def best(self, need: int = 0, must: Card | None = None, *, may_use_all: bool = False) -> Plan | None:
        """The turn that leaves the least in hand; for a first declaration, one with so many points and a pure sequence.

        A card that must be used is used in a meld or addition; one card is kept to end the turn, unless all may go.
        """
        if need and not any(piece.is_pure for piece in self.pieces):
            return None
        if need != self.need:
            self.need, self.known = need, {}
        leads = None if must is None else self._pieces_with(must)
        idle = 0 if self.idle is None else self.cards.worth[self.idle] * GAIN + ENDED
        best = best_whole = -1
        jokers = self.cards.jokers
        for way in self._ways(self.live, jokers, 0) if leads is None else self._led(leads, self.live, jokers, 0):
            is_all = may_use_all and way // GAIN == self.cards.total
            whole = way if way & ENDED or is_all else way + idle
            is_enough = not need or (way & PURE and _points(way) >= need)
            if is_enough and (whole & ENDED or is_all) and whole > best_whole:
                best, best_whole = way, whole
        return None if best < 0 else self._plan(best, best_whole, leads)

    def _additions(self, table: Sequence[Meld], *, spare_jokers: bool) -> list[Piece]:
        return [
            piece
            for n, meld in enumerate(table)
            for piece in additions(self.cards, n + 1, meld, spare_jokers=spare_jokers)
        ]

    def _dearest_outside(self, fields: i64) -> Card | None:
        """The dearest card that belongs to no piece."""
        dearest: Card | None = None
        for card in self.cards.kinds:
            is_dearer = dearest is None or self.cards.worth[card] > self.cards.worth[dearest]
            if is_dearer and not fields & self.cards.fields[card]:
                dearest = card
        return dearest

    def _later(self) -> list[int]:
        """For each kind of card, the melds on the table to which it or a higher card may still be added."""
        later = [0] * (len(self.starting) + 1)
        for i in range(len(self.starting) - 1, -1, -1):
            later[i] = later[i + 1]
            for piece in self.starting[i]:
                later[i] |= piece.bit
        return later

    def _pieces_with(self, must: Card) -> list[Piece]:
        """The pieces in which this card is played; jokers also by themselves."""
        if must != JOKER:
            field = self.cards.fields[must]
            return [piece for piece in self.pieces if piece.mask & field]
        bare = [self._bare(n, size) for n, free in enumerate(self.rooms) for size in range(1, free + 1)]
        return [*[piece for piece in self.pieces if piece.jokers], *bare]

    def _bare(self, meld: int, jokers: int) -> Piece:
        """Jokers added to a meld of the table by themselves."""
        return self.cards.piece(meld + 1, "", 0, 0, jokers)

    def _ways(self, cards: int, jokers: int, used: int) -> list[int]:
        """What can be made of cards and jokers, some melds on the table having grown already."""
        if not cards:
            return self._parked(jokers, used)
        lowest = _lowest(cards)
        if not self.is_tight:
            used &= self.later[lowest]
        key = ((used << JOKER_BITS | jokers) << (FIELD * len(self.starting))) | cards
        ways = self.known.get(key)
        if ways is None:
            ways = self._tried(cards, jokers, used, lowest)
            self.known[key] = ways
        return ways

    def _tried(self, cards: int, jokers: int, used: int, lowest: int) -> list[int]:
        """The lowest card left in hand, ending the turn, or going with each piece that fits."""
        card = self.cards.kinds[lowest]
        left = self._ways(cards - self.cards.fields[card], jokers, used)
        ends = self.cards.worth[card] * GAIN + ENDED
        ways = [*left, *[way + ends for way in left if not way & ENDED]]
        ways += self._led(self.starting[lowest], cards, jokers, used)
        return self._front(ways)

    def _led(self, pieces: list[Piece], cards: int, jokers: int, used: int) -> list[int]:
        """The ways that begin with one of these pieces, if it fits."""
        found: list[int] = []
        for piece in pieces:
            if self._fits(piece, cards, jokers, used):
                for way in self._ways(cards - piece.mask, jokers - piece.jokers, used | piece.bit):
                    found.append(self._with(piece, way))
        return found

    def _fits(self, piece: Piece, cards: i64, jokers: int, used: int) -> bool:
        guards: i64 = self.cards.guards
        return not used & piece.bit and piece.jokers <= jokers and ((cards | guards) - piece.mask) & guards == guards

    def _with(self, piece: Piece, way: i64) -> int:
        """A way that begins with this piece."""
        points: i64 = min(_points(way) + piece.points, self.need)
        pure: i64 = PURE if piece.is_pure else way & PURE
        return (way // GAIN + piece.gain) * GAIN | points << POINTS_SHIFT | pure | way & ENDED

    def _front(self, ways: list[int]) -> list[int]:
        """The ways worth going on with, the best first, apart for those in which the turn has ended."""
        if not self.need:
            return _most_gained(ways)
        ways.sort(reverse=True)
        kept: list[int] = []
        most = [-1, -1, -1, -1]
        for way in ways:
            kind, points = way & (PURE | ENDED), _points(way)
            if points > most[kind]:
                kept.append(way)
                most[kind] = points
                if kind & PURE:
                    most[kind - PURE] = max(most[kind - PURE], points)
        return kept

    def _parked(self, jokers: int, used: int) -> list[int]:
        """Jokers alone go to the table where there is room; one of them may end the turn."""
        rooms = self.rooms
        free = sum([size for n, size in enumerate(rooms) if not used >> n & 1]) if self.is_tight else sum(rooms)
        worth = self.cards.worth[JOKER] * GAIN
        parked = worth * min(jokers, free)
        return [parked, worth * min(jokers - 1, free) + worth + ENDED] if jokers else [parked]

    def _plan(self, way: int, whole: int, leads: list[Piece] | None) -> Plan:
        """The turn behind a way: the search is gone through once more, along the choices that made it."""
        cards, jokers, used = self.live, self.cards.jokers, 0
        end = self.idle if whole != way else None
        pieces: list[Piece] = []
        while cards or leads is not None:
            if leads is None:
                card = self.cards.kinds[_lowest(cards)]
                field, ends = self.cards.fields[card], self.cards.worth[card] * GAIN + ENDED
                left = self._ways(cards - field, jokers, used)
                if way in left or (way & ENDED and way - ends in left):
                    end, way = (end, way) if way in left else (card, way - ends)
                    cards -= field
                    continue
                leads = self.starting[_lowest(cards)]
            piece, way = self._lead_of(way, leads, cards, jokers, used)
            pieces.append(piece)
            cards, jokers, used, leads = cards - piece.mask, jokers - piece.jokers, used | piece.bit, None
        parked = way // GAIN // self.cards.worth[JOKER] - (way & ENDED)
        pieces += self._parking(parked, pieces)
        points = sum([piece.points for piece in pieces])
        return Plan(pieces, JOKER if way & ENDED else end, self.cards.total - whole // GAIN, points)

    def _lead_of(self, way: int, leads: list[Piece], cards: int, jokers: int, used: int) -> tuple[Piece, int]:
        """The piece with which this way begins, and what follows it."""
        for piece in leads:
            if self._fits(piece, cards, jokers, used):
                for rest in self._ways(cards - piece.mask, jokers - piece.jokers, used | piece.bit):
                    if self._with(piece, rest) == way:
                        return piece, rest
        raise LookupError(way)

    def _parking(self, jokers: int, pieces: list[Piece]) -> list[Piece]:
        """Jokers spread over melds to which nothing else is added."""
        rooms = self.rooms.copy()
        for piece in pieces:
            if piece.number != NEW:
                rooms[piece.number - 1] = rooms[piece.number - 1] - piece.jokers if not piece.mask else 0
        found = []
        for n, free in enumerate(rooms):
            size = min(jokers, free)
            if size:
                found.append(self._bare(n, size))
                jokers -= size
        return found


def trial(chance: Chance) -> Callable[[], object]:
    """A dealt hand to be thought about, for those who time it."""
    cards = [*deck(2), *deck(2)]
    chance.shuffle(cards)
    return lambda: Finder(cards[:14]).best(48)


def _most_gained(ways: list[int]) -> list[int]:
    """Where nothing is needed, one way that gains most, and one of those in which the turn has ended."""
    open_one = ended = -1
    for way in ways:
        if way & ENDED:
            ended = max(ended, way)
        else:
            open_one = max(open_one, way)
    if open_one < 0 or ended < 0:
        return [max(open_one, ended)]
    return [open_one, ended] if open_one > ended else [ended, open_one]


def _points(way: i64) -> i64:
    """The points of a way towards a first declaration."""
    return way >> POINTS_SHIFT & MOST_POINTS


def _lowest(mask: i64) -> int:
    """The field of the lowest card."""
    return count((mask & -mask) - 1) // FIELD
