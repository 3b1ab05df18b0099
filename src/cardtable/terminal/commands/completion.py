"""What shells complete: games, levels of bots, house rules, ids of games and of tables. Asks no server."""

from collections.abc import Iterable, Sequence

import typer

from cardtable import catalog
from cardtable.core.level import LEVELS
from cardtable.core.options import options_of
from cardtable.live.files import SUFFIX
from cardtable.terminal.local.game import finished_folder


def game_names(incomplete: str) -> list[str]:
    """The games whose name begins so."""
    return _begun(incomplete, catalog.games())


def levels(incomplete: str) -> list[str]:
    """Levels of bots, the last of several with commas between them."""
    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{level}" for level in _begun(last, LEVELS)]


def house_rules(context: typer.Context, incomplete: str) -> list[str]:
    """A house rule of the game that was named before it, with each of its values. Where a line breaks off behind an
    option, its other words aren't read yet."""
    words = (context.params.get("game"), *context.args)
    named = next((catalog.game(word) for word in words if word in catalog.games()), None)
    rules = () if named is None else options_of(named.options)
    return _begun(incomplete, [f"{rule.name}={value}" for rule in rules for value in rule.values])


def finished(incomplete: str) -> list[str]:
    """The ids of games that were finished here."""
    return _begun(incomplete, sorted(path.name.removesuffix(SUFFIX) for path in finished_folder().glob(f"*{SUFFIX}")))


def seats(incomplete: str) -> list[str]:
    """The ids of tables where a seat was taken from here."""
    from cardtable.terminal.online.address import kept_tables

    return _begun(incomplete, kept_tables())


def _begun(incomplete: str, words: Iterable[str] | Sequence[str]) -> list[str]:
    return [word for word in words if word.startswith(incomplete)]
