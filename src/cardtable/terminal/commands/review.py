"""`cardtable review`: what each decision of a finished game cost, and what was luck."""

import json
import sys
from collections.abc import Iterator
from typing import Annotated, Final

import msgspec
import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from cardtable.core.sentence import Fact
from cardtable.live.past import KeptPast
from cardtable.review.review import USUAL_DEPTH, Thought, review, reviewable, thoughts
from cardtable.terminal.commands.completion import finished
from cardtable.terminal.commands.environment import AsJson, Depth, Language, telling_refusals, voice_for
from cardtable.terminal.local.game import find
from cardtable.terminal.screen.console import console
from cardtable.wire.reviews import Decision, Review
from cardtable.words import Speech

BARS: Final = "▁▂▃▄▅▆▇█"
WIDTH: Final = 48


def add_commands(app: typer.Typer) -> None:
    app.command(name="review")(review_game)


def review_game(
    file: Annotated[str, typer.Argument(help="A saved game, or a finished game's id.", autocompletion=finished)],
    *,
    depth: Depth = USUAL_DEPTH,
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    """Look back on a finished game: what each decision cost, the moments that mattered, and what was luck."""
    voice = voice_for(language)
    with telling_refusals(voice):
        past = reviewable(find(file))
        found = review(past, _watched(past, depth, voice), depth)
        if as_json:
            typer.echo(json.dumps({"players": list(past.names), **msgspec.to_builtins(found)}, ensure_ascii=False))
        else:
            _print(past, found, voice)


def _watched(past: KeptPast, depth: int, voice: Speech) -> Iterator[Thought]:
    """Every step, while a bar on the error output says how far it has come."""
    columns = (voice.text("review-thinking"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    is_watched = sys.stderr.isatty()
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not is_watched) as bar:
        yield from bar.track(thoughts(past, depth), total=past.steps)


def _print(past: KeptPast, found: Review, voice: Speech) -> None:
    screen = console()
    screen.print(_shares(past, found, voice))
    for seat, name in enumerate(past.names):
        screen.print(f"{_curve([d.win for d in found.decisions if d.seat == seat])}  {name}", highlight=False)
    screen.print(f"\n{voice.text('review-curve')}\n")
    for told in [sentence for share in found.shares for sentence in (share.told, share.cards) if sentence is not None]:
        screen.print(voice.says(told, past.game, past.names), highlight=False)
    screen.print()
    for step in found.moments:
        screen.print(_moment(past, next(d for d in found.decisions if d.step == step), voice), highlight=False)
    if not found.moments:
        screen.print(voice.text("review-no-moments"))


def _shares(past: KeptPast, found: Review, voice: Speech) -> Table:
    columns = ("player", "margin", "luck", "skill", "error", "accuracy")
    table = Table(box=SIMPLE_HEAD)
    for column in columns:
        table.add_column(voice.text(f"review-{column}"), justify="left" if column == "player" else "right")
    for name, share in zip(past.names, found.shares, strict=True):
        margin, luck = round(share.margin), round(share.luck)
        points = [_signed(number) for number in (margin, luck, margin - luck)]
        table.add_row(name, *points, f"±{share.error:.0f}", f"{share.accuracy} %")
    return table


def _moment(past: KeptPast, decision: Decision, voice: Speech) -> str:
    """A dear decision in a paragraph."""
    facts: dict[str, Fact] = {
        "step": decision.step,
        "name": past.names[decision.seat],
        "played": voice.says(decision.played_means, past.game, past.names),
        "best": voice.says(decision.best_means, past.game, past.names),
        "loss": f"{decision.loss:.1f}",
        "error": f"{decision.error:.1f}",
        "win": round(100 * decision.win_loss),
        "win_error": round(100 * decision.win_error),
    }
    return f"{voice.text('review-moment', **facts)}\n  {voice.says(decision.why, past.game, past.names)}\n"


def _signed(points: float) -> str:
    return f"{points:+.0f}".replace("-", "−")


def _curve(chances: list[float]) -> str:
    """A chance to win along the game, a column for each part of it."""
    if not chances:
        return " " * WIDTH
    marks = [chances[column * len(chances) // WIDTH] for column in range(WIDTH)]
    return "".join(BARS[min(int(chance * len(BARS)), len(BARS) - 1)] for chance in marks)
