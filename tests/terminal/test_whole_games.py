"""Whole games of two people and bots at one screen, in words, in notation and with the cursor alone.

Here each way, language and size is met, and every game is played to its end; all of them with each other are a drill.
"""

import asyncio
import re

import pytest
from tests.laws.walks import SHORT
from tests.terminal import players
from tests.terminal.at_screen import at_screen, shared

from cardtable.catalog import GAMES, game
from cardtable.terminal.local.kept_games import finished

UNSAID = re.compile(r"\{ ?\$|\bterminal-[a-z]|\b(?:rook|rummy|shanko|sushi-go|geschenkt)-[a-z]+-[a-z]")
"""A sentence that was never put into words."""
WAYS = ("words", "notation", "cursor")
SIZES = ((60, 20), (80, 24), (140, 45))
COVERING = [
    ("geschenkt", "cursor", "ja", (140, 45)),
    ("sushi-go", "cursor", "ja", (60, 20)),
    ("sushi-go", "words", "ja", (80, 24)),
    ("rook", "notation", "en", (60, 20)),
    ("rummy", "cursor", "en", (140, 45)),
    ("rummy", "words", "ja", (60, 20)),
    ("shanko", "notation", "ja", (80, 24)),
]


def play_whole(name, way, language, size, monkeypatch, every=1):
    """A game to its end; every screen that was drawn of it."""
    wishes = shared(game(name), **SHORT.get(name, {}))
    drawn = []
    with at_screen(monkeypatch, wishes, columns=size[0], lines=size[1], language=language, every=every) as person:
        person.look = lambda: drawn.append(person.text)
        asyncio.run(players.whole_game(person, getattr(players, way)))
        assert person.session.game.is_over
        assert len(finished()) == 1
        assert not [screen for screen in drawn if UNSAID.search(screen)]
    return drawn


def test_every_way_language_size_and_game_is_covered():
    names, ways, languages, sizes = (set(values) for values in zip(*COVERING, strict=True))

    assert names == {listed.name for listed in GAMES}
    assert (ways, languages, sizes) == (set(WAYS), {"en", "ja"}, set(SIZES))


@pytest.mark.parametrize(("name", "way", "language", "size"), COVERING, ids=str)
def test_two_people_and_bots_play_to_the_end(name, way, language, size, monkeypatch):
    drawn = play_whole(name, way, language, size, monkeypatch, every=7)

    over = r"Place\s+Player\s+Score" if language == "en" else r"順位\s+プレイヤー"
    assert any(re.search(over, screen) for screen in drawn)


@pytest.mark.parametrize(("name", "language"), [("rummy", "en"), ("sushi-go", "ja"), ("shanko", "en")])
def test_kept_screens_are_those_of_today(name, language, monkeypatch):
    from tests.drills.whole_games import kept, screens

    assert screens(name, language, monkeypatch) == kept(name, language).read_text("utf-8")


def test_what_is_put_together_step_by_step_stands_once_in_the_menu():
    from tests.drills.whole_games import kept

    assert kept("shanko", "ja").read_text("utf-8").count("公開   ") == 1
