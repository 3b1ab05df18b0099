"""The exact meld finder: of all that a hand could lay down in one turn, what leaves the least. Knows no strategy.

The lowest card not yet decided is left in hand, ends the turn, or goes with one of the pieces it is the lowest card of;
what can be made of the others is remembered. Where a first declaration is wanted, each answer is a front: the ways of
which none is as good as another in what it gains, in points and in having a pure sequence.
"""

from collections.abc import Callable, Sequence
from typing import Final

from cardtable.core.cards import JOKER, Card, deck
from cardtable.core.chance import Chance
from cardtable.core.melds import Meld
from cardtable.games.rummy.melds import NO_LIMIT, NOT_MORE_THAN_NATURALS, VALUES
from cardtable.games.rummy.pieces import FIELD, NEW, Cards, Piece, additions, new_melds, room

JOKER_BITS: Final = 3
MORE_THAN_POINTS: Final = 1000
"""No first declaration needs so many."""


class Way:
    """Pieces laid down one after the other, and perhaps the card that ends the turn."""

    def __init__(
        self, gain: int, points: int, is_pure: bool, piece: Piece | None, end: Card | None, rest: "Way | None"
    ) -> None:
        self.gain: Final = gain
        """What leaves the hand, the ending card included."""
        self.points: Final = points
        """What new melds count, cut where more is of no use."""
        self.is_pure: Final = is_pure
        self.piece: Final = piece
        self.end: Final = end
        self.rest: Final = rest


