"""What must be in sight at the drawn tables: the trick, motion, the winner, art that tells what a card is."""

import random
import re

import pytest
from playwright.sync_api import expect
from tests.covers import covers
from tests.e2e.drawn import Drawn
from tests.e2e.house import DESKTOP, PHONE

DRAWN = {"table": "drawn", "sound": False}
QUICK = {"pace_ms": 0, "turn_time_s": 0}
WATCH = """
window.moved = new Set();
window.written = new Set();
new MutationObserver(() => {
  const moving = document.querySelector('[data-board] canvas')?.dataset.moving ?? '';
  for (const key of moving.split(' ')) if (key) window.moved.add(key.split(':')[0].replace(/[0-9.]+$/, ''));
}).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-moving'] });
window.won = null;
new MutationObserver(() => {
  const cards = [...document.querySelectorAll('[data-place=trick]')];
  if (window.won || !cards.some((card) => card.dataset.light === 'winner')) return;
  const { left, top, width, height } = document.querySelector('[data-board]').getBoundingClientRect();
  window.won = cards.map((card) => {
    const at = card.getBoundingClientRect();
    return { light: card.dataset.light, across: (at.x - left) / width, down: (at.y - top) / height };
  });
}).observe(document, { attributes: true, childList: true, subtree: true, attributeFilter: ['data-light'] });
for (const kind of [CanvasRenderingContext2D, OffscreenCanvasRenderingContext2D]) {
  const write = kind.prototype.fillText;
  kind.prototype.fillText = function (text, ...rest) {
    window.written.add(text);
    return write.call(this, text, ...rest);
  };
}
"""
"""Remembers what has flown, the first trick that lay there won, and what was written on the canvas."""
ALL_WRITTEN = "(kinds) => kinds.every((kind) => [...window.written].some((text) => text.toLowerCase().includes(kind)))"


@pytest.fixture
def sit(guest, server):
    """Sits down at a drawn table where things move."""

    def sit(game, bots, size=DESKTOP, **settings):
        seat = server.open_table(game, bots=["easy"] * bots, settings={**QUICK, **settings})
        ann = guest(size=size, settings=DRAWN, reduced_motion="no-preference").has_seat(seat)
        ann.context.add_init_script(WATCH)
        ann.go(f"/t/{seat['table']}")
        ann.page.get_by_role("button", name="Start the game").click()
        return Drawn(ann.page, random.Random(7))

    return sit


def has_moved(page, kind):
    page.wait_for_function("(kind) => window.moved.has(kind)", arg=kind)


@pytest.mark.parametrize("size", [pytest.param(DESKTOP, id="desktop"), pytest.param(PHONE, id="phone")])
@covers("rook 9.2", "rook 9.7", "rook 9.8")
def test_cards_fly_into_the_trick_in_the_middle_and_its_winner_is_lit_before_it_clears(sit, size):
    drawn = sit("rook", 3, size, pace_ms=300)

    drawn.play(until=lambda drawn: drawn.page.evaluate("moved.has('trick') && won !== null"))
    lying = drawn.page.evaluate("won")

    assert len(lying) == 4
    assert [card["light"] for card in lying].count("winner") == 1
    assert all(0 <= card["across"] <= 1 and 0 < card["down"] < 0.7 for card in lying)
    drawn.page.wait_for_selector("[data-place=trick][data-light=winner]", state="detached")


@covers("shanko 7.1", "shanko 7.2")
def test_the_deck_of_shanko_is_its_own_and_every_card_shows_rank_and_suit(sit):
    shanko, rummy = sit("shanko", 2), sit("rummy", 2)
    for drawn in (shanko, rummy):
        drawn.play(until=lambda drawn: drawn.marks("draw"))
        drawn.page.wait_for_timeout(800)

    assert far_apart(colour_at(shanko, shanko.marks("draw")[0]), colour_at(rummy, rummy.marks("draw")[0]))
    written = set(shanko.page.evaluate("[...window.written]"))
    assert len(shanko.hand()) >= 11
    for mark in shanko.hand():
        rank, suit = re.match(r"hand:(Jk|[0-9AJQK]+)(\S?)/", mark["spot"]).groups()
        assert rank == "Jk" or rank in written
        assert rank == "Jk" or suit_colour(shanko, suit) in colours_around(shanko, mark)


