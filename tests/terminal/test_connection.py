"""A connection to a live table whose line breaks."""

import asyncio

import pytest
from websockets.asyncio.server import serve

from cardtable.core.move import Refused
from cardtable.terminal.online.address import Address
from cardtable.terminal.online.connection import ANSWER_SECONDS, Connection
from cardtable.terminal.online.house import House
from cardtable.wire.messages import Start


def test_what_was_not_answered_before_the_line_broke_is_refused_at_once():
    async def hang_up(socket):
        """Hears a hello and a command, and answers neither."""
        await socket.recv()
        await socket.recv()

    async def ask():
        async with serve(hang_up, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            async with Connection(Address(House(f"http://127.0.0.1:{port}"), "kyoto-1"), None, "en").open() as line:
                while not line.is_connected:
                    await asyncio.sleep(0.01)
                with pytest.raises(Refused, match="connection-is-down"):
                    async with asyncio.timeout(ANSWER_SECONDS / 3):
                        await line.send(Start)

    asyncio.run(ask())
