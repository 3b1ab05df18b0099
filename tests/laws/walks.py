"""Games as the laws walk through them."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import islice

from cardtable.core.chance import Fast
from cardtable.core.game import Game, State
from cardtable.core.move import IllegalMove, Move, Refused, Seat
from cardtable.core.options import options_of


@dataclass(frozen=True)
class Case:
    """A game with its players, house rules and seed: where a law is tried."""

    game: Game
    players: int
    seed: int = 1
    options: dict[str, int | str] = field(default_factory=dict)

    def new(self) -> State:
        return self.game.start(self.players, self.seed, self.options)

    def walk(self) -> Iterator[tuple[State, Seat, Move]]:
        """A random game from its beginning; of a long one, positions spread evenly over it."""
        states, moves = self._course.states, self._course.moves
        return ((states[number].clone(), *moves[number]) for number in looked_at(len(moves)))

    def walk_without_clones(self) -> Iterator[tuple[State, Seat, Move]]:
        """The same situations, each the game itself as it goes on: for the law that trusts no clone."""
        return islice(walk(self.new(), randomly(self.seed), self.seed), 0, None, looked_at(self.length).step)

    def after(self, moves: int) -> State:
        """The same game at its beginning, after a third of its moves, before the last one, or at its end."""
        return self._course.states[moves].clone()

    @property
    def length(self) -> int:
        """How many moves that game has."""
        return len(self._course.moves)

    @property
    def _course(self) -> "Course":
        """Played once for all laws that walk it."""
        key = self.game, str(self)
        if key not in COURSES:
            while len(COURSES) >= MOST_KEPT:
                COURSES.pop(next(iter(COURSES)))
            COURSES[key] = Course(self)
        return COURSES[key]

    def __str__(self) -> str:
        rules = ",".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game.name}-{self.players}-{self.seed}{rules and '-' + rules}"


class Course:
    """A random game that was played for the laws to walk; it is played again when the first of them looks at it."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.moves = [(seat, move) for _, seat, move in walk(case.new(), randomly(case.seed), case.seed)]

    @cached_property
    def states(self) -> dict[int, State]:
        """Those that are looked at, by the number of moves before them."""
        length, state, kept = len(self.moves), self.case.new(), dict[int, State]()
        wanted = {*looked_at(length), 0, length // 3, length - 1}
        for number, (seat, move) in enumerate(self.moves):
            if number in wanted:
                kept[number] = state.clone()
            state.play(seat, move)
        return {**kept, length: state}


class NeverEnds(AssertionError):
    """A game that goes on for ever."""


type Chooser = Callable[[State, Seat], Move]

TOO_LONG = 40_000
LONG = 400
SAMPLED = 40
"""How many positions of a long game the laws look at."""

FEW = 5
"""A range with more values than these is long."""
SHORT: dict[str, dict[str, int | str]] = {"rook": {"max_rounds": 10}, "shanko": {"end_on_meld": "yes"}}
"""House rules that end a game soon."""

COURSES: dict[tuple[Game, str], Course] = {}
MOST_KEPT = 40
"""More than there are tables, so that only those with house rules, which are tried once, are forgotten."""


def randomly(seed: int) -> Chooser:
    """Random legal moves."""
    chance = Fast(seed)
    return lambda state, seat: state.some(seat, chance)


def silently(silent: set[int], seed: int) -> Chooser:
    """Some seats say nothing, so the table plays their default; the others move at random."""
    chance = Fast(seed)
    return lambda state, seat: state.default(seat) if seat in silent else state.some(seat, chance)


def looked_at(length: int) -> range:
    """Which situations of a game of so many moves are looked at: all, or some that are spread evenly."""
    return range(0, length, 1 if length <= LONG else length // SAMPLED | 1)


def walk(state: State, choose: Chooser, seed: int = 0) -> Iterator[tuple[State, Seat, Move]]:
    """Each situation of a game with the move that is about to be made; seats answer in a random order."""
    chance = Fast(seed)
    for _ in range(TOO_LONG):
        if not state.waiting:
            return
        seat = state.waiting[chance.below(len(state.waiting))]
        move = choose(state, seat)
        yield state, seat, move
        state.play(seat, move)
    raise NeverEnds("this game never ends")


def walk_with_leavers(case: Case, stride: int) -> Iterator[tuple[State, str]]:
    """Moments of a random game in which all but one may leave: after each leave, every so many moves, and the end."""
    chance, state = Fast(case.seed + 1), case.new()
    stays, times = chance.below(case.players), leaving_times(case, chance)
    for number in range(TOO_LONG):
        for leaver in [s for s in seats(state) if s != stays and times[s] == number and state.waiting]:
            state.leave(leaver)
            yield state, f"move {number}, seat {leaver} having left"
        if not state.waiting:
            break
        seat = state.waiting[chance.below(len(state.waiting))]
        move = state.some(seat, chance)
        if number % stride == 0:
            yield state, f"move {number}, before `{move}` of seat {seat}"
        state.play(seat, move)
    yield state, "the end"


def leaving_times(case: Case, chance: Fast) -> list[int]:
    """For each seat the number of the move at which it leaves: in every other game all do, in the others some."""
    latest = case.length // 2 if case.seed % 2 else case.length * 3 // 2
    return [chance.below(latest + 1) for _ in range(case.players)]


def play_to_the_end(state: State, choose: Chooser, seed: int = 0) -> State:
    for _ in walk(state, choose, seed):
        pass
    return state


def written(state: State) -> str:
    """A state, byte for byte."""
    return json.dumps(state.to_json(), sort_keys=True)


def seats(state: State) -> list[Seat]:
    return [Seat(s) for s in range(state.players)]


def eyes(state: State) -> list[Seat | None]:
    """Everybody who looks: each seat, and an onlooker."""
    return [*seats(state), None]


def house_rules(game: Game) -> list[dict[str, int | str]]:
    """The defaults, and every value of every option by itself; the ends and the middle of long ranges."""
    found: list[dict[str, int | str]] = [{}]
    for option in options_of(game.options):
        values = [v for v in option.values if v != option.default]
        few = values if len(values) <= 5 else [values[0], values[len(values) // 2], values[-1]]
        found += [{option.name: value} for value in few]
    return found


def any_house(game: Game, players: int, seed: int) -> dict[str, int | str]:
    """Any values of all options that may stand together; in four of five houses games end soon."""
    chance, soon = Fast(seed), SHORT.get(game.name, {}) if seed % FEW else {}
    while True:
        drawn = {name: any_value(values, seed, chance) for name, values in possible_values(game, players)} | soon
        if may_stand(game, players, drawn):
            return drawn


def any_value(values: list[int | str], seed: int, chance: Fast) -> int | str:
    """Rather an early one than a late one, and of long ranges, such as numbers of rounds, mostly one of the lowest, so
    that most games are short; in every fifth house the next one, so that all of them have their turn."""
    if len(values) > FEW and seed % FEW == 0:
        return values[seed // FEW % len(values)]
    few = min(len(values), FEW)
    return values[min(chance.below(few), chance.below(few))]


@cache
def possible_values(game: Game, players: int) -> list[tuple[str, list[int | str]]]:
    """Of each option those that so many players may have."""
    return [
        (option.name, [value for value in option.values if may_stand(game, players, {option.name: value})])
        for option in options_of(game.options)
    ]


def may_stand(game: Game, players: int, options: dict[str, int | str]) -> bool:
    try:
        game.house(players, options)
    except Refused:
        return False
    return True


def is_refused(state: State, seat: Seat, move: Move) -> bool:
    """Whether a move is illegal; a legal one is not made."""
    try:
        state.check(seat, move)
    except IllegalMove:
        return True
    return False
