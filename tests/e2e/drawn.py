"""A player at a drawn table: sees what the marks and buttons on it say, and plays by pointer. Knows no rules."""

import time

from tests.e2e.house import Patience

LOOK = """() => {
  const board = document.querySelector('[data-board]');
  const found = (what) => board ? [...board.querySelectorAll(what)] : [];
  const middle = (one) => {
    const at = one.getBoundingClientRect();
    return { x: at.x + at.width / 2, y: at.y + at.height / 2 };
  };
  const mark = (one) => ({ spot: one.dataset.spot, light: one.dataset.light ?? '', ...middle(one) });
  return {
    over: document.querySelector('.results') !== null,
    asked: board?.dataset.asked === 'yes',
    buttons: found('[data-action]:not([disabled])').map((one) => ({ name: one.dataset.action, ...middle(one) })),
    marks: found('[data-spot]').map(mark),
    told: found('[data-prompt], [data-spot]').map((one) => one.dataset.spot ?? one.textContent).join(),
    beyond: document.documentElement.scrollHeight - innerHeight,
    lids: [...document.querySelectorAll('.panel-down')].map(middle),
  };
}"""
FIND = """(spot) => {
  const found = document.querySelector(`[data-board] [data-spot="${spot}"]`);
  found?.scrollIntoView({ block: 'nearest' });
  const at = found?.getBoundingClientRect();
  return at ? { x: at.x, y: at.y, lifted: found.dataset.lifted === 'yes', light: found.dataset.light } : null;
}"""
TO_BE_CHOSEN = ("plain", "fresh", "winner")
STILL_MS = 400
LOOKED_AT_MS = 40
REFUSED_TIMES = 12
JUDGED_S = 2.0
"""Seconds after which chosen cards should have been judged."""
READY_TO_PLAY = (
    "ready",
    "draw",
    "trump",
    "send",
    "discard",
    "finish",
    "all-out",
    "close",
    "keep",
    "pass",
    "leave",
    "pay",
)
"""Buttons in the order in which this player likes them."""


