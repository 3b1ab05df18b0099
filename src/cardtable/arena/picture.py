"""A tournament as a picture: a bar with its interval for each bot, beside the share that would be fair. Plain SVG."""

from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape

from cardtable.arena.lineup import Setup, caption
from cardtable.arena.standings import Standing, Standings

LEFT: Final = 150
WIDTH: Final = 480
RIGHT: Final = 170
TOP: Final = 64
ROW: Final = 40
BAR: Final = 20
INK: Final = "#2b2b33"
FADED: Final = "#8a8a94"
FILL: Final = "#4f8f7b"


def picture(setup: Setup, found: Standings) -> str:
    """The shares of the wins as an SVG document."""
    height = TOP + ROW * len(found.table) + 44
    total = LEFT + WIDTH + RIGHT
    title = f"{setup.game}, {setup.players} players: share of the wins"
    under = f"{found.games:,} games on {found.deals:,} mirrored deals, seed {setup.seed}; lines are 95 % intervals"
    rows = [part for place, standing in enumerate(found.table) for part in _row(standing, TOP + ROW * place)]
    return document(total, height, title, under, [*rows, *_scale(TOP + ROW * len(found.table))])


def document(width: int, height: int, title: str, under: str, parts: Sequence[str]) -> str:
    """An SVG document with a title, a line in small print under it, and its parts."""
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
            f'viewBox="0 0 {width} {height}" font-family="system-ui, sans-serif" font-size="14">',
            f'<rect width="{width}" height="{height}" fill="#fffdf8"/>',
            text(16, 26, title, size=17),
            text(16, 46, under, colour=FADED, size=12),
            *parts,
            "</svg>",
            "",
        ]
    )


def _row(standing: Standing, top: int) -> list[str]:
    middle = top + BAR // 2
    wins = standing.wins
    fair = _x(standing.fair)
    figures = f"{wins.mean:.3f} ({wins.low:.3f}–{wins.high:.3f})"
    return [
        text(LEFT - 10, middle + 5, caption(standing.bot), anchor="end"),
        f'<rect x="{LEFT}" y="{top}" width="{_x(wins.mean) - LEFT:.1f}" height="{BAR}" rx="4" fill="{FILL}"/>',
        line(_x(wins.low), middle, _x(wins.high), middle, INK),
        line(fair, top - 4, fair, top + BAR + 4, FADED),
        text(LEFT + WIDTH + 12, middle + 5, figures, size=12),
    ]


def _scale(top: int) -> list[str]:
    marks = [(share / 4, f"{share * 25} %") for share in range(5)]
    lines = [line(LEFT, top, LEFT + WIDTH, top, FADED)]
    return [
        *lines,
        *(text(_x(share), top + 20, name, anchor="middle", colour=FADED, size=12) for share, name in marks),
    ]


def _x(share: float) -> float:
    return LEFT + WIDTH * share


def line(x1: float, y1: float, x2: float, y2: float, colour: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}" stroke-width="2"/>'


def text(x: float, y: float, text: str, *, anchor: str = "start", colour: str = INK, size: int = 14) -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}" font-size="{size}"'
    return f"<text {place}>{escape(text)}</text>"
