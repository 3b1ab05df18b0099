"""Calls players who are gone when it is their turn, once until they are back.

Rule 1: whoever was there when the question came knows of it. Only what is asked of somebody absent is a call.
Rule 2: a short absence is none: a page that is loaded again, a tunnel.
Rule 3: one call until they are back, however often the table answers for them meanwhile.
Rule 4: a call tells the table, the game and the player's own name: no card, nobody else.
"""

import asyncio
import logging
from functools import partial
from typing import Final, NamedTuple

from cardtable.core.move import Refused, Seat
from cardtable.live.clock import Clock
from cardtable.server.push.encryption import encrypted
from cardtable.server.push.services import Push, deliver
from cardtable.server.push.vapid import Vapid, unplain
from cardtable.server.rooms.credentials import hashed
from cardtable.server.rooms.neighbours import Neighbours
from cardtable.server.rooms.room import Room
from cardtable.server.scope import Scope
from cardtable.table.deeds import Subscribed
from cardtable.table.table import Table
from cardtable.wire.codec import write
from cardtable.words.speech import speech

log = logging.getLogger("cardtable.push")

CALM_S: Final = 10.0
"""Seconds that somebody must have been gone."""
KEPT_S: Final = 86400
"""For so long a service keeps a call for a device that is off."""
TOPIC: Final = 32
"""Letters by which a service knows two calls of the same table, so that the later takes the earlier's place."""


class Waiting(NamedTuple):
    """What a chair was asked last, and whether its player knows."""

    question: int | None
    is_called: bool


class Caller:
    def __init__(self, vapid: Vapid, clock: Clock, scope: Scope, neighbours: Neighbours) -> None:
        self.vapid: Final = vapid
        self._clock: Final = clock
        self._scope: Final = scope
        self._neighbours: Final = neighbours

    def meet(self, room: Room) -> None:
        """From now on look at a table whenever it changes; what it asks now was asked before. What each chair knows
        lives as long as the table is in memory; one that is compiled takes no weak reference."""
        known = {chair: question_for(room.table, chair) for chair in room.table.seated}
        room.watch = partial(self._look, {chair: Waiting(asked, is_called=False) for chair, asked in known.items()})

    def _look(self, waiting: dict[int, Waiting], room: Room) -> None:
        table = room.table
        for chair in [n for n, who in enumerate(table.chairs) if who and who.subscription]:
            self._look_at(waiting, room, chair)

    def _look_at(self, waiting: dict[int, Waiting], room: Room, chair: int) -> None:
        question = question_for(room.table, chair)
        before = waiting.get(chair, Waiting(None, is_called=False))
        if room.is_connected(chair):
            waiting[chair] = Waiting(question, is_called=False)
        elif question not in (None, before.question):
            waiting[chair] = Waiting(question, is_called=True)
            if not before.is_called and self._neighbours.tends(room.table.id):
                self._scope.start(self._call(waiting, room, chair))

    async def _call(self, waiting: dict[int, Waiting], room: Room, chair: int) -> None:
        await asyncio.sleep(max(CALM_S - room.gone_for(chair), 0.0))
        who = room.table.chairs[chair]
        if who is None or who.subscription is None or room.is_connected(chair):
            return
        if question_for(room.table, chair) is None:
            waiting[chair] = Waiting(None, is_called=False)
            return
        to = who.subscription
        if not await asyncio.to_thread(deliver, self._push(room.table, who.name, to)):
            await self._forget(room, chair, to)

    def _push(self, table: Table, name: str, to: Subscribed) -> Push:
        voice = speech(to.language)
        told = {
            "title": voice.text(f"{table.game.name}-title"),
            "body": voice.text("push-your-turn", name=name),
            "path": f"/t/{table.id}",
        }
        body = encrypted(write(told), unplain(to.receiver), unplain(to.auth))
        headers = {
            "Authorization": self.vapid.authorization(to.endpoint, self._clock.now()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(table.settings.days_per_move * KEPT_S or KEPT_S),
            "Urgency": "normal",
            "Topic": hashed(table.id)[:TOPIC],
        }
        return Push(to.endpoint, body, headers)

    async def _forget(self, room: Room, chair: int, gone: Subscribed) -> None:
        """The service says that nobody is subscribed there any more."""

        def decision(table: Table) -> Subscribed:
            who = table.chairs[chair]
            if who is None or who.subscription != gone:
                raise Refused("seat-is-gone")
            return Subscribed(chair)

        try:
            await room.do(decision)
        except Refused as refusal:
            log.info("not forgotten", extra={"table": room.table.id, "why": refusal.sentence.code})


def waited_for(table: Table) -> list[Seat]:
    """The seats that the game waits for now."""
    return list(table.state.waiting) if table.state and table.phase == "playing" and not table.paused else []


def question_for(table: Table, chair: int) -> int | None:
    """The number of what the person of a chair is asked; None, if nothing, or if a bot answers."""
    seat = table.seat_of(chair)
    is_asked = seat is not None and seat in waited_for(table) and not table.bot_level(seat)
    return table.question(seat) if is_asked and seat is not None else None
