"""Rook at the plain table: what is in sight, which cards may be played, and moves that are put together from cards."""

import re

from playwright.sync_api import expect
from tests.covers import covers

QUICK = {"pace_ms": 0, "turn_time_s": 0}
PLAIN = {"table": "plain", "sound": False}


def at_the_table(guest, server):
    seat = server.open_table("rook", bots=["easy"] * 3, settings=QUICK)
    ann = guest(settings=PLAIN).has_seat(seat).go(f"/t/{seat['table']}")
    ann.page.get_by_role("button", name="Start the game").click()
    ann.page.wait_for_selector(".move")
    return ann.page


def buy_the_nest(page):
    """Nobody bids more than 120."""
    more = page.get_by_role("button", name=re.compile("Show all"))
    if more.count():
        more.click()
    page.locator("[data-move='bid 120']").click()
    expect(page.locator(".expected-sentence")).to_contain_text("Lay five cards aside")


def place(page, label):
    """What lies in the middle under this name."""
    return page.locator(".middle .place", has=page.get_by_text(label, exact=True)).locator("dd")


@covers("rook 9.1", "rook 9.4", "rook 9.5", "rook 9.6")
def test_hand_bid_scores_and_turn_are_in_sight(guest, server):
    page = at_the_table(guest, server)

    expect(page.locator(".hand .card-pick")).to_have_count(13)
    expect(page.locator(".seat-waiting .seat-name")).to_have_text("Ann")
    expect(page.locator(".seat-score")).to_have_count(4)
    expect(page.locator(".seat", has_text="Ann")).to_contain_text("Team")
    buy_the_nest(page)
    expect(place(page, "High bid")).to_have_text("120")
    expect(place(page, "High bidder")).to_have_text("Ann")


@covers("rook 4.2", "rook 4.3", "rook 4.6", "rook 9.3")
def test_any_five_cards_can_be_laid_aside_by_choosing_them_and_the_trump_is_in_sight(guest, server):
    page = at_the_table(guest, server)
    buy_the_nest(page)
    hand = page.locator(".hand .place").first.locator(".card-pick")
    expect(hand).to_have_count(18)

    for number in (0, 3, 6, 9):
        hand.nth(number).click()
    expect(page.locator(".moves")).to_contain_text(re.compile("five|5"))
    hand.nth(12).click()
    page.locator(".move", has_text="Lay aside").first.click()

    page.locator(".move").first.click()
    expect(place(page, "Trump")).to_have_text(re.compile("red|yellow|green|black"))


@covers("rook 9.9")
def test_cards_that_may_not_be_played_are_dimmed_and_say_why_when_tried(guest, server):
    page = at_the_table(guest, server)
    idle = page.locator(".hand .card-idle")
    must_follow = page.get_by_text(re.compile("^Follow "))
    for _ in range(200):
        if must_follow.count() and idle.count():
            break
        if page.locator(".move").count():
            page.locator(".move").first.click()
        page.wait_for_timeout(20)

    idle.first.click()

    expect(page.locator(".moves .moves-note").first).to_contain_text(re.compile("follow|play", re.IGNORECASE))