def colour_at(drawn, mark):
    """The middle colour of a small patch, as red, green and blue."""
    patch = pixels(drawn, mark, 24)
    return [sum(pixel[part] for pixel in patch) / len(patch) for part in range(3)]


def colours_around(drawn, mark):
    return {tuple(pixel[:3]) for pixel in pixels(drawn, {"x": mark["x"], "y": mark["y"] - 40}, 44)}


def pixels(drawn, mark, reach):
    flat = drawn.page.evaluate(
        """([x, y, reach]) => {
          const canvas = document.querySelector('[data-board] canvas');
          const at = canvas.getBoundingClientRect();
          const part = canvas.width / at.width;
          const pen = new OffscreenCanvas(reach, reach).getContext('2d');
          pen.drawImage(canvas, (x - at.x) * part, (y - at.y) * part, reach, reach, 0, 0, reach, reach);
          return [...pen.getImageData(0, 0, reach, reach).data];
        }""",
        [mark["x"], mark["y"], reach],
    )
    return [flat[i : i + 4] for i in range(0, len(flat), 4)]


def suit_colour(drawn, suit):
    name = {"♠": "spades", "♥": "hearts", "♦": "diamonds", "♣": "clubs"}[suit]
    written = drawn.page.evaluate(
        f"getComputedStyle(document.documentElement).getPropertyValue('--suit-{name}').trim()"
    )
    return tuple(int(written[i : i + 2], 16) for i in (1, 3, 5))


def far_apart(one, other):
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) > 60


@covers("shanko 7.4")
def test_dealing_drawing_discarding_and_buying_are_seen_as_motion(sit):
    drawn = sit("shanko", 2)
    has_moved(drawn.page, "hand")

    drawn.page.evaluate("window.moved.clear()")
    drawn.play(until=lambda drawn: drawn.page.evaluate("['hand', 'discard', 'ghost'].every((kind) => moved.has(kind))"))


@covers("shanko 18.1")
def test_bots_take_the_free_seats_from_the_lobby(guest):
    ann = guest(settings={**DRAWN, "name": "Ann"}).go("/")
    ann.page.locator(".shelf-box", has_text="Shanko").get_by_role("button", name="Invite friends").click()
    for number in (2, 3, 4):
        ann.page.get_by_role("button", name="Add a bot").click()
        expect(ann.page.locator(".chair-name")).to_have_count(number)

    ann.page.get_by_role("button", name="Start the game").click()

    drawn = Drawn(ann.page, random.Random(7))
    assert len(drawn.marks("seat:")) == 4


@covers("sushi-go 14.2", "sushi-go 14.3")
def test_a_dish_shows_its_name_and_its_worth_and_is_lifted_under_the_pointer(sit):
    drawn = sit("sushi-go", 2)
    kinds = {re.match(r"hand:([a-z]+)", mark["spot"])[1] for mark in drawn.hand()}
    drawn.page.wait_for_function(ALL_WRITTEN, arg=sorted(kinds))
    third = drawn.hand()[2]

    drawn.page.mouse.move(third["x"] + 5, third["y"])
    drawn.page.wait_for_selector(f"[data-spot='{third['spot']}'][data-lifted=yes]", state="attached")

    written = set(drawn.page.evaluate("[...window.written]"))
    worth = {"tempura": "2 → 5", "sashimi": "3 → 10", "pudding": "+6 / −6", "wasabi": "× 3", "maki": "6 / 3"}
    assert {worth[kind] for kind in kinds & worth.keys()} <= written
