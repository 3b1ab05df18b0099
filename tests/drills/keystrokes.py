"""Two people at one terminal, and random keys at every speed: python -m tests.drills.keystrokes --keys 10000

Every frame is compared with what the person in front of the screen may know. Somebody comes to the front by pressing
Enter at the curtain that calls them, after a pause: keys that follow each other faster are still those of whoever sat
there before. No card that another player holds may be on the screen, unless whoever is in front can see or read of it
elsewhere, or has typed it. Time is made up, so that pauses cost nothing.
"""

import argparse
import asyncio
import random
import re
import selectors
import time
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from tests.laws.walks import SHORT
from tests.terminal.at_screen import at_screen, shared

import cardtable
from cardtable.catalog import GAMES, game
from cardtable.core.cards import SUITS
from cardtable.table.log import log_for
from cardtable.terminal.prompt.selection import hand_of
from cardtable.terminal.screen.full_screen import GUARD
from cardtable.wire.codec import write

WORDS = Path(cardtable.__file__).parent
SIZES = ((60, 20), (80, 24), (140, 45))
HOUSES = {**SHORT, "rummy": {"first_declaration_round": 1}}
PAUSES = (0.0, 0.0, 0.0, 0.01, 0.1, GUARD - 0.05, GUARD + 0.05, 1.0)
PATIENT = 0.4
"""How often somebody who is called waits before they sit down."""
KEYS = (
    *["\r"] * 8, *["\x1b[C", "\x1b[D", "\x1b[B", "\x1b[A"] * 3, *" " * 4, "u", "\t", "\x1b[Z", "\x7f", "\x1b",
    "\x01", "\x05", "\x0b", "\x19", "\x17", "\x0c", "\x1b[5~", "\x1b[6~", "\x1b[H", "\x1b[F", "n", "/", *"123456789",
)  # fmt: skip
"""Single keys: to walk, mark, edit, cut and paste, turn pages, search and draw anew. None of them can spell a card."""
PEEKS = (["\x1b[A"] * 3, ["\t"], ["\x19"])
"""Keys that bring back what was typed, offered or cut out before."""
COMMANDS = ("help", "log", "scores", "moves", "melds", "table", "sort", "undo", "clear", "hints")


JOKER, BESIDE_A_JOKER = "Jk", "7S"
"""The sentence that says how cards are written names a joker, too, and this."""


class Leak(AssertionError):
    """Somebody saw what they may not know."""


class Watch:
    """Who is in front of the screen, what they may know, and whether each frame keeps to that."""

    def __init__(self, person):
        self.person, self.front, self.called = person, None, None
        self.lifted = False
        """Whether the curtain that is still on the screen was lifted."""
        self.typed = {}
        self.key_at = 0.0
        self.leak = None
        """The first leak that was seen; whoever presses keys tells it, since the screen may swallow what is raised."""
        self.held = set()
        """All cards that were in a hand at any time."""
        self._allowed, self._hands = (None, set()), (None, [])

    @property
    def table(self):
        return self.person.session.game.table

    @property
    def hands(self):
        """The cards that everybody holds."""
        if self._hands[0] != self.table.version:
            place = hand_of(self.table.game.places).name
            views = [self.table.state.view(seat) for seat in range(self.table.state.players)]
            self._hands = (self.table.version, [{*map(str, getattr(view, place))} for view in views])
            self.held |= {card for hand in self._hands[1] for card in hand}
        return self._hands[1]

    def pressed(self, key):
        """A key at this moment; at a curtain that has called somebody, Enter after a pause brings them to the front."""
        now = asyncio.get_running_loop().time()
        if key == "\r" and self.called is not None and now - self.key_at >= GUARD:
            self.front, self.called, self.lifted = self.called, None, True
        self.key_at = now
        self.typed[self.front] = self.typed.get(self.front, "") + key

    def look(self):
        """A frame."""
        if self.person.session.game is None or self.table.state is None:
            return
        text = self.person.text
        curtains = {self.person.voice.text("terminal-hand-over", name=name): name for name in self.table.names}
        up = next((name for words, name in curtains.items() if words in text), None)
        self.lifted = self.lifted and up is not None and up == self.table.names[self.front]
        if up is not None and not self.lifted:
            self.front = None
        asks = up is not None and not self.lifted and self.asking(up) in text
        self.called = self.table.names.index(up) if asks else None
        told = {JOKER} if BESIDE_A_JOKER in text else set()
        if leaked := self.secrets() & self.shown(text) - self.allowed() - told:
            self.leak = self.leak or Leak(f"in front: {self.front}, leaked: {sorted(leaked)}\n{text}")

    def asking(self, name):
        """How the line of keys begins when a curtain hears Enter."""
        return self.person.voice.text("terminal-keys-curtain", name=name)[:12]

    def secrets(self):
        """Cards in hands other than that of whoever is in front."""
        return {card for seat, hand in enumerate(self.hands) if seat != self.front for card in hand}

    def allowed(self):
        """Cards that whoever is in front sees, reads of, or has typed."""
        key = (self.table.version, self.front)
        if self._allowed[0] != key:
            told = [line.sentence for line in log_for(self.table.lines, self.front)]
            text = write(self.table.view(self.front)).decode() + str(told)
            self._allowed = (key, self.written(text))
        return self._allowed[1] | self.written(self.typed.get(self.front, "")) | self.written(examples())

    def written(self, text):
        """The cards whose written form stands in a text."""
        return {*re.findall(_any_of(frozenset(self.held)), text)}

    def shown(self, text):
        """The cards whose name stands on the screen. One that is called like its game isn't looked for in the title,
        nor in pages, which speak of the game."""
        names = {self.person.voice.card(self.table.game.name, card): card for card in self.held}
        title = self.person.voice.text(f"{self.table.game.name}-title")
        if self.person.hears == "reading":
            names.pop(title, None)
        return {names[name] for name in re.findall(_any_of(frozenset(names)), text.removeprefix(title))}


