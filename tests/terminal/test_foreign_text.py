"""What others wrote is text: never markup, never a control character, wherever it is shown."""

import asyncio
import io
from dataclasses import replace

import pytest
from tests.live import Client
from tests.terminal.prepared import saved
from tests.terminal.pseudo_terminal import PseudoTerminal
from tests.terminal.still import StillClient

from cardtable.catalog import GAMES
from cardtable.core.sentence import say
from cardtable.table.log import Word
from cardtable.terminal.prompt.prompt import Prompt
from cardtable.terminal.render.pages import log_page
from cardtable.terminal.render.renderer import Renderer
from cardtable.terminal.render.scores import score_page
from cardtable.terminal.render.setup_lists import players
from cardtable.terminal.screen.console import console_for
from cardtable.terminal.screen.lines import LineRenderer
from cardtable.terminal.screen.plain_screen import PlainScreen
from cardtable.terminal.screen.scene import lay_out, log_of
from cardtable.terminal.screen.screen import Memory
from cardtable.words import speech

MARKUP = ("[/b]", "[link=http://evil.example]x[/link]", "[blink]y", ":bomb:")
ESCAPES = ("\x1b]0;title\x07", "\x1b[31mred", "a\x9b2Jb", "left\u202eright", "one\ntwo", "\x1b]8;;http://evil\x1b\\z")
CONTROLS = ("\x07", "\x9b", "\u202e")


class Strangers(StillClient):
    """The seat of somebody among people with these names."""

    def __init__(self, state, seat, names):
        super().__init__(state, seat)
        self.strangers = names

    @property
    def shown(self):
        names = tuple(self.strangers[seat % len(self.strangers)] for seat in range(self.state.players))
        words = [Word(number, 0.0, name, name, reaction=False) for number, name in enumerate(self.strangers)]
        return replace(super().shown, names=names, words=words)


def pictures(state, names):
    """Everything that is drawn of a table with these people, in full and line by line."""
    client = Strangers(state, 0, names)
    prompt = Prompt(client, None, speech("en"), Memory())
    prompt.say(say("terminal-nobody-called", text=names[0], names=", ".join(names)))
    renderer = Renderer(speech("en"), client.shown)
    written = io.StringIO()
    plain = PlainScreen(console_for(written, width=100))
    plain._print(prompt.scene())
    asyncio.run(plain.read("title", score_page(renderer)))
    whole = lay_out(prompt.scene(), LineRenderer(colour=True), 100, 80)
    sitting = players(speech("en"), [(number, name, name) for number, name in enumerate(names, 1)])
    pages = [
        LineRenderer(colour=False).lines(page, 100)
        for page in (score_page(renderer), log_page(renderer), sitting, *log_of(renderer))
    ]
    return [*("\n".join(map(text, page)) for page in (whole, *pages)), written.getvalue()]


def text(line):
    """All that is written of a line."""
    return "".join(segment.text for segment in line)


@pytest.mark.parametrize("listed", GAMES, ids=lambda listed: listed.name)
def test_markup_in_names_and_words_is_shown_as_it_stands(listed):
    drawn = pictures(listed.start(players=max(listed.fewest, 3), seed=3), MARKUP)

    assert all("\x1b]8" not in picture for picture in drawn)
    assert all(name in "".join(drawn).replace("\n", "") for name in MARKUP)


@pytest.mark.parametrize("listed", GAMES, ids=lambda listed: listed.name)
def test_control_characters_in_names_and_words_are_left_out(listed):
    drawn = pictures(listed.start(players=max(listed.fewest, 3), seed=3), ESCAPES)

    assert not [control for control in CONTROLS for picture in drawn if control in picture]
    assert all("\x1b" not in picture for picture in drawn)


def test_sentences_hold_no_control_characters():
    said = speech("en").says(say("terminal-number-wanted", text="\x1b[2Ja\nb\u202e"), "", ())

    assert "[2Jab" in said
    assert not any(control in said for control in (*CONTROLS, "\x1b", "\n"))


def test_a_player_called_like_markup_crashes_no_terminal(server, tmp_path):
    table = server.open_table(name="[/b]", bots=["easy"], settings={"pace_ms": 0, "turn_time_s": 0})
    terminal = PseudoTerminal(tmp_path, "join", table["table"], "--server", server.address, "--name", "Mia")
    terminal.wait_for("Mia>")
    assert "[/b]" in terminal.text
    browser = Client(server, table["table"], table["token"])
    browser.tell("say", text="[link=http://evil.example]click[/link]")
    terminal.wait_for("[/b]: [link=http://evil.example]click[/link]")
    browser.close()

    terminal.type("start", "The game begins")
    terminal.type("scores", "[/b]")


def test_a_saved_game_with_escape_sequences_writes_none_of_them(tmp_path):
    file = tmp_path / saved(tmp_path)
    file.write_text(file.read_text().replace("Chun-Li", "\\u001b]0;owned\\u0007Li"))

    terminal = PseudoTerminal(tmp_path, "play", "--load", str(file), "--pace", "0", "--plain")

    terminal.wait_for("Ann>", "game of Cardtable, or it was damaged")
    assert "\x1b]0;owned" not in terminal.written
