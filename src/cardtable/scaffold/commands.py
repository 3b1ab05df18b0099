"""The scaffold's part of the command line."""

import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from cardtable.core.move import Refused
from cardtable.scaffold.layout import CLONE, lay_out, read_name
from cardtable.words import speech


def add_commands(app: typer.Typer) -> None:
    app.command(name="new-game")(new_game)


def new_game(
    name: Annotated[str, typer.Argument(help="Its name, as crazy-eights or crazy_eights.")],
    clone: Annotated[Path, typer.Option("--in", help="The clone of the sources to which it is added.")] = CLONE,
) -> None:
    """Lay out every file of a new game in a clone of the sources: a small one that can be played at once."""
    voice = speech("en")
    try:
        named = read_name(name)
        files = lay_out(named, clone)
    except Refused as refusal:
        typer.echo(voice.text(refusal.sentence.code, **refusal.sentence.facts), err=True)
        raise typer.Exit(2) from None
    _tidy([path for path in files if path.suffix == ".py"])
    for path in files:
        typer.echo(path.relative_to(clone))
    typer.echo(voice.text("new-game-done", game=named.slug))


def _tidy(files: Sequence[Path]) -> None:
    """Lines and imports as a name of another length wants them, where the linter is at hand."""
    beside = Path(sys.executable).with_name("ruff")
    ruff = str(beside) if beside.exists() else shutil.which("ruff")
    if ruff is not None:
        subprocess.run([ruff, "check", "--quiet", "--fix", "--select", "I", *files], check=True)
        subprocess.run([ruff, "format", "--quiet", *files], check=True)
