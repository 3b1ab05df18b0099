"""The kitchen table: a screen shows the game to a whole room, and phones are hands. Two phones and a screen play."""

import random

import pytest
from playwright.sync_api import expect
from tests.e2e.drawn import Tapping
from tests.e2e.house import ACROSS, PHONE, Patience
from tests.laws.walks import SHORT

from cardtable.catalog import game, games

DRAWN = {"table": "drawn", "sound": False}
QUICK = {"pace_ms": 0, "turn_time_s": 0}
TELEVISION = {"width": 1920, "height": 1080}
LARGE = 84
"""Pixels of width that a card has at least on a phone that is only a hand."""


@pytest.fixture
def kitchen(guest, server):
    """A screen with a table on it, and two phones that sit at it: one opened it, the other came by its code."""

    def kitchen(name, **settings):
        bots = ["easy"] * max(game(name).fewest - 2, 0)
        seat = server.open_table(name, bots=bots, options=SHORT.get(name, {}), settings={**QUICK, **settings})
        screen = guest(size=TELEVISION, settings=DRAWN, inkless=True).go(f"/t/{seat['table']}/screen").page
        code = screen.locator(".gathering-code:not([data-code=''])").inner_text()
        held = {"settings": DRAWN, "has_touch": True, "inkless": True}
        ann = guest(size=PHONE, **held).has_seat(seat).go(f"/t/{seat['table']}").page
        bob = guest(size=ACROSS, **held).go("/").page
        bob.get_by_label("The name of the table").fill(code.lower())
        bob.get_by_role("button", name="Go there").tap()
        bob.get_by_label("Your name").fill("Bob")
        bob.get_by_role("button", name="Sit down").tap()
        expect(screen.get_by_text("Bob")).to_be_visible()
        return screen, ann, bob

    return kitchen


@pytest.mark.parametrize("name", games())
def test_two_phones_and_a_screen_play_a_whole_game_by_code(kitchen, name):
    screen, *phones = kitchen(name)

    phones[0].get_by_role("button", name="Start the game").tap()
    screen.wait_for_selector("[data-board] canvas")
    play([Tapping(phone, random.Random(7 + at)) for at, phone in enumerate(phones)])

    expect(screen.locator("[data-result]")).to_contain_text("Ann")
    for phone in phones:
        assert phone.locator(".places li").count() == max(game(name).fewest, 2)


def play(players):
    """All answer in turn, until everybody sees the result."""
    patience, seen = Patience(), []
    while patience.lasts([one["told"] for one in seen]):
        seen = [player.look() for player in players]
        if all(one["over"] for one in seen):
            return
        for player, one in zip(players, seen, strict=True):
            if not one["over"]:
                assert one["beyond"] <= 0, "nothing scrolls on a phone that is a hand"
                assert sum(mark["spot"].startswith("seat:") for mark in one["marks"]) <= 1, "only my own plate"
                player.answer(one)
        players[0].page.wait_for_timeout(10)
    raise AssertionError(f"the game doesn't end: {[player.sentence() for player in players]}")


def test_a_phone_is_only_a_hand_while_a_screen_shows_the_table(kitchen):
    screen, ann, _ = kitchen("sushi-go")
    ann.get_by_role("button", name="Start the game").tap()
    drawn = Tapping(ann, random.Random(7))

    drawn.play(until=lambda drawn: drawn.hand())
    lefts = sorted({round(mark["x"]) for mark in drawn.hand()})

    assert not drawn.marks("seat:1")
    assert lefts[1] - lefts[0] >= LARGE
    ann.get_by_role("button", name="More", exact=True).tap()
    ann.get_by_role("button", name="Show the whole table here").tap()
    expect(ann.locator("[data-spot='seat:1']")).to_have_count(1)
    ann.get_by_role("button", name="Show only my hand here").tap()
    expect(ann.locator("[data-spot='seat:1']")).to_have_count(0)
    screen.close()
    expect(ann.locator("[data-spot='seat:1']")).to_have_count(1)


def test_a_screen_may_look_on_where_the_host_lets_it(guest, server):
    seat = server.open_table("geschenkt", bots=["easy", "easy"], settings={**QUICK, "onlookers": "no"})
    screen = guest(size=TELEVISION, settings=DRAWN).go(f"/t/{seat['table']}/screen").page
    expect(screen.get_by_text("The host can let a screen look on")).to_be_visible()
    ann = guest(size=PHONE, settings=DRAWN, has_touch=True).has_seat(seat).go(f"/t/{seat['table']}").page
    ann.get_by_role("button", name="Start the game").tap()

    ann.get_by_role("button", name="More", exact=True).tap()
    ann.get_by_role("button", name="Let a screen look on").tap()
    expect(ann.get_by_role("link", name="Show it on a big screen")).to_be_visible()
    screen.reload()

    expect(screen.locator("[data-board] canvas")).to_be_visible()
