"""Every game of the catalog to its end at the plain table, by pointer, on a desktop and on a phone."""

import random
import time

import pytest
from tests.e2e.house import DESKTOP, PHONE, SHORT

from cardtable.catalog import GAMES

PATIENCE_S = 240


@pytest.mark.parametrize("size", [pytest.param(DESKTOP, id="desktop"), pytest.param(PHONE, id="phone")])
@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_a_whole_game_can_be_played_at_the_plain_table(guest, server, game, size):
    seat = server.open_table(
        game, bots=["easy"] * bots_for(game), options=SHORT.get(game, {}), settings={"pace_ms": 0, "turn_time_s": 0}
    )
    ann = guest(size=size, settings={"table": "plain", "sound": False}).has_seat(seat).go(f"/t/{seat['table']}")
    ann.page.get_by_role("button", name="Start the game").click()
    ann.page.wait_for_selector(".plain")

    play(ann.page, random.Random(7))

    assert ann.page.locator(".places li").count() == bots_for(game) + 1
    assert ann.overflow() <= 0


def bots_for(name):
    fewest = next(game.fewest for game in GAMES if game.name == name)
    return max(fewest, 3) - 1


def play(page, chance):
    """Press one of the listed moves whenever there are some, until the result is there."""
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until:
        if page.locator(".results").count():
            return
        moves = page.locator(".move")
        count = moves.count()
        if count:
            question = page.locator(".moves").get_attribute("data-question")
            moves.nth(chance.randrange(count)).click()
            page.wait_for_function(ANSWERED, arg=question)
        else:
            page.wait_for_timeout(20)
    raise AssertionError("the game doesn't end")


ANSWERED = "(question) => document.querySelector('.moves')?.dataset.question !== question"
