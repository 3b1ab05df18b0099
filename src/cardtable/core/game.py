"""The contract of a game: its facts, and a state that can answer. Knows no game, no table and no screen.

Both are generic in the types of one game: its options, its moves, its view, its state. Who deals with any game leaves
them out and writes just State or Game.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Final

from cardtable.core.chance import Chance, Seed, chance_of, read_seed, write_seed
from cardtable.core.lesson import Lesson
from cardtable.core.move import Checked, Event, IllegalMove, IllegalState, Move, Refused, Seat, parse_by_verb
from cardtable.core.options import Options, read_options, written
from cardtable.core.position import Field, Json, common, read_fields, whole, write_fields
from cardtable.core.rules import Origins, Rules
from cardtable.core.score_card import ScoreCard
from cardtable.core.sentence import Fact, Sentence, say
from cardtable.core.vectors import i64, vec
from cardtable.core.view import Choice, Own, Place, Result, Shared, View, joined

type Trial = Callable[[Chance], Callable[[], object]]
"""Deals a task; to think about it is what is timed."""


NOBODY: Final = Seat(-1)
STAYING: Final = [(False,) * players for players in range(11)]
"""Nobody has left; all states share these."""


class State[O: Options = Options, M: Move = Any, V: View = View](ABC):
    """One game in one situation."""

    game: ClassVar[str]
    rules: ClassVar[Rules]

    def __init__(self, players: int, options: O, seed: Seed) -> None:
        self.players: Final = players
        self.options: Final = options
        self.seed: Final = seed
        self.shuffles: int = 0
        self.left: tuple[bool, ...] = STAYING[players]
        self.story: list[Event] | None = None
        """Where events are gathered while a move is played; None while nobody listens."""

    @property
    @abstractmethod
    def waiting(self) -> tuple[Seat, ...]:
        """The seats the game waits for now; none when it is over."""

    def current_seat(self) -> Seat:
        """The first of those seats, or NOBODY: for loops that play many games, where a tuple for each move would take
        longer than the move."""
        waiting = self.waiting
        return waiting[0] if waiting else NOBODY

    @property
    def is_window(self) -> bool:
        """Whether what is asked now is a short question beside the turns, which has a clock of its own."""
        return False

    def legal(self, seat: Seat) -> tuple[M, ...]:
        """What that seat may do now, in or out of turn; the promising moves where all are too many."""
        return self.rules.legal(self, seat)

    def check(self, seat: Seat, move: M) -> Checked[M]:
        """The move in its canonical form and what it means; raises IllegalMove; changes nothing."""
        return self.rules.check(self, seat, move)

    def means(self, seat: Seat, move: M) -> Sentence:
        """What this legal move would do."""
        return self.rules.means(self, seat, move)

    @abstractmethod
    def apply(self, seat: Seat, move: M) -> None:
        """Make a move that was checked."""

    @abstractmethod
    def some(self, seat: Seat, chance: Chance) -> M:
        """A random legal move."""

    def default(self, seat: Seat) -> M:
        """What silence means."""
        answer: M = self.rules.default(self, seat)
        return answer

    def prompt(self, seat: Seat | None) -> Sentence:
        """What is expected of that seat now, or what an onlooker should know."""
        return self.rules.prompt(self, seat)

    def shared(self) -> Shared:
        """What everybody is shown alike, with what people read, such as score sheets. Made once for all who look."""
        shared, sheet = self.rules.shared(self), self.rules.sheet(self)
        if sheet:
            shared.result = shared.result.with_sheet(sheet)
        return shared

    def own(self, seat: Seat | None) -> Own:
        """What this seat, or an onlooker, is shown besides: its cards, what it is asked, lists of moves, hints."""
        own, choices = self.rules.own(self, seat), self.choices(seat)
        if choices:
            own.legal = choices
        return own

    def view(self, seat: Seat | None) -> V:
        """All that this seat, or an onlooker, is shown: the two parts above in one."""
        view: V = joined(self.rules.view, self.shared(), self.own(seat))
        return view

    def knowledge(self, seat: Seat | None) -> V:
        """All that this seat may know, and nothing for people to read: what a bot thinks from."""
        view: V = joined(self.rules.view, self.rules.shared(self), self.rules.own(self, seat))
        return view

    @property
    def standing(self) -> Result:
        """Scores so far; places too once it is over."""
        return self.rules.result(self)

    @property
    def result(self) -> Result:
        """The same with the score sheet, for people to read."""
        return self.standing.with_sheet(self.rules.sheet(self))

    @abstractmethod
    def clone(self) -> "State[O, M, V]":
        """A state that goes its own way from here."""

    def describe(self) -> Json:
        """The game's own part of to_json."""
        return write_fields(self, self.rules.fields(self.players, self.options))

    def turn_order(self) -> tuple[Seat, ...]:
        """The seats in the order in which they play, as the start of the game is told."""
        return tuple([Seat(s) for s in range(self.players)])

    def opening(self) -> list[Event]:
        """What is told when a game begins, besides who plays."""
        return []

    def skip(self, seat: Seat) -> M | None:
        """The table's move for an absent seat in games that skip; None in games that don't."""
        return None

    def play(self, seat: Seat, move: M) -> list[Event]:
        """Check a move, make it, and tell what happened."""
        return self.make(seat, self.check(seat, move).move)

    def make(self, seat: Seat, move: M) -> list[Event]:
        """Make a move that was checked, and tell what happened."""
        self.story = []
        self.apply(seat, move)
        return self._story()

    def leave(self, seat: Seat) -> list[Event]:
        """This player is gone for good."""
        if self.left[seat]:
            raise IllegalMove("already-left", player=seat)
        self.story = [Event(say("player-left", player=seat))]
        self.left = tuple([left or s == seat for s, left in enumerate(self.left)])
        self.on_leave(seat)
        return self._story()

    def on_leave(self, seat: Seat) -> None:  # noqa: B027
        """What else a leave changes in this game."""

    def tell(self, event: Event) -> None:
        """Add an event to the story, if somebody listens."""
        if self.story is not None:
            self.story.append(event)

    def say(self, code: str, **facts: Fact) -> None:
        """Tell everybody, if somebody listens; moves that come often ask that first, and spare themselves the facts."""
        if self.story is not None:
            self.story.append(Event(Sentence(code, facts)))

    def confide(self, seat: Seat, code: str, secret: str, hidden: Mapping[str, Fact], **facts: Fact) -> None:
        """Tell everybody what a player did, and only that player what is hidden in it."""
        if self.story is not None:
            told = say(secret, player=seat, **facts, **hidden)
            self.story.append(Event(say(code, player=seat, **facts), told, (seat,)))

    def to_json(self) -> Json:
        """The complete state as plain data."""
        return {
            "game": self.game,
            "players": self.players,
            "options": written(self.options),
            "seed": write_seed(self.seed),
            **write_fields(self, common(self.players)),
            **self.describe(),
        }

    def choices(self, seat: Seat | None) -> tuple[Choice, ...]:
        """The legal moves of a seat as its view lists them."""
        if seat is None or not (legal := self.legal(seat)):
            return ()
        return tuple([Choice(str(move), self.means(seat, move)) for move in legal])

    def active(self) -> list[Seat]:
        """The seats of those who have not left."""
        return [Seat(s) for s in range(self.players) if not self.left[s]]

    def number_active(self) -> int:
        """How many have not left."""
        number = 0
        for gone in self.left:
            if not gone:
                number += 1
        return number

    def next_seat(self, seat: Seat) -> Seat:
        """The next active seat clockwise."""
        after = Seat((seat + 1) % self.players)
        while self.left[after]:
            after = Seat((after + 1) % self.players)
        return after

    def leavers(self) -> tuple[Seat, ...]:
        return tuple([Seat(s) for s in range(self.players) if self.left[s]])

    def check_turn(self, seat: Seat) -> None:
        """Refuse whoever is not waited for."""
        if not self.waiting:
            raise IllegalMove("game-over")
        if seat not in self.waiting:
            raise IllegalMove("not-your-turn", player=self.waiting[0])

    def shuffle[T: int](self, cards: list[T]) -> None:
        """The next shuffle of this game."""
        chance_of(self.seed, self.shuffles).shuffle(cards)
        self.shuffles += 1

    def shuffled[T: int](self, cards: Iterable[T]) -> list[T]:
        """The same cards in the order of the next shuffle."""
        order = list(cards)
        self.shuffle(order)
        return order

    def shuffled_row(self, cards: vec[i64]) -> vec[i64]:
        """The same for a row of machine words."""
        order = cards[:]
        chance_of(self.seed, self.shuffles).shuffle_row(order)
        self.shuffles += 1
        return order

    def restocked[T: int](self, discards: list[T]) -> list[T]:
        """All discards but the top one, shuffled into a new stock; the top one stays where it is."""
        stock = self.shuffled(discards[:-1])
        del discards[:-1]
        return stock

    def copy_onto(self, twin: "State") -> None:
        """What every clone shares."""
        twin.shuffles = self.shuffles
        twin.left = self.left

    def _story(self) -> list[Event]:
        story, self.story = self.story or [], None
        return story


