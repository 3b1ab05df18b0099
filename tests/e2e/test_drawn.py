"""The drawn tables in a real browser: whole games by pointer, a round by keyboard alone, and what must be in sight."""

import random
import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect
from tests.covers import covers
from tests.e2e.drawn import Drawn, chosen_of
from tests.e2e.house import ACROSS, DESKTOP, PHONE, bots_at, on_screens
from tests.laws.walks import SHORT

from cardtable.catalog import games

DRAWN = {"table": "drawn", "sound": False}
SIZES = [pytest.param(DESKTOP, id="desktop"), pytest.param(PHONE, id="phone")]
TINY = {"width": 320, "height": 568}
READABLE = 24
"""Pixels of a card that must show beside its neighbour."""
QUICK = {"pace_ms": 0, "turn_time_s": 0}
BIG = {"width": 2560, "height": 1440}
USUAL = {"sushi-go": "big"}
"""Where that is enough for every day. Phones are played by touch."""


@pytest.fixture
def sit(guest, server):
    """Sits down at a drawn table with bots; the same seed of choices every time."""

    def sit(game, size=DESKTOP, inkless=False, **options):
        seat = server.open_table(
            game, bots=["easy"] * bots_at(game), options={**SHORT.get(game, {}), **options}, settings=QUICK
        )
        ann = guest(size=size, settings=DRAWN, inkless=inkless).has_seat(seat).go(f"/t/{seat['table']}")
        ann.page.get_by_role("button", name="Start the game").click()
        return ann, Drawn(ann.page, random.Random(7))

    return sit


@pytest.mark.parametrize(("game", "size"), on_screens({"desktop": DESKTOP, "big": BIG}, USUAL))
def test_a_whole_game_can_be_played_at_the_drawn_table(sit, game, size):
    ann, drawn = sit(game, size, inkless=True)

    drawn.play()

    assert ann.page.locator(".places li").count() == bots_at(game) + 1
    assert ann.overflow() <= 0


@pytest.mark.parametrize("game", games())
def test_axe_finds_nothing_and_everything_has_its_place_at_the_drawn_table_at_every_size(sit, game):
    """A table grows on a screen that is too small for it."""
    ann, drawn = sit(game, inkless=True)
    drawn.play(until=lambda drawn: drawn.buttons())

    for size in (DESKTOP, PHONE, TINY, ACROSS):
        ann.page.set_viewport_size(size)
        ann.page.wait_for_function(IS_FILLED, arg=size["width"])
        ann.page.wait_for_function(f"() => ({OUTSIDE})().length === 0")
        assert ann.overflow() <= 0
        assert size in (TINY, ACROSS) or ann.barriers() == []


IS_FILLED = """(width) => {
  const tall = (what) => document.querySelector(what).getBoundingClientRect().height;
  return innerWidth === width && Math.abs(tall('[data-board] canvas') - tall('[data-board]')) < 2;
}"""
OUTSIDE = """() => {
  const board = document.querySelector('[data-board]');
  const room = board.getBoundingClientRect();
  const isOut = (at) => at.top < room.top || at.bottom > room.bottom || at.left < room.left || at.right > room.right;
  const things = [...board.querySelectorAll('[data-action], [data-prompt], [data-spot]')];
  return things.filter((one) => isOut(one.getBoundingClientRect())).map((one) => one.outerHTML);
}"""


@pytest.mark.parametrize("size", SIZES)
@covers("rook 9.1", "rook 9.9")
def test_all_cards_of_a_rook_hand_are_in_sight_and_those_that_may_be_played_are_lit(sit, size):
    _, drawn = sit("rook", size)
    hand = drawn.hand()

    assert len(hand) == 13
    assert all(0 <= mark["x"] <= size["width"] and 0 <= mark["y"] <= size["height"] for mark in hand)
    assert len({(mark["x"], mark["y"]) for mark in hand}) == 13

    drawn.play(until=lambda drawn: has_both_lights(drawn) and drawn.is_still() and has_both_lights(drawn))
    dim = next(mark for mark in drawn.hand() if mark["light"] == "dim")
    drawn.touch(dim)

    expect(drawn.page.locator("[data-prompt]")).to_contain_text(re.compile("so play one of these|Play it"))
    assert dim["spot"] in {mark["spot"] for mark in drawn.hand()}


