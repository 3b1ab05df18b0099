"""A program of somebody's at a live table: it is ready as soon as it sits, answers what it is asked, and stays until
the game is over. It comes back by itself when the line breaks, as a person at a terminal does."""

import asyncio
from collections.abc import Callable
from typing import Final

from cardtable.core.move import Refused
from cardtable.terminal.online.connection import Connection
from cardtable.terminal.online.session import OnlineClient
from cardtable.terminal.render.renderer import Renderer
from cardtable.wire.messages import Do, Ready
from cardtable.wire.program import Program
from cardtable.words import Speech


class ProgramSession:
    def __init__(self, connection: Connection, program: Program, tell: Callable[[str], None]) -> None:
        self.connection: Final = connection
        self.program: Final = program
        self.client: Final = OnlineClient(connection)
        self._tell: Final = tell
        """Hears every move that the program makes."""

    async def run(self, voice: Speech) -> Renderer:
        """Play to the end; what is seen there."""
        async with self.connection.open():
            while self.connection.table is None or self.client.table.phase != "over":
                self.connection.changed.clear()
                await self._act()
                await self.connection.changed.wait()
            return Renderer(voice, self.client.shown)

    async def _act(self) -> None:
        """Do what is to be done now, if anything is."""
        if self.connection.goodbye is not None:
            raise Refused(self.connection.goodbye.code, **self.connection.goodbye.facts)
        if self.connection.table is None:
            return
        if self._is_waited_for():
            await self.connection.send(lambda id: Ready(on=True, id=id))
        elif self.connection.view is not None and self.client.shown.is_asked and not self.client.table.paused:
            await self._answer()

    def _is_waited_for(self) -> bool:
        """Whether the game begins when this chair is ready."""
        table = self.client.table
        chair = None if table.you is None else table.chairs[table.you]
        return table.phase == "lobby" and chair is not None and not chair.ready

    async def _answer(self) -> None:
        table, view = self.client.table, self.connection.view
        assert view is not None
        question = table.question
        if question is None:
            return
        move = await asyncio.to_thread(self.program.ask, table.game, view)
        try:
            await self.connection.send(lambda id: Do(move, question, id))
        except Refused as refusal:
            self._refused(move, question, refusal)
        else:
            self._tell(move)

    def _refused(self, move: str, question: int, refusal: Refused) -> None:
        """A program that makes no legal move is of no use; that the line broke or somebody was faster is no fault."""
        if self.connection.is_connected and self.client.table.question == question:
            why = refusal.sentence.code
            raise Refused("program-illegal", command=self.program.command, move=move[:40], why=why)
        self.connection.changed.set()
