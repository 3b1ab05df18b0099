"""A live table on a server, shown and played like any other: first its lobby, then the game, then the result."""

import asyncio
from dataclasses import dataclass
from typing import Any, Final

from cardtable.catalog import game
from cardtable.core.move import Refused, Seat
from cardtable.live.opinion import Opinion
from cardtable.table.names import likeness
from cardtable.terminal.client import Advice, Client, Shown
from cardtable.terminal.online import asking
from cardtable.terminal.online.connection import Connection
from cardtable.terminal.online.lobby import Lobby
from cardtable.terminal.prompt.command import Command
from cardtable.terminal.prompt.prompt import Prompt
from cardtable.terminal.render.renderer import Renderer
from cardtable.terminal.render.scores import score_page
from cardtable.terminal.screen.call import Call
from cardtable.terminal.screen.input import Input
from cardtable.terminal.screen.screen import Memory, Screen
from cardtable.wire import messages
from cardtable.wire.bodies import Invitation
from cardtable.wire.messages import Ask, Do, HandBack, Hint, Leave, Pause, Say, TableShown
from cardtable.words import Speech

FIRST_SECONDS: Final = 15.0
"""How long one waits to be shown a table."""


@dataclass(frozen=True)
class OnlineClient(Client):
    connection: Connection

    @property
    def table(self) -> TableShown:
        assert self.connection.table is not None
        return self.connection.table

    @property
    def seat(self) -> Seat | None:
        return None if self.connection.view is None else self.connection.view.seat

    @property
    def shown(self) -> Shown:
        view = self.connection.view
        assert view is not None
        seated = sorted((chair for chair in self.table.chairs if chair and chair.seat is not None), key=_seat)
        lines = list(self.connection.lines.values())
        clock = next((clock for clock in self.table.clocks if clock.seat == view.seat), None)
        return Shown(
            game=game(self.table.game),
            names=tuple(chair.name for chair in seated),
            levels=tuple(chair.level or chair.kept for chair in seated),
            view=view,
            lines=lines,
            turn=lines[-1].turn if lines else 0,
            question=self.table.question,
            deadline=None if clock is None else self.connection.shown_at + clock.left,
            paused=self.table.paused,
            hurried=self.table.hurried,
            words=list(self.connection.words.values()),
        )

    async def play(self, move: str) -> None:
        question = self.table.question
        if question is None:
            raise Refused("question-is-gone")
        done = await self.connection.send(lambda id: Do(move, question, id))
        assert isinstance(done, messages.Done)
        await self.connection.seen(done.version)

    async def opinion(self, move: str) -> Opinion:
        try:
            answer = await self.connection.send(lambda id: Ask(move, id))
        except Refused as refusal:
            return Opinion(legal=False, move=move, means=refusal.sentence)
        assert isinstance(answer, messages.Opinion)
        return Opinion(answer.legal, answer.move, answer.means, answer.open)

    async def advice(self) -> Advice:
        answer = await self.connection.send(Hint)
        assert isinstance(answer, messages.Advice)
        return Advice(answer.move, answer.why)


class OnlineSession:
    """Somebody at a live table, or an onlooker."""

    def __init__(self, connection: Connection, screen: Screen, voice: Speech, invitation: Invitation) -> None:
        self.connection: Final = connection
        self.screen: Final = screen
        self.voice: Final = voice
        self.client: Final = OnlineClient(connection)
        self.memory: Final = Memory()
        self.result: Renderer | None = None
        """The last that was seen of a game that is over."""
        self._call: Final = Call(screen, voice, patience=0.0)
        self._prompt: Final = Prompt(self.client, screen, voice, self.memory, self._commands())
        self._lobby: Final = Lobby(connection, screen, voice, self.memory, invitation)
        self._waiting: Final = asking.Waiting(connection, screen, voice, self.memory)

    async def run(self) -> None:
        async with self.connection.open():
            await self._first_sight()
            while await self._is_on():
                await self._step()

    async def _first_sight(self) -> None:
        """Wait until the table is shown for the first time."""
        try:
            async with asyncio.timeout(FIRST_SECONDS):
                while self.connection.table is None and self.connection.goodbye is None:
                    self.connection.changed.clear()
                    await self.connection.changed.wait()
        except TimeoutError:
            raise Refused("terminal-no-server", server=self.connection.address.house.server) from None

    async def _is_on(self) -> bool:
        """Whether there is something left to see; the result of a game is shown once."""
        if self.connection.goodbye is not None:
            raise Refused(self.connection.goodbye.code, **self.connection.goodbye.facts)
        if self.client.table.phase != "over":
            return True
        if self.connection.view is None:
            raise Refused("onlookers-not-here")
        self.result = Renderer(self.voice, self.client.shown)
        await self.screen.read(self.voice.text("terminal-over-title"), score_page(self.result))
        return False

    async def _step(self) -> None:
        """A line of whoever sits here, or a change at the table, whichever comes first."""
        prompt = self._now()
        self._prompt.notice = asking.notice(self.connection, self.voice)
        self.connection.changed.clear()
        self._tell_whose_turn_it_is()
        typed: asyncio.Task[Input] = asyncio.create_task(prompt.line())
        changed = asyncio.create_task(self.connection.changed.wait())
        try:
            await asyncio.wait((typed, changed), return_when=asyncio.FIRST_COMPLETED)
        finally:
            await _let_go(typed, changed)
        if not typed.cancelled():
            await prompt.act(typed.result())

    def _now(self) -> Prompt | Lobby | asking.Waiting:
        """Where one is: before the game, in it, or waiting to be let in."""
        if self.client.table.phase == "lobby":
            return self._lobby
        return self._prompt if self.connection.view is not None else self._waiting

    def _tell_whose_turn_it_is(self) -> None:
        """Call whoever sits here when their turn begins."""
        kind, shown = self.client.table.game, self.client.shown if self.connection.view is not None else None
        if shown is not None and shown.is_asked and shown.seat is not None:
            self._call.asks(kind, shown.names[shown.seat])
        else:
            self._call.nobody(kind)

    def _commands(self) -> dict[str, Command]:
        offered = (
            Command("say", "WORDS", self._say),
            Command("pause", "", self._pause),
            Command("back", "", self._back),
            Command("giveup", "NAME", self._give_up),
            Command("admit", "NAME", self._admit),
            Command("refuse", "NAME", self._refuse),
        )
        return {command.name: command for command in offered}

    async def _say(self, rest: str) -> None:
        await self.connection.send(lambda id: Say(rest or "…", id))

    async def _pause(self, rest: str) -> None:
        """Stop the clocks, or let them run again."""
        on = not self.client.table.paused
        await self.connection.send(lambda id: Pause(on, id))

    async def _back(self, rest: str) -> None:
        """Take the seat back from the bot that kept it warm."""
        await self.connection.send(HandBack)

    async def _admit(self, rest: str) -> None:
        await asking.answer(self.connection, rest, on=True)

    async def _refuse(self, rest: str) -> None:
        await asking.answer(self.connection, rest, on=False)

    async def _give_up(self, rest: str) -> None:
        seat = self.client.seat
        name = "" if seat is None else self.client.shown.names[seat]
        if not name or likeness(rest) != likeness(name):
            raise Refused("terminal-give-up", name=name or "…")
        await self.connection.send(Leave)


async def _let_go(*tasks: asyncio.Task[Any]) -> None:
    """End what is still waiting, and wait until it has: who asks next must not find the keyboard in old hands."""
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks)


def _seat(chair: messages.ChairShown) -> int:
    assert chair.seat is not None
    return chair.seat
