"""A table as its journal tells it, with questions about it, and what is asked at it. What may be done next is
decided in decide.py, and evolve.py lets it happen; who is connected is not known here."""

from typing import Final, Literal

from cardtable.core.game import Game, State
from cardtable.core.lesson import Step
from cardtable.core.move import READY, Seat
from cardtable.core.options import Value
from cardtable.core.view import Own, Shared, View, joined
from cardtable.table.chair import Chair
from cardtable.table.clocks import Clocks
from cardtable.table.deeds import Ended, Opened
from cardtable.table.log import Line, Word
from cardtable.table.marks import follow
from cardtable.table.settings import Settings, read_settings

KEEPER: Final = "medium"
"""The level of a bot that keeps a seat warm."""
AT_LEAST: Final = 10.0
"""Seconds that everybody has, or the whole time of a shorter clock, when a table wakes."""

DAY_S: Final = 86400
GO_ON: Final = str(READY)

LEARNER: Final = Seat(0)
"""Who learns in a lesson."""

type Phase = Literal["lobby", "playing", "over"]


class Table:
    def __init__(self, id: str, game: Game, opened: Opened, at: float) -> None:
        self.id: Final = id
        self.game: Final = game
        self.opened: Final = opened
        self.opened_at: Final = at
        self.touched_at: float = at
        self.version: int = 1
        self.arranged: int = 1
        """The version in which anything last changed but the game itself and what is said."""
        self.options: dict[str, Value] = opened.options
        self.settings: Settings = read_settings(game, opened.settings)
        self.chairs: list[Chair | None] = [None] * game.most
        self.host: int | None = None
        self.state: State | None = None
        self.phase: Phase = "lobby"
        self.seated: list[int] = []
        """The chair of each seat, once the game has started."""
        self.nonces: tuple[str, ...] = ()
        self.kept: dict[Seat, str] = {}
        """Seats that a bot keeps warm, with its level."""
        self.silent: dict[Seat, int] = {}
        """How often in a row the table has answered for a seat."""
        self.paused: bool = False
        self.waits_for: str = ""
        self.abandoned: bool = False
        self.rematch: str | None = None
        self.ended: Ended | None = None
        """The log and result that were written when the game was over."""
        self.reviewed: bytes | None = None
        """What a review of the finished game found, packed."""
        self.brought: str | None = None
        """The id of the table where the game was played, if that was elsewhere."""
        self.unwelcome: frozenset[str] = frozenset()
        """The likenesses of names that were sent away before the start."""
        self.decisions: int = 0
        self.made: dict[Seat, int] = {}
        """How many moves each seat has made."""
        self.lines: list[Line] = []
        self.words: list[Word] = []
        self.ids: dict[str, None] = {}
        """Those of commands that have happened; an empty set would take three times as much as this."""
        self.clocks: Final = Clocks(at)
        self._asked: dict[Seat, str] = {}
        """What each seat was asked last, in one string."""
        self._questions: dict[Seat, int] = {}
        self._shared: Shared | None = None
        self._own: dict[Seat | None, Own] = {}

    @property
    def names(self) -> list[str]:
        """The players' names by seat; before the start, by chair."""
        chairs = [self.chairs[c] for c in self.seated] if self.state else [c for c in self.chairs if c]
        return [chair.name for chair in chairs if chair]

    def chair_at(self, number: int) -> Chair:
        """The chair with this number, on which somebody sits."""
        chair = self.chairs[number]
        assert chair is not None
        return chair

    def chair_of(self, seat: Seat) -> Chair:
        return self.chair_at(self.seated[seat])

    def seat_of(self, chair: int) -> Seat | None:
        for seat, taken in enumerate(self.seated):
            if taken == chair:
                return Seat(seat)
        return None

    def chair_for(self, mark: str | None) -> int | None:
        """Who somebody is: the chair that opens to the token with this hash."""
        if mark is not None:
            for number, who in enumerate(self.chairs):
                if who is not None and who.opens_to(mark):
                    return number
        return None

    def has_left(self, seat: Seat) -> bool:
        return self.state is not None and self.state.left[seat]

    def bot_level(self, seat: Seat) -> str:
        """The level of the bot that plays this seat; empty for a person."""
        is_left_to_a_bot = self.has_left(seat) and self.settings.absent in ("bot", "default_then_bot")
        return self.chair_of(seat).level or self.kept.get(seat, "") or (KEEPER if is_left_to_a_bot else "")

    def taken(self) -> list[int]:
        """The chairs on which somebody sits."""
        return [number for number, chair in enumerate(self.chairs) if chair]

    def view(self, seat: Seat | None) -> View | None:
        """What a seat, or an onlooker, may know now."""
        return None if self.state is None else joined(self.game.view, self.shared(), self.own(seat))

    def shared(self) -> Shared:
        """What everybody may know now, once the game has started; made once for all who look."""
        if self._shared is None:
            assert self.state is not None
            self._shared = self.state.shared()
        return self._shared

    def own(self, seat: Seat | None) -> Own:
        """What a seat, or an onlooker, may know besides, and what it is asked; made once."""
        own = self._own.get(seat)
        if own is None:
            assert self.state is not None
            own = self._own[seat] = self.state.own(seat)
        return own

    def question(self, seat: Seat) -> int | None:
        """The number of what this seat is asked; it changes only when what that seat may do changes."""
        return self._questions.get(seat) if self.phase == "playing" else None

    def seconds(self, seat: Seat) -> int | None:
        """How long that seat has for its question; None if it has no clock."""
        if self.state is None or seat not in self.state.waiting:
            return None
        seconds = self._seconds(self.state, seat)
        return seconds if seconds and not self._keeps_nobody_waiting() else None

    def _seconds(self, state: State, seat: Seat) -> int:
        """The time that the table gives for a question of this kind; none is 0."""
        if self.settings.days_per_move:
            return self.settings.days_per_move * DAY_S
        if state.is_window:
            return self.settings.buy_window_s
        legal = self.own(seat).legal
        if len(legal) == 1 and legal[0].move == GO_ON:
            return self.settings.ready_s
        return self.settings.turn_time_s

    def deadline(self, seat: Seat) -> float | None:
        """When silence has lasted long enough."""
        seconds = self.seconds(seat)
        if seconds is None or self.paused:
            return None
        return self.clocks.began(seat) + seconds

    def _keeps_nobody_waiting(self) -> bool:
        """Whether one person plays with bots alone, at a table that gives them all the time there is."""
        people = 0
        for number in self.seated:
            people += not self.chair_at(number).is_bot
        return people == 1 and self.settings.clock_alone == "no"

    def all_are_ready(self) -> bool:
        """Whether everybody who sits here has said so; bots always are."""
        people = [chair for chair in self.chairs if chair and not chair.is_bot]
        return bool(people) and all(chair.ready for chair in people)

    def house_rules(self) -> dict[str, Value]:
        """The house rules as the game is told them: who is marked, by seat; bots never are."""
        people = [number for number in self.taken() if not self.chair_at(number).is_bot]
        return follow(self.game, self.options, {chair: self.taken().index(chair) for chair in people})

    def scripted(self, seat: Seat) -> str | None:
        """What this seat does next in a lesson; None where it is free."""
        lesson = self.game.lesson if self.opened.lesson else None
        return None if lesson is None else lesson.move(seat, self.made.get(seat, 0))

    def step(self, seat: Seat) -> Step | None:
        """The step of a lesson at which its learner is, and that is waited for."""
        is_asked = seat == LEARNER and self.state is not None and seat in self.state.waiting
        is_open = is_asked and self.scripted(seat) is not None
        return self.game.lesson.steps[self.made.get(seat, 0)] if is_open and self.game.lesson else None

    def go_on(self, stopped: float, at: float) -> None:
        """Clocks that stood still for so many seconds go on; nobody comes back to a clock that has almost run out.
        Days pass whoever is there."""
        if self.paused or self.settings.days_per_move:
            return
        for seat, asked in self.clocks.asked_at.items():
            seconds = self.seconds(seat) or 0
            self.clocks.asked_at[seat] = max(asked + stopped, at - max(seconds - AT_LEAST, 0.0))

    def ask(self, version: int, mover: Seat | None, *, is_live: bool) -> None:
        """The game has gone on: everybody sees anew, and every question that has changed gets this number."""
        self._shared = None
        self._own.clear()
        if self.state is None:
            return
        waiting = self.state.waiting
        for seat in [Seat(s) for s in range(self.state.players)]:
            asked = _what_is_shown(self.own(seat)) if is_live else _what_is_asked(self.state, seat)
            if seat in waiting:
                asked = "! " + asked
            if seat == mover or asked != self._asked.get(seat):
                self._asked[seat] = asked
                self._questions[seat] = version
                self.clocks.ask(seat)


def _what_is_shown(own: Own) -> str:
    """What a seat is asked, as it is shown; at a live table that is made for every move anyway."""
    code, legal = own.prompt.code, own.legal
    return _written(code, [choice.move for choice in legal]) if legal else code


def _what_is_asked(state: State, seat: Seat) -> str:
    """The same asked of the state, since a view takes longer, and a table that is read again needs none."""
    return _written(state.prompt(seat).code, [str(move) for move in state.legal(seat)])


def _written(code: str, moves: list[str]) -> str:
    return "\n".join([code, *moves]) if moves else code
