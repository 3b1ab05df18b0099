"""A live table on a server, shown and played like any other: first its lobby, then the game, then the result."""

import asyncio
from dataclasses import dataclass
from typing import Any, Final

from cardtable.catalog import game
from cardtable.core.move import Refused, Seat
from cardtable.live.opinion import Opinion
from cardtable.table.names import likeness
from cardtable.terminal.conversation import Command, Conversation
from cardtable.terminal.desk import Advice, Desk, Shown
from cardtable.terminal.link import Link
from cardtable.terminal.lobby import Lobby
from cardtable.terminal.pen import Pen
from cardtable.terminal.scores import score_page
from cardtable.terminal.screen import Memory, Screen
from cardtable.wire import messages
from cardtable.wire.messages import Ask, Do, HandBack, Hint, Leave, Pause, Say, TableShown
from cardtable.words import Speech

FIRST_SECONDS: Final = 15.0
"""How long one waits to be shown a table."""


@dataclass(frozen=True)
class LiveDesk(Desk):
    link: Link

    @property
    def table(self) -> TableShown:
        assert self.link.table is not None
        return self.link.table

    @property
    def seat(self) -> Seat | None:
        return None if self.link.view is None else self.link.view.seat

    @property
    def shown(self) -> Shown:
        view = self.link.view
        assert view is not None
        seated = sorted((chair for chair in self.table.chairs if chair and chair.seat is not None), key=_seat)
        lines = list(self.link.lines.values())
        clock = next((clock for clock in self.table.clocks if clock.seat == view.seat), None)
        return Shown(
            game=game(self.table.game),
            names=tuple(chair.name for chair in seated),
            levels=tuple(chair.level or chair.kept for chair in seated),
            view=view,
            lines=lines,
            turn=lines[-1].turn if lines else 0,
            question=self.table.question,
            deadline=None if clock is None else self.link.shown_at + clock.left,
            paused=self.table.paused,
            words=list(self.link.words.values()),
        )

    async def play(self, move: str) -> None:
        question = self.table.question
        if question is None:
            raise Refused("question-is-gone")
        done = await self.link.send(lambda id: Do(move, question, id))
        assert isinstance(done, messages.Done)
        await self.link.seen(done.version)

    async def opinion(self, move: str) -> Opinion:
        try:
            answer = await self.link.send(lambda id: Ask(move, id))
        except Refused as refusal:
            return Opinion(legal=False, move=move, means=refusal.sentence)
        assert isinstance(answer, messages.Opinion)
        return Opinion(answer.legal, answer.move, answer.means, answer.open)

    async def advice(self) -> Advice:
        answer = await self.link.send(Hint)
        assert isinstance(answer, messages.Advice)
        return Advice(answer.move, answer.why)


class LiveVisit:
    """Somebody at a live table, or an onlooker."""

    def __init__(self, link: Link, screen: Screen, voice: Speech) -> None:
        self.link: Final = link
        self.screen: Final = screen
        self.voice: Final = voice
        self.desk: Final = LiveDesk(link)
        self.memory: Final = Memory()
        self.result: Pen | None = None
        """The last that was seen of a game that is over."""
        self._was_asked: bool = False
        self._talk: Final = Conversation(self.desk, screen, voice, self.memory, self._commands())
        self._lobby: Final = Lobby(link, screen, voice, self.memory)

    async def run(self) -> None:
        async with self.link.open():
            await self._first_sight()
            while await self._is_on():
                await self._step()

    async def _first_sight(self) -> None:
        """Wait until the table is shown for the first time."""
        try:
            async with asyncio.timeout(FIRST_SECONDS):
                while self.link.table is None and self.link.goodbye is None:
                    self.link.changed.clear()
                    await self.link.changed.wait()
        except TimeoutError:
            raise Refused("terminal-no-server", server=self.link.address.server) from None

    async def _is_on(self) -> bool:
        """Whether there is something left to see; the result of a game is shown once."""
        if self.link.goodbye is not None:
            raise Refused(self.link.goodbye.code, **self.link.goodbye.facts)
        if self.desk.table.phase != "over":
            return True
        self.result = Pen(self.voice, self.desk.shown)
        await self.screen.read(self.voice.text("terminal-over-title"), score_page(self.result))
        return False

    async def _step(self) -> None:
        """A line of whoever sits here, or a change at the table, whichever comes first."""
        talk: Conversation | Lobby = self._lobby if self.desk.table.phase == "lobby" else self._talk
        self.link.changed.clear()
        self._call()
        typed = asyncio.create_task(talk.line())
        changed = asyncio.create_task(self.link.changed.wait())
        try:
            await asyncio.wait((typed, changed), return_when=asyncio.FIRST_COMPLETED)
        finally:
            await _let_go(typed, changed)
        if not typed.cancelled():
            await talk.act(typed.result())

    def _call(self) -> None:
        """Call whoever sits here when their turn begins."""
        is_asked = self.link.view is not None and self.desk.shown.is_asked
        if is_asked and not self._was_asked:
            self.screen.bell()
        self._was_asked = is_asked

    def _commands(self) -> dict[str, Command]:
        offered = (
            Command("say", "WORDS", self._say),
            Command("pause", "", self._pause),
            Command("back", "", self._back),
            Command("giveup", "NAME", self._give_up),
        )
        return {command.name: command for command in offered}

    async def _say(self, rest: str) -> None:
        await self.link.send(lambda id: Say(rest or "…", id))

    async def _pause(self, rest: str) -> None:
        """Stop the clocks, or let them run again."""
        on = not self.desk.table.paused
        await self.link.send(lambda id: Pause(on, id))

    async def _back(self, rest: str) -> None:
        """Take the seat back from the bot that kept it warm."""
        await self.link.send(HandBack)

    async def _give_up(self, rest: str) -> None:
        seat = self.desk.seat
        name = "" if seat is None else self.desk.shown.names[seat]
        if not name or likeness(rest) != likeness(name):
            raise Refused("terminal-give-up", name=name or "…")
        await self.link.send(Leave)


async def _let_go(*tasks: asyncio.Task[Any]) -> None:
    """End what is still waiting, and wait until it has: who asks next must not find the keyboard in old hands."""
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks)


def _seat(chair: messages.ChairShown) -> int:
    assert chair.seat is not None
    return chair.seat
