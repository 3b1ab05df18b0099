"""What was learned as a picture: for each kind of situation a bar for each feature. Plain SVG."""

from typing import Final

from cardtable.arena.learning import Course, Lore
from cardtable.arena.picture import FILL, document, text

LEFT: Final = 210
HALF: Final = 200
ROW: Final = 18
HEAD: Final = 64
GAP: Final = 34
AGAINST: Final = "#b4604f"


def picture_of_weights(course: Course, lore: Lore) -> str:
    """The weights as an SVG document."""
    largest = max([abs(weight) for row in lore.weights.values() for weight in row.values()] + [1e-9])
    parts, top = list[str](), HEAD
    for kind, row in lore.weights.items():
        explained = f"{kind}: {lore.lessons[kind]:,} lessons explain {lore.explains[kind]:.3f}"
        parts += [text(16, top + 14, explained), *_bars(row, largest, top + GAP - 8)]
        top += GAP + ROW * len(row)
    width, height = LEFT + 2 * HALF + 70, top + 20
    title = f"{course.game}: what features are worth, in points"
    under = f"{course.games:,} games of {course.bot} bots for each number of players, seed {course.seed}"
    return document(width, height, title, under, parts)


def _bars(row: dict[str, float], largest: float, top: int) -> list[str]:
    middle, parts = LEFT + HALF, list[str]()
    for number, (feature, weight) in enumerate(row.items()):
        y, length = top + ROW * number, HALF * abs(weight) / largest
        x, colour = (middle, FILL) if weight >= 0 else (middle - length, AGAINST)
        parts += [
            text(LEFT - 10, y + 12, feature, anchor="end", size=12),
            f'<rect x="{x:.1f}" y="{y}" width="{length:.1f}" height="{ROW - 6}" rx="2" fill="{colour}"/>',
            text(LEFT + 2 * HALF + 12, y + 12, f"{weight:+.2f}", size=12),
        ]
    return parts
