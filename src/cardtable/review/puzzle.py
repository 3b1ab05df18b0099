"""Puzzles: moments of real games in which one move is clearly best, and easily missed.

A puzzle comes from a game between experts. At some decision a casual player (the easy bot) would do something else than
the search; then all candidates are priced in many fresh guesses, and the best one has to be ahead of every other
beyond doubt. What is kept of it is the scenario, the price of each candidate and what speaks for the best one.

Grade 3: the expert's rules of thumb miss it, only search finds it. The others are ranked by how far the best move is
ahead of the next: the clearer half has grade 1, the other half grade 2.

In the rummies some are tasks instead: something that one discard makes possible this turn, and others don't ("go out
this turn"), found exactly (`bots/task.py`). They are the harder, the more melds there are to find.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from cardtable.bots.judge import Judge
from cardtable.bots.reason import by_thumb, by_tries, preferred
from cardtable.bots.task import Task
from cardtable.catalog import brain
from cardtable.core.chance import Fast
from cardtable.core.game import Game, State
from cardtable.core.move import Move, Seat
from cardtable.core.sentence import Sentence
from cardtable.core.view import View
from cardtable.review.scenario import scenario_of

SCREENED: Final = 8
"""Guesses for each move in the first look, and in the last, which has to be sure."""
PRICED: Final = 40
MOST_CHOICES: Final = 5
SURELY: Final = 2.5
"""Standard errors by which the best move is ahead of every other."""
WORTH: Final = 0.1
"""It is also ahead by so much of what a stage between experts varies."""
APART: Final = 12
"""So many decisions lie between two puzzles, so that they don't resemble each other."""
SELDOM: Final = 4
"""Where casual players and the expert agree, only one decision of so many is looked at: they are seldom wrong."""
MISSED: Final = 2
"""Of three casual players at least so many do something else."""


@dataclass(frozen=True)
class Puzzle:
    scenario: str
    best: str
    why: Sentence
    losses: dict[str, float]
    """What each of the moves to choose from costs; the best one nothing."""
    grade: int
    task: Sentence | None = None
    """What is to be reached, where that is asked; the moves to choose from are discards then."""
    turn: str = ""
    """The whole turn that reaches it."""

    @property
    def lead(self) -> float:
        """How far the best move is ahead of the next."""
        return min(loss for move, loss in self.losses.items() if move != self.best)


HARDEST: Final = 3


def tasks_in(game: Game, players: int, seed: int) -> Iterator[Puzzle]:
    """The tasks of one game between experts, one of each kind at most."""
    chance, state, expert, known = Fast(seed), game.start(players, seed), brain(game.name), set[str]()
    while state.waiting:
        seat = state.waiting[0]
        task = expert.task(state, seat)
        if task is not None and task.goal.code not in known:
            known.add(task.goal.code)
            yield _task_puzzle(game, state, seat, task)
        state.apply(seat, expert.expert(state, seat, chance))


def _task_puzzle(game: Game, state: State, seat: Seat, task: Task) -> Puzzle:
    turn = state.check(seat, task.turn).move
    losses = {str(move): float(cost) for move, cost in task.costs.items()}
    why = by_thumb(brain(game.name), state, seat, turn)
    grade = min(max(str(turn).count(" / "), 1), HARDEST)  # one for two melds, and one more for every other
    return Puzzle(str(scenario_of(game, state, seat)), str(task.right), why, losses, grade, task.goal, str(turn))


def puzzles_in(game: Game, players: int, seed: int) -> Iterator[Puzzle]:
    """The puzzles of one game between experts."""
    chance, state, expert = Fast(seed), game.start(players, seed), brain(game.name)
    since = APART
    while state.waiting:
        seat, since = state.waiting[0], since + 1
        usual = expert.expert(state, seat, chance)
        found = puzzle_at(game, state, seat, usual, seed) if since > APART else None
        if found is not None:
            since = 0
            yield found
        state.apply(seat, usual)


def puzzle_at(game: Game, state: State, seat: Seat, usual: Move, seed: int) -> Puzzle | None:
    """The puzzle that this decision is, if it is one."""
    view, mind, chance = state.knowledge(seat), brain(game.name), Fast(seed)
    casual = [mind.easy(game.guess(view, chance), seat, chance) for _ in range(3)]
    if sum(move != usual for move in casual) < MISSED and chance.below(SELDOM):
        return None
    moves = mind.move_ordering(game.guess(view, chance), seat, chance)[:MOST_CHOICES]
    if len(moves) < 2:
        return None
    best = Judge(game, mind, 2 * SCREENED).best(view, seat, moves, chance)
    if sum(move != best for move in casual) < MISSED:
        return None
    found = (_losses(Judge(game, mind, depth), state, seat, moves, best, chance) for depth in (SCREENED, PRICED))
    losses = next(found) and next(found)
    if not losses:
        return None
    grade = HARDEST if best != usual else 1
    why = reason(game, view, seat, best, losses, grade)
    return Puzzle(str(scenario_of(game, state, seat)), str(best), why, losses, grade)


def reason(game: Game, view: View, seat: Seat, best: Move, losses: dict[str, float], grade: int) -> Sentence:
    """What speaks for the best move, and the one that comes next; where rules of thumb miss it, tries alone speak."""
    mind, written = brain(game.name), min((move for move in losses if move != str(best)), key=lambda move: losses[move])
    other, margin = game.parse_move(written), losses[written]
    if grade == HARDEST:
        return preferred(game, mind, other, PRICED, margin)
    return by_tries(mind, mind.why(game.guess(view, Fast(0)), seat, best), other, PRICED, margin)


def _losses(
    judge: Judge, state: State, seat: Seat, moves: list[Move], best: Move, chance: Fast
) -> dict[str, float] | None:
    """What each move costs; None unless the best one is ahead of all others beyond doubt."""
    pricing, first = judge.price(state.knowledge(seat), seat, moves, chance), moves.index(best)
    losses = {str(best): 0.0}
    for number, move in enumerate(moves):
        if number != first:
            loss, error = pricing.loss(first, number)
            if loss < max(SURELY * error, WORTH * judge.brain.swing):
                return None
            losses[str(move)] = round(loss, 1)
    return losses


def graded(found: list[Puzzle]) -> list[Puzzle]:
    """All puzzles with their grades, the easier ones first."""
    plain = sorted((one for one in found if one.grade < HARDEST and one.task is None), key=lambda one: -one.lead)
    half = (len(plain) + 1) // 2
    easy = [replace(one, grade=1 if number < half else 2) for number, one in enumerate(plain)]
    others = sorted((one for one in found if one.grade == HARDEST or one.task is not None), key=lambda one: -one.lead)
    return sorted([*easy, *others], key=lambda one: one.grade)
