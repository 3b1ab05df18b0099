"""Every game of the catalog to its end at the plain table: by pointer, and by keyboard alone."""

import random
import time

import pytest
from tests.e2e.house import DESKTOP, PHONE, Patience
from tests.laws.walks import SHORT

from cardtable.catalog import GAMES, games

SLIPPED_S = 1.0
"""A press on a button that moved away meanwhile is made again."""
FAR = 120
"""So many presses of Tab lead once around the page."""
BY_POINTER = [pytest.param("rook", DESKTOP, id="rook-desktop"), pytest.param("shanko", PHONE, id="shanko-phone")]
"""Long games, on the screen on which they are not played to their end at the drawn table; the others are, on both."""


@pytest.mark.parametrize(("game", "size"), BY_POINTER)
def test_a_whole_game_can_be_played_at_the_plain_table(guest, server, game, size):
    ann = seated(guest, server, game, size)
    ann.page.get_by_role("button", name="Start the game").click()
    ann.page.wait_for_selector(".plain")

    play(ann.page, random.Random(7))

    assert ann.page.locator(".places li").count() == bots_for(game) + 1
    assert ann.overflow() <= 0


@pytest.mark.parametrize("game", games())
def test_a_whole_game_can_be_played_by_keyboard_alone(guest, server, game):
    ann = seated(guest, server, game, DESKTOP)
    tab_to(ann.page, ".begin .btn-primary")
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_selector(".plain")

    play_by_keys(ann.page, random.Random(7))

    assert ann.page.locator(".places li").count() == bots_for(game) + 1


def seated(guest, server, game, size):
    """Somebody at a table with easy bots, before the game begins."""
    quick = {"pace_ms": 0, "turn_time_s": 0}
    seat = server.open_table(game, bots=["easy"] * bots_for(game), options=SHORT.get(game, {}), settings=quick)
    return guest(size=size, settings={"table": "plain", "sound": False}).has_seat(seat).go(f"/t/{seat['table']}")


def bots_for(name):
    fewest = next(game.fewest for game in GAMES if game.name == name)
    return max(fewest, 3) - 1


def play(page, chance):
    """Press one of the listed moves whenever there are some, until the result is there."""
    patience, seen = Patience(), {"told": None}
    answered, again = None, 0.0
    while patience.lasts(seen["told"]):
        seen = page.evaluate(MOVES, chance.random())
        if seen["over"]:
            return
        if seen["lid"]:
            page.mouse.click(*seen["lid"])
        elif seen["at"] and (seen["question"] != answered or time.monotonic() > again):
            page.mouse.click(*seen["at"])
            answered, again = seen["question"], time.monotonic() + SLIPPED_S
        else:
            page.wait_for_timeout(15)
    raise AssertionError(f"the game doesn't end: {page.locator('.expected-sentence').inner_text()} {seen}")


def play_by_keys(page, chance):
    """Go to one of the moves with Tab and press Enter, whenever there are some, until the result is there."""
    patience, seen = Patience(), {"told": None}
    passed_by = 0
    while patience.lasts(seen["told"]):
        seen = page.evaluate(FOCUS)
        if seen["over"]:
            return
        if not seen["moves"]:
            page.wait_for_timeout(15)
        elif seen["there"] and chance.randrange(min(3, seen["moves"])) <= passed_by:
            page.keyboard.press("Enter")
            page.wait_for_timeout(15)
            passed_by = 0
        else:
            page.keyboard.press("Tab")
            passed_by += seen["there"]
    raise AssertionError(f"the game doesn't end: {page.locator('.expected-sentence').inner_text()}")


def tab_to(page, what):
    """Press Tab until the focus is there, once it has come."""
    page.wait_for_selector(what)
    for _ in range(FAR):
        if page.evaluate(IS_THERE, what):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"never reached: {what}")


FOCUS = """() => ({
  told: document.querySelector('.plain')?.textContent,
  over: document.querySelector('.results') !== null,
  moves: document.querySelectorAll('.move').length,
  there: document.activeElement.matches('.move'),
})"""
IS_THERE = "(what) => document.activeElement.matches(what)"
MOVES = """(chance) => {
  const moves = [...document.querySelectorAll('.move')];
  const move = moves[Math.floor(chance * moves.length)];
  move?.scrollIntoView({ block: 'center' });
  const middle = (one) => {
    const box = one?.getBoundingClientRect();
    return box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
  };
  return {
    told: document.querySelector('.plain')?.textContent,
    over: document.querySelector('.results') !== null,
    question: document.querySelector('.moves')?.dataset.question ?? null,
    at: middle(move),
    lid: middle(document.querySelector('.panel-down')),
  };
}"""
"""Whether it is over, what is asked, where a move is, and where a sheet over it is closed that a slip has opened."""
