"""The connection to a live table on a server, which reconnects by itself. It knows no screen.

How it works: one task, `_stay_connected`, opens the WebSocket, says hello with the token of the seat and the number of
the last line it knows, and listens until the socket is cut off, by a fault or by a server that stops; then it waits
(RETRY_PAUSES_S) and opens the next. Whatever it is shown is kept here and `changed` is set, so that a session can
draw it. A command waits for the answer with its id; what was not answered before the line broke is refused, and nothing
is sent twice.
"""

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Callable
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from cardtable.core.move import Refused
from cardtable.core.sentence import Sentence
from cardtable.core.view import View
from cardtable.table.log import LogLine, Word
from cardtable.terminal.online.address import Address
from cardtable.wire.codec import read_view, write
from cardtable.wire.messages import Advice, Changes, Command, Done, Goodbye, Hello, Look, Opinion, Refusal, TableShown
from cardtable.wire.picture import with_changes

type Answer = Done | Refusal | Opinion | Advice
type Message = Answer | TableShown | Changes | Goodbye

ANSWER_SECONDS: Final = 15.0
RETRY_PAUSES_S: Final = (0.2, 0.5, 1.0, 2.0, 4.0, 8.0)
"""Pauses before one more try to come back; the last one is repeated."""
LARGEST: Final = 4 * 1024 * 1024

_messages: Final[msgspec.json.Decoder[Message]] = msgspec.json.Decoder(Message)


class Connection:
    def __init__(self, address: Address, token: str | None, language: str) -> None:
        self.address: Final = address
        self.token: Final = token
        self.language: Final = language
        self.table: TableShown | None = None
        self.view: View | None = None
        self.lines: Final[dict[int, LogLine]] = {}
        self.words: Final[dict[int, Word]] = {}
        self.shown_at: float = 0.0
        self.is_connected: bool = False
        self.goodbye: Sentence | None = None
        self.changed: Final = asyncio.Event()
        self._socket: ClientConnection | None = None
        self._asked: Final[dict[str, asyncio.Future[Answer]]] = {}
        self._looking: asyncio.Task[None] | None = None

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator["Connection"]:
        """Connected for as long as it is used."""
        following = asyncio.create_task(self._stay_connected())
        try:
            yield self
        finally:
            following.cancel()
            await asyncio.gather(following, return_exceptions=True)

    async def send(self, make: Callable[[str], Command]) -> Answer:
        """Send a command, made with a new id, and wait for its answer; raises Refused."""
        id = secrets.token_hex(8)
        if self._socket is None:
            raise Refused("connection-is-down")
        waiting = asyncio.get_running_loop().create_future()
        self._asked[id] = waiting
        try:
            await self._socket.send(write(make(id)).decode())
            answer: Answer = await asyncio.wait_for(waiting, ANSWER_SECONDS)
        except (WebSocketException, OSError, TimeoutError):
            raise Refused("connection-is-down") from None
        finally:
            del self._asked[id]
        if isinstance(answer, Refusal):
            raise Refused(answer.sentence.code, **answer.sentence.facts)
        return answer

    async def seen(self, version: int) -> None:
        """Wait until the table is shown as it was then, or later; raises Refused."""
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                while self.table is None or self.table.version < version:
                    self.changed.clear()
                    await self.changed.wait()
        except TimeoutError:
            raise Refused("connection-is-down") from None

    async def _stay_connected(self) -> None:
        """Connect, listen, and connect again when cut off, with longer and longer pauses."""
        tries = 0
        while self.goodbye is None:
            try:
                async with connect(
                    self.address.socket,
                    max_size=LARGEST,
                    compression=None,
                    additional_headers=self.address.house.headers,
                ) as socket:
                    await socket.send(write(self._hello()).decode())
                    self._socket, self.is_connected, tries = socket, True, 0
                    await self._listen(socket)
            except (WebSocketException, OSError, TimeoutError):
                tries += 1
            self._socket, self.is_connected = None, False
            self._refuse_the_unanswered()
            self.changed.set()
            await asyncio.sleep(RETRY_PAUSES_S[min(tries, len(RETRY_PAUSES_S) - 1)])

    def _refuse_the_unanswered(self) -> None:
        """Whatever became of them, their answers were lost with the line."""
        for waiting in self._asked.values():
            if not waiting.done():
                waiting.set_exception(Refused("connection-is-down"))

    def _hello(self) -> Hello:
        return Hello(self.token, max(self.lines, default=0), "ja" if self.language == "ja" else "en")

    async def _listen(self, socket: ClientConnection) -> None:
        async for data in socket:
            try:
                self._take(_messages.decode(data))
            except msgspec.MsgspecError:
                self.goodbye = Refused("connection-not-understood").sentence
                self.changed.set()
                return

    def _take(self, message: Message) -> None:
        match message:
            case TableShown():
                self._show(message)
            case Changes():
                self._change(message)
            case Goodbye(again=True):
                pass
            case Goodbye():
                self.goodbye = message.sentence
                self.changed.set()
            case Refusal(id=None):
                pass
            case Done(id=id) | Refusal(id=id) | Opinion(id=id) | Advice(id=id):
                waiting = self._asked.get(id or "")
                if waiting is not None and not waiting.done():
                    waiting.set_result(message)

    def _change(self, changes: Changes) -> None:
        """What has changed; whoever has lost the thread asks for the whole table."""
        table = None if self.table is None else with_changes(self.table, changes)
        if table is not None:
            self._show(table)
        elif self._socket is not None:
            look = write(Look(secrets.token_hex(8))).decode()
            self._looking = asyncio.get_running_loop().create_task(self._socket.send(look))

    def _show(self, table: TableShown) -> None:
        self.table, self.shown_at = table, time.time()
        self.lines.update({line.number: line for line in table.lines})
        self.words.update({word.number: word for word in table.words})
        self.view = None if isinstance(table.view, msgspec.UnsetType) else read_view(table.game, bytes(table.view))
        self.changed.set()
