"""Scores as pictures made of letters: bars for one round, lines over several. Knows only names and numbers."""

from collections.abc import Sequence
from string import ascii_uppercase
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

BAR_WIDTH: Final = 36
HEIGHT: Final = 9
WIDEST_STEP: Final = 6
COLOURS: Final = ("key", "turn", "joker", "green", "red", "black")


def bars(names: Sequence[str], scores: Sequence[int]) -> list[Text]:
    """A bar for each score; those below nothing reach to the left."""
    low, high = min(0, *scores), max(0, *scores)
    scale = BAR_WIDTH / max(high - low, 1)
    margin = max(map(cell_len, names))
    before = round(-low * scale)
    return [_bar(set_cell_size(name, margin), score, scale, before, COLOURS[s % len(COLOURS)])
            for s, (name, score) in enumerate(zip(names, scores, strict=True))]  # fmt: skip


def lines(names: Sequence[str], totals: Sequence[Sequence[int]]) -> list[Text]:
    """The scores of all players after each round, a letter for each player; where several meet stands a star."""
    values = [0, *(score for after in totals for score in after)]
    low, high = min(values), max(values)
    step = max(2, min(WIDEST_STEP, 60 // len(totals)))
    grid = [[Text(" ") for _ in range(step * len(totals) + 1)] for _ in range(HEIGHT)]
    for number, after in enumerate([[0] * len(names), *totals]):
        for seat, score in enumerate(after):
            _mark(grid[_row(score, low, high)], step * number, seat)
    legend = Text("   ").join(
        Text(f"{ascii_uppercase[s]} {name}", COLOURS[s % len(COLOURS)]) for s, name in enumerate(names)
    )
    return [*_with_axis(grid, low, high), _rounds(len(totals), step), legend]


def _bar(name: str, score: int, scale: float, before: int, colour: str) -> Text:
    size = round(abs(score) * scale)
    left = before - size if score < 0 else before
    text = Text.assemble(name, "  ", " " * left, ("█" * size or "▏", colour))
    return text.append(f" {score}".replace("-", "−"), "bold")


def _row(score: int, low: int, high: int) -> int:
    """The line of a score, highest first."""
    return round((high - score) * (HEIGHT - 1) / max(high - low, 1))


def _mark(row: list[Text], column: int, seat: int) -> None:
    is_free = row[column].plain == " "
    row[column] = Text(ascii_uppercase[seat], COLOURS[seat % len(COLOURS)]) if is_free else Text("*", "bold")


def _with_axis(grid: list[list[Text]], low: int, high: int) -> list[Text]:
    labels = {_row(value, low, high): str(value).replace("-", "−") for value in (low, (low + high) // 2, 0, high)}
    return [Text.assemble((f"{labels.get(y, ''):>6} │", "quiet"), *row) for y, row in enumerate(grid)]


def _rounds(count: int, step: int) -> Text:
    """The numbers of the rounds, as many as there is room for."""
    line = [" "] * (step * count + 3)
    for number in range(0, count + 1, 1 if step > 2 else 5):
        line[step * number : step * number + len(str(number))] = str(number)
    return Text("        " + "".join(line).rstrip(), "quiet")
