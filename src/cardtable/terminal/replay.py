"""Looking back on a game, step by step, through anybody's eyes once it is over. Changes nothing."""

import asyncio
from dataclasses import replace
from typing import Final

from rich.text import Text

from cardtable.core.move import Refused, Seat
from cardtable.core.sentence import Sentence
from cardtable.live.past import Past
from cardtable.table.names import likeness
from cardtable.terminal.client import Shown
from cardtable.terminal.local.game import shown_of
from cardtable.terminal.prompt.spelling import command_word, normal
from cardtable.terminal.render.renderer import Renderer
from cardtable.terminal.render.scores import score_page
from cardtable.terminal.screen.input import Key
from cardtable.terminal.screen.menu import ask_line
from cardtable.terminal.screen.scene import MOST_LOG_LINES, Scene, numbered, scene_of
from cardtable.terminal.screen.screen import Memory, Screen
from cardtable.words import Speech

BACK: Final = ("b", "back", "戻る")
AUTOPLAY: Final = ("play", "p", "再生")
PACE: Final = 1.0
"""Seconds between two steps while it plays by itself."""
KEYS: Final = {Key.LEFT: BACK[0], Key.RIGHT: "", Key.MARK: AUTOPLAY[0], Key.UP: "0", Key.DOWN: "end"}
QUIT: Final = ("q", "quit", "終了")
EVERYBODY: Final = ("everybody", "all", "全員")


class Replay:
    def __init__(self, past: Past, screen: Screen, voice: Speech) -> None:
        self.past: Final = past
        self.screen: Final = screen
        self.voice: Final = voice
        self.step: int = 0
        self.eyes: Seat | None = None
        self._note: Text | None = None
        self._plays: bool = False
        """Whether it goes on by itself."""

    async def run(self) -> None:
        """From the first card on, until it is left."""
        memory = Memory()
        while True:
            line = normal(await self._heard(memory))
            self._note = None
            if line.casefold() in QUIT:
                return
            try:
                await self._act(line.casefold())
            except Refused as refusal:
                self._note = Text(self.voice.says(refusal.sentence, self.past.game, self.past.names), "note")

    async def _heard(self, memory: Memory) -> str:
        """A line or what a key stands for; while it plays by itself, silence is a step forward."""
        asked = ask_line(self.screen, self.scene(), memory, keys=KEYS)
        if not self._plays:
            return await asked
        try:
            async with asyncio.timeout(PACE):
                line = await asked
        except TimeoutError:
            self._plays = self.step + 1 < self.past.steps
            return ""
        self._plays = False
        return str(self.step) if line in ("", *AUTOPLAY) else line

    def scene(self) -> Scene:
        """The table after this step, with what was told up to there."""
        shown = self._shown()
        base = Scene(self._title()) if shown is None else scene_of(Renderer(self.voice, shown))
        return replace(
            base,
            title=self._title(),
            log=[self._line(line.number, line.sentence) for line in self.past.lines(self.step)[-MOST_LOG_LINES:]],
            note=self._note,
            label=self.voice.text("terminal-replay-label"),
            footer=self.voice.text("terminal-keys-replay"),
            completions=[*self.past.names, "everybody", "back", "play", "end", "scores", "quit"],
        )

    def _shown(self) -> Shown | None:
        """The table after this step, through these eyes; None where only the log is left."""
        table = self.past.table(self.step)
        return None if table is None else shown_of(table, self.eyes)

    def _title(self) -> Text:
        title = Text(self.voice.text(f"{self.past.game}-title"), "bold")
        where = self.voice.text("terminal-replay-step", step=self.step, steps=self.past.steps)
        whose = "" if self.eyes is None else self.voice.text("terminal-replay-eyes", name=self.past.names[self.eyes])
        return title.append(f"  {where}  {whose}", "quiet")

    def _line(self, number: int, sentence: Sentence) -> Text:
        return numbered(number, Text(self.voice.says(sentence, self.past.game, self.past.names)))

    async def _act(self, line: str) -> None:
        if not line:
            self._go(self.step + 1)
        elif line in BACK:
            self._go(self.step - 1)
        elif line.isascii() and line.isdigit() and len(line) < 6:
            self._go(int(line))
        elif command_word(line) == "help":
            help_text = Text(self.voice.text("terminal-help-replay"))
            await self.screen.read(self.voice.text("terminal-help-title"), help_text)
        elif line in AUTOPLAY:
            self._plays = not self._plays and self.step < self.past.steps
        elif line == "end":
            self._go(self.past.steps)
        elif line == "scores":
            await self._scores()
        else:
            self._look_through(line)

    def _go(self, step: int) -> None:
        if not 0 <= step <= self.past.steps:
            raise Refused("terminal-replay-end", steps=self.past.steps)
        self.step = step

    def _look_through(self, line: str) -> None:
        """Somebody's eyes; while the game isn't over, hands stay hidden."""
        wanted = [Seat(s) for s, name in enumerate(self.past.names) if likeness(name) == likeness(line)]
        if not wanted and line not in EVERYBODY:
            raise Refused("terminal-replay-unknown", text=line[:40], names=", ".join(self.past.names))
        if wanted and not self.past.is_over:
            raise Refused("terminal-replay-hidden")
        self.eyes = wanted[0] if wanted else None

    async def _scores(self) -> None:
        shown = self._shown()
        if shown is None:
            raise Refused("terminal-replay-no-scores")
        await self.screen.read(self.voice.text("terminal-scores-title"), score_page(Renderer(self.voice, shown)))
