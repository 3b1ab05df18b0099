"""The drill of random keys in its short form, and that it finds the faults it looks for."""

import asyncio

import pytest
from tests.drills.keystrokes import Leak, MadeUpTime, Watch, drill, with_hands
from tests.terminal.at_screen import at_screen, shared

from cardtable.catalog import game
from cardtable.terminal.local.hot_seat import HotSeat
from cardtable.terminal.screen import keyboard
from cardtable.terminal.screen.full_screen import GUARD
from cardtable.terminal.screen.keyboard import Offers, Typing

KEYS = 40
UP, TAB = "\x1b[A", "\t"


@pytest.mark.parametrize("name", [listed.name for listed in with_hands()])
def test_no_key_at_any_speed_shows_anybody_what_they_may_not_know(name, monkeypatch):
    assert drill(name, KEYS, seed=2, monkeypatch=monkeypatch) > KEYS / 2


def test_a_curtain_whose_guard_is_shrunk_by_the_pace_is_found(monkeypatch):
    with pytest.raises(Leak):
        drill("rummy", 600, seed=2, monkeypatch=monkeypatch, guard=0.0)


def test_a_hand_that_is_shown_without_a_curtain_is_found(monkeypatch):
    async def no_curtain(self, seat):
        pass

    monkeypatch.setattr(HotSeat, "_hand_over", no_curtain)

    with pytest.raises(Leak):
        drill("sushi-go", KEYS, seed=2, monkeypatch=monkeypatch)


def leak_of(monkeypatch, *peek):
    """What is seen when one person types a thought about their hand and plays, and the next one presses these keys."""
    with at_screen(monkeypatch, shared(game("rummy"), seed=2), guard=GUARD) as person:
        watch = Watch(person)
        person.look, person.is_watched = watch.look, True

        async def press(*keys):
            for key in keys:
                watch.pressed(key)
                person.keys.send_text(key)
                await person.heard()
            await person.settled()

        async def sit_down():
            await person.settled()
            await asyncio.sleep(2 * GUARD)
            await press("\r")

        async def sit():
            async with person.running():
                await sit_down()
                await press(*f"keep {' '.join(sorted(watch.hands[watch.front])[:4])}\r")
                for _ in ("draw", "discard"):
                    await press(*f"{person.prompt.renderer.move(person.prompt.choices[0].move)}\r")
                await sit_down()
                await press(*peek)
                for _ in range(50):  # what is offered is gathered beside
                    await asyncio.sleep(0)
                asyncio.get_running_loop().hurries = False

        with asyncio.Runner(loop_factory=MadeUpTime) as runner:
            runner.run(sit())
    return watch.leak


@pytest.mark.parametrize("peek", [[UP] * 3, [TAB]], ids=["history", "completion"])
def test_nobody_brings_back_what_another_person_typed_or_was_offered(monkeypatch, peek):
    assert leak_of(monkeypatch, *peek) is None


def test_lines_that_another_person_can_bring_back_are_found(monkeypatch):
    lines = {}
    monkeypatch.setattr(keyboard, "Typing", lambda offers, accept: lines.setdefault(id(offers), Typing(offers, accept)))

    assert leak_of(monkeypatch, *[UP] * 3)


def test_words_of_another_person_that_are_completed_are_found(monkeypatch):
    class Hoard(Offers):
        """Offers what somebody was offered before, too."""

        @property
        def offers(self):
            return self.hoard

        @offers.setter
        def offers(self, offers):
            self.hoard = [*getattr(self, "before", ()), *offers]
            self.before = offers

    monkeypatch.setattr(keyboard, "Offers", Hoard)

    assert leak_of(monkeypatch, TAB)
