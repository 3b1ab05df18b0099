"""What lies on the table of Rummy With Jokers, whose turn it is, and what can be asked of that.

It knows no moves: state.py does.
"""

from typing import ClassVar, Final

from cardtable.core.cards import JOKER, Card, deck
from cardtable.core.chance import Seed
from cardtable.core.meld_table import MeldTable
from cardtable.core.move import Seat
from cardtable.games.rummy.moves import RummyMove
from cardtable.games.rummy.options import RummyOptions
from cardtable.games.rummy.tallies import points
from cardtable.games.rummy.view import RummyView, Tally

MOST_PLAYERS: Final = 6
HAND_SIZE: Final = 13
DECKS: Final = 2
JOKERS_IN_A_DECK: Final = 2
PACK: Final = [card for _ in range(DECKS) for card in deck(JOKERS_IN_A_DECK)]
ALL_CARDS: Final = sorted(PACK)
COPIES: Final = [ALL_CARDS.count(Card(card)) for card in range(JOKER + 1)]
"""By the card, how many there are."""
UNTIL: Final = 500
ALONE: Final = tuple((Seat(s),) for s in range(MOST_PLAYERS))


class Board(MeldTable[RummyOptions, RummyMove, RummyView]):
    game: ClassVar[str] = "rummy"

    def __init__(self, players: int, options: RummyOptions, seed: Seed) -> None:
        super().__init__(players, options, seed)
        self.first_declaration: Final[int] = options.first_declaration_round
        self.opening_points: Final[int] = options.opening_points
        self.joker_limit: Final = options.max_jokers_per_meld
        self.jokers_count: Final = options.joker_opening_value == "substituted"
        self.keeps_one: Final = options.close_without_last_card == "no"
        self.may_swap: Final = options.joker_swap == "yes"
        """The house rules that are asked for at every turn; to look one up by its name takes longer than to keep it."""
        self.deal: int = 1
        self.pures: list[int] = [0] * players
        self.thrown: list[list[Card]] = [[] for _ in range(players)]
        self.dealt_in: list[bool] = [True] * players
        self.closing: Card | None = None
        """The card that lies face down on the draw pile."""
        self.history: list[tuple[Tally, ...]] = []

    @property
    def waiting(self) -> tuple[Seat, ...]:
        if not self.is_deal_over:
            return ALONE[self.turn]
        return () if self.is_over else self.unready()

    def current_seat(self) -> Seat:
        return super().current_seat() if self.is_deal_over else self.turn

    @property
    def phase(self) -> str:
        """draw, play, between (two deals) or over."""
        if self.is_deal_over:
            return "over" if self.is_over else "between"
        return "draw" if self.drawn is None else "play"

    @property
    def is_deal_over(self) -> bool:
        return len(self.history) == self.deal

    @property
    def is_over(self) -> bool:
        """After the last deal, or when fewer than two players are left (rules 8.1 and 9.4)."""
        if not self.is_deal_over:
            return False
        if len(self.active()) < 2:
            return True
        deals = self.options.deals
        return max(self.totals()) >= UNTIL if deals == "until_500" else self.deal >= deals

    @property
    def is_open(self) -> bool:
        """Whether declarations are allowed in this round, and with them the discard pile (RJ-01, RJ-04)."""
        return self.round >= self.first_declaration

    @property
    def can_renew(self) -> bool:
        """Whether the discards may become a new draw pile once more (RJ-21, RJ-22)."""
        return self.recycles < self.options.max_recycles and len(self.discards) > 1

    def totals(self) -> tuple[int, ...]:
        """The points of each seat over all deals so far."""
        return tuple(sum(points(deal[s], self.options) for deal in self.history) for s in range(self.players))

    def copy_board(self, twin: "Board") -> None:
        """What a clone gets."""
        self.copy_table(twin)
        twin.deal, twin.closing = self.deal, self.closing
        twin.pures, twin.dealt_in = self.pures.copy(), self.dealt_in.copy()
        twin.thrown = [cards.copy() for cards in self.thrown]
        twin.history = self.history.copy()
