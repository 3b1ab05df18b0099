"""The catalogue of words: the same messages in every language, each of them used, each that is used there."""

import re
from dataclasses import fields, replace
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from cardtable.catalog import GAMES, games
from cardtable.core.options import options_of
from cardtable.table.settings import Settings
from cardtable.words.speech import LANGUAGES, rule_sheet, sources, speech

ROOT = Path(__file__).parents[2]
CODE = re.compile(r"""["'`%]([a-z][a-z0-9]*(?:-[A-Za-z0-9_]+)+)["'`:]""")
"""In quotes; in the page itself between a % and the language."""


class Variables(Visitor):
    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):  # noqa: N802
        self.names.add(node.id.name)


class References(Visitor):
    """The messages that stand within other messages."""

    def __init__(self):
        self.names = set()

    def visit_MessageReference(self, node):  # noqa: N802
        self.names.add(node.id.name)


def referenced():
    references = References()
    for source in sources("en"):
        references.visit(FluentParser().parse(source.read_text("utf-8")))
    return references.names


def messages(language):
    """Every message of a language with the variables it uses."""
    found = {}
    for source in sources(language):
        for entry in FluentParser().parse(source.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{source.name} ({language}): {entry.content[:80]}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice ({language})"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found


def derived():
    """Messages whose names follow from a declaration: titles, places, lessons, options and their values."""
    for game in GAMES:
        yield from (f"{game.name}-{word}" for word in ("title", "blurb", "card"))
        yield from (f"{game.name}-{place.name.replace('_', '-')}" for place in game.places)
        yield from (f"{game.name}-lesson-{step.idea}" for step in (game.lesson.steps if game.lesson else ()))
        yield from (f"{game.name}-score-{name}" for name in asked(game))
        for option in options_of(game.options):
            name = f"{game.name}-option-{option.name.replace('_', '-')}"
            yield name
            yield from (f"{name}-{value}" for value in option.values)
    for option in options_of(Settings):
        name = f"web-setting-{option.name.replace('_', '-')}"
        yield name
        yield from (f"{name}-{value}" for value in option.values)


def asked(game):
    """The names of all that is asked about a round with real cards, by any house rule."""
    usual = game.options()
    houses = [usual] + [
        replace(usual, **{field.name: value})
        for option, field in zip(options_of(game.options), fields(usual), strict=True)
        for value in option.values[:8]
    ]
    if game.score_card is None:
        return set()
    boards = [game.origins.blank(game.most, house, 0) for house in houses]
    return {ask.name for board in boards for ask in game.score_card.asks(board)}


def in_the_code():
    """Everything in the sources that looks like a code; and of codes that are put together, beginnings and endings."""
    whole, beginnings, endings = set(), set(), set()
    kinds = [(ROOT / "src").rglob("*.py"), *((ROOT / "web" / "src").rglob(f"*.{kind}") for kind in ("ts", "tsx"))]
    kinds.append([ROOT / "web" / "index.html"])
    for path in (path for paths in kinds for path in paths):
        text = path.read_text("utf-8")
        whole |= set(CODE.findall(text))
        beginnings |= set(re.findall(r"""["'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*-)(?:\{|\$\{)""", text))
        endings |= set(re.findall(r"""["'`]\{\w+\}(-[a-z]+)["'`]""", text))
    return whole, tuple(beginnings), tuple(endings)


def test_every_language_has_the_same_messages_with_the_same_facts():
    english, *others = [messages(language) for language in LANGUAGES]

    for other in others:
        assert set(english) == set(other)
        missing = {name for name in english if other[name] - english[name]}
        assert not missing


def test_every_message_is_used():
    whole, beginnings, endings = in_the_code()
    used = whole | set(derived()) | referenced() | {f"{name}-how" for name in games()}

    unused = [name for name in messages("en") if name not in used and not is_value(name)]

    assert not [name for name in unused if not name.startswith(beginnings) and not name.endswith(endings)]


def is_value(name):
    """The message for the value of a place that is a word."""
    return any(name == f"{game.name}-{place.name.replace('_', '-')}-value" for game in GAMES for place in game.places)


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_a_numbered_rule_sheet(game, language):
    sheet = rule_sheet(game, language)

    assert re.search(r"\*\*1\.1\*\*", sheet)


def test_places_and_options_have_words():
    known = messages("en")
    wanted = [name for name in derived() if not re.search(r"-\d+$", name)]

    assert not [name for name in wanted if name not in known]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_that_is_explained_exists_and_its_section_stands_in_the_sheet(game, language):
    sections = {int(number) for number in re.findall(r"^## (\d+)\.", rule_sheet(game.name, language), re.M)}

    assert game.explains
    assert set(game.explains) <= set(messages(language))
    assert set(game.explains.values()) <= sections


def test_one_chip_is_no_chips():
    assert speech("en").text("geschenkt-part-chips", chips=1) == "one chip"
    assert speech("en").text("geschenkt-part-chips", chips=3) == "3 chips"
