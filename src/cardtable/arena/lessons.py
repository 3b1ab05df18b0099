"""What is learned from: games between bots, in which the features of all seats are written down at many moments, and
beside them what came of each at the end of the stage. Knows no game.

A lesson says by how much a seat's features were ahead of the others' mean, and by how much its points were in the end.
Lessons are not kept one by one, but as the sums that least squares needs; those of later games can be added to them.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from cardtable.arena.lineup import parse_bot
from cardtable.bots.bot import Bot
from cardtable.bots.budget import playouts
from cardtable.bots.judge import margins
from cardtable.bots.learned import Learned
from cardtable.bots.levels import bot
from cardtable.catalog import brain, game
from cardtable.core.chance import Fast
from cardtable.core.game import Game, State
from cardtable.core.move import Move, Refused, Seat

ONE_IN: Final = 4
"""So many of the moments from which something could be learned are looked at: those that follow are much alike."""
APART: Final = 1_000_003

type Table = list[list[float]]


@dataclass(frozen=True)
class Task:
    """Some games with one number of players, played together: always the same ones, whoever plays them."""

    game: str
    bot: str
    players: int
    seeds: tuple[int, ...]


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


def no_sums(judge: Learned) -> list[Sums]:
    """Nothing learned yet, for each kind of situation."""
    size = len(judge.features)
    return [Sums([[0.0] * size for _ in range(size)], [0.0] * size) for _ in judge.kinds]


def judge_of(name: str) -> Learned:
    """What is to be taught."""
    judge = brain(name).judge
    if judge is None:
        raise Refused("learn-nothing", game=game(name).name)
    return judge


def lessons_of(task: Task) -> list[Sums]:
    """Play the games of a task, and sum up what can be learned from them."""
    sums = no_sums(judge_of(task.game))
    for seed in task.seeds:
        for kind, ahead, outcome in _lessons(task, seed):
            sums[kind].add(ahead, outcome)
    return sums


def _lessons(task: Task, seed: int) -> Iterator[tuple[int, list[float], float]]:
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
