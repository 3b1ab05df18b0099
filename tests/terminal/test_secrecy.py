"""The secrecy law for a terminal that goes from hand to hand: what it shows and keeps owes nothing to another's cards.

The hidden cards are dealt anew within what a player knows, and every byte that the terminal writes from the curtain on
must stay the same, however different the screen was that another player had before it.
"""

import asyncio
import io
import time
from itertools import islice

import pytest
from prompt_toolkit.data_structures import Size
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output.vt100 import Vt100_Output
from tests.laws.laws import deal_anew
from tests.laws.walks import Case
from tests.terminal.prepared import saved
from tests.terminal.pseudo_terminal import PseudoTerminal
from tests.terminal.still import StillClient

from cardtable.catalog import GAMES
from cardtable.core.chance import Fast
from cardtable.core.move import Seat
from cardtable.terminal.prompt.prompt import Prompt
from cardtable.terminal.screen.full_screen import FullScreen
from cardtable.terminal.screen.lines import LineRenderer
from cardtable.terminal.screen.scene import Scene
from cardtable.terminal.screen.screen import Memory
from cardtable.words import speech

MOST_POSITIONS = 12


async def bytes_of_handing_over(state, first: Seat, second: Seat):
    """What the terminal writes for the first player, and from the curtain on for the second."""
    written = io.StringIO()
    output = Vt100_Output(written, lambda: Size(rows=50, columns=100), enable_cpr=False)
    marks = []

    def scene(screen, seat):
        return Prompt(StillClient(state, seat), screen, speech("en"), Memory()).scene()

    async def session(screen):
        scenes = [scene(screen, first), scene(screen, second)]
        await screen.show(scenes[0], 0.05)
        marks.append(written.tell())
        dropping = asyncio.ensure_future(screen.curtain(Scene(scenes[1].title, footer="press Enter")))
        await asyncio.sleep(0.05)
        keys.send_text("\r")
        await dropping
        await screen.show(scenes[1], 0.05)

    with create_pipe_input() as keys:
        screen = FullScreen(LineRenderer(colour=True), speech("en"), guard=0, input=keys, output=output)
        screen._app.invalidate = screen._app._redraw  # every picture is drawn at once, whatever else the machine does
        await screen.run(lambda: session(screen))
    return written.getvalue()[: marks[0]], written.getvalue()[marks[0] :]


def positions(game):
    """Situations along a random game, with somebody who had the keyboard and somebody who gets it."""
    case = Case(game, max(game.fewest, 3), 11)
    whole = [state.clone() for state, _, _ in islice(case.walk(), 400)]
    step = max(len(whole) // MOST_POSITIONS, 1)
    return [(state, Seat(n % state.players), Seat((n + 1) % state.players)) for n, state in enumerate(whole[::step])]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_written_after_the_curtain_owes_nothing_to_the_other_hand(game):
    for number, (state, first, second) in enumerate(positions(game)):
        anew = deal_anew(game)(state.clone(), second, Fast(number))

        before, after = asyncio.run(bytes_of_handing_over(state, first, second))
        other_before, other_after = asyncio.run(bytes_of_handing_over(anew, first, second))

        assert after == other_after
        assert state.view(first) == anew.view(first) or before != other_before


def test_without_the_wipe_the_law_would_fail(monkeypatch):
    monkeypatch.setattr(FullScreen, "_wipe", lambda self: None)
    game = next(game for game in GAMES if game.name == "sushi-go")

    broken = 0
    for number, (state, first, second) in enumerate(positions(game)):
        anew = deal_anew(game)(state.clone(), second, Fast(number))
        _, after = asyncio.run(bytes_of_handing_over(state, first, second))
        _, other_after = asyncio.run(bytes_of_handing_over(anew, first, second))
        broken += after != other_after

    assert broken


@pytest.mark.parametrize("pause", [0.0, 0.1, 0.3])
def test_no_pace_and_no_hurry_lifts_the_curtain_with_keys_meant_for_what_was_before(tmp_path, pause):
    terminal = PseudoTerminal(tmp_path, "play", "--load", saved(tmp_path, ("Ann", "Bob", "Cy"), ()), "--pace", "0")
    terminal.wait_for("press Enter")
    terminal.type("", "Ann>", "Bob>", "Cy>")
    asked = next(name for name in ("Ann", "Bob", "Cy") if f"{name}>" in terminal.text)

    terminal.press("pay\r")
    for _ in range(3):
        time.sleep(pause)
        terminal.press("\r")
        terminal.follow()
    terminal.wait_for("press Enter")

    assert f"{asked}: press Enter" not in terminal.text
    assert ">" not in terminal.text.splitlines()[-2]
    terminal.type("", "Ann>", "Bob>", "Cy>")


def test_nothing_of_a_game_stays_on_the_screen_that_remains_and_nothing_scrolls(tmp_path):
    terminal = PseudoTerminal(tmp_path, "play", "--load", saved(tmp_path), "--pace", "0", lines=15)
    terminal.wait_for("Ann>")
    terminal.type("help", "goes back to the table")
    terminal.press("\x1b[6~")
    terminal.type("", "Ann>")

    terminal.press("\x03")
    terminal.wait_for_end()

    assert terminal.text == "The game is kept. “cardtable play geschenkt” goes on with it."
    assert terminal.screen.scrolled_off == []
    assert "".join(terminal.screen.alternate_scrolled) == ""