class Game[S: State = State, O: Options = Any, M: Move = Move, V: View = Any]:
    """The facts of a game, and how one begins."""

    origins: ClassVar[Origins]
    name: ClassVar[str]
    fewest: ClassVar[int]
    most: ClassVar[int]
    options: type[O]
    view: type[V]
    places: ClassVar[tuple[Place, ...]]
    explains: ClassVar[Mapping[str, int]]
    """From the code of a prompt to the section of the rule sheet that explains what is asked."""
    absence: ClassVar[tuple[str, ...]]
    """What the table may do for an absent seat, the game's default first: skip, pause, bot, default or wait."""
    turn_seconds: ClassVar[int] = 0
    """The usual turn clock; 0 is none."""
    paces_to_look: ClassVar[int] = 1
    """How many of the table's paces pass after a deal before a bot speaks, so that people can look at their cards."""
    low_score_wins: ClassVar[bool] = False
    seed_is_told: ClassVar[bool] = True
    """Whether the seed may be shown when a game is over."""
    rules_version: ClassVar[int] = 1
    trials: ClassVar[Mapping[str, Trial]] = {}
    """What a game thinks hard about, for those who time it: by what it is, who deals such a task."""
    daily_options: ClassVar[Mapping[str, object]] = {}
    """House rules of the deal of the day, where the usual ones would take too long."""
    marks: ClassVar[tuple[str, ...]] = ()
    """House rules whose value is a seat counted from 1, or 0 for nobody; in the lobby they follow whoever is marked."""
    suits: ClassVar[Mapping[str, str]] = {}
    """Of a game with its own cards, the colours of its suits, by the letters before the number of a card."""
    score_card: ScoreCard | None = None
    """How score is kept for real cards, where somebody has written that."""
    lesson: Lesson | None = None
    """A first hand to learn by, where its folder has one."""

    @property
    def verbs(self) -> tuple[str, ...]:
        """The words with which written moves of this game begin."""
        return tuple(self.origins.verbs)

    def start(self, players: int, seed: Seed, options: Mapping[str, object] | None = None) -> S:
        """A new game; the same seed and options give the same game for ever."""
        return self.new(players, self.house(players, options or {}), seed)

    def house(self, players: int, options: Mapping[str, object]) -> O:
        """The house rules, with what was given in place of their defaults, for this number of players."""
        house = read_options(self.options, options)
        self.check_players(players, house)
        return house

    def check_players(self, players: int, options: O) -> None:
        """Refuse a number of players this game can't have."""
        if not self.fewest <= players <= self.most:
            code = "players-number" if self.fewest < self.most else "players-exactly"
            raise Refused(code, game=self.name, number=players, fewest=self.fewest, most=self.most)

    def teams(self, players: int) -> tuple[tuple[Seat, ...], ...]:
        """Who plays with whom: everybody alone, where a game says nothing else."""
        return tuple([(Seat(seat),) for seat in range(players)])

    def from_json(self, data: Json) -> S:
        """The state that was written, or a refusal that says what can't be."""
        if data.get("game") != self.name:
            raise IllegalState("state-other-game", game=self.name)
        players, house = self._table(data)
        return self.read(data, players, house, _seed(data))

    def position(self, **described: Any) -> S:
        """A situation described in part, and filled in; checked like from_json."""
        return self.from_json(self.fill_in(described))

    def new(self, players: int, options: O, seed: Seed) -> S:
        """The state right after the first deal."""
        state: S = self.origins.new(players, options, seed)
        return state

    def read(self, data: Json, players: int, options: O, seed: Seed) -> S:
        """The state described by data, after every invariant was checked."""
        blank: S = self.origins.blank(players, options, seed)
        state: S = read_fields(data, blank, blank.rules.fields(players, options), blank.rules.invariants)
        return state

    def fill_in(self, described: Json) -> Json:
        """What a described situation leaves unsaid, made up so that it fits; each game's scenario.py lists what can be
        said. Whatever nobody speaks of is as on an empty board."""
        said = self.origins.fill_in(described)
        players, house = self._table(said)
        return {**self.origins.blank(players, house, 0).to_json(), **said}

    def guess(self, view: V, chance: Chance) -> S:
        """A state that could lie behind a view, made from the view alone."""
        state: S = self.origins.guess(view, chance)
        return state

    def parse_move(self, text: str) -> M:
        """The move with this written form."""
        move: M = parse_by_verb(text, self.origins.verbs)
        return move

    def _table(self, data: Json) -> tuple[int, O]:
        """How many play, and by which house rules."""
        players: int = Field("players", whole(self.fewest, self.most)).value(data)
        options = data.get("options", {})
        if not isinstance(options, dict):
            raise IllegalState("state-field", field="options")
        return players, read_options(self.options, options)


def _seed(data: Json) -> Seed:
    try:
        return read_seed(data.get("seed"))
    except ValueError:
        raise IllegalState("state-field", field="seed") from None
