"""The only list of games. A new game is one line here."""

from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import Final

from cardtable.bots.brain import Brain
from cardtable.core.facts import check_facts
from cardtable.core.game import Game
from cardtable.core.lesson import read_lesson
from cardtable.core.move import NotFound

FOLDERS: Final = (
    "geschenkt",
    "sushi_go",
    "rook",
    "rummy",
    "shanko",
)
"""The name of a game's folder in games/ and of its module in bots/, and in score_cards/ where it has one."""


def _listed(folder: str) -> tuple[Game, Brain]:
    rules, bots = import_module(f"cardtable.games.{folder}"), import_module(f"cardtable.bots.{folder}")
    check_facts(rules.GAME)
    lesson, card = files(rules).joinpath("lesson.json"), f"cardtable.score_cards.{folder}"
    rules.GAME.lesson = read_lesson(lesson.read_text("utf-8")) if lesson.is_file() else None
    rules.GAME.score_card = import_module(card).SCORE_CARD if find_spec(card) else None
    return rules.GAME, bots.BRAIN


CATALOG: Final = tuple(_listed(folder) for folder in FOLDERS)
GAMES: Final = tuple(listed for listed, _ in CATALOG)


def games() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(listed.name for listed in GAMES)


def game(name: str) -> Game:
    """The game with this name."""
    return _entry(name)[0]


def brain(name: str) -> Brain:
    """How the bots play it."""
    return _entry(name)[1]


def _entry(name: str) -> tuple[Game, Brain]:
    for entry in CATALOG:
        if entry[0].name == name:
            return entry
    raise NotFound("game-unknown", name=name[:40], games=", ".join(games()))
