"""What is learned from: games between bots, in which the features of all seats are written down at many moments, and
beside them what came of each at the end of the stage; or those of some moves, and what came of each. Knows no game.

A lesson says by how much a seat's features were ahead of the others' mean, and by how much its points were in the end;
of moves the same, when each is tried in the true hands and experts play on. Lessons are not kept one by one, but as the
sums that least squares needs; those of later games can be added to them.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from cardtable.arena.lineup import parse_bot
from cardtable.bots.bot import Bot
from cardtable.bots.brain import Brain
from cardtable.bots.budget import playouts
from cardtable.bots.judge import margins
from cardtable.bots.learned import Leaning, Learned, Weighted
from cardtable.bots.levels import bot
from cardtable.bots.monte_carlo import playout
from cardtable.catalog import brain, game
from cardtable.core.chance import Fast
from cardtable.core.game import Game, State
from cardtable.core.move import Move, Refused, Seat

ONE_IN: Final = 4
"""So many of the moments from which something could be learned are looked at: those that follow are much alike."""
MOVES_ONE_IN: Final = 2
"""The same where moves are tried."""
APART: Final = 1_000_003

type Table = list[list[float]]
type Lesson = tuple[int, list[float], float]
"""The kind of a situation, how far ahead features were in it, and what came of it."""


@dataclass(frozen=True)
class Task:
    """Some games with one number of players, played together: always the same ones, whoever plays them."""

    game: str
    bot: str
    players: int
    seeds: tuple[int, ...]
    moves: bool = False
    """Whether it is learned what moves are worth, not situations."""


@dataclass
class Sums:
    """For one kind of situation: the products of the features with each other, with what came of them, and of that with
    itself; and how many lessons there were."""

    squares: Table
    products: list[float]
    outcomes: float = 0.0
    lessons: int = 0

    def add(self, features: Sequence[float], outcome: float) -> None:
        some = [(number, feature) for number, feature in enumerate(features) if feature]
        for number, feature in some:
            row = self.squares[number]
            for other, beside in some:
                row[other] += feature * beside
            self.products[number] += feature * outcome
        self.outcomes += outcome * outcome
        self.lessons += 1

    def add_all(self, more: "Sums") -> None:
        for row, others in zip(self.squares, more.squares, strict=True):
            for number, other in enumerate(others):
                row[number] += other
        for number, other in enumerate(more.products):
            self.products[number] += other
        self.outcomes += more.outcomes
        self.lessons += more.lessons


def no_sums(pupil: Weighted) -> list[Sums]:
    """Nothing learned yet, for each kind of situation."""
    size = len(pupil.features)
    return [Sums([[0.0] * size for _ in range(size)], [0.0] * size) for _ in pupil.kinds]


def pupil_of(name: str, *, moves: bool) -> Weighted:
    """What is to be taught: the leaning between a game's moves, or the judge of its situations."""
    return leaning_of(name) if moves else judge_of(name)


def judge_of(name: str) -> Learned:
    judge = brain(name).judge
    if judge is None:
        raise Refused("learn-nothing", game=game(name).name)
    return judge


def leaning_of(name: str) -> Leaning:
    leaning = brain(name).leaning
    if leaning is None:
        raise Refused("learn-nothing", game=game(name).name)
    return leaning


def lessons_of(task: Task) -> list[Sums]:
    """Play the games of a task, and sum up what can be learned from them."""
    sums, lessons = no_sums(pupil_of(task.game, moves=task.moves)), _of_moves if task.moves else _of_situations
    for seed in task.seeds:
        for kind, ahead, outcome in lessons(task, seed):
            sums[kind].add(ahead, outcome)
    return sums


def _of_moves(task: Task, seed: int) -> Iterator[Lesson]:
    """Decision by decision of a game: how far ahead the features of its moves were, and what came of each."""
    rules, plays, leaning = game(task.game), brain(task.game), leaning_of(task.game)
    player, chance = _player(task), Fast(seed * APART + task.players)
    state = rules.start(task.players, seed)
    while state.waiting:
        seat = state.waiting[0]
        moves = leaning.choices(state, seat) if not chance.below(MOVES_ONE_IN) else ()
        if len(moves) > 1:
            kind, seed_of_all = leaning.kind_of(state, seat), chance.below(1 << 30)
            outcomes = [[_outcome(plays, state, seat, move, seed_of_all)] for move in moves]
            rows = _ahead(leaning.features_of(state, seat, moves))
            yield from ((kind, row, outcome[0]) for row, outcome in zip(rows, _ahead(outcomes), strict=True))
        state.apply(seat, _move(player, rules, state, seat, chance))


def _outcome(plays: Brain, state: State, seat: Seat, move: Move, seed: int) -> float:
    """What a move brings in the true hands when experts play on, with the same chance for each."""
    ahead, stage = state.clone(), plays.stage(state)
    plays.keep_in_step(ahead, move)
    ahead.apply(seat, move)
    return playout(plays, ahead, seat, stage, Fast(seed))


def _of_situations(task: Task, seed: int) -> Iterator[Lesson]:
    """Stage by stage of a game: how far ahead the features were, and what came of it."""
    rules, plays, judge = game(task.game), brain(task.game), judge_of(task.game)
    player, chance = _player(task), Fast(seed * APART + task.players)
    state, seen = rules.start(task.players, seed), list[tuple[int, Table]]()
    before, stage = margins(rules, state), plays.stage(state)
    while state.waiting:
        if judge.is_lesson(state) and not chance.below(ONE_IN):
            seen.append((judge.kind_of(state), _ahead(_features(judge, state))))
        seat = state.waiting[0]
        state.apply(seat, _move(player, rules, state, seat, chance))
        if plays.stage(state) != stage or not state.waiting:
            now, stage = margins(rules, state), plays.stage(state)
            gained = [after - earlier for after, earlier in zip(now, before, strict=True)]
            yield from ((kind, rows[s], gained[s]) for kind, rows in seen for s in range(task.players))
            before, seen = now, []


def _player(task: Task) -> Bot | None:
    """Who plays all seats; None is the medium level, which needs no view to look at its own cards alone."""
    level, number = parse_bot(task.bot)
    if level == "medium":
        return None
    return bot(level, game(task.game), brain(task.game), playouts(number) if number else None)


def _move(player: Bot | None, rules: Game, state: State, seat: Seat, chance: Fast) -> Move:
    if player is not None:
        return player.think(state.knowledge(seat), seat, chance).move
    move: Move = brain(rules.name).expert(state, seat, chance)
    return move


def _features(judge: Learned[Any], state: State) -> Table:
    return [judge.features_of(state, Seat(seat)) for seat in range(state.players)]


def _ahead(rows: Table) -> Table:
    """How far each row is above the mean of the others."""
    others = len(rows) - 1
    totals = [sum(column) for column in zip(*rows, strict=True)]
    return [[x - (total - x) / others for x, total in zip(row, totals, strict=True)] for row in rows]
