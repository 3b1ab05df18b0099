"""One round of Shanko as it lies: hands, piles, melds, and what everybody has seen. Knows no turns and no scores."""

from bisect import insort
from collections.abc import Sequence
from typing import Final, Literal

from cardtable.core.cards import Card
from cardtable.core.move import Seat
from cardtable.games.shanko.contracts import BUYS
from cardtable.games.shanko.melds import Meld

type Phase = Literal["draw", "turn", "window", "offer", "ready", "over"]

DRAWING: Final[Phase] = "draw"
"""Somebody has to draw."""
PLAYING: Final[Phase] = "turn"
"""Somebody has drawn."""
WINDOW: Final[Phase] = "window"
"""The fresh discard may be bought."""
OFFER: Final[Phase] = "offer"
"""Somebody has asked for the fresh discard, and the next player is asked whether to take it or leave it."""
READYING: Final[Phase] = "ready"
"""The round is over, and another one follows."""
OVER: Final[Phase] = "over"

PHASES: Final[tuple[Phase, ...]] = (DRAWING, PLAYING, WINDOW, OFFER, READYING, OVER)

type Answer = Literal["", "open", "pass", "buy"]

NOT_ASKED: Final[Answer] = ""
OPEN: Final[Answer] = "open"
PASSED: Final[Answer] = "pass"
ASKED: Final[Answer] = "buy"

ANSWERS: Final[tuple[Answer, ...]] = (NOT_ASKED, OPEN, PASSED, ASKED)


class Round:
    """Hands and what is known of them are sorted; the top of each pile is its last card."""

    def __init__(self, number: int, players: int, decks: int) -> None:
        self.number: Final = number
        self.players: Final = players
        self.decks: Final = decks
        self.starter: Seat = Seat(0)
        self.phase: Phase = DRAWING
        self.turn: Seat = Seat(0)
        """Whose turn it is; in the window already the next player's."""
        self.drawn: Card | None = None
        """The card drawn in this turn."""
        self.took: bool = False
        """It came from the discard pile."""
        self.hands: list[list[Card]] = [[] for _ in range(players)]
        self.known: list[list[Card]] = [[] for _ in range(players)]
        """Cards that everybody has seen go into a hand, and not yet out of it."""
        self.pile: list[Card] = []
        self.discards: list[Card] = []
        self.face_down: bool = False
        """The top discard went there face down."""
        self.melds: list[Meld] = []
        self.melded: list[bool] = [False] * players
        self.buys: list[int] = [BUYS] * players
        """How many are left."""
        self.answers: list[Answer] = [NOT_ASKED] * players
        self.recycles: int = 0
        """How often in a row the draw pile was made anew with no meld, lay-off or swap in between."""
        self.recycled: list[Card] = []
        """What lay in the draw pile when it was last made anew; everybody had seen those cards."""
        self.skips: int = 0
        """How many turns in a row went by for absent players."""

    @property
    def top(self) -> Card | None:
        """The top discard, if there is one and it can be seen."""
        return self.discards[-1] if self.discards and not self.face_down else None

    def clone(self) -> "Round":
        twin = Round(self.number, self.players, self.decks)
        twin.starter = self.starter
        twin.phase = self.phase
        twin.turn = self.turn
        twin.drawn = self.drawn
        twin.took = self.took
        twin.hands = [hand.copy() for hand in self.hands]
        twin.known = [cards.copy() for cards in self.known]
        twin.pile = self.pile.copy()
        twin.discards = self.discards.copy()
        twin.face_down = self.face_down
        twin.melds = self.melds.copy()
        twin.melded = self.melded.copy()
        twin.buys = self.buys.copy()
        twin.answers = self.answers.copy()
        twin.recycles = self.recycles
        twin.recycled = self.recycled
        twin.skips = self.skips
        return twin

    def draw(self, seat: Seat) -> Card:
        """The top card of the draw pile goes into a hand unseen."""
        card = self.pile.pop()
        insort(self.hands[seat], card)
        return card

    def take(self, seat: Seat) -> Card:
        """The top discard goes into a hand, and everybody sees it."""
        card = self.discards.pop()
        self.hand_openly(seat, card)
        return card

    def hand_openly(self, seat: Seat, card: Card) -> None:
        insort(self.hands[seat], card)
        insort(self.known[seat], card)

    def play(self, seat: Seat, card: Card) -> None:
        """A card leaves a hand; it may be the very card that was known to be there."""
        self.hands[seat].remove(card)
        if card in self.known[seat]:
            self.known[seat].remove(card)

    def play_all(self, seat: Seat, cards: Sequence[Card]) -> None:
        for card in cards:
            self.play(seat, card)

    def asked(self) -> list[Seat]:
        """Who asks for the fresh discard."""
        return [Seat(s) for s in range(self.players) if self.answers[s] == ASKED]

    def close_window(self) -> None:
        self.answers = [NOT_ASKED] * self.players
