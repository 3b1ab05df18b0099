"""What lies on the table in a game of Sushi Go!, and questions about it. Knows no words."""

from typing import ClassVar, Final

from cardtable.core.chance import Seed
from cardtable.core.game import NOBODY, State
from cardtable.core.move import Seat
from cardtable.core.vectors import i64, vec
from cardtable.games.sushi_go.cards import CHOPSTICKS, PUDDING, SIZES
from cardtable.games.sushi_go.moves import Pick, SushiGoMove
from cardtable.games.sushi_go.options import SushiGoOptions
from cardtable.games.sushi_go.view import SushiGoView

type Collections = list[list[int]]
"""For each seat its cards of one round, in the order in which they were put down."""

ROUNDS: Final = 3
NO_DECK: Final = vec[i64]([])
BITS: Final[tuple[int, ...]] = (1, 2, 4, 8, 16)
OTHERS: Final[tuple[int, ...]] = (30, 29, 27, 23, 15)
"""Each seat as a bit, and all seats but this one."""
SEATS_OF: Final = tuple(tuple(Seat(s) for s in range(5) if mask & BITS[s]) for mask in range(32))
"""The seats in a set of them, given as bits."""
FIRST_OF: Final = tuple(seats[0] if seats else NOBODY for seats in SEATS_OF)
EVERYBODY: Final[tuple[int, ...]] = (0, 1, 3, 7, 15, 31)
"""All seats as bits, by the number of players."""


class Board(State[SushiGoOptions, SushiGoMove, SushiGoView]):
    game: ClassVar[str] = "sushi-go"

    def __init__(self, players: int, options: SushiGoOptions, seed: Seed) -> None:
        super().__init__(players, options, seed)
        self.size: Final[int] = SIZES[players]
        self.everybody: Final[int] = EVERYBODY[players]
        self.alternates: Final = options.pass_ == "alternate"
        self.puts_last_down: Final = options.auto_last == "on"
        self.round: int = 1
        self.deck: vec[i64] = NO_DECK
        self.hands: list[list[int]] = [[] for _ in range(players)]
        """Sorted; what was chosen stays in the hand until it is revealed."""
        self.returned: list[int] = [0] * players
        """For each hand the chopsticks in it that were put back before everybody's eyes."""
        self.collections: Collections = [[] for _ in range(players)]
        self.past: list[Collections] = []
        """The collections of the rounds before."""
        self.picks: list[Pick | None] = [None] * players
        self.revealed: list[tuple[int, ...]] = [()] * players
        """What each seat put down last time."""
        self.asked: int = 0
        """The seats the game waits for, as bits: those who still choose, or who are not ready for the next round."""

    @property
    def waiting(self) -> tuple[Seat, ...]:
        return SEATS_OF[self.asked]

    def current_seat(self) -> Seat:
        return FIRST_OF[self.asked]

    @property
    def is_picking(self) -> bool:
        return bool(self.hands[0])

    @property
    def is_over(self) -> bool:
        return not self.asked

    @property
    def phase(self) -> str:
        return "picking" if self.is_picking else "over" if self.is_over else "between"

    @property
    def passes_right(self) -> bool:
        """Hands go left, or in the second round to the right where the house says so (rule 2.4)."""
        return self.alternates and self.round == 2

    @property
    def finished_rounds(self) -> list[Collections]:
        return self.past if self.is_picking else [*self.past, self.collections]

    def all_cards(self) -> list[int]:
        """Every card, wherever it lies."""
        return [*self.deck, *self.still_out, *(card for cards in [*self.hands, *self.collections] for card in cards)]

    @property
    def still_out(self) -> list[int]:
        """The cards of earlier rounds that are not in the game."""
        return self.out_after(self.past)

    def out_after(self, rounds: list[Collections]) -> list[int]:
        """What these rounds take out of the game: all, or puddings where the others come back (SG-23)."""
        all_stay = self.options.deck == "continue"
        return [card for played in rounds for cards in played for card in cards if card == PUDDING or all_stay]

    def is_asked(self, seat: int) -> bool:
        return bool(self.asked & BITS[seat])

    def picked(self, seat: int) -> tuple[int, ...]:
        """What this seat has chosen for this turn."""
        chosen = self.picks[seat]
        return () if chosen is None else chosen.cards

    def has_seen(self, seat: Seat | None, holder: int) -> bool:
        """Whether the hand that lies with this holder now has been in this seat's hands."""
        if seat is None:
            return False
        way = seat - holder if self.passes_right else holder - seat
        return way % self.players <= self.size - len(self.hands[0])

    def known(self, seat: Seat | None, holder: int) -> list[int]:
        """What this seat knows of the hand that lies with this holder now.

        Everything taken from a hand is revealed, so a hand that was seen once stays known.
        """
        return self.hands[holder] if self.has_seen(seat, holder) else [CHOPSTICKS] * self.returned[holder]

    def copy_board(self, twin: "Board") -> None:
        """What a clone gets. Past rounds and decks, which are replaced rather than changed, are shared."""
        self.copy_onto(twin)
        twin.round, twin.asked = self.round, self.asked
        twin.deck, twin.past = self.deck, self.past
        twin.hands = [hand.copy() for hand in self.hands]
        twin.collections = [cards.copy() for cards in self.collections]
        twin.returned, twin.picks, twin.revealed = self.returned.copy(), self.picks.copy(), self.revealed.copy()