@cache
def examples():
    """Cards with signs that stand in sentences as examples."""
    texts = [path.read_text("utf-8") for path in WORDS.rglob("words/**/*.ftl")]
    return " ".join(re.findall(rf"\w+[{''.join(SUITS)}]", " ".join(texts)))


@cache
def _any_of(words):
    """A pattern for words, none of them as a part of a longer one."""
    return "|".join(rf"(?<![\w]){re.escape(word)}(?!\d)" if word[:1].isalnum() else re.escape(word)
                    for word in sorted(words, key=len, reverse=True)) or "$^"  # fmt: skip


class Monkey:
    """Somebody who presses keys at random, and now and then what makes sense."""

    def __init__(self, person, watch, seed):
        self.person, self.watch, self.chance = person, watch, random.Random(seed)
        self.pressed = 0

    async def go_on(self, keys):
        """Press so many keys, or until the game is over."""
        while self.pressed < keys and not self.person.task.done():
            sits_down = self.watch.called is not None and self.chance.random() < PATIENT
            await asyncio.sleep(PAUSES[-1] if sits_down else self.chance.choice(PAUSES))
            for key in ["\r", *self.peek()] if sits_down else self.burst():
                self.watch.pressed(key)
                self.person.keys.send_text(key)
                await asyncio.sleep(0)
                self.pressed += 1
            await self.person.heard()
            if self.watch.leak:
                raise self.watch.leak

    def burst(self):
        """A few keys at once, a whole line, a click, or a peek."""
        which = self.chance.random()
        if which < 0.35:
            return [*self.line(), "\r"]
        if which < 0.4:
            columns, lines = self.person.paper.screen.columns, self.person.paper.screen.lines
            where = f"0;{self.chance.randint(1, columns)};{self.chance.randint(1, lines)}"
            return [f"\x1b[<{where}M", f"\x1b[<{where}m"]
        if which < 0.5:
            return self.peek()
        return self.chance.choices(KEYS, k=self.chance.randint(1, 4))

    def peek(self):
        """An attempt to see what somebody else typed, cut out or was offered."""
        return ["\x1b", *self.chance.choice(PEEKS)]

    def line(self):
        """A move from the menu, a command, or what is no move and tells of the hand."""
        game, which = self.person.session.game, self.chance.random()
        if game is None or self.person.hears != "typing" or which < 0.2:
            return self.chance.choice([*COMMANDS, *(f"switch {name}" for name in ("Ann", "Bob")), "Ann", "Bob"])
        if which < 0.4 and self.watch.front is not None:
            return " ".join(["keep", *self.chance.choices(sorted(self.watch.hands[self.watch.front]) or ["it"], k=2)])
        choices = self.person.prompt.choices
        return self.person.prompt.renderer.move(self.chance.choice(choices).move) if choices else "help"


class MadeUpTime(asyncio.SelectorEventLoop):
    """A loop that waits for nothing but what other threads do."""

    def __init__(self):
        super().__init__(_Selector(self))
        self.ahead = 0.0
        self.hurries = True

    def time(self):
        return super().time() + self.ahead

    async def shutdown_default_executor(self, timeout=None):
        """Threads end in their own time, not in this one."""
        await super().shutdown_default_executor()


class _Selector(selectors.DefaultSelector):
    def __init__(self, loop):
        super().__init__()
        self.loop = loop

    def select(self, timeout=None):
        """What is ready; where nothing is, time is moved on instead of waited for."""
        if timeout is None or timeout <= 0 or not self.loop.hurries:
            return super().select(timeout)
        ready = super().select(0.0)
        if not ready:
            self.loop.ahead += timeout
        return ready


def drill(name, keys, seed, monkeypatch, **fault):
    """So many keys at one game after the other; how many frames were compared."""
    pressed = frames = 0
    while pressed < keys:
        size = SIZES[seed % len(SIZES)]
        wishes = shared(game(name), seed=seed, **HOUSES.get(name, {}))
        how = {"columns": size[0], "lines": size[1], "language": ("en", "ja")[seed // 3 % 2], "guard": GUARD, **fault}
        with at_screen(monkeypatch, replace(wishes, pace=0.0), **how) as person:
            watch = Watch(person)
            person.look, person.is_watched = watch.look, True
            monkey = Monkey(person, watch, seed)

            async def sit(person=person, monkey=monkey, left=keys - pressed):
                async with person.running():
                    await monkey.go_on(left)
                    if person.task.done():
                        await person.task
                asyncio.get_running_loop().hurries = False  # whoever still thinks is waited for

            with asyncio.Runner(loop_factory=MadeUpTime) as runner:
                runner.run(sit())
        pressed, frames, seed = pressed + monkey.pressed, frames + person.frames, seed + 1
    return frames


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--keys", type=int, default=10_000)
    arguments.add_argument("--game", choices=[listed.name for listed in with_hands()])
    arguments.add_argument("--seed", type=int, default=1)
    wish = arguments.parse_args()
    names = [wish.game] if wish.game else [listed.name for listed in with_hands()]
    for name in names:
        began = time.monotonic()
        with pytest.MonkeyPatch.context() as monkeypatch:
            frames = drill(name, wish.keys // len(names), wish.seed, monkeypatch)
        print(f"{name}: {wish.keys // len(names)} keys, {frames} frames, no leak, {time.monotonic() - began:.0f} s")


def with_hands():
    """The games in which somebody holds cards."""
    return [listed for listed in GAMES if hand_of(listed.places) is not None]


if __name__ == "__main__":
    main()
