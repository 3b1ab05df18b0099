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
from cardtable.store.journal import Unwritable
from cardtable.table.deeds import Rematched
from cardtable.table.ids import new_id


@contextmanager
def remembered_chair():
    """A connection remembers its chair, which only the server's own commits renew; and whoever hangs up cancels the
    commit that carries their command, which may reach the disk all the same."""
    decide, written, go_on = LiveTable.decide, LiveTable.written, LiveTable._go_on
    arrive, depart = Room.arrive, Room.depart
    chairs, carried, rooms = {}, {}, {}

    def reseating(live, attempt, fault):
        if isinstance(fault, asyncio.CancelledError):
            live._end(attempt.wish.told, Unwritable("disk-refuses"))
            return
        written(live, attempt, fault)
        for connection in rooms[live].connections if live in rooms else ():
            chairs[connection] = live.table.chair_for(connection.mark)

    def decide_for(live, wish, fault=None):
        told = getattr(wish.told, "func", wish.told)
        sender = getattr(told.__self__, "_connection", None)
        live._go_on = partial(carry, live, sender)
        decide(live, wish, fault)
        live._go_on = partial(go_on, live)

    def carry(live, sender, work, then):
        task = live.start(live._to_its_end(work, then))
        carried.setdefault(sender, []).append(task)

    def arriving(room, connection):
        rooms[room.live] = room
        chairs[connection] = room.table.chair_for(connection.mark)
        arrive(room, connection)

    def departing(room, connection):
        depart(room, connection)
        for work in carried.pop(connection, []):
            work.get_loop().call_soon(work.cancel)

    with (
        mock.patch.object(LiveTable, "written", reseating),
        mock.patch.object(LiveTable, "decide", decide_for),
        mock.patch.object(Room, "arrive", arriving),
        mock.patch.object(Room, "depart", departing),
        mock.patch.object(Room, "chair_of", lambda room, connection: chairs.get(connection)),
    ):
        yield


@contextmanager
def chair_before_the_lock():
    """Whose command it is, is looked up when it comes, and not when it is its turn."""

    def begin(room, mark, command, done):
        chair = dispatch._chair(room.table, mark)

        def decided(table):
            who = table.chairs[chair]
            return dispatch.decided(room, table, who.token if who else mark, command)

        room.live.begin(decided, f"{(mark or '')[:12]}.{command.id}", done)

    with mock.patch.object(dispatch, "_begin", begin):
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
