"""A client's WebSocket: it carries a conversation, from the hello to the goodbye."""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from cardtable.core.move import Refused, Unavailable
from cardtable.server.rooms.house import House
from cardtable.server.rooms.room import Room
from cardtable.server.sockets.conversation import Listener, welcome
from cardtable.server.sockets.handshake import channel_of
from cardtable.server.sockets.outbox import Outbox
from cardtable.wire.codec import write
from cardtable.wire.messages import Goodbye

log = logging.getLogger("cardtable.websocket")

HELLO_S: Final = 10.0
POLICY: Final = 1008
"""The code with which somebody is sent away."""


async def converse(house: House, socket: WebSocket, room: Room, outbox: Outbox, left: Callable[[], None]) -> bool:
    """From the hello on; whether they have come to stay. Then it is said when they have left, long after this."""
    try:
        hello = await asyncio.wait_for(_receive(socket), HELLO_S)
    except TimeoutError:
        await say_goodbye(socket, Refused("hello-wanted"))
        return False
    except WebSocketDisconnect:
        return False
    channel = channel_of(socket, outbox)
    try:
        connection = await welcome(house, room, channel, hello)
    except Refused as refusal:
        channel.say(_goodbye(refusal))
        channel.end(POLICY, refusal.sentence.code)
        return False
    listener = Listener(house, room, connection, channel)
    listener.arrive()
    channel.listen(listener.hear, partial(_leave, listener, left))
    return True


def _leave(listener: Listener, left: Callable[[], None]) -> None:
    listener.leave()
    left()


async def say_goodbye(socket: WebSocket, why: Refused) -> None:
    """The last word to somebody who can't stay."""
    try:
        await socket.send_text(_goodbye(why).decode())
        await socket.close(POLICY, why.sentence.code)
    except (WebSocketDisconnect, RuntimeError):
        log.info("gone before the goodbye", extra={"why": why.sentence.code})


def _goodbye(why: Refused) -> bytes:
    return write(Goodbye(why.sentence, again=isinstance(why, Unavailable)))


async def _receive(socket: WebSocket) -> bytes | str:
    message = await socket.receive()
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect(message.get("code") or 1005)
    text: str | None = message.get("text")
    data: bytes | None = message.get("bytes")
    return text if text is not None else data or b""
