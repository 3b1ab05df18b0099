"""Every game of the catalog to its end at the plain table, by pointer, on a desktop and on a phone."""

import random
import time

import pytest
from tests.e2e.house import SHORT, on_screens

from cardtable.catalog import GAMES

PATIENCE_S = 220
SLIPPED_S = 1.0
"""A press on a button that moved away meanwhile is made again."""
LONG = {"rook": "desktop", "shanko": "phone"}
"""Long games are played to their end on one screen here, and on the other one at the drawn table."""


@pytest.mark.parametrize(("game", "size"), on_screens(LONG))
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
    answered, again = None, 0.0
    while time.monotonic() < until:
        seen = page.evaluate(MOVES, chance.random())
        if seen["over"]:
            return
        if seen["at"] and (seen["question"] != answered or time.monotonic() > again):
            page.mouse.click(*seen["at"])
            answered, again = seen["question"], time.monotonic() + SLIPPED_S
        else:
            page.wait_for_timeout(15)
    raise AssertionError("the game doesn't end")


MOVES = """(chance) => {
  const moves = [...document.querySelectorAll('.move')];
  const move = moves[Math.floor(chance * moves.length)];
  move?.scrollIntoView({ block: 'center' });
  const box = move?.getBoundingClientRect();
  return {
    over: document.querySelector('.results') !== null,
    question: document.querySelector('.moves')?.dataset.question ?? null,
    at: box ? [box.x + box.width / 2, box.y + box.height / 2] : null,
  };
}"""
