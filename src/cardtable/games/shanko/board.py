"""What lies on the table of Shanko: hands, piles, melds, whose turn it is, and what everybody has seen.

It answers questions about that, and lets cards go from place to place. Knows no moves: state.py does.
"""

from bisect import insort
from collections.abc import Sequence
from typing import ClassVar

from cardtable.core.cards import Card
from cardtable.core.chance import Seed
from cardtable.core.meld_table import MeldTable
from cardtable.core.move import Seat
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
        return self.phase in (phases.WINDOW, phases.OFFER)

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
        return self.up_card is not None and (not self.declared[seat] or self.options.melded_may_draw_discard == "yes")

    def may_take_first(self, seat: Seat) -> bool:
        """Whether the next player comes before the buyers (SH-21)."""
        return self.options.buy_precedence == "next_player_first" and self.may_take(seat)

    def asked(self) -> list[Seat]:
        """Who asks for the fresh discard."""
        return [Seat(s) for s in range(self.players) if self.answers[s] == phases.ASKED]

    def draw_unseen(self, seat: Seat) -> Card:
        """The top card of the draw pile goes into a hand."""
        card = self.stock.pop()
        insort(self.hands[seat], card)
        return card

    def take_openly(self, seat: Seat) -> Card:
        """The top discard goes into a hand, and everybody sees it."""
        card = self.discards.pop()
        self.hand_openly(seat, card)
        return card

    def hand_openly(self, seat: Seat, card: Card) -> None:
        insort(self.hands[seat], card)
        insort(self.known[seat], card)

    def spend(self, seat: Seat, cards: Sequence[Card]) -> None:
        """Cards leave a hand; they may be the very ones that were known to be there."""
        for card in cards:
            self.hands[seat].remove(card)
            if card in self.known[seat]:
                self.known[seat].remove(card)

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
