"""The command line. It builds everything, and is imported by nothing.

A command's room is loaded when that command is asked for, and no other: whoever only wants help waits for none of them.
So the sentence that the help says of a command stands here too, beside the module that adds it.
"""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Annotated, Final, NamedTuple

import typer

COMPLETED: Final = ("_TYPER_COMPLETE_ARGS", "COMP_WORDS")
"""Where shells that complete a line put what was typed of it."""


class Declared(NamedTuple):
    """A command: the module whose `add_commands` adds it, and what it does in a sentence."""

    module: str
    does: str


COMMANDS: Final = {
    "games": Declared("cardtable.terminal.commands.games", "The games, how many can play, and their house rules."),
    "play": Declared(
        "cardtable.terminal.commands.play",
        "Play at this terminal: alone against bots, or several people at one keyboard.",
    ),
    "tables": Declared(
        "cardtable.terminal.commands.online", "The tables of a server that are listed and wait for players."
    ),
    "host": Declared(
        "cardtable.terminal.commands.online",
        "Open a table on a server and sit down at it; its page says how others come.",
    ),
    "join": Declared(
        "cardtable.terminal.commands.online",
        "Sit down at a live table on a server, beside players in browsers; again, to come back to your seat.",
    ),
    "watch": Declared("cardtable.terminal.commands.online", "Look on at a live table on a server."),
    "replay": Declared(
        "cardtable.terminal.commands.replay",
        "Look back on a game, step by step; without a name, the list of finished games.",
    ),
    "review": Declared(
        "cardtable.terminal.commands.review",
        "Look back on a finished game: what each decision cost, the moments that mattered, and what was luck.",
    ),
    "hint": Declared(
        "cardtable.terminal.commands.hint",
        "Ask the expert about a situation: the best move, why, and what the others would cost.",
    ),
    "rules": Declared("cardtable.terminal.commands.rules", "The rules of a game, numbered, as they are played here."),
    "serve": Declared("cardtable.server.commands", "Serve tables to browsers and terminals."),
    "backup": Declared("cardtable.server.commands", "Copy the journal to another file, also while the server runs."),
    "forget": Declared(
        "cardtable.server.commands", "Erase a table and all that was said and played at it, while no server runs."
    ),
    "move-house": Declared(
        "cardtable.server.commands",
        "Bring every table from one journal into another, entry by entry, while no server runs; again, to go on.",
    ),
    "verify": Declared("cardtable.server.commands", "Deal and play a game again, and compare."),
    "static": Declared(
        "cardtable.server.commands", "Write the house as files for any web space: all games against bots, no server."
    ),
    "push-key": Declared("cardtable.server.commands", "Make the key by which push services will know this house."),
    "arena": Declared(
        "cardtable.arena.commands",
        "Let bots meet on mirrored deals, each seat held by everybody in turn, and say who is better, and how surely.",
    ),
    "simulate": Declared("cardtable.arena.commands", "Play random games, and say what came of them."),
    "learn": Declared(
        "cardtable.arena.commands",
        "Learn what a game's situations are worth from games between bots, and write it where hard bots look it up.",
    ),
    "bench": Declared("cardtable.arena.commands", "Measure random play, hard bots and meld finders on one core."),
    "new-game": Declared(
        "cardtable.scaffold.commands",
        "Lay out every file of a new game in a clone of the sources: a small one that can be played at once.",
    ),
}


def run() -> None:
    """The command `cardtable`."""
    words = sys.argv[1:]
    if _named(words) is not None:
        from cardtable.arena.form import prefer_compiled

        prefer_compiled(words)
    app_for(words or _completed())()


def app_for(words: Sequence[str]) -> typer.Typer:
    """The command line as these words need it: the room of their command is loaded, of the others only known."""
    app = typer.Typer(
        name="cardtable",
        no_args_is_help=True,
        help="Card games, one table.",
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
    )
    app.callback()(cardtable)
    named = _named(words)
    room = None if named is None else COMMANDS[named].module
    for name, declared in COMMANDS.items():
        if declared.module != room:
            app.command(name, short_help=declared.does)(_not_loaded)
    if room is not None:
        import_module(room).add_commands(app)
    return app


def _say_version(asked: bool) -> None:
    if asked:
        from importlib import metadata

        typer.echo(f"cardtable {metadata.version('cardtable')}")
        raise typer.Exit


Version = Annotated[
    bool, typer.Option("--version", help="Say which version this is.", is_eager=True, callback=_say_version)
]


def cardtable(*, version: Version = False) -> None:
    """Card games, one table."""


def _named(words: Sequence[str]) -> str | None:
    """The command that these words ask for."""
    first = next((word for word in words if not word.startswith("-")), None)
    return first if first in COMMANDS else None


def _completed() -> Sequence[str]:
    """The words of a line that a shell completes, without the program's own name."""
    typed = next((os.environ[name] for name in COMPLETED if name in os.environ), "")
    return typed.split()[1:]


def _not_loaded() -> None:
    raise AssertionError("a command runs only where its room was loaded")
