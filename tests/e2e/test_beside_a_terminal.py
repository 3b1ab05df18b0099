"""A browser, a terminal and a bot at the same live table play a game to its end, on one server or on two."""

import re

import pytest
from tests.cluster.servers import servers
from tests.e2e.test_geschenkt import answer, seated, settings
from tests.postgres import can_run
from tests.terminal.pseudo_terminal import PseudoTerminal

ASKED = ("or pay one of your", "You have no chips left")
OVER = "The game is over"


@pytest.fixture(params=["one", *(["two"] if can_run() else [])])
def places(request, server, tmp_path):
    """Where the browser is led to, and where the terminal."""
    if request.param == "one":
        yield server, server
        return
    with servers(request.getfixturevalue("database"), tmp_path) as pair:
        yield pair


def test_a_browser_a_terminal_and_a_bot_play_a_game_to_its_end(guest, places, tmp_path):
    here, there = places
    seat = seated(here, bots=1, turn_time_s=0)
    ann = guest(at=here, settings=settings()).has_seat(seat)
    ann.go(f"/t/{seat['table']}")
    mia = PseudoTerminal(tmp_path, "join", f"{there.address}/t/{seat['table']}", "--name", "Mia")
    mia.wait_for("Mia>")
    ann.page.get_by_role("button", name="Start the game").click()
    ann.page.wait_for_selector(".plain")

    while OVER not in mia.text:
        moves = ann.page.locator(".move:not([aria-disabled=true])")
        if moves.count():
            answer(ann.page, moves)
        mia.follow(0.1)
        if any(asked in mia.text for asked in ASKED) and "Mia>" in mia.text:
            mia.type("take")

    ann.page.locator(".results").wait_for()
    scores = [re.sub(r"[^\d−-]", "", text) for text in ann.page.locator(".places-score").all_inner_texts()]
    mia.wait_for("Place")
    assert re.findall(r"^ +\d  .* (−?\d+)$", mia.text, re.MULTILINE)[:3] == scores
