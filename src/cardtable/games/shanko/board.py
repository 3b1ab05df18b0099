"""What lies on the table of Shanko: hands, piles, melds, whose turn it is, and what everybody has seen.

It answers questions about that, and lets cards go from place to place. Knows no moves: state.py does.
"""

from typing import ClassVar, Final

from cardtable.core.cards import Card, put_in
from cardtable.core.chance import Seed
from cardtable.core.meld_table import MeldTable
from cardtable.core.move import Seat
from cardtable.core.turns import Tried
from cardtable.games.shanko import phases
from cardtable.games.shanko.contracts import BUYS, CONTRACTS, DECKS, HAND_SIZE, ROUNDS, Contract
from cardtable.games.shanko.moves import ShankoMove
from cardtable.games.shanko.options import ShankoOptions
from cardtable.games.shanko.view import FinishedRound, ShankoView


class Board(MeldTable[ShankoOptions, ShankoMove, ShankoView]):
    """Hands and what is known of them are sorted; in the buy window it is already the next player's turn."""

    game: ClassVar[str] = "shanko"

    def __init__(self, players: int, options: ShankoOptions, seed: Seed) -> None:
        super().__init__(players, options, seed)
        self.half: Final = options.max_jokers_per_meld == "half"
        self.layoff: Final[str] = options.layoff
        self.lays_later: Final = options.layoff_timing == "later_turns"
        self.ends_on_meld: Final = options.end_on_meld == "yes"
        self.next_comes_first: Final = options.buy_precedence == "next_player_first"
        self.melded_may_take: Final = options.melded_may_draw_discard == "yes"
        self.most_recycles: Final[int] = options.stalemate_recycles
        """The house rules that are asked for at every turn; to look one up by its name takes longer than to keep it."""
        self.tried: Tried | None = None
        """The turn that was made up last, until a move is made."""
        self.decks: int = DECKS[players]
        self.phase: int = phases.DRAW
        self.took: bool = False
        """The card drawn in this turn came from the discard pile."""
        self.known: list[list[Card]] = [[] for _ in range(players)]
        """Cards that everybody has seen go into a hand, and not yet out of it."""
        self.face_down: bool = False
        """The top discard went there face down."""
        self.buys: list[int] = [BUYS] * players
        """How many are left."""
        self.answers: list[int] = [phases.NOT_ASKED] * players
        self.finished: list[FinishedRound] = []

    @property
    def waiting(self) -> tuple[Seat, ...]:
        if self.phase == phases.OVER:
            return ()
        if self.phase == phases.WINDOW:
            return tuple([Seat(s) for s in range(self.players) if self.answers[s] == phases.OPEN])
        if self.phase == phases.READY:
            return self.unready()
        return (self.turn,)

    def current_seat(self) -> Seat:
        if self.phase == phases.WINDOW:
            return Seat(self.answers.index(phases.OPEN))
        return self.turn if self.phase < phases.READY else super().current_seat()

    @property
    def is_window(self) -> bool:
        return self.phase == phases.WINDOW or self.phase == phases.OFFER

    @property
    def contract(self) -> Contract:
        return CONTRACTS[self.round - 1]

    @property
    def hand_size(self) -> int:
        """How many cards are dealt to each."""
        return hand_size(self.round, self.options)

    @property
    def up_card(self) -> Card | None:
        """The top discard, if there is one and it can be seen."""
        return self.discards[-1] if self.discards and not self.face_down else None

    def may_take(self, seat: Seat) -> bool:
        """Whether there is a discard to take, and the house lets this player take it (SH-18)."""
        return self.up_card is not None and (self.melded_may_take or not self.declared[seat])

    def may_take_first(self, seat: Seat) -> bool:
        """Whether the next player comes before the buyers (SH-21)."""
        return self.next_comes_first and self.may_take(seat)

    def asked(self) -> list[Seat]:
        """Who asks for the fresh discard."""
        return [Seat(s) for s in range(self.players) if self.answers[s] == phases.ASKED]

    def draw_unseen(self, seat: Seat) -> Card:
        """The top card of the draw pile goes into a hand."""
        card = self.stock.pop()
        put_in(self.hands[seat], card)
        return card

    def take_openly(self, seat: Seat) -> Card:
        """The top discard goes into a hand, and everybody sees it."""
        card = self.discards.pop()
        put_in(self.hands[seat], card)
        put_in(self.known[seat], card)
        return card

    def copy_board(self, twin: "Board") -> None:
        """What a clone gets."""
        self.copy_table(twin)
        twin.decks, twin.phase, twin.took, twin.face_down = self.decks, self.phase, self.took, self.face_down
        twin.known = [cards.copy() for cards in self.known]
        twin.buys, twin.answers = self.buys.copy(), self.answers.copy()
        twin.finished = self.finished.copy()


def hand_size(round_number: int, options: ShankoOptions) -> int:
    """Eleven cards; twelve in the last round where the house says so (SH-04)."""
    return HAND_SIZE + (round_number == ROUNDS and options.round7_finish == "deal_12")