def test_cards_laid_aside_in_one_round_of_rook_are_not_chosen_when_they_are_dealt_again(sit):
    _, drawn = sit("rook", inkless=True)
    laid_aside = set()

    def is_new_auction_with_one_of_them(drawn):
        seen = drawn.look()
        bids = [button for button in seen["buttons"] if button["name"].startswith("bid ")]
        if bids and laid_aside & {mark["spot"] for mark in drawn.hand()}:
            return True
        if bids:
            drawn.tap(bids[-1]["x"], bids[-1]["y"])
        laid_aside.update(mark["spot"] for mark in chosen_of(seen))
        return False

    drawn.play(until=is_new_auction_with_one_of_them)

    assert drawn.page.locator("[data-spot^='hand:'][data-light=chosen]").count() == 0


def has_both_lights(drawn):
    return {"playable", "dim"} <= {mark["light"] for mark in drawn.hand()}


@pytest.mark.parametrize("size", SIZES)
@covers("sushi-go 3.1", "sushi-go 3.2", "sushi-go 14.1", "sushi-go 14.4")
def test_a_whole_hand_of_sushi_is_shown_and_a_chosen_card_is_marked_until_the_reveal(sit, size):
    _, drawn = sit("sushi-go", size)
    hand = drawn.hand()

    assert len(hand) == 9
    assert all(mark["light"] == "playable" for mark in hand)

    drawn.touch(hand[2])
    drawn.page.wait_for_selector(f"[data-spot='{hand[2]['spot']}'][data-light=chosen]")
    drawn.press("keep")
    drawn.page.wait_for_function("() => document.querySelectorAll('[data-spot^=\"hand:\"]').length === 8")


@pytest.mark.parametrize("size", SIZES)
@covers("shanko 7.3")
def test_every_card_of_a_shanko_hand_shows_a_strip_wide_enough_to_read(sit, size):
    _, drawn = sit("shanko", size)
    hand = drawn.hand()

    assert len(hand) >= 11
    assert all(0 <= mark["x"] <= size["width"] and 0 <= mark["y"] <= size["height"] for mark in hand)
    beside = [(one, other) for one, other in pairwise(hand) if other["x"] > one["x"]]
    assert len(hand) - len(beside) <= 3
    assert all(other["x"] - one["x"] >= READABLE for one, other in beside)


@covers("shanko 7.5")
def test_chosen_cards_are_lifted_and_gathered_into_a_draft_that_the_rules_judge_before_it_is_sent(sit):
    _, drawn = sit("shanko", end_on_meld="no")
    drawn.play(until=lambda drawn: drawn.is_asked() and "draw" not in drawn.buttons() and len(drawn.hand()) > 11)
    before = drawn.sentence()

    for mark in drawn.hand()[:3]:
        drawn.touch(mark)
    drawn.page.wait_for_function("() => document.querySelectorAll('[data-light=chosen]').length === 3")
    drawn.press("meld")
    drawn.page.wait_for_function("(before) => document.querySelector('[data-prompt]').innerText !== before", arg=before)
    drawn.press("clear")

    drawn.page.wait_for_function("() => document.querySelectorAll('[data-light=chosen]').length === 0")


def test_a_hand_keeps_the_order_in_which_it_was_dragged_also_after_coming_back(sit):
    ann, drawn = sit("rook")
    first, *_, last = drawn.hand()

    drawn.page.mouse.move(first["x"] + 5, first["y"])
    drawn.page.mouse.down()
    drawn.page.mouse.move(first["x"] + 60, first["y"] - 10, steps=4)
    drawn.page.mouse.move(last["x"] + 70, last["y"], steps=6)
    drawn.page.mouse.up()
    drawn.page.wait_for_function(
        "(spot) => [...document.querySelectorAll('[data-spot^=\"hand:\"]')].at(-1).dataset.spot === spot",
        arg=first["spot"],
    )
    ann.page.reload()

    assert Drawn(ann.page, drawn.chance).hand()[-1]["spot"] == first["spot"]


@covers("rook 9.5")
def test_a_round_of_rook_can_be_played_by_keyboard_alone(sit):
    _, drawn = sit("rook", inkless=True)
    keys = drawn.page.keyboard

    def press(name):
        drawn.page.locator(f'[data-board] [data-action="{name}"]').first.focus()
        keys.press("Enter")

    def step(drawn):
        wanted = drawn.wanted({name: name for name in drawn.buttons()})
        if wanted == "ready":
            return True
        if wanted is not None:
            press(wanted)
        elif any(mark["light"] == "playable" for mark in drawn.hand()):
            drawn.page.locator("[data-board] [role=group]").first.focus()
            keys.press("ArrowRight")
            keys.press("Enter")
        return False

    drawn.answer = lambda seen: False
    drawn.play(until=step)

    assert "over" in drawn.sentence()
