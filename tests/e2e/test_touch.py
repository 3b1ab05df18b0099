"""The drawn tables under real fingers, on a phone held upright and across: taps and drags as the browser hears them."""

import random

import pytest
from playwright.sync_api import expect
from tests.e2e.drawn import Tapping
from tests.e2e.house import HELD, PHONE, bots_at, on_screens
from tests.laws.walks import SHORT

DRAWN = {"table": "drawn", "sound": False}
QUICK = {"pace_ms": 0, "turn_time_s": 0}


@pytest.fixture
def sit(guest, server):
    """Sits down with a phone at a drawn table with bots; the same seed of choices every time."""

    def sit(game, size=PHONE, inkless=False):
        seat = server.open_table(game, bots=["easy"] * bots_at(game), options=SHORT.get(game, {}), settings=QUICK)
        ann = guest(size=size, settings=DRAWN, has_touch=True, inkless=inkless).has_seat(seat).go(f"/t/{seat['table']}")
        ann.page.get_by_role("button", name="Start the game").tap()
        return ann, Tapping(ann.page, random.Random(7))

    return sit


@pytest.mark.parametrize(("game", "size"), on_screens(HELD))
def test_a_whole_game_is_played_by_tapping(sit, game, size):
    ann, drawn = sit(game, size, inkless=True)

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


def test_a_card_that_a_finger_drags_onto_the_table_or_flicks_up_is_played(sit):
    """How that goes is said once."""
    ann, drawn = sit("rook")
    expect(ann.page.get_by_text("flick it up")).to_be_attached()
    for way, seconds in ((PHONE["height"] * 0.4, 1.0), (60, 0.15)):
        drawn.play(until=lambda drawn: lit(drawn) and drawn.is_still() and lit(drawn))
        card = lit(drawn)[0]

        drawn.drag(card, (card["x"], card["y"] - way), seconds)

        expect(drawn.page.locator(f"[data-spot='{card['spot']}']")).to_have_count(0)
    ann.page.reload()
    drawn.play(until=lambda drawn: lit(drawn))
    expect(ann.page.get_by_text("flick it up")).not_to_be_attached()


def test_a_tap_without_a_network_says_that_the_move_is_kept_and_it_goes_out_when_the_line_is_back(sit, server):
    ann, drawn = sit("geschenkt")
    drawn.play(until=lambda drawn: "take" in drawn.buttons())
    ann.cut()
    prompt = ann.page.locator("[data-prompt]")
    expect(prompt).to_contain_text("The connection is gone; trying again.")

    drawn.press("take")

    expect(prompt).to_contain_text("Your move is kept")
    ann.mend()
    expect(prompt).not_to_contain_text("The connection is gone")
    assert "Ann takes" in server.text(f"/api/tables/{ann.page.url.split('/')[-1]}/log.txt")[1]


@pytest.mark.parametrize("size", HELD.values(), ids=HELD)
def test_whatever_is_touched_on_a_phone_has_room_for_a_thumb(sit, guest, size):
    visitor = guest(size=size, has_touch=True).go("/")
    visitor.page.wait_for_selector(".shelf-box")
    assert visitor.page.evaluate(TOO_SMALL) == []
    visitor.page.locator(".shelf-box").first.get_by_role("button", name="Invite friends").tap()
    visitor.page.wait_for_selector(".chairs")
    assert visitor.page.evaluate(TOO_SMALL) == []

    ann, drawn = sit("geschenkt", size)
    drawn.play(until=lambda drawn: drawn.buttons())
    assert ann.page.evaluate(TOO_SMALL) == []
    ann.page.locator("[data-tab=chat]").tap()
    assert ann.page.evaluate(TOO_SMALL) == []
    drawn.play()
    assert ann.page.evaluate(TOO_SMALL) == []


TOO_SMALL = """() => [...document.querySelectorAll('a[href], button, input, select, summary')].flatMap((one) => {
  const box = (one.closest('label') ?? one).getBoundingClientRect();
  const isSeen = box.right > 0 && box.bottom > 0 && one.checkVisibility({ visibilityProperty: true });
  const isApart = one.closest('.sr-only, .twin, p:not(.shelf-more)') === null;
  const isSmall = Math.min(box.width, box.height) < 44;
  return isSeen && isApart && isSmall ? [`${one.outerHTML} ${box.width} ${box.height}`] : [];
})"""
"""What is less than 44 pixels wide or high; links within a sentence are as high as it is."""


def lit(drawn):
    return [mark for mark in drawn.hand() if mark["light"] == "playable"]
