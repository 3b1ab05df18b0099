"""A server among others on one PostgreSQL.

Each server keeps the tables of its guests in memory. A hint says that somebody else wrote something; then the tail is
read. A hint may be lost, so what guests are looking at is compared with the journal now and then, and all of it when
the line was cut. Which of two writers was first, the key (table, version) decides.
"""

import asyncio
import logging
import secrets
from collections.abc import Sequence
from typing import Final

from cardtable.core.move import Refused
from cardtable.server.cluster.hints import Hints
from cardtable.server.rooms.neighbours import Neighbours
from cardtable.server.rooms.room import Room
from cardtable.server.scope import Scope
from cardtable.store.journal import Unreachable
from cardtable.store.postgres.journal import PostgresJournal
from cardtable.store.postgres.writer import Key

log = logging.getLogger("cardtable.cluster")

BEAT_S: Final = 1.0
"""How often a server looks at what it may have missed."""


class Cluster(Neighbours):
    def __init__(self, journal: PostgresJournal) -> None:
        self.server: Final = secrets.token_hex(6)
        self._journal: Final = journal
        self._hints: Final = Hints(journal.address, self.server, self._hear)
        self._rooms: dict[str, Room] = {}
        self._wanted: Final[dict[str, int]] = {}
        """The newest version that was heard of, of tables that are being read."""
        self._scope: Scope = Scope()
        journal.announce = self._announce

    async def live(self, rooms: dict[str, Room], scope: Scope) -> None:
        """From the first hint to the last."""
        self._rooms, self._scope = rooms, scope
        while True:
            try:
                await self._beat()
            except Refused as refusal:
                log.warning("no beat", extra={"why": str(refusal)})
            await asyncio.sleep(BEAT_S)

    async def refresh(self, room: Room) -> None:
        await room.live.catch_up()

    async def close(self) -> None:
        await self._hints.close()

    async def _beat(self) -> None:
        """Be heard, and see what was missed."""
        await self._hints.listen()
        tables = [id for id, room in self._rooms.items() if room.connections]
        if tables:
            self._hear(list((await self._journal.newest(tables)).items()))

    def _announce(self, keys: Sequence[Key], seconds: float) -> None:
        self._hints.tell(keys, self._scope)

    def _hear(self, keys: Sequence[Key]) -> None:
        for id, version in keys:
            room = self._rooms.get(id)
            if room is None or room.table.version >= version:
                continue
            is_read = id in self._wanted
            self._wanted[id] = max(version, self._wanted.get(id, 0))
            if not is_read:
                self._scope.start(self._read(room))

    async def _read(self, room: Room) -> None:
        """Read the tail, as often as there is more to come."""
        id = room.table.id
        try:
            while room.table.version < self._wanted[id]:
                before = room.table.version
                await room.live.catch_up()
                if room.table.version == before:
                    return
        except Unreachable as fault:
            log.info("not read now", extra={"table": id, "why": fault.why})
        finally:
            del self._wanted[id]
