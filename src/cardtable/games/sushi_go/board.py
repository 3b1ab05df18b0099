"""What lies on the table in a game of Sushi Go!, and questions about it. Knows no words."""

from typing import ClassVar, Final

from cardtable.core.chance import Seed
from cardtable.core.game import NOBODY, State
from cardtable.core.move import Seat
from cardtable.core.vectors import i64, vec
from cardtable.games.sushi_go.cards import CHOPSTICKS, DECK, PUDDING, SIZES
from cardtable.games.sushi_go.moves import SushiGoMove
from cardtable.games.sushi_go.options import SushiGoOptions
from cardtable.games.sushi_go.packed import FIELD, WIDTH, Hand, Row, cards_in, has, sorted_cards
from cardtable.games.sushi_go.view import SushiGoView

type Collections = list[list[int]]
"""For each seat its cards of one round, in the order in which they were put down."""

ROUNDS: Final = 3
FULL_DECK: Final = vec[i64](DECK)
NO_DECK: Final = vec[i64]([])
NOTHING: Final = [vec[i64]([0] * players) for players in range(6)]
"""By the number of players, nothing for each seat."""
BITS: Final = vec[i64]([1, 2, 4, 8, 16])
OTHERS: Final = vec[i64]([30, 29, 27, 23, 15])
"""Each seat as a bit, and all seats but this one."""
SEATS_OF: Final = tuple(tuple(Seat(s) for s in range(5) if mask & BITS[s]) for mask in range(32))
"""The seats in a set of them, given as bits."""
FIRST_OF: Final = tuple(seats[0] if seats else NOBODY for seats in SEATS_OF)
EVERYBODY: Final = vec[i64]([0, 1, 3, 7, 15, 31])
"""All seats as bits, by the number of players."""


class Board(State[SushiGoOptions, SushiGoMove, SushiGoView]):
    game: ClassVar[str] = "sushi-go"

    def __init__(self, players: int, options: SushiGoOptions, seed: Seed) -> None:
        super().__init__(players, options, seed)
        self.size: Final[i64] = SIZES[players]
        self.everybody: Final[i64] = EVERYBODY[players]
        self.alternates: Final = options.pass_ == "alternate"
        self.puts_last_down: Final = options.auto_last == "on"
        self.round: int = 1
        self.deck: vec[i64] = NO_DECK
        self.hand_size: i64 = 0
        """Cards in each hand; what was chosen stays there until it is revealed."""
        self.held: vec[Hand] = NOTHING[players][:]
        self.returned: Row = 0
        """For each hand the chopsticks in it that were put back before everybody's eyes."""
        self.laid: vec[Row] = NOTHING[players][:]
        """What lies in front of each seat."""
        self.before: list[vec[Row]] = []
        """The same at the end of each round before."""
        self.chosen: vec[Row] = NOTHING[players][:]
        """What each seat has chosen for this turn."""
        self.revealed: vec[Row] = NOTHING[players][:]
        """What each seat put down last time."""
        self.asked: i64 = 0
        """The seats the game waits for, as bits: those who still choose, or who are not ready for the next round."""

    @property
    def waiting(self) -> tuple[Seat, ...]:
        return SEATS_OF[self.asked]

    def current_seat(self) -> Seat:
        return FIRST_OF[self.asked]

    @property
    def is_picking(self) -> bool:
        return self.hand_size > 0

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
    def hands(self) -> list[list[int]]:
        """The cards of each hand, sorted."""
        return [sorted_cards(hand) for hand in self.held]

    @property
    def collections(self) -> Collections:
        return collections(self.laid)

    @property
    def past(self) -> list[Collections]:
        """The collections of the rounds before."""
        return [collections(rows) for rows in self.before]

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
        return tuple(cards_in(self.chosen[seat]))

    def returned_to(self, holder: i64) -> i64:
        """How many chopsticks were put back into the hand that lies with this holder now."""
        return (self.returned >> WIDTH * holder) & FIELD

    def may_pick_two(self, seat: int) -> bool:
        """With chopsticks from an earlier turn and two cards to pick (rules 3.1 and 3.3)."""
        return self.hand_size > 1 and has(self.laid[seat], CHOPSTICKS)

    def has_seen(self, seat: Seat | None, holder: int) -> bool:
        """Whether the hand that lies with this holder now has been in this seat's hands."""
        if seat is None:
            return False
        way = seat - holder if self.passes_right else holder - seat
        return way % self.players <= self.size - self.hand_size

    @property
    def unseen(self) -> i64:
        """How many of the hands that come by next, one a turn, a seat has not seen yet."""
        return max(self.players - 1 - (self.size - self.hand_size), 0)

    def known(self, seat: Seat | None, holder: int) -> list[int]:
        """What this seat knows of the hand that lies with this holder now.

        Everything taken from a hand is revealed, so a hand that was seen once stays known.
        """
        seen = self.has_seen(seat, holder)
        return sorted_cards(self.held[holder]) if seen else [CHOPSTICKS] * self.returned_to(holder)

    def copy_board(self, twin: "Board") -> None:
        """What a clone gets. Past rounds and decks, which are replaced rather than changed, are shared."""
        self.copy_onto(twin)
        twin.round, twin.asked = self.round, self.asked
        twin.deck, twin.before = self.deck, self.before
        twin.hand_size, twin.held, twin.returned = self.hand_size, self.held[:], self.returned
        twin.laid, twin.chosen, twin.revealed = self.laid[:], self.chosen[:], self.revealed[:]


def collections(rows: vec[Row]) -> Collections:
    """The cards of each row."""
    return [cards_in(row) for row in rows]
