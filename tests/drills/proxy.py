"""A line that can be cut: a small TCP proxy between a server and its database."""

import asyncio
from contextlib import suppress


class Proxy:
    """While it is cut, nothing gets through and nobody is told, as when a cable is pulled; then all is broken off."""

    def __init__(self, port):
        self.target, self.port = port, None
        self.is_cut = False
        self._writers, self._tasks, self._server = set(), set(), None

    async def start(self):
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    def cut(self):
        self.is_cut = True

    def mend(self):
        self.is_cut = False
        self._break_off()

    async def close(self):
        self._server.close()
        self._break_off()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _break_off(self):
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()

    async def _connected(self, reader, writer):
        self._tasks.add(asyncio.current_task())
        self._writers.add(writer)
        with suppress(OSError, asyncio.CancelledError):
            while self.is_cut:
                await asyncio.sleep(0.05)
            there, back = await asyncio.open_connection("127.0.0.1", self.target)
            self._writers.add(back)
            await asyncio.gather(self._carry(reader, back), self._carry(there, writer))
        writer.transport.abort()
        self._tasks.discard(asyncio.current_task())

    async def _carry(self, source, sink):
        with suppress(OSError):
            while data := await source.read(65536):
                if not self.is_cut:
                    sink.write(data)
                    await sink.drain()
        sink.transport.abort()
