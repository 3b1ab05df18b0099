"""A client's WebSocket: it carries a conversation, from the hello to the goodbye."""

import asyncio
import logging
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from cardtable.core.move import Refused, Unavailable
from cardtable.server.rooms.house import House
from cardtable.server.rooms.room import Room
from cardtable.server.sockets.channel import channel_of
from cardtable.server.sockets.conversation import Listener, present, welcome
from cardtable.wire.codec import write
from cardtable.wire.messages import Goodbye

log = logging.getLogger("cardtable.websocket")

HELLO_S: Final = 10.0


async def converse(house: House, socket: WebSocket, room: Room) -> None:
    """From the hello to the goodbye."""
    channel = channel_of(socket)
    try:
        hello = await asyncio.wait_for(_receive(socket), HELLO_S)
        connection = await welcome(house, room, channel, hello)
    except TimeoutError:
        await say_goodbye(socket, Refused("hello-wanted"))
        return
    except Refused as refusal:
        await say_goodbye(socket, refusal)
        return
    except WebSocketDisconnect:
        return
    with present(house, room, connection):
        await channel.listen(Listener(house, room, connection, channel).hear)


async def say_goodbye(socket: WebSocket, why: Refused) -> None:
    """The last word to somebody who can't stay."""
    try:
        await socket.send_text(write(Goodbye(why.sentence, again=isinstance(why, Unavailable))).decode())
        await socket.close(1008, why.sentence.code)
    except (WebSocketDisconnect, RuntimeError):
        log.info("gone before the goodbye", extra={"why": why.sentence.code})


async def _receive(socket: WebSocket) -> bytes | str:
    message = await socket.receive()
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect(message.get("code") or 1005)
    text: str | None = message.get("text")
    data: bytes | None = message.get("bytes")
    return text if text is not None else data or b""
