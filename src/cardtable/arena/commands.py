"""The arena's part of the command line."""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from cardtable.arena import tournament
from cardtable.arena.benchmark import bench
from cardtable.arena.crews import crew_of
from cardtable.arena.form import is_compiled
from cardtable.arena.learning import Course, tasks_of, weights_file, written
from cardtable.arena.learning import learn as learned
from cardtable.arena.lineup import Setup, caption, deals_for, parse_bot, usual_players
from cardtable.arena.picture import picture
from cardtable.arena.simulation import simulate
from cardtable.arena.standings import Estimate, Standings, standings
from cardtable.arena.weights_picture import picture_of_weights
from cardtable.bots.levels import ALL_LEVELS
from cardtable.core.move import Refused
from cardtable.words import speech

STOPPED = 130

Rules = Annotated[list[str] | None, typer.Option("--option", help="A house rule, as name=value.")]
AsJson = Annotated[bool, typer.Option("--json", help="As one JSON object.")]


def add_commands(app: typer.Typer) -> None:
    app.command(name="arena")(arena)
    app.command(name="simulate")(simulate_games)
    app.command(name="bench")(bench_all)
    app.command(name="learn")(learn)


def arena(
    game: Annotated[str, typer.Argument(help="The name of a game.")],
    bots: Annotated[
        str,
        typer.Option(
            help="Bots, as hard,medium; hard:100 has 100 playouts a move, run:COMMAND is a program of yours, "
            "and seer sees all cards."
        ),
    ] = "",
    games: Annotated[int, typer.Option(min=1, help="How many games, rounded up to whole mirrored deals.")] = 300,
    seed: Annotated[int, typer.Option(help="The same seed gives the same table.")] = 1,
    players: Annotated[int | None, typer.Option(help="Seats at a table; as many as bots, unless said.")] = None,
    rounds: Annotated[int | None, typer.Option(min=1, help="Stop each game after so many rounds.")] = None,
    option: Rules = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; one for each core, unless said.")] = None,
    ray: Annotated[str | None, typer.Option(help="The address of a Ray cluster, in place of processes.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Write results there, and go on from what is there.")] = None,
    plot: Annotated[Path | None, typer.Option(help="Write a picture there, as SVG.")] = None,
    *,
    control: Annotated[bool, typer.Option("--control", help="Measure the luck of the draw, and take it out.")] = False,
    ladder: Annotated[bool, typer.Option("--ladder", help="All levels and --bots, every two of them.")] = False,
    as_json: AsJson = False,
) -> None:
    """Let bots meet on mirrored deals, each seat held by everybody in turn, and say who is better, and how surely."""
    with _refusals():
        named = tuple(name.strip() for name in bots.split(",") if name.strip())
        names = tuple(dict.fromkeys((*ALL_LEVELS, *named))) if ladder else named
        seats = players or (usual_players(game) if ladder else len(names))
        house = dict(map(_option, option or []))
        setup = Setup(game, names, seats, seed, house, rounds, is_controlled=control, is_ladder=ladder)
        setup.check()
        deals = deals_for(setup, games)
        crew = crew_of(workers or os.cpu_count() or 1, ray)
        with _bar(deals) as progress:
            done = tournament.run(setup, deals, crew, resume, progress)
        if not done:
            raise typer.Exit(STOPPED)
        found = standings(setup, done)
    if plot:
        plot.write_text(picture(setup, found), "utf-8")
    _show(setup, found, as_json=as_json)
    if len(done) < deals:
        hint = f" Go on with --resume {resume}." if resume else ""
        typer.echo(f"Stopped after {len(done)} of {deals} deals.{hint}", err=True)
        raise typer.Exit(STOPPED)


def simulate_games(
    game: Annotated[str, typer.Argument(help="The name of a game.")],
    players: Annotated[int, typer.Option(help="How many play.")] = 4,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    option: Rules = None,
    *,
    as_json: AsJson = False,
) -> None:
    """Play random games, and say what came of them."""
    with _refusals():
        simulated = simulate(game, players, games, seed, dict(map(_option, option or [])))
    if as_json:
        typer.echo(json.dumps(asdict(simulated)))
        return
    rate = simulated.decisions / max(simulated.seconds, 1e-9)
    typer.echo(f"{simulated.games} games of {game} with {players} players, {_form()}")
    typer.echo(f"{simulated.decisions} decisions in {simulated.seconds:.2f} s: {rate:,.0f} a second")
    typer.echo(f"mean scores by seat: {', '.join(f'{mean:.2f}' for mean in simulated.mean_scores)}")


