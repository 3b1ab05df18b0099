"""With the network cut, a page that took the house along plays on: the same engine, on this device."""

import random

from playwright.sync_api import expect
from tests.e2e.device import START_MS, Traveller
from tests.e2e.test_every_game import play


def test_a_game_is_played_and_looked_back_on_without_a_network(guest):
    ann = Traveller(guest(stays=True, settings={"table": "plain", "sound": False}).go("/"))
    table = ann.sits_down("geschenkt", "medium")

    ann.go(table)
    ann.page.get_by_role("button", name="Start the game").click(timeout=START_MS)
    ann.page.locator(".plain").wait_for()
    play(ann.page, random.Random(7))
    assert ann.page.locator(".places li").count() == 3
    ann.page.locator(f"a[href='{table}/replay']").first.click()

    expect(ann.page.locator(".replay")).to_be_visible()
