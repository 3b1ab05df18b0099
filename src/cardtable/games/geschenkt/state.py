"""The course of a game of Geschenkt: who decides, what it changes, and what is told of it."""

from typing import ClassVar, Final

from cardtable.core.chance import Chance, Seed
from cardtable.core.game import Json, State
from cardtable.core.move import Checked, Event, IllegalMove, Move, Seat
from cardtable.core.sentence import Sentence, say, signed
from cardtable.core.view import Part, Result, ranked
from cardtable.games.geschenkt.moves import FORCED_TAKE, PAY, TAKE, ForcedTake, Pay, Take
from cardtable.games.geschenkt.options import GeschenktOptions
from cardtable.games.geschenkt.scoring import points, runs
from cardtable.games.geschenkt.view import GeschenktView

LOWEST: Final = 3
HIGHEST: Final = 35
REMOVED: Final = 9
ALONE: Final[tuple[tuple[Seat, ...], ...]] = tuple((Seat(s),) for s in range(7))
PAY_OR_TAKE: Final[tuple[Move, ...]] = (PAY, TAKE)
TAKE_ONLY: Final[tuple[Move, ...]] = (TAKE,)


class GeschenktState(State):
    game: ClassVar[str] = "geschenkt"

    def __init__(self, players: int, options: GeschenktOptions, seed: Seed) -> None:
        super().__init__(players, options, seed)
        self.house: Final = options
        self.taker_goes_on: Final = options.after_take == "taker"
        self.deck: list[int] = []
        """The face-up card is the last one."""
        self.removed: list[int] = []
        self.cards: list[list[int]] = [[] for _ in range(players)]
        self.share: list[int] = []
        self.chips: list[int] = []
        self.paid: list[int] = [0] * players
        self.pot: int = 0
        self.order: list[int] = []
        self.after: list[int] = []
        """Who comes after each seat."""
        self.turn: Seat = Seat(0)

    @property
    def waiting(self) -> tuple[Seat, ...]:
        return ALONE[self.turn] if self.deck else ()

    @property
    def face_up(self) -> int | None:
        return self.deck[-1] if self.deck else None

    def legal(self, seat: Seat) -> tuple[Move, ...]:
        if not self.deck or seat != self.turn:
            return ()
        return PAY_OR_TAKE if self.chips[seat] else TAKE_ONLY

    def check(self, seat: Seat, move: Move) -> Checked:
        self.check_turn(seat)
        if not isinstance(move, Pay | Take | ForcedTake):
            raise IllegalMove("move-not-now", text=str(move))
        if isinstance(move, Pay) and not self.chips[seat]:
            raise IllegalMove("geschenkt-no-chips", card=self.deck[-1], pot=self.pot)
        return Checked(move, self.means(seat, move))

    def means(self, seat: Seat, move: Move) -> Sentence:
        if isinstance(move, Pay):
            return say("geschenkt-means-pay", left=self.chips[seat] - 1)
        card = self.deck[-1]
        gain = points([*self.cards[seat], card], 0) - points(self.cards[seat], 0)
        return say("geschenkt-means-take", card=card, pot=self.pot, gain=signed(gain), total=signed(gain - self.pot))

    def apply(self, seat: Seat, move: Move) -> None:
        if isinstance(move, Pay):
            self._pay(seat)
        elif isinstance(move, Take):
            self._take(seat, "geschenkt-took", goes_on=self.taker_goes_on)
        elif isinstance(move, ForcedTake):
            self._take(seat, "geschenkt-forced", goes_on=False)
        else:
            raise TypeError(move)

    def some(self, seat: Seat, chance: Chance) -> Move:
        return TAKE if not self.chips[seat] or chance.below(2) else PAY

    def default(self, seat: Seat) -> Move:
        return FORCED_TAKE

    def prompt(self, seat: Seat | None) -> Sentence:
        if not self.deck:
            return say("game-is-over")
        card = self.deck[-1]
        if seat != self.turn:
            return say("geschenkt-wait", player=self.turn, card=card, pot=self.pot)
        if not self.chips[seat]:
            return say("geschenkt-must-take", card=card, pot=self.pot)
        return say("geschenkt-decide", card=card, pot=self.pot, chips=self.chips[seat])

    def view(self, seat: Seat | None) -> GeschenktView:
        shown = [self.chips_shown(s, seat) for s in range(self.players)]
        return GeschenktView(
            seat=seat,
            waiting=self.waiting,
            left=self.leavers(),
            prompt=self.prompt(seat),
            legal=self.choices(seat),
            result=self._result(shown),
            options=self.house,
            order=tuple(Seat(s) for s in self.order),
            turn=self.turn,
            face_up=self.face_up,
            pot=self.pot,
            deck_left=max(len(self.deck) - 1, 0),
            runs=tuple(tuple(tuple(run) for run in runs(cards)) for cards in self.cards),
            chips=tuple(shown),
            share=tuple(self.share),
            paid=tuple(self.paid),
            won=tuple(self.won(s) for s in range(self.players)),
        )

    @property
    def result(self) -> Result:
        return self._result(list(self.chips))

    def clone(self) -> "GeschenktState":
        twin = GeschenktState(self.players, self.house, self.seed)
        self.copy_onto(twin)
        twin.deck = self.deck.copy()
        twin.removed = self.removed
        twin.cards = [cards.copy() for cards in self.cards]
        twin.share = self.share
        twin.chips = self.chips.copy()
        twin.paid = self.paid.copy()
        twin.pot = self.pot
        twin.order = self.order
        twin.after = self.after
        twin.turn = self.turn
        return twin

    def describe(self) -> Json:
        return {
            "deck": list(self.deck),
            "removed": list(self.removed),
            "cards": [list(cards) for cards in self.cards],
            "share": list(self.share),
            "chips": list(self.chips),
            "paid": list(self.paid),
            "pot": self.pot,
            "order": list(self.order),
            "turn": self.turn,
        }

    def set_order(self, order: list[int]) -> None:
        self.order = order
        self.after = [order[(order.index(seat) + 1) % len(order)] for seat in range(len(order))]

    def won(self, seat: int) -> int:
        """Chips this seat has taken from the middle."""
        return self.chips[seat] - self.share[seat] + self.paid[seat]

    def chips_shown(self, seat: int, to: int | None) -> int | None:
        """Counts are open, unless the house hides them until the end (GK-03)."""
        hidden = self.house.chip_visibility == "hidden" and bool(self.deck) and seat != to
        return None if hidden else self.chips[seat]

    def _pay(self, seat: Seat) -> None:
        self.chips[seat] = self.chips[seat] - 1
        self.paid[seat] = self.paid[seat] + 1
        self.pot += 1
        if self.story is not None:
            self._tell(seat, "geschenkt-paid", self.deck[-1], self.pot)
        self.turn = Seat(self.after[seat])

    def _take(self, seat: Seat, code: str, *, goes_on: bool) -> None:
        card = self.deck.pop()
        pot = self.pot
        self.cards[seat].append(card)
        self.chips[seat] = self.chips[seat] + pot
        self.pot = 0
        if not goes_on:
            self.turn = Seat(self.after[seat])
        if self.story is not None:
            self._tell(seat, code, card, pot)
            self._tell_next()

    def _tell(self, seat: Seat, code: str, card: int, pot: int) -> None:
        counted = say(code, player=seat, card=card, pot=pot, chips=self.chips[seat])
        if self.house.chip_visibility == "open":
            self.tell(Event(counted))
        else:
            self.tell(Event(say(f"{code}-hidden", player=seat, card=card, pot=pot), counted, (seat,)))

    def _tell_next(self) -> None:
        if self.deck:
            self.tell(Event(say("geschenkt-turned", card=self.deck[-1], player=self.turn, left=len(self.deck) - 1)))
            return
        for s in range(self.players):
            score = points(self.cards[s], self.chips[s])
            self.tell(Event(say("geschenkt-scored", player=s, points=score, place=self.result.places[s])))

    def _result(self, shown: list[int | None]) -> Result:
        scores = tuple(
            None if chips is None else points(cards, chips) for cards, chips in zip(self.cards, shown, strict=True)
        )
        if self.deck:
            return Result(over=False, scores=scores)
        keys = [(points(self.cards[s], self.chips[s]), -self.chips[s]) for s in range(self.players)]
        sheet = tuple(_parts(self.cards[s], self.chips[s]) for s in range(self.players))
        return Result(over=True, scores=scores, places=ranked(keys), sheet=(sheet,))


def _parts(cards: list[int], chips: int) -> tuple[Part, ...]:
    """The lines of a player's final score."""
    lines = [Part(say("geschenkt-part-run", cards=" ".join(map(str, run))), run[0]) for run in runs(cards)]
    return (*lines, Part(say("geschenkt-part-chips", chips=chips), -chips))
