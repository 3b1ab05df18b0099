"""The door for sockets: where they come from, how many an address may have, and whether their table is there."""

from collections import Counter
from functools import partial
from typing import Final

from starlette.websockets import WebSocket

from cardtable.core.move import Refused, TooOften, Unavailable
from cardtable.server.rooms.house import House
from cardtable.server.rooms.room import Room
from cardtable.server.sockets.outbox import Outbox
from cardtable.server.sockets.websocket import converse, say_goodbye
from cardtable.server.web.headers import address, is_welcome
from cardtable.server.web.limits import Limit

MOST_SOCKETS: Final = 120
"""Sockets that one address may have open."""


class Entrance:
    def __init__(self, house: House, unknown: Limit, most_in_all: int) -> None:
        self.house: Final = house
        self.unknown: Final = unknown
        """How often an address may ask for tables that aren't there; shared with the lobby."""
        self.arrivals: Final = Limit(60, 4, house.config.rate)
        self.most: Final = int(MOST_SOCKETS * house.config.rate)
        self.most_in_all: Final = most_in_all
        self.inside: Final[Counter[str]] = Counter()
        self._outbox: Final = Outbox()

    async def socket(self, socket: WebSocket) -> None:
        if not is_welcome(socket.headers, self.house.config.origins):
            await socket.close(1008, "origin")
            return
        await socket.accept()
        source = address(socket, trust_proxy=self.house.config.trust_proxy)
        try:
            await self._let_in(socket, source)
        except Refused as refusal:
            self.house.counts.limited += isinstance(refusal, TooOften)
            await say_goodbye(socket, refusal)

    async def _let_in(self, socket: WebSocket, source: str) -> None:
        self._enter(source)
        stays = False
        try:
            room = await self._room(socket, source)
            stays = await converse(self.house, socket, room, self._outbox, partial(self._leave, source))
        finally:
            if not stays:
                self._leave(source)

    async def _room(self, socket: WebSocket, source: str) -> Room:
        if self.house.closed_because is not None:
            raise Unavailable(self.house.closed_because)
        self.arrivals.check(source, self.house.clock.monotonic())
        try:
            return await self.house.room(socket.path_params["id"])
        except Refused:
            self.unknown.check(source, self.house.clock.monotonic())
            await self.house.neighbours.limit(f"unknown {source}", *self.unknown.measure)
            raise

    def _enter(self, source: str) -> None:
        if self.most and self.inside[source] >= self.most:
            raise TooOften("too-many-sockets", most=self.most)
        counts = self.house.counts
        if counts.connections >= self.most_in_all:
            raise Unavailable("house-full")
        self.inside[source] += 1
        counts.connections += 1
        counts.connections_ever += 1

    def _leave(self, source: str) -> None:
        self.house.counts.connections -= 1
        self.inside[source] -= 1
        if not self.inside[source]:
            del self.inside[source]
