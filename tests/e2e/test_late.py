"""A device that was held up: all that has happened meanwhile comes within one breath."""

import pytest
from playwright.sync_api import expect
from tests.e2e.scenes import DRAWN, PLAIN, Scene, steady

from cardtable.catalog import game, games

MANY = 80
"""Moves: a state that is set after each of them is more than React takes in one go."""
HOLD = "() => setTimeout(() => { const until = Date.now() + 2000; while (Date.now() < until); }, 0)"
TABLES = [*((name, DRAWN, "[data-board]") for name in games()), ("shanko", PLAIN, ".game-table")]


@pytest.mark.parametrize(("name", "settings", "where"), TABLES, ids=[*games(), "plain"])
def test_a_table_that_went_on_meanwhile_is_caught_up_with(guest, server, name, settings, where):
    scene = Scene(server, name, *("Bob", "Cy", "Di")[: max(2, game(name).fewest - 1)])
    ann = scene.clients[0]
    table = scene.shown_to(guest, settings, inkless=True).locator(where)
    expect(table).to_be_visible()
    table.evaluate("(element) => { element.isTheSame = true; }")

    table.page.evaluate(HOLD)
    enough = ann.shown["version"] + MANY
    scene.play(lambda view: ann.shown["version"] > enough or view["result"]["over"], steady)

    assert table.evaluate("(element) => element.isTheSame"), "the table was put up anew"