def bench_all(
    seconds: Annotated[float, typer.Option(min=0.01, help="How long each measurement takes.")] = 1.0,
    *,
    as_json: AsJson = False,
) -> None:
    """Measure random play, hard bots and meld finders on one core."""
    found = bench(seconds)
    if as_json:
        typer.echo(json.dumps(asdict(found)))
        return
    table = Table("game", "players", "random decisions/s", "hard playouts/s", title=f"The rules run {_form()}.")
    for name, speed in found.games.items():
        table.add_row(name, str(speed.players), f"{speed.decisions_per_second:,}", f"{speed.playouts_per_second:,}")
    finders = Table("meld finder", "hands", "p50 µs", "p99 µs", "max µs")
    for name, times in found.meld_finders.items():
        finders.add_row(name, times.hands, f"{times.p50:,}", f"{times.p99:,}", f"{times.max:,}")
    Console().print(table, finders)


def learn(
    game: Annotated[str, typer.Argument(help="The name of a game.")],
    bots: Annotated[str, typer.Option(help="Who plays the lessons: medium, or hard:30 to learn from its search.")] = (
        "medium"
    ),
    games: Annotated[int, typer.Option(min=1, help="How many games, for each number of players.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same weights.")] = 1,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; one for each core, unless said.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Write lessons there, and go on from what is there.")] = None,
    write: Annotated[Path | None, typer.Option(help="Write the weights there, in place of the bots' own file.")] = None,
    plot: Annotated[Path | None, typer.Option(help="Write a picture of the weights there, as SVG.")] = None,
    *,
    moves: Annotated[bool, typer.Option("--moves", help="What moves are worth, such as discards, not situations.")] = (
        False
    ),
) -> None:
    """Learn what a game's situations are worth from games between bots, and write it where hard bots look it up."""
    with _refusals():
        course = Course(game, bots, games, seed, moves)
        parse_bot(bots)
        pupil = course.pupil
        with _bar(len(tasks_of(course)), "tasks") as progress:
            lore = learned(course, workers or os.cpu_count() or 1, resume, progress)
    target = write or weights_file(pupil.file)
    target.write_text(written(course, lore), "utf-8")
    if plot:
        plot.write_text(picture_of_weights(course, lore), "utf-8")
    table = Table("kind", "lessons", "explains", box=SIMPLE_HEAD)
    for kind, part in lore.explains.items():
        table.add_row(kind, f"{lore.lessons[kind]:,}", f"{part:.3f}")
    Console().print(table)
    typer.echo(f"Written to {target}; the rules run {_form()}.")


def _show(setup: Setup, found: Standings, *, as_json: bool) -> None:
    if as_json:
        typer.echo(json.dumps({**asdict(setup), "compiled": is_compiled(), **asdict(found)}))
        return
    title = f"{setup.game}, {setup.players} players, {found.games:,} games on {found.deals:,} mirrored deals, {_form()}"
    table = Table(
        "bot",
        "wins",
        "fair",
        "deals ahead",
        "points ahead",
        "mean score",
        "rating",
        *(["wins without luck", "points without luck"] if setup.is_controlled else []),
        title=title,
        box=SIMPLE_HEAD,
        padding=(0, 1, 0, 0),
    )
    for bot in found.table:
        shares = _share(bot.wins), f"{bot.fair:.3f}", _share(bot.deals)
        rating = f"{bot.rating.mean:.0f}\n{bot.rating.low:.0f}–{bot.rating.high:.0f}"
        fair = [_share(bot.fair_wins), _points(bot.fair_lead)] if bot.fair_wins and bot.fair_lead else []
        table.add_row(caption(bot.bot), *shares, _points(bot.lead), f"{bot.score:.1f}", rating, *fair)
    Console().print(table)


def _share(found: Estimate) -> str:
    return f"{found.mean:.3f}\n{found.low:.3f}–{found.high:.3f}"


def _points(found: Estimate) -> str:
    return f"{found.mean:+.1f}\n{found.low:+.1f}…{found.high:+.1f}"


def _form() -> str:
    return "compiled" if is_compiled() else "interpreted"


@contextmanager
def _bar(whole: int, what: str = "deals") -> Iterator[tournament.Progress]:
    """A bar on the error stream while games are played, if somebody looks."""
    columns = TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(what, total=whole)
        yield lambda more: progress.advance(task, more)


@contextmanager
def _refusals() -> Iterator[None]:
    """Say a refusal in words, and stop."""
    try:
        yield
    except Refused as refusal:
        typer.echo(speech("en").text(refusal.sentence.code, **refusal.sentence.facts), err=True)
        raise typer.Exit(2) from None


def _option(text: str) -> tuple[str, int | str]:
    name, _, value = text.partition("=")
    return name, int(value) if value.lstrip("-").isdecimal() else value
