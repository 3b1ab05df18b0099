"""A client's socket: a hello, then commands in and tables out, each through its own task."""

import asyncio
import logging
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from cardtable.core.move import Refused
from cardtable.server.guest import Guest
from cardtable.server.house import House
from cardtable.server.limits import Bucket
from cardtable.server.obeying import obey
from cardtable.server.room import Room
from cardtable.server.seating import holder
from cardtable.wire.codec import read_command, read_hello, write
from cardtable.wire.messages import Command, Goodbye, Refusal

log = logging.getLogger("cardtable.socket")

HELLO_S: Final = 10.0
BURST: Final = 40.0
PER_SECOND: Final = 15.0
MOST_FAULTS: Final = 500
"""Messages that can't be read before a client is sent away."""


async def converse(house: House, socket: WebSocket, room: Room) -> None:
    """From the hello to the goodbye."""
    try:
        hello = read_hello(await asyncio.wait_for(_receive(socket), HELLO_S))
    except (Refused, TimeoutError) as fault:
        sentence = fault.sentence if isinstance(fault, Refused) else Refused("hello-wanted").sentence
        await _say_goodbye(socket, sentence.code, write(Goodbye(sentence)))
        return
    except WebSocketDisconnect:
        return
    chair = None if hello.token is None else holder(room.table, hello.token)
    if chair is None and room.table.settings.onlookers == "no":
        sentence = Refused("onlookers-not-here").sentence
        await _say_goodbye(socket, sentence.code, write(Goodbye(sentence)))
        return
    factor = house.config.rate or 1e9
    guest = Guest(chair, hello.since, Bucket(BURST * factor, PER_SECOND * factor, house.clock()))
    room.arrive(guest)
    house.wake(room)
    writer = asyncio.create_task(_write(socket, guest))
    try:
        await _read(house, socket, room, guest)
    finally:
        room.depart(guest)
        guest.dismiss()
        await writer


async def _read(house: House, socket: WebSocket, room: Room, guest: Guest) -> None:
    faults = 0
    while not guest.is_gone and faults < MOST_FAULTS:
        try:
            data = await _receive(socket)
        except WebSocketDisconnect:
            return
        command: Command | None = None
        try:
            command = read_command(data)
            if not guest.commands.take(house.clock()):
                raise Refused("too-often")
        except Refused as refusal:
            faults += 1
            guest.send(write(Refusal(command.id if command else None, refusal.sentence)))
            continue
        guest.send(write(await obey(house, room, guest, command)))


async def _receive(socket: WebSocket) -> bytes | str:
    message = await socket.receive()
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect(message.get("code") or 1005)
    text: str | None = message.get("text")
    data: bytes | None = message.get("bytes")
    return text if text is not None else data or b""


async def _write(socket: WebSocket, guest: Guest) -> None:
    """Send what is queued; a client that has gone is no fault."""
    try:
        while (message := await guest.next()) is not None:
            await socket.send_text(message.decode())
        await socket.close(1001)
    except (WebSocketDisconnect, RuntimeError):
        guest.is_gone = True


async def _say_goodbye(socket: WebSocket, reason: str, message: bytes) -> None:
    try:
        await socket.send_text(message.decode())
        await socket.close(1008, reason)
    except (WebSocketDisconnect, RuntimeError):
        log.info("gone before the goodbye: %s", reason)
