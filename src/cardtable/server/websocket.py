"""A client's WebSocket: a hello, then commands in and snapshots out, each through its own task.

A command that was read is obeyed to its end, whether its sender waits for that or not: what is cancelled when a client
goes is only the listening.
"""

import asyncio
import logging
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from cardtable.core.move import Forbidden, Refused
from cardtable.server.connection import Connection
from cardtable.server.credentials import hashed
from cardtable.server.dispatch import answer
from cardtable.server.house import House
from cardtable.server.limits import Bucket
from cardtable.server.room import Room
from cardtable.server.seating import take_back
from cardtable.wire.codec import read_command, read_hello, write
from cardtable.wire.messages import Command, Goodbye, Hello, Refusal

log = logging.getLogger("cardtable.websocket")

HELLO_S: Final = 10.0
FAREWELL_S: Final = 3.0
"""Seconds that the last words to a client may take."""
BURST: Final = 40.0
PER_SECOND: Final = 15.0
HINTS: Final = 10.0
HINTS_PER_SECOND: Final = 0.5
MOST_FAULTS: Final = 500
"""Messages that can't be read, or come too often, before a client is sent away."""


async def converse(house: House, socket: WebSocket, room: Room) -> None:
    """From the hello to the goodbye."""
    try:
        hello = read_hello(await asyncio.wait_for(_receive(socket), HELLO_S))
        connection = _welcome(house, room, hello)
        await take_back(room, connection.mark)
    except TimeoutError:
        await say_goodbye(socket, Refused("hello-wanted"))
        return
    except Refused as refusal:
        await say_goodbye(socket, refusal)
        return
    except WebSocketDisconnect:
        return
    house.wake(room)
    room.arrive(connection)
    await _live(house, socket, room, connection)


async def say_goodbye(socket: WebSocket, why: Refused) -> None:
    """The last word to somebody who can't stay."""
    try:
        await socket.send_text(write(Goodbye(why.sentence)).decode())
        await socket.close(1008, why.sentence.code)
    except (WebSocketDisconnect, RuntimeError):
        log.info("gone before the goodbye", extra={"why": why.sentence.code})


def _welcome(house: House, room: Room, hello: Hello) -> Connection:
    mark = None if hello.token is None else hashed(hello.token)
    if not room.admits(mark):
        raise Forbidden("onlookers-not-here")
    factor, now = house.config.rate or 1e9, house.clock.monotonic()
    commands = Bucket(BURST * factor, PER_SECOND * factor, now)
    return Connection(mark, hello.since, commands, Bucket(HINTS * factor, HINTS_PER_SECOND * factor, now))


async def _live(house: House, socket: WebSocket, room: Room, connection: Connection) -> None:
    """Read and write until either side ends it; a client that doesn't take its last words is cut off."""
    reader = asyncio.create_task(_read(house, socket, room, connection))
    writer = asyncio.create_task(_write(socket, connection))
    try:
        await connection.gone.wait()
    finally:
        room.depart(connection)
        house.counts.dropped += connection.is_too_slow
        reader.cancel()
        await asyncio.wait({writer}, timeout=FAREWELL_S)
        writer.cancel()
        for ended in await asyncio.gather(reader, writer, return_exceptions=True):
            if isinstance(ended, Exception):
                raise ended


async def _read(house: House, socket: WebSocket, room: Room, connection: Connection) -> None:
    try:
        for _ in range(MOST_FAULTS):
            while await _hear(house, socket, room, connection):
                continue
        connection.dismiss(write(Goodbye(Refused("too-often").sentence)))
    except WebSocketDisconnect:
        return
    finally:
        connection.dismiss()


async def _hear(house: House, socket: WebSocket, room: Room, connection: Connection) -> bool:
    """Answer one message; whether it was one that a well-behaved client sends."""
    data = await _receive(socket)
    command: Command | None = None
    house.counts.commands += 1
    try:
        command = read_command(data)
        if not connection.commands.take(house.clock.monotonic()):
            raise Refused("too-often")
    except Refused as refusal:
        house.counts.unreadable += 1
        connection.send(write(Refusal(command.id if command else None, refusal.sentence)))
        return False
    answered = await answer(house, room, connection, command)
    house.counts.refusals += isinstance(answered, Refusal)
    connection.send(write(answered))
    return True


async def _receive(socket: WebSocket) -> bytes | str:
    message = await socket.receive()
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect(message.get("code") or 1005)
    text: str | None = message.get("text")
    data: bytes | None = message.get("bytes")
    return text if text is not None else data or b""


async def _write(socket: WebSocket, connection: Connection) -> None:
    """Send what is queued; a client that has gone is no fault."""
    try:
        while (message := await connection.next()) is not None:
            await socket.send_text(message.decode())
        await socket.close(1001)
    except (WebSocketDisconnect, RuntimeError):
        connection.dismiss()
