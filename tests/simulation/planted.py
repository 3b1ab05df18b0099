"""Faults that the server once had, put back: the simulation must find each of them."""

import asyncio
from contextlib import contextmanager
from functools import partial
from unittest import mock

from tests.simulation.database import SimulatedRegistry

from cardtable.live.live_table import LiveTable
from cardtable.server.cluster.cluster import Cluster
from cardtable.server.cluster.leases import Leases
from cardtable.server.rooms import house
from cardtable.server.rooms.credentials import luck
from cardtable.server.rooms.room import Room
from cardtable.server.sockets import dispatch
from cardtable.table.deeds import Rematched
from cardtable.table.ids import new_id
from cardtable.wire.messages import Done


@contextmanager
def remembered_chair():
    """A connection remembers its chair, which only the server's own commits renew; and whoever hangs up cancels the
    commit that carries their command, which may reach the disk all the same."""
    append, answer, arrive, depart = LiveTable._append, dispatch.answer, Room.arrive, Room.depart
    chairs, carried, rooms = {}, {}, {}

    async def reseating(live, entry, checked=None):
        await append(live, entry, checked)
        for connection in rooms[live].connections if live in rooms else ():
            chairs[connection] = live.table.chair_for(connection.mark)

    def answering(house, room, connection, command):
        answered = answer(house, room, connection, command)
        return carry(connection, answered) if asyncio.iscoroutine(answered) else answered

    async def carry(connection, work):
        carried.setdefault(connection, []).append(asyncio.current_task())
        return await work

    def arriving(room, connection):
        rooms[room.live] = room
        chairs[connection] = room.table.chair_for(connection.mark)
        arrive(room, connection)

    def departing(room, connection):
        depart(room, connection)
        for work in carried.pop(connection, []):
            work.get_loop().call_soon(work.cancel)

    with (
        mock.patch.object(LiveTable, "_append", reseating),
        mock.patch("cardtable.server.sockets.conversation.answer", answering),
        mock.patch.object(Room, "arrive", arriving),
        mock.patch.object(Room, "depart", departing),
        mock.patch.object(Room, "chair_of", lambda room, connection: chairs.get(connection)),
    ):
        yield


@contextmanager
def chair_before_the_lock():
    """Whose command it is, is looked up when it comes, and not when it is its turn."""

    async def done(room, mark, command):
        chair = dispatch._chair(room.table, mark)

        def decided(table):
            who = table.chairs[chair]
            return dispatch.decided(room, table, who.token if who else mark, command)

        id = f"{(mark or '')[:12]}.{command.id}"
        return Done(command.id, await room.live.commit(decided, id))

    with mock.patch.object(dispatch, "_done", done):
        yield


@contextmanager
def rematch_race():
    """Whether there is a rematch already is asked before the lock, and everybody who asks in time opens one."""

    async def rematch(self, room, who):
        who(room.table)
        if room.table.phase == "over" and room.table.rematch is None:
            await room.do(partial(_rematched, id=new_id(luck())))
            await self._open_rematch(room.table)
        return room.table.version

    def _rematched(table, id):
        return Rematched(id)

    with mock.patch.object(house.House, "rematch", rematch):
        yield


@contextmanager
def trusted_hints():
    """Whatever is new will be told; nobody looks."""

    async def look_at_nothing(cluster):
        """Nothing is ever missed."""

    with mock.patch.object(Cluster, "_look", look_at_nothing):
        yield


@contextmanager
def endless_lease():
    """Who once had a lease believes in it, whether it could be renewed or not."""
    with mock.patch.object(Leases, "is_alive", property(lambda leases: leases.until > 0)):
        yield


@contextmanager
def unnoticed_restart():
    """A database that was started again is taken for one that remembers who is there."""
    with mock.patch.object(SimulatedRegistry, "epoch", property(lambda registry: 0)):
        yield


PLANTED = (remembered_chair, chair_before_the_lock, rematch_race)
PLANTED_AMONG_MANY = (trusted_hints, endless_lease, unnoticed_restart)
