"""The table of a rummy: hands, a draw pile, discards and melds, and whose turn it is. Both rummies build on it.

It knows how these are dealt, copied, seen, written down and guessed; which melds there are and what may be done with
them is each game's own.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any

from cardtable.core.cards import Card, called, card_name, names
from cardtable.core.chance import Chance, Seed
from cardtable.core.melds import Meld
from cardtable.core.move import IllegalMove, Move, Seat
from cardtable.core.options import Options
from cardtable.core.position import (
    CARD,
    CARDS,
    FLAG,
    Codec,
    Field,
    Unreadable,
    listed,
    one_of,
    optional,
    per_seat,
    record,
    seat,
    whole,
)
from cardtable.core.rounds import Rounds
from cardtable.core.stock import taken, taken_within
from cardtable.core.view import MeldTableView, View

type Layer = Callable[[Seat, str, Sequence[Card]], Meld]
"""Makes a meld, given its owner, its kind and its cards; an IllegalMove if they make none."""


class MeldTable[O: Options = Options, M: Move = Any, V: View = View](Rounds[O, M, V]):
    """The top of each pile is its last card."""

    def __init__(self, players: int, options: O, seed: Seed) -> None:
        super().__init__(players, options, seed)
        self.round: int = 1
        self.starter: Seat = Seat(0)
        self.turn: Seat = Seat(0)
        self.hands: list[list[Card]] = [[] for _ in range(players)]
        self.drawn: Card | None = None
        """The card drawn in this turn."""
        self.stock: list[Card] = []
        self.discards: list[Card] = []
        self.melds: list[Meld] = []
        self.declared: list[bool] = [False] * players
        """Who has laid down what opens the way to lay-offs: the first declaration, or the contract."""
        self.recycles: int = 0
        """How often the draw pile was made anew."""
        self.recycled: list[Card] = []
        """What lay in the draw pile when it was last made anew; everybody had seen those cards."""
        self.skips: int = 0
        """How many turns in a row went by for absent players."""

    @property
    def up_card(self) -> Card | None:
        """The top discard, if there is one and it can be seen."""
        return self.discards[-1] if self.discards else None

    def deal_out(self, cards: Iterable[Card], size: int, starter: Seat) -> None:
        """Shuffle; so many cards to everybody in the game, one face up, the others as the draw pile."""
        self.starter = self.turn = starter
        self.stock = self.shuffled(cards)
        self.hands = [taken(self.stock, 0 if gone else size) for gone in self.left]
        self.discards, self.drawn = [self.stock.pop()], None
        self.melds, self.declared = [], [False] * self.players
        self.recycles, self.recycled, self.skips = 0, [], 0

    def recycle(self) -> None:
        """All discards but the top one become the new draw pile."""
        self.stock = self.restocked(self.discards)
        self.recycled = sorted(self.stock)
        self.recycles += 1

    def all_cards(self) -> list[Card]:
        """Every card in a pile, a hand or a meld."""
        lying = [*self.hands, *[meld.cards for meld in self.melds]]
        return [*self.stock, *self.discards, *[card for cards in lying for card in cards]]

    def copy_table(self, twin: "MeldTable") -> None:
        """What a clone gets. Lists that never change are shared."""
        self.copy_rounds(twin)
        twin.round, twin.starter, twin.turn, twin.drawn = self.round, self.starter, self.turn, self.drawn
        twin.hands = [hand.copy() for hand in self.hands]
        twin.stock, twin.discards = self.stock.copy(), self.discards.copy()
        twin.melds, twin.declared = self.melds.copy(), self.declared.copy()
        twin.recycles, twin.recycled, twin.skips = self.recycles, self.recycled, self.skips


def own(board: MeldTable, seat: Seat | None, drawn: Card | None) -> dict[str, Any]:
    """What every rummy shows to one seat; what was drawn only where this seat may know it."""
    return {
        "seat": seat,
        "prompt": board.prompt(seat),
        "hand": () if seat is None else names(sorted(board.hands[seat])),
        "drawn": None if drawn is None else card_name(drawn),
    }


def shared(board: MeldTable) -> dict[str, Any]:
    """What every rummy shows to all."""
    return {
        "waiting": board.waiting,
        "left": board.leavers(),
        "options": board.options,
        "round": board.round,
        "turn": board.turn,
        "starter": board.starter,
        "hands": tuple([len(hand) for hand in board.hands]),
        "stock": len(board.stock),
        "up_card": None if board.up_card is None else card_name(board.up_card),
        "melds": tuple([meld.shown for meld in board.melds]),
        "recycles": board.recycles,
        "recycled": names(board.recycled),
        "skips": board.skips,
    }


def lay_open(board: MeldTable, view: MeldTableView, lay: Layer) -> None:
    """What a view shows, laid on an empty table."""
    board.left = tuple([s in view.left for s in range(board.players)])
    board.round, board.starter, board.turn = view.round, view.starter, view.turn
    board.discards = called(view.discards)
    board.melds = [_laid(lay, meld.owner, meld.kind, meld.cards) for meld in view.melds]
    board.recycles, board.recycled, board.skips = view.recycles, called(view.recycled), view.skips


def unseen(board: MeldTable, hands: Iterable[Sequence[Card]], copies: Sequence[int], chance: Chance) -> list[Card]:
    """The cards of which it isn't known that they lie in these hands, in melds or among the discards; in any order."""
    left = list(copies)
    for cards in (board.discards, *hands, *[meld.cards for meld in board.melds]):
        for card in cards:
            left[card] -= 1
    loose = [Card(card) for card, number in enumerate(left) for _ in range(number)]
    chance.shuffle(loose)
    return loose


def guessed_stock(board: MeldTable, loose: list[Card], size: int) -> list[Card]:
    """So many of the cards that may lie in the draw pile, taken out of the loose ones: of those it was last made of."""
    return taken_within(loose, size, board.recycled) if board.recycled else taken(loose, size)


def fields(players: int, kinds: Sequence[str], lay: Layer, most: tuple[int, int, int]) -> tuple[Field, ...]:
    """The part of a position that every rummy has; the most rounds, recycles and skips there can be."""
    rounds, recycles, skips = most
    return (
        Field("round", whole(1, rounds)),
        Field("starter", seat(players)),
        Field("turn", seat(players)),
        Field("hands", per_seat(CARDS, players)),
        Field("drawn", optional(CARD)),
        Field("stock", CARDS, once="pile"),
        Field("discards", CARDS),
        Field("melds", listed(_meld(players, kinds, lay))),
        Field("declared", per_seat(FLAG, players), once="melded"),
        Field("recycles", whole(0, recycles)),
        Field("recycled", CARDS),
        Field("skips", whole(0, skips)),
        Field("ready", per_seat(FLAG, players)),
    )


def _meld(players: int, kinds: Sequence[str], lay: Layer) -> Codec[Meld]:
    def laid(*, owner: Seat, kind: str, cards: list[Card]) -> Meld:
        try:
            return lay(owner, kind, cards)
        except IllegalMove:
            raise Unreadable from None

    return record({"owner": seat(players), "kind": one_of(kinds), "cards": CARDS}, laid)


@lru_cache(maxsize=8192)
def _laid(lay: Layer, owner: Seat, kind: str, cards: tuple[str, ...]) -> Meld:
    """The meld that lies like this; it never changes, so that many guesses share it."""
    return lay(owner, kind, called(cards))
