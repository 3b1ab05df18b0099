"""What a move costs the system: one write for each screen, the mover's own too."""

import asyncio
import json
from types import SimpleNamespace

from tests.server.test_changes import a_room, sit_down
from tests.server.test_channel import TEXT, frame

from cardtable.catalog import game
from cardtable.server.counts import Counts
from cardtable.server.sockets.channel import Channel
from cardtable.server.sockets.connection import Connection
from cardtable.server.sockets.conversation import Listener
from cardtable.server.sockets.outbox import Outbox
from cardtable.server.web.limits import Bucket
from cardtable.table import decide


class Transport:
    """Remembers what was written to it."""

    def __init__(self):
        self.written = []

    def write(self, data):
        self.written.append(data)

    def is_closing(self):
        return False

    def get_write_buffer_size(self):
        return 0


def test_whoever_moves_is_told_and_shown_it_in_one_write():
    async def story():
        room, clock = a_room(game("geschenkt"))
        await sit_down(room)
        await room.do(decide.start)
        seat = room.table.state.waiting[0]
        transport, unlimited = Transport(), Bucket(9, 9, 0.0)
        channel = Channel(transport, set(), Outbox(), 4096, None, [])
        connection = Connection(room.table.chair_of(seat).token, 0, channel, unlimited, unlimited)
        listener = Listener(SimpleNamespace(counts=Counts(), clock=clock), room, connection, channel)
        channel.listen(listener.hear, listener.leave)
        room.arrive(connection)
        await asyncio.sleep(0)
        command = {"type": "do", "move": "pay", "answers": room.table.question(seat), "id": "m1"}
        channel.data_received(frame(TEXT, json.dumps(command).encode()))
        for _ in range(9):
            await asyncio.sleep(0)
        return transport.written

    came, moved = asyncio.run(story())

    assert b'"type":"table"' in came
    assert b'"type":"changes"' in moved
    assert b'"type":"done"' in moved
