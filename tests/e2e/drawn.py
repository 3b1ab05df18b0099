"""A player at a drawn table: sees what the marks and buttons on it say, and plays by pointer. Knows no rules."""

import time

PATIENCE_S = 400
MARKS = """() => [...document.querySelectorAll('[data-board] [data-spot]')].map((mark) => {
  const at = mark.getBoundingClientRect();
  return { spot: mark.dataset.spot, light: mark.dataset.light ?? '', x: at.x, y: at.y };
})"""
READY_TO_PLAY = ("ready", "draw", "trump", "discard", "finish", "all-out", "close", "keep", "pass", "leave", "pay")
"""Buttons in the order in which this player likes them."""


class Drawn:
    def __init__(self, page, chance):
        self.page = page
        self.chance = chance
        page.wait_for_selector("[data-board] canvas")

    def marks(self, kind=""):
        """Where the things are that can be touched."""
        return [mark for mark in self.page.evaluate(MARKS) if mark["spot"].startswith(kind)]

    def hand(self):
        return self.marks("hand:")

    def buttons(self):
        """The names of the buttons that can be pressed."""
        found = self.page.locator("[data-board] [data-action]:not([disabled])")
        return found.evaluate_all("(all) => all.map((one) => one.dataset.action)")

    def sentence(self):
        return self.page.locator("[data-prompt]").inner_text()

    def touch(self, mark):
        self.page.mouse.move(mark["x"] + 5, mark["y"])
        self.page.mouse.down()
        self.page.mouse.up()

    def press(self, name):
        self.page.locator(f'[data-board] [data-action="{name}"]').first.click()

    def play(self, until=lambda drawn: False):
        """Answer every question until the result is there."""
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end:
            if self.page.locator(".results").count() or until(self):
                return
            self.answer()
            self.page.wait_for_timeout(40)
        raise AssertionError(f"the game doesn't end: {self.sentence()}")

    def answer(self):
        """One step: a button if there is one to press, else a card of the hand."""
        wanted = self.wanted()
        if wanted is not None:
            self.press(wanted)
        elif (card := self.card()) is not None:
            self.touch(card)

    def wanted(self):
        buttons = self.buttons()
        if "suggest" in buttons and not {"finish", "discard", "clear"} & set(buttons):
            return "suggest"
        if {"pay", "take"} <= set(buttons):
            return self.chance.choice(("pay", "take"))
        for name in READY_TO_PLAY:
            found = [button for button in buttons if button == name or button.startswith(f"{name} ")]
            if found:
                return self.chance.choice(found)
        return "take" if "take" in buttons else None

    def card(self):
        """A card that may be played; where cards are chosen first, any that isn't chosen yet."""
        hand = self.hand()
        lit = [mark for mark in hand if mark["light"] == "playable"]
        asked = [mark for mark in hand if mark["light"] in ("plain", "fresh")] if self.is_asked() else []
        return self.chance.choice(lit or asked) if lit or asked else None

    def is_asked(self):
        return self.page.locator("[data-board][data-asked=yes]").count() > 0
