"""The arena's part of the command line."""

import json
from dataclasses import asdict
from typing import Annotated

import typer

from cardtable.arena.simulating import simulate
from cardtable.core.move import Refused
from cardtable.words import speech


def add_commands(app: typer.Typer) -> None:
    app.command(name="simulate")(simulate_games)


def simulate_games(
    game: Annotated[str, typer.Argument(help="The name of a game.")],
    players: Annotated[int, typer.Option(help="How many play.")] = 4,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    option: Annotated[list[str] | None, typer.Option(help="A house rule, as name=value.")] = None,
    *,
    as_json: Annotated[bool, typer.Option("--json", help="As one JSON object.")] = False,
) -> None:
    """Play random games, and say what came of them."""
    try:
        simulated = simulate(game, players, games, seed, dict(map(_option, option or [])))
    except Refused as refusal:
        typer.echo(speech("en").text(refusal.sentence.code, **refusal.sentence.facts), err=True)
        raise typer.Exit(2) from None
    if as_json:
        typer.echo(json.dumps(asdict(simulated)))
        return
    rate = simulated.decisions / max(simulated.seconds, 1e-9)
    form = "compiled" if simulated.compiled else "interpreted"
    typer.echo(f"{simulated.games} games of {game} with {players} players, {form}")
    typer.echo(f"{simulated.decisions} decisions in {simulated.seconds:.2f} s: {rate:,.0f} a second")
    typer.echo(f"mean scores by seat: {', '.join(f'{mean:.2f}' for mean in simulated.mean_scores)}")


def _option(text: str) -> tuple[str, int | str]:
    name, _, value = text.partition("=")
    return name, int(value) if value.lstrip("-").isdecimal() else value
