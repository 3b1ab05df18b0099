"""A conversation with a client, whatever carries it: a hello, then commands in and snapshots out. Knows no socket.

A command that was read is obeyed to its end, whether its sender waits for that or not. The next one of the same client
is obeyed when it is answered.
"""

import logging
from typing import Final, Protocol

from cardtable.core.move import Forbidden, Refused, TooOften, Unavailable
from cardtable.server.rooms.credentials import hashed
from cardtable.server.rooms.house import House
from cardtable.server.rooms.room import Room
from cardtable.server.rooms.seating import take_back
from cardtable.server.sockets.connection import Connection, Outlet
from cardtable.server.sockets.dispatch import Answering, answer
from cardtable.server.web.limits import Bucket
from cardtable.wire.codec import read_command, read_hello, write
from cardtable.wire.messages import Command, Done, FromServer, Goodbye, Hello, Refusal

log = logging.getLogger("cardtable.conversation")

BURST: Final = 40.0
PER_SECOND: Final = 15.0
HINTS: Final = 10.0
HINTS_PER_SECOND: Final = 0.5
MOST_FAULTS: Final = 500
"""Messages that can't be read, or come too often, before a client is sent away."""
MOST_UNREAD: Final = 16
"""Messages that may wait for the answer to the one before."""


class Line(Outlet, Protocol):
    """What carries a conversation: it can also be asked to bring nothing for a while."""

    def pause(self) -> None: ...

    def resume(self) -> None: ...


async def welcome(house: House, room: Room, line: Line, data: bytes | str) -> Connection:
    """The connection of whoever says this hello; raises Refused where they may not be here."""
    hello = read_hello(data)
    if hello.token is not None and room.table.chair_for(hashed(hello.token)) is None:
        await house.neighbours.refresh(room)
    else:
        await house.neighbours.follow(room)
    connection = _connection(house, room, line, hello)
    await take_back(room, connection.mark)
    if not house.holds(room):
        raise Unavailable("table-busy")
    return connection


class Listener:
    """Somebody at a table, who is obeyed one command after the other."""

    def __init__(self, house: House, room: Room, connection: Connection, line: Line) -> None:
        self._house: Final = house
        self._room: Final = room
        self._connection: Final = connection
        self._line: Final = line
        self._unread: Final[list[bytes | str]] = []
        """So few that a deque, which takes more memory than all else here, would bring nothing."""
        self._obeyed: str | None = None
        """The id of the command that is being obeyed."""
        self._faults: int = 0

    def arrive(self) -> None:
        """From now on they are at the table, and it is tended."""
        self._house.wake(self._room)
        self._room.arrive(self._connection)

    def leave(self) -> None:
        self._connection.is_gone = True
        self._room.depart(self._connection)
        self._house.counts.dropped += self._connection.is_too_slow

    def hear(self, data: bytes | str) -> None:
        self._unread.append(data)
        if len(self._unread) >= MOST_UNREAD:
            self._line.pause()
        self._go_on()

    def _go_on(self) -> None:
        was_full = len(self._unread) >= MOST_UNREAD
        while self._unread and self._obeyed is None and not self._connection.is_gone:
            self._obey(self._unread.pop(0))
        if was_full and len(self._unread) < MOST_UNREAD:
            self._line.resume()

    def _obey(self, data: bytes | str) -> None:
        self._house.counts.commands += 1
        command: Command | None = None
        try:
            command = read_command(data)
            if not self._connection.commands.take(self._room.clock.monotonic()):
                raise TooOften("too-often")
        except Refused as refusal:
            self._complain(Refusal(command.id if command else None, refusal.sentence))
            return
        self._obeyed = command.id
        try:
            answered = answer(self._house, self._room, self._connection, command, self._done)
        except Exception as fault:  # noqa: BLE001
            answered = self._refusal(command.id, fault)
        if answered is None:
            return
        if isinstance(answered, FromServer):
            self._obeyed = None
            self._say(answered)
        else:
            self._room.live.start(self._answer(command, answered))

    def _done(self, fault: BaseException | None) -> None:
        """Say what came of a command as soon as it is known, so that it goes out with what all are shown."""
        id, self._obeyed = self._obeyed, None
        assert id is not None
        if fault is None:
            self._connection.send(write(Done(id, self._room.table.version)))
        else:
            self._say(self._refusal(id, fault))
        self._go_on()

    async def _answer(self, command: Command, work: Answering) -> None:
        """The same for what is no deed."""
        try:
            answered = await work
        except Exception as fault:  # noqa: BLE001
            answered = self._refusal(command.id, fault)
        self._obeyed = None
        self._say(answered)
        self._go_on()

    def _refusal(self, id: str, fault: BaseException) -> Refusal:
        if isinstance(fault, Refused):
            return Refusal(id, fault.sentence)
        log.error("a command failed", exc_info=fault)
        self._house.scope.failures += 1
        return Refusal(id, Refused("server-failed").sentence)

    def _say(self, answered: FromServer) -> None:
        self._house.counts.refusals += isinstance(answered, Refusal)
        self._connection.send(write(answered))

    def _complain(self, refusal: Refusal) -> None:
        self._house.counts.unreadable += 1
        self._connection.send(write(refusal))
        self._faults += 1
        if self._faults >= MOST_FAULTS:
            self._connection.dismiss(write(Goodbye(Refused("too-often").sentence)))


def _connection(house: House, room: Room, line: Line, hello: Hello) -> Connection:
    mark = None if hello.token is None else hashed(hello.token)
    if not room.admits(mark):
        raise Forbidden("onlookers-not-here")
    factor, now = house.config.rate or 1e9, house.clock.monotonic()
    commands = Bucket(BURST * factor, PER_SECOND * factor, now)
    hints = Bucket(HINTS * factor, HINTS_PER_SECOND * factor, now)
    return Connection(mark, hello.since, line, commands, hints, is_screen=hello.screen)
