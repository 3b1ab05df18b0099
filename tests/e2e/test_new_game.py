"""A game that has just been laid out, in the browser: the client is built again, and nothing of it knows the game.
It is played at the plain table, and at the drawn one that is made from its places: by pointer, touch and keyboard."""

import random

import pytest
from tests.e2e.drawn import Drawn, Tapping
from tests.e2e.house import ACROSS, DESKTOP, PHONE, Guest
from tests.e2e.test_every_game import play
from tests.live import serving
from tests.scaffold.house import NAME, ROOT, change, make, python

QUICK = {"pace_ms": 0, "turn_time_s": 0}
LIKES = ("ready", "play")
SIZES = [pytest.param(size, id=name) for name, size in (("desktop", DESKTOP), ("phone", PHONE), ("across", ACROSS))]


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """A server of the house with the new game in it, and its web client."""
    root = tmp_path_factory.mktemp("house")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(built(root) / "src"))
        with serving(root / "tables.sqlite3", "--rate", "0") as server:
            yield server


@pytest.fixture
def sit(browser, house):
    """Sits down at a table of the new game with two bots and starts it; nothing may go wrong on the page."""
    guests = []

    def sit(table, size=DESKTOP, **device):
        seat = house.open_table(NAME, bots=["easy", "hard"], options={"rounds": 1}, settings=QUICK)
        ann = Guest(browser, house, size=size, settings={"table": table, "sound": False}, **device)
        guests.append(ann)
        ann.has_seat(seat).go(f"/t/{seat['table']}")
        ann.page.get_by_role("button", name="Start the game").click()
        return ann

    yield sit
    faults = [fault for ann in guests for fault in ann.faults]
    for ann in guests:
        ann.close()
    assert faults == []


def test_a_game_that_has_just_been_laid_out_is_played_at_the_plain_table(sit):
    ann = sit("plain")

    play(ann.page, random.Random(7))

    assert ann.page.locator(".places li").count() == 3


@pytest.mark.parametrize("size", SIZES)
def test_it_is_played_at_the_default_drawn_table_by_pointer(sit, size):
    ann = sit("drawn", size)
    drawn = Drawn(ann.page, random.Random(7), likes=LIKES)

    drawn.play()

    assert ann.page.locator(".places li").count() == 3
    assert ann.overflow() <= 0


@pytest.mark.parametrize("size", SIZES[1:])
def test_it_is_played_at_the_default_drawn_table_by_touch(sit, size):
    ann = sit("drawn", size, has_touch=True)

    Tapping(ann.page, random.Random(7), likes=LIKES).play()

    assert ann.page.locator(".places li").count() == 3


def test_it_is_played_at_the_default_drawn_table_by_keyboard_alone(sit):
    ann = sit("drawn")
    drawn = Drawn(ann.page, random.Random(7), likes=LIKES[:1])
    keys = ann.page.keyboard

    def step(drawn):
        wanted = drawn.wanted({name: name for name in drawn.buttons()})
        if wanted is not None:
            ann.page.locator(f'[data-board] [data-action="{wanted}"]').first.focus()
            keys.press("Enter")
        elif any(mark["light"] == "playable" for mark in drawn.hand()):
            ann.page.locator("[data-board] [role=group]").first.focus()
            keys.press(drawn.chance.choice(("ArrowLeft", "ArrowRight")))
            keys.press("Enter")
            keys.press("Enter")
        return False

    drawn.answer = lambda seen: False
    drawn.play(until=step)

    assert ann.page.locator(".places li").count() == 3


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_at_the_default_drawn_table(sit, size):
    ann = sit("drawn", size)
    Drawn(ann.page, random.Random(7)).page.wait_for_selector("[data-board][data-asked=yes]")

    assert ann.barriers() == []
    assert ann.overflow() <= 0


def built(folder):
    """The house with the new game in it, and its web client."""
    change(make(folder))
    (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    python(folder, "tools/build_web.py")
    return folder
