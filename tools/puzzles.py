"""Make a shelf of puzzles for a game: python tools/puzzles.py geschenkt --number 60

They are kept as data in the game's own folder. What is there already stays; a run that was stopped goes on. With
--tasks so many tasks are added, which the exact finders of the rummies make: python tools/puzzles.py rummy --tasks 12
With --reasons bots explain all answers anew.
"""

import time
from argparse import ArgumentParser
from dataclasses import replace

from cardtable.catalog import FOLDERS, GAMES, game, games
from cardtable.core.game import Game
from cardtable.review.puzzle import HARDEST, Puzzle, graded, puzzles_in, reason, tasks_in
from cardtable.review.scenario import parse_scenario
from cardtable.review.shelf import ROOT, SHELF, read_shelf, write_shelf

PLAYERS = (4, 3, 2)
MOST_OF_A_GAME = 4
"""So many puzzles come from one game at most."""


def main() -> None:
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("game", choices=games())
    arguments.add_argument("--number", type=int, default=60)
    arguments.add_argument("--seconds", type=float, default=float("inf"), help="stop after so long")
    arguments.add_argument("--tasks", type=int, default=0, help="add tasks, up to so many")
    arguments.add_argument("--reasons", action="store_true", help="let bots explain the answers anew")
    given = arguments.parse_args()
    if given.reasons:
        explain(game(given.game))
    elif given.tasks:
        add_tasks(game(given.game), given.tasks)
    else:
        make(game(given.game), given.number, time.monotonic() + given.seconds)


def make(kind: Game, number: int, until: float) -> None:
    """Play games until there are so many puzzles, or it is time."""
    file = ROOT / FOLDERS[GAMES.index(kind)] / SHELF
    found = list(read_shelf(file))
    sizes = [players for players in PLAYERS if kind.fewest <= players <= kind.most]
    seed = 1000 * len(found)
    while len(found) < number and time.monotonic() < until:
        seed += 1
        known = {puzzle.scenario for puzzle in found}
        for taken, puzzle in enumerate(puzzles_in(kind, sizes[seed % len(sizes)], seed), 1):
            if puzzle.scenario not in known and is_wanted(puzzle, found, number):
                found.append(puzzle)
                write_shelf(file, graded(found))
            if taken == MOST_OF_A_GAME or len(found) == number or time.monotonic() > until:
                break
    counts = [sum(puzzle.grade == grade for puzzle in read_shelf(file)) for grade in (1, 2, HARDEST)]
    print(f"{kind.name}: {len(found)} puzzles, by grade {counts}")


def add_tasks(kind: Game, number: int) -> None:
    """Play games until there are so many tasks, of each kind about as many."""
    file = ROOT / FOLDERS[GAMES.index(kind)] / SHELF
    found, seed = list(read_shelf(file)), 0
    while sum(puzzle.task is not None for puzzle in found) < number:
        seed += 1
        for puzzle in tasks_in(kind, PLAYERS[seed % len(PLAYERS)], seed):
            alike = [one for one in found if one.task == puzzle.task]
            if len(alike) < number / 2 and all(one.scenario != puzzle.scenario for one in found):
                found.append(puzzle)
    write_shelf(file, graded(found))
    print(f"{kind.name}: {number} tasks, {len(found)} puzzles")


def explain(kind: Game) -> None:
    """Tell anew what speaks for each answer, as bots say it now."""
    file = ROOT / FOLDERS[GAMES.index(kind)] / SHELF
    write_shelf(file, [explained(kind, puzzle) for puzzle in read_shelf(file)])


def explained(kind: Game, puzzle: Puzzle) -> Puzzle:
    if puzzle.task is not None:
        return puzzle
    scenario = parse_scenario(puzzle.scenario)
    view, best = scenario.position().knowledge(scenario.seat), kind.parse_move(puzzle.best)
    return replace(puzzle, why=reason(kind, view, scenario.seat, best, puzzle.losses, puzzle.grade))


def is_wanted(puzzle: Puzzle, found: list[Puzzle], number: int) -> bool:
    """Eight in nine may be such that rules of thumb find them: others are rare in some games."""
    return puzzle.grade == HARDEST or sum(one.grade < HARDEST for one in found) < 8 * number // 9


if __name__ == "__main__":
    main()
