"""Learning a judge's weights by least squares, from lessons that any number of processes gather. Knows no game.

The same seed gives the same weights, to the last digit, however many processes there are: games are shared out in tasks
that don't depend on them, and tasks are summed up in their order. What is done is written down task by task, so that it
can be stopped and gone on with. Every fifth task is held back and tells how much of what comes the weights explain.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from cardtable.arena.crews import processes
from cardtable.arena.lessons import Sums, Task, leaning_of, lessons_of, no_sums, pupil_of
from cardtable.bots import learned
from cardtable.bots.learned import Weighted
from cardtable.catalog import game
from cardtable.core.move import Refused

GAMES_A_TASK: Final = 10
HELD_BACK: Final = 5
CAUTION: Final = 20.0
"""Holds the weights of rare features back (ridge regression)."""
DIGITS: Final = 4


@dataclass(frozen=True)
class Course:
    """All on which what is learned depends."""

    game: str
    bot: str
    games: int
    """For each number of players."""
    seed: int
    moves: bool = False
    """Whether it is learned what moves are worth, not situations."""

    @property
    def pupil(self) -> Weighted:
        return pupil_of(self.game, moves=self.moves)


@dataclass(frozen=True)
class Lore:
    """What was learned: by kind of situation and feature what it is worth, and what part of the variance of the rest of
    a stage that explains in games held back."""

    weights: dict[str, dict[str, float]]
    explains: dict[str, float]
    lessons: dict[str, int]


type Progress = Callable[[int], None]


def tasks_of(course: Course) -> list[Task]:
    """The games of a course, in an order in which all numbers of players come early."""
    starts = range(0, course.games, GAMES_A_TASK)
    first = course.seed * 1_000_003
    return [
        Task(course.game, course.bot, players, tuple(range(first + n, first + end)), course.moves)
        for n, end in ((n, min(n + GAMES_A_TASK, course.games)) for n in starts)
        for players in _tables(course)
    ]


def _tables(course: Course) -> Sequence[int]:
    """Any number of players; but moves are tried at those tables that their leaning names."""
    if course.moves:
        return leaning_of(course.game).tables
    rules = game(course.game)
    return range(rules.fewest, rules.most + 1)


def learn(course: Course, workers: int, kept: Path | None, progress: Progress) -> Lore:
    """Play the course, and fit the weights to it."""
    pupil = course.pupil
    taught, tested = no_sums(pupil), no_sums(pupil)
    for number, sums in enumerate(_gathered(course, workers, kept, progress)):
        for own, more in zip(tested if number % HELD_BACK == HELD_BACK - 1 else taught, sums, strict=True):
            own.add_all(more)
    weights = [fitted(sums) for sums in taught]
    explained = [explains(row, sums) for row, sums in zip(weights, tested, strict=True)]
    return Lore(
        {kind: dict(zip(pupil.features, row, strict=True)) for kind, row in zip(pupil.kinds, weights, strict=True)},
        dict(zip(pupil.kinds, explained, strict=True)),
        {kind: sums.lessons for kind, sums in zip(pupil.kinds, taught, strict=True)},
    )


def fitted(sums: Sums) -> list[float]:
    """The weights with the least squares of what they leave unexplained."""
    np = _numpy()
    squares = np.array(sums.squares) + CAUTION * np.eye(len(sums.products))
    return [round(float(weight), DIGITS) + 0.0 for weight in np.linalg.solve(squares, np.array(sums.products))]


def explains(weights: Sequence[float], sums: Sums) -> float:
    """The part of the variance that is explained (R squared)."""
    if not sums.outcomes:
        return 0.0
    np = _numpy()
    row = np.array(weights)
    left = row @ np.array(sums.squares) @ row - 2 * row @ np.array(sums.products) + sums.outcomes
    return round(1 - float(left) / sums.outcomes, 3)


def written(course: Course, lore: Lore) -> str:
    """The data file of a judge, with where it comes from."""
    name = f"{course.game} --moves" if course.moves else course.game
    made = f"cardtable learn {name} --bots {course.bot} --games {course.games} --seed {course.seed}"
    return json.dumps({"game": course.game, "made": made, **asdict(lore)}, indent=1) + "\n"


def weights_file(name: str) -> Path:
    """Where bots look their weights of this name up."""
    return Path(learned.__file__).parent / learned.FOLDER / f"{name}.json"


def _gathered(course: Course, workers: int, kept: Path | None, progress: Progress) -> Iterator[list[Sums]]:
    """The lessons of every task in its order; what is written down already isn't played again."""
    tasks, done = tasks_of(course), _read(kept, course)
    for sums in done:
        progress(1)
        yield sums
    with processes(workers) as pool:
        for sums in pool.map(lessons_of, tasks[len(done) :]):
            if kept is not None:
                with kept.open("a", encoding="utf-8") as file:
                    file.write(json.dumps([asdict(one) for one in sums]) + "\n")
            progress(1)
            yield sums


def _read(kept: Path | None, course: Course) -> list[list[Sums]]:
    """What a file holds of this course; a line that a crash cut short is left out."""
    if kept is None:
        return []
    header = json.dumps(asdict(course), sort_keys=True)
    if not kept.exists():
        kept.write_text(header + "\n", "utf-8")
    lines = kept.read_text("utf-8").splitlines()
    if lines[:1] != [header]:
        raise Refused("arena-other-record", file=kept.name)
    whole = [line for line in lines[1:] if line.endswith("}]")]
    kept.write_text("\n".join([header, *whole]) + "\n", "utf-8")
    return [[Sums(**sums) for sums in json.loads(line)] for line in whole]


def _numpy() -> Any:
    try:
        import numpy
    except ImportError:
        raise Refused("learn-no-numpy") from None
    return numpy
