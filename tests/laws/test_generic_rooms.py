"""No room that serves all games knows one by its name: neither in Python nor in the web client."""

import ast
import re
from pathlib import Path

import pytest

from cardtable.catalog import FOLDERS, GAMES

ROOT = Path(__file__).parents[2]
NAMES = {name.lower() for game, folder in zip(GAMES, FOLDERS, strict=True) for name in (game.name, folder)}
SOURCES = sorted((ROOT / "src/cardtable").rglob("*.py"))
OF_ONE_GAME = re.compile(rf"games/|(?:bots|score_cards)/(?:{'|'.join(FOLDERS)})|catalog\.py")
PYTHON = [path for path in SOURCES if not OF_ONE_GAME.match(str(path.relative_to(ROOT / "src/cardtable")))]
WEB = [path for path in sorted((ROOT / "web/src").rglob("*.ts*")) if not {"games", "types.ts"} & set(path.parts)]
QUOTED = re.compile(rf"""["'`/](?:{"|".join(sorted(NAMES))})(?:["'`/]|-[a-z])""", re.IGNORECASE)


def speaks_of(text):
    """Whether a text is the name of a game, or a code that begins with one; sentences may give an example."""
    return any(text.lower() == name or text.lower().startswith(f"{name}-") for name in NAMES)


def spoken(source):
    """The names and texts of a module, without what its docstrings say."""
    tree = ast.parse(source)
    said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if id(node) not in said:
                yield text
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.alias(name=name):
                yield from name.split(".")
            case ast.ImportFrom(module=str(module)):
                yield from module.split(".")


@pytest.mark.parametrize("room", sorted({path.parent for path in PYTHON}), ids=lambda room: room.name)
def test_no_generic_room_of_the_house_names_a_game(room):
    found = {
        path.name: word
        for path in PYTHON
        if path.parent == room
        for word in spoken(path.read_text("utf-8"))
        if speaks_of(word)
    }

    assert not found


def test_no_generic_room_of_the_web_client_names_a_game():
    found = {
        str(path.relative_to(ROOT)): QUOTED.findall(path.read_text("utf-8"))
        for path in WEB
        if ".test." not in path.name
    }

    assert {path: words for path, words in found.items() if words} == {}
