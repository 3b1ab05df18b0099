"""The facts of a game, looked at as soon as it is listed: what is wrong is said before anybody sits down to play it."""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from cardtable.core.game import Game
from cardtable.core.options import Options, options_of
from cardtable.core.view import Place, View

ABSENCE: Final = ("wait", "pause", "skip", "bot", "default", "default_then_bot")
"""All that a table may do for an absent seat."""
NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
FACTS: Final = ("name", "fewest", "most", "options", "view", "places", "verbs", "explains", "absence")


class WrongFacts(Exception):
    """A game that says something of itself that can't be."""


def explained(prefix: str, sections: Mapping[int, str]) -> dict[str, int]:
    """From the code of a prompt to the section of the rule sheet that explains it, said by section: the endings of the
    codes, with blanks between them."""
    return {f"{prefix}-{ending}": number for number, endings in sections.items() for ending in endings.split()}


def check_facts(game: Game) -> None:
    """Refuse a game whose facts don't fit, with all that is wrong."""
    missing = [fact for fact in FACTS if getattr(game, fact, None) is None]
    faults = [f"the fact `{fact}` is missing" for fact in missing] or [*_faults(game), *_faults_of_view(game)]
    if faults:
        raise WrongFacts(f"{type(game).__name__}: {'; '.join(faults)}")


def _faults(game: Game) -> Iterator[str]:
    if not NAME.fullmatch(game.name):
        yield f"the name {game.name!r} is not in small letters with dashes between words"
    if not 1 <= game.fewest <= game.most:
        yield f"{game.fewest} to {game.most} players can't be"
    if not game.absence:
        yield "`absence` names nothing that the table may do for an absent seat"
    for unknown in [deed for deed in game.absence if deed not in ABSENCE]:
        yield f"{unknown!r} in `absence` is none of {', '.join(ABSENCE)}"
    if not game.verbs or any(verb != verb.lower() or len(verb.split()) != 1 for verb in game.verbs):
        yield "`verbs` lists the words with which moves begin, each one word in small letters"
    for code in [code for code in game.explains if not code.startswith(f"{game.name}-")]:
        yield f"{code!r} in `explains` is no prompt of this game"


def _faults_of_view(game: Game) -> Iterator[str]:
    if not issubclass(game.options, Options) or not issubclass(game.view, View):
        yield "`options` is a set of Options and `view` is made under View"
        return
    shown = game.view.__struct_fields__
    places: tuple[Place, ...] = game.places
    for place in [place for place in places if place.name not in shown]:
        yield f"{game.view.__name__} has no field {place.name!r}, which `places` shows"
    known = [option.name for option in options_of(game.options)]
    for mark in [mark for mark in game.marks if mark not in known]:
        yield f"{mark!r} in `marks` is no option"