class Drawn:
    def __init__(self, page, chance, likes=READY_TO_PLAY):
        self.page = page
        self.likes = likes
        self.chance = chance
        self.waits_since = None
        self.pressed = None, None, 0
        """What was pressed last, with which cards, and how often in a row."""
        self.beyond = 0
        """How much of the page was out of sight, at most, while the game was played."""
        page.wait_for_selector("[data-board] canvas")

    def look(self):
        """Everything that can be touched, and whether it is asked for."""
        return self.page.evaluate(LOOK)

    def marks(self, kind=""):
        """Where the things are that can be touched."""
        return [mark for mark in self.look()["marks"] if mark["spot"].startswith(kind)]

    def hand(self):
        return self.marks("hand:")

    def buttons(self):
        """The names of the buttons that can be pressed."""
        return [button["name"] for button in self.look()["buttons"]]

    def sentence(self):
        return self.page.locator("[data-prompt]").inner_text()

    def touch(self, mark):
        if there := self.find(mark):
            self.tap(there["x"] + 5, there["y"])

    def find(self, mark):
        """Where something lies now, in sight, if it is still there."""
        return self.page.evaluate(FIND, mark["spot"])

    def tap(self, x, y):
        self.page.mouse.click(x, y)

    def press(self, name):
        self.page.locator(f'[data-board] [data-action="{name}"]').first.click()

    def play(self, until=lambda drawn: False):
        """Answer every question until the result is there."""
        patience, known = Patience(), None
        while patience.lasts(known):
            seen = self.look()
            if seen["over"] or until(self):
                return
            known = seen["told"]
            self.beyond = max(self.beyond, seen["beyond"])
            if not self.answer(seen):
                self.page.wait_for_timeout(15)
        raise AssertionError(f"the game doesn't end: {self.sentence()} {self.look()}")

    def answer(self, seen):
        """One step: a button if there is one to press, else a card of the hand."""
        for lid in seen["lids"]:  # a slip has opened a sheet over the table
            self.tap(lid["x"], lid["y"])
        buttons = {button["name"]: button for button in seen["buttons"]}
        wanted = self.patient(seen, buttons, self.wanted(buttons)) or self.wish_to_begin_anew(seen, buttons)
        if wanted is not None:
            self.tap(wanted["x"], wanted["y"])
        elif (card := self.card(seen)) is not None:
            self.touch(card)
        else:
            return False
        return True

    def patient(self, seen, buttons, wanted):
        """What is refused again and again with the same cards, as a discard while a taken card must be played, is not
        pressed for ever: the cards are put back."""
        name, chosen = wanted and wanted["name"], [mark["spot"] for mark in chosen_of(seen)]
        times = self.pressed[2] + 1 if (name, chosen) == self.pressed[:2] else 0
        self.pressed = name, chosen, times
        return buttons["clear"] if "clear" in buttons and times > REFUSED_TIMES else wanted

    def wanted(self, buttons):
        if "suggest" in buttons and not {"finish", "discard", "clear"} & set(buttons):
            return buttons["suggest"]
        if {"pay", "take"} <= set(buttons):
            return buttons[self.chance.choice(("pay", "take"))]
        for name in self.likes:
            found = [button for button in buttons if button == name or button.startswith(f"{name} ")]
            if found:
                return buttons[self.chance.choice(found)]
        return buttons.get("take")

    def wish_to_begin_anew(self, seen, buttons):
        """Where chosen cards lead to nothing for a while, they are put back."""
        if "clear" not in buttons or not chosen_of(seen):
            self.waits_since = None
            return None
        self.waits_since = self.waits_since or time.monotonic()
        return buttons["clear"] if time.monotonic() - self.waits_since > JUDGED_S else None

    def card(self, seen):
        """A card that may be played; where cards are chosen first, one of those when none is chosen yet."""
        hand = [mark for mark in seen["marks"] if mark["spot"].startswith("hand:")]
        lit = [mark for mark in hand if mark["light"] == "playable"]
        is_to_choose = seen["asked"] and not chosen_of(seen)
        asked = [mark for mark in hand if mark["light"] in TO_BE_CHOSEN] if is_to_choose else []
        return self.chance.choice(lit or asked) if lit or asked else None

    def is_still(self):
        """Whether nothing changes for a moment, as when the last answer has been heard."""
        before = self.look()
        self.page.wait_for_timeout(STILL_MS)
        return self.look() == before

    def is_asked(self):
        return self.look()["asked"]


class Tapping(Drawn):
    """A player with fingers only. A card that was tapped and is looked at is tapped again to play it."""

    def tap(self, x, y):
        self.page.touchscreen.tap(x, y)

    def touch(self, mark):
        if there := self.find(mark):
            self.tap(there["x"] + 5, there["y"])
            self.page.wait_for_timeout(LOOKED_AT_MS)
        if (there := self.find(mark)) and there["lifted"] and there["light"] != "chosen":
            self.tap(there["x"] + 5, there["y"])

    def press(self, name):
        self.page.locator(f'[data-board] [data-action="{name}"]').first.tap()

    def drag(self, mark, to, seconds=1.0):
        """A finger takes something along, as the browser itself hears it; a flick takes a fraction of a second."""
        fingers = self.page.context.new_cdp_session(self.page)
        steps = [
            (mark["x"] + 5 + (to[0] - mark["x"]) * n / 8, mark["y"] + (to[1] - mark["y"]) * n / 8) for n in range(9)
        ]
        begun = time.time()

        def move(kind, points, n):
            at = begun + n * seconds / len(steps)
            fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, "timestamp": at})

        for n, (x, y) in enumerate(steps):
            move("touchMove" if n else "touchStart", [{"x": x, "y": y}], n)
        move("touchEnd", [], len(steps))


def chosen_of(seen):
    return [mark for mark in seen["marks"] if mark["light"] == "chosen"]
