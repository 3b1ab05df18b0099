"""A situation of Rummy With Jokers: what lies where, whose turn it is, and what can be asked of that.

It knows no moves; state.py does.
"""

from dataclasses import asdict
from typing import ClassVar, Final

from cardtable.core.cards import Card, card_name, card_names
from cardtable.core.chance import Seed
from cardtable.core.game import State
from cardtable.core.move import Move, Seat
from cardtable.core.position import Json
from cardtable.core.view import Result, ranked
from cardtable.games.rummy.melds import Meld
from cardtable.games.rummy.options import RummyOptions
from cardtable.games.rummy.scoring import parts, points
from cardtable.games.rummy.turns import Laid
from cardtable.games.rummy.view import RummyView, Tally

UNTIL: Final = 500
ALONE: Final = tuple((Seat(s),) for s in range(6))


class Situation(State[RummyOptions, Move, RummyView]):
    game: ClassVar[str] = "rummy"

    def __init__(self, players: int, options: RummyOptions, seed: Seed) -> None:
        super().__init__(players, options, seed)
        self.house: Final = options
        self.deal: int = 1
        self.round: int = 1
        self.starter: Seat = Seat(0)
        self.turn: Seat = Seat(0)
        self.stock: list[Card] = []
        """The draw pile, its top card last; likewise the discards."""
        self.discards: list[Card] = []
        self.hands: list[list[Card]] = [[] for _ in range(players)]
        self.drawn: Card | None = None
        """The card drawn from the draw pile in this turn."""
        self.table: list[Laid] = []
        self.declared: list[bool] = [False] * players
        self.pures: list[int] = [0] * players
        self.thrown: list[list[Card]] = [[] for _ in range(players)]
        self.dealt_in: list[bool] = [True] * players
        self.recycles: int = 0
        self.recycled: list[Card] = []
        self.closing: Card | None = None
        """The card that lies face down on the draw pile."""
        self.history: list[tuple[Tally, ...]] = []
        self.ready: list[bool] = [False] * players
        self.skips: int = 0
        """How many turns in a row were passed over."""

    @property
    def waiting(self) -> tuple[Seat, ...]:
        if not self.is_deal_over:
            return ALONE[self.turn]
        return () if self.is_over else tuple(s for s in self.active() if not self.ready[s])

    @property
    def is_deal_over(self) -> bool:
        return len(self.history) == self.deal

    @property
    def is_over(self) -> bool:
        """After the last deal, or when fewer than two players are left (rules 8.1 and 9.4)."""
        if not self.is_deal_over:
            return False
        if self.house.deals == "until_500":
            return len(self.active()) < 2 or max(self.totals()) >= UNTIL
        return len(self.active()) < 2 or self.deal >= int(self.house.deals)

    @property
    def is_open(self) -> bool:
        """Whether declarations are allowed, and with them the discard pile (rules 2.1 and 2.2)."""
        return self.round >= self.house.first_declaration_round

    @property
    def melds(self) -> list[Meld]:
        return [meld for _, meld in self.table]

    def totals(self) -> tuple[int, ...]:
        """The points of each seat over all deals so far."""
        return tuple(sum(points(deal[s], self.house) for deal in self.history) for s in range(self.players))

    @property
    def can_renew(self) -> bool:
        """Whether the discards may become a new draw pile once more (RJ-21, RJ-22)."""
        return self.recycles < self.house.max_recycles and len(self.discards) > 1

    @property
    def result(self) -> Result:
        totals = self.totals()
        places = ranked([(int(self.left[s]), totals[s]) for s in range(self.players)]) if self.is_over else ()
        sheet = tuple(tuple(parts(tally, self.house) for tally in deal) for deal in self.history if self.for_people)
        return Result(over=self.is_over, scores=totals, places=places, sheet=sheet)

    def copy_onto(self, twin: State) -> None:
        super().copy_onto(twin)
        assert isinstance(twin, Situation)
        twin.deal, twin.round, twin.starter, twin.turn = self.deal, self.round, self.starter, self.turn
        twin.stock, twin.discards = self.stock.copy(), self.discards.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.drawn, twin.closing = self.drawn, self.closing
        twin.table = self.table.copy()
        twin.declared, twin.pures = self.declared.copy(), self.pures.copy()
        twin.thrown = [cards.copy() for cards in self.thrown]
        twin.dealt_in, twin.ready = self.dealt_in.copy(), self.ready.copy()
        twin.recycles, twin.recycled, twin.skips = self.recycles, self.recycled, self.skips
        twin.history = self.history.copy()

    def describe(self) -> Json:
        return {
            "deal": self.deal,
            "round": self.round,
            "starter": self.starter,
            "turn": self.turn,
            "stock": [card_name(card) for card in self.stock],
            "discards": [card_name(card) for card in self.discards],
            "hands": [[card_name(card) for card in hand] for hand in self.hands],
            "drawn": None if self.drawn is None else card_name(self.drawn),
            "melds": [{"owner": o, "kind": m.kind, "cards": card_names(m.cards).split()} for o, m in self.table],
            "declared": list(self.declared),
            "pures": list(self.pures),
            "thrown": [[card_name(card) for card in cards] for cards in self.thrown],
            "dealt_in": list(self.dealt_in),
            "recycles": self.recycles,
            "recycled": [card_name(card) for card in self.recycled],
            "closing": None if self.closing is None else card_name(self.closing),
            "history": [[asdict(tally) for tally in deal] for deal in self.history],
            "ready": list(self.ready),
            "skips": self.skips,
        }