type Ways = tuple[list[Way], list[Way]]
"""What can be made of some cards, without and with a card that ends the turn."""


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
        worth: Sequence[int] = VALUES,
    ) -> None:
        self.cards: Final = Cards(hand, worth)
        self.limit: Final = limit
        self.rooms: Final = [room(limit, meld) for meld in table]
        added = self._additions(table, spare_jokers=False)
        grow = {piece.number for piece in added}
        free = sum(size for n, size in enumerate(self.rooms) if n + 1 not in grow)
        naturals_make_room = bool(grow) and limit == NOT_MORE_THAN_NATURALS
        self.is_tight: Final = free < self.cards.jokers and (sum(self.rooms) > 0 or naturals_make_room)
        """Whether jokers alone don't all find room on melds that take no other card."""
        if self.is_tight:
            added = self._additions(table, spare_jokers=True)
        self.pieces: Final = [*new_melds(self.cards, limit, jokers_count=jokers_count), *added]
        self.starting: Final[list[list[Piece]]] = [[] for _ in self.cards.kinds]
        """For each kind of card the pieces of which it is the lowest."""
        fields = 0
        for piece in self.pieces:
            self.starting[_lowest(piece.mask)].append(piece)
            fields |= piece.mask
        self.live: Final = self.cards.whole & (fields | fields << 1)
        """The cards that belong to some piece."""
        idle = [card for card in hand if card != JOKER and not self.live & self.cards.fields[card] * 3]
        self.idle: Final = max(idle, key=lambda card: worth[card], default=None)
        """The dearest card that belongs to none."""
        self.later: Final = self._later()
        self.need: int = 0
        self.known: dict[int, Ways] = {}

    def best(self, need: int = 0, must: Card | None = None, *, may_use_all: bool = False) -> Plan | None:
        """The turn that leaves the least in hand; for a first declaration, one with so many points and a pure sequence.

        A card that must be used is used in a meld or addition; one card is kept to end the turn, unless all may go.
        """
        if need and not any(piece.is_pure for piece in self.pieces):
            return None
        if need != self.need:
            self.need, self.known = need, {}
        open_ways, ended = self._ways(self.live, self.cards.jokers, 0) if must is None else self._with(must)
        ends = ended.copy()
        for way in open_ways:
            if may_use_all and way.gain == self.cards.total:
                ends.append(way)
            if self.idle is not None:
                ends.append(self._ending(way, self.idle))
        good = [way for way in ends if way.points >= need and (way.is_pure or not need)]
        return self._plan(max(good, key=lambda way: (way.gain, way.points))) if good else None

    def _additions(self, table: Sequence[Meld], *, spare_jokers: bool) -> list[Piece]:
        return [
            piece
            for n, meld in enumerate(table)
            for piece in additions(self.cards, self.limit, n + 1, meld, spare_jokers=spare_jokers)
        ]

    def _later(self) -> list[int]:
        """For each kind of card, the melds on the table to which it or a higher card may still be added."""
        later = [0] * (len(self.starting) + 1)
        for i in range(len(self.starting) - 1, -1, -1):
            later[i] = later[i + 1]
            for piece in self.starting[i]:
                later[i] |= piece.bit
        return later

    def _with(self, must: Card) -> Ways:
        """The ways in which this card is played."""
        ways: Ways = ([], [])
        for piece in self._pieces_with(must):
            self._lead(piece, self.live, self.cards.jokers, 0, ways)
        return ways

    def _pieces_with(self, must: Card) -> list[Piece]:
        if must == JOKER:
            return [*(piece for piece in self.pieces if piece.jokers), *self._bare()]
        field = self.cards.fields[must]
        return [piece for piece in self.pieces if piece.mask & field]

    def _bare(self) -> list[Piece]:
        """Jokers added to the table by themselves."""
        return [
            Piece(n + 1, "", (JOKER,) * jokers, 0, jokers * self.cards.worth[JOKER])
            for n, free in enumerate(self.rooms)
            for jokers in range(1, min(free, self.cards.jokers) + 1)
        ]

    def _ways(self, cards: int, jokers: int, used: int) -> Ways:
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

    def _tried(self, cards: int, jokers: int, used: int, lowest: int) -> Ways:
        """The lowest card left in hand, ending the turn, or going with each piece that fits."""
        card = self.cards.kinds[lowest]
        left, left_ended = self._ways(cards - (1 << (FIELD * lowest)), jokers, used)
        ways = (left.copy(), [*left_ended, *[self._ending(way, card) for way in left]])
        for piece in self.starting[lowest]:
            self._lead(piece, cards, jokers, used, ways)
        return self._front(ways[0]), self._front(ways[1])

    def _front(self, ways: list[Way]) -> list[Way]:
        """The ways worth going on with; where nothing is needed, one that gains most."""
        if len(ways) < 2:
            return ways
        return _front(ways) if self.need else [_first_of_most(ways)]

    def _lead(self, piece: Piece, cards: int, jokers: int, used: int, onto: Ways) -> None:
        """Add the ways that begin with this piece, if it fits."""
        guards = self.cards.guards
        if used & piece.bit or piece.jokers > jokers or ((cards | guards) - piece.mask) & guards != guards:
            return
        rest = self._ways(cards - piece.mask, jokers - piece.jokers, used | piece.bit)
        for ways, found in ((rest[0], onto[0]), (rest[1], onto[1])):
            for way in ways:
                points = min(way.points + piece.points, self.need)
                found.append(Way(way.gain + piece.gain, points, way.is_pure or piece.is_pure, piece, None, way))

    def _ending(self, way: Way, card: Card) -> Way:
        """A way at whose end this card is put away."""
        return Way(way.gain + self.cards.worth[card], way.points, way.is_pure, None, card, way)

    def _parked(self, jokers: int, used: int) -> Ways:
        """Jokers alone go to the table where there is room; one of them may end the turn."""
        free = sum(size for n, size in enumerate(self.rooms) if not used >> n & 1) if self.is_tight else sum(self.rooms)
        worth = self.cards.worth[JOKER]
        parked = Way(worth * min(jokers, free), 0, False, None, None, None)
        if not jokers:
            return [parked], []
        rest = Way(worth * min(jokers - 1, free), 0, False, None, None, None)
        return [parked], [self._ending(rest, JOKER)]

    def _plan(self, way: Way) -> Plan:
        pieces: list[Piece] = []
        end: Card | None = None
        step: Way = way
        while step.rest is not None:
            if step.piece is not None:
                pieces.append(step.piece)
            end = end if step.end is None else step.end
            step = step.rest
        pieces += self._parking(step.gain // self.cards.worth[JOKER], pieces)
        points = sum(piece.points for piece in pieces)
        return Plan(pieces, end, self.cards.total - way.gain, points)

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
                found.append(Piece(n + 1, "", (JOKER,) * size))
                jokers -= size
        return found


def trial(chance: Chance) -> Callable[[], object]:
    """A dealt hand to be thought about, for those who time it."""
    cards = [*deck(2), *deck(2)]
    chance.shuffle(cards)
    return lambda: Finder(cards[:14]).best(48)


def _lowest(mask: int) -> int:
    """The field of the lowest card."""
    return ((mask & -mask).bit_length() - 1) // FIELD


def _merit(way: Way) -> int:
    """What a way gains first, then its points, then a pure sequence, as one number."""
    return (way.gain * MORE_THAN_POINTS + way.points) * 2 + way.is_pure


def _first_of_most(ways: list[Way]) -> Way:
    best = ways[0]
    for way in ways:
        if way.gain > best.gain or (way.gain == best.gain and way.is_pure and not best.is_pure):
            best = way
    return best


def _front(ways: list[Way]) -> list[Way]:
    """The ways of which none is as good as another in everything."""
    ways.sort(key=_merit, reverse=True)
    kept: list[Way] = []
    most = most_pure = -1
    for way in ways:
        if way.points > (most_pure if way.is_pure else most):
            kept.append(way)
            most = max(most, way.points)
            if way.is_pure:
                most_pure = way.points
    return kept
