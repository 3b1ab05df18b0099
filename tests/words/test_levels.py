"""Every level of bots is listed and named wherever levels are: in the catalogue of games, on pages, in the terminal."""

import re
from pathlib import Path

import pytest

from cardtable.catalog import GAMES
from cardtable.core.level import LEVELS
from cardtable.server.web.api import game_facts
from cardtable.terminal.commands.completion import levels
from cardtable.words import LANGUAGES, speech

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_its_own_words_in_every_client(language):
    voice = speech(language)

    assert len({voice.text(f"web-level-{level}") for level in LEVELS}) == len(LEVELS)
    assert len({voice.text("terminal-level", level=level) for level in (*LEVELS, "")}) == len(LEVELS) + 1
    assert len({voice.text("table-level", name="Ann", level=level) for level in LEVELS}) == len(LEVELS)
    assert all(f"bot {level}" in voice.text("terminal-help-setup") for level in LEVELS)


def test_every_level_is_listed_in_the_catalogue_completed_in_shells_and_known_to_the_web_client():
    assert all(tuple(game_facts(game)["levels"]) == LEVELS for game in GAMES)
    assert levels("") == list(LEVELS)
    told = re.search(r"LEVELS = \[(.*?)\]", (ROOT / "web/src/wire/http.ts").read_text("utf-8"))
    assert re.findall(r'"(\w+)"', told[1]) == list(LEVELS)


def test_every_level_is_described():
    described = (ROOT / "docs" / "bots.md").read_text("utf-8")

    assert all(f"\n| {level} |" in described for level in LEVELS)
