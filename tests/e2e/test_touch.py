"""The drawn tables under real fingers, on a phone held upright and across: taps and drags as the browser hears them."""

import random

import pytest
from playwright.sync_api import expect
from tests.e2e.drawn import Tapping
from tests.e2e.house import HELD, PHONE, SHORT, bots_at, on_screens

DRAWN = {"table": "drawn", "sound": False}
QUICK = {"pace_ms": 0, "turn_time_s": 0}
LONG = {"rook": "phone", "rummy": "across", "shanko": "phone"}
"""Games that take long, on the one of the two on which they are played whole."""


@pytest.fixture
def sit(guest, server):
    """Sits down with a phone at a drawn table with bots; the same seed of choices every time."""

    def sit(game, size=PHONE):
        seat = server.open_table(game, bots=["easy"] * bots_at(game), options=SHORT.get(game, {}), settings=QUICK)
        ann = guest(size=size, settings=DRAWN, has_touch=True).has_seat(seat).go(f"/t/{seat['table']}")
        ann.page.get_by_role("button", name="Start the game").tap()
        return ann, Tapping(ann.page, random.Random(7))

    return sit


@pytest.mark.parametrize(("game", "size"), on_screens(LONG, HELD))
def test_a_whole_game_is_played_by_tapping(sit, game, size):
    ann, drawn = sit(game, size)

    drawn.play()

    assert ann.page.locator(".places li").count() == bots_at(game) + 1
    assert drawn.beyond <= 0, "nothing scrolls within a turn"
    assert ann.overflow() <= 0


def test_a_card_of_rook_is_looked_at_with_one_tap_and_played_with_the_next(sit):
    _, drawn = sit("rook")
    drawn.play(until=lambda drawn: lit(drawn) and drawn.is_still() and lit(drawn))
    card = lit(drawn)[0]

    drawn.tap(card["x"] + 5, card["y"])
    expect(drawn.page.locator(f"[data-spot='{card['spot']}'][data-lifted=yes]")).to_have_count(1)
    drawn.tap(card["x"] + 5, card["y"])

    expect(drawn.page.locator(f"[data-spot='{card['spot']}']")).to_have_count(0)


def test_a_card_that_a_finger_drags_onto_the_table_is_played(sit):
    _, drawn = sit("rook")
    drawn.play(until=lambda drawn: lit(drawn) and drawn.is_still() and lit(drawn))
    card = lit(drawn)[0]

    drawn.drag(card, (PHONE["width"] / 2, PHONE["height"] * 0.4))

    expect(drawn.page.locator(f"[data-spot='{card['spot']}']")).to_have_count(0)


def lit(drawn):
    return [mark for mark in drawn.hand() if mark["light"] == "playable"]
