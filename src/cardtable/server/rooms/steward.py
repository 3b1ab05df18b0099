"""What a table does by itself while somebody is there: bots that play, clocks that run out, seats that are absent.

The rules say what silence means; the table says when it has lasted long enough.
"""

import asyncio
import logging
import math
from functools import partial
from typing import Final

from cardtable.core.game import State
from cardtable.core.level import SEARCHING
from cardtable.core.move import Refused, Seat
from cardtable.live.live_table import Decide
from cardtable.live.opinion import opinion
from cardtable.server.rooms.neighbours import Neighbours
from cardtable.server.rooms.room import Room
from cardtable.server.rooms.snapshot import start_refused
from cardtable.server.rooms.thinker import Thinker
from cardtable.server.scope import Scope
from cardtable.table import decide
from cardtable.table.deal import bot_chance
from cardtable.table.decide import Decision
from cardtable.table.deeds import Kept
from cardtable.table.table import KEEPER, Table

log = logging.getLogger("cardtable.steward")

MOST_SILENT: Final = 3
"""Answers by the table in a row, after which a bot takes over (GK-09)."""
LONG: Final = 3600.0
NEVER: Final = math.inf
HOST_S: Final = 3.0
"""Seconds that a host may be gone at least, as when a page is loaded again."""
AGAIN_S: Final = 1.0
"""Seconds until what was refused, perhaps by the disk, is tried again."""


class Steward:
    def __init__(self, room: Room, thinker: Thinker, scope: Scope, neighbours: Neighbours) -> None:
        self.room: Final = room
        self._thinker: Final = thinker
        self._scope: Final = scope
        self._neighbours: Final = neighbours
        self._asked: Final[dict[Seat, int]] = {}
        """The question for which a seat's bot is thinking."""
        self._shuffles: int = 0
        self._bots_speak_at: float = 0.0
        """When people have had time to look at the last deal."""
        self.is_awake: bool = False
        self._seen: tuple[int, int] = (0, 0)
        """How the table was arranged, and who was there, when it was last looked at."""
        self._looks_again_at: float = 0.0
        room.is_worth_a_look = self._is_worth_a_look

    def wake(self) -> None:
        """Begin to tend the table, if that isn't done already."""
        if not self.is_awake:
            self.is_awake = True
            now = self.room.clock.monotonic()
            self._table.go_on(now - self.room.unattended_since, now)
            self._scope.start(self._tend())

    async def _tend(self) -> None:
        try:
            while self._is_needed() and self._is_ours():
                self.room.changed.clear()
                self._seen = self._table.arranged, self.room.comings
                await self._begin_when_all_are_ready()
                await self._keep_and_pause()
                self._set_bots_thinking()
                await self._wait(min(await self._pass_host(), await self._answer_for_the_silent()))
        finally:
            self.is_awake = False
            self.room.unattended_since = self.room.clock.monotonic()
            self._asked.clear()

    def _is_ours(self) -> bool:
        """Whether it is here that the table is tended."""
        return self._neighbours.tends(self._table.id)

    def _is_needed(self) -> bool:
        """Somebody is there; or bots and the calendar go on without, as in a game by correspondence."""
        return bool(self.room.connections) or self.is_due()

    def is_due(self) -> bool:
        """Whether a game by correspondence waits for a bot, or for somebody whose days are over."""
        if not self._table.settings.days_per_move:
            return False
        now = self.room.clock.monotonic()
        return any(self._table.bot_level(s) or self._due(s) <= now for s in self._waited_for())

    def _is_worth_a_look(self) -> bool:
        """Whether a change gives the table something to do before it looks again anyway; most moves don't."""
        if (self._table.arranged, self.room.comings) != self._seen:
            return True
        state = self._table.state
        if state is None:
            return False
        self._note_deal(state)
        return self._is_playing() and any(self._is_due_soon(seat) for seat in state.waiting)

    def _is_due_soon(self, seat: Seat) -> bool:
        if self._table.bot_level(seat):
            return self._asked.get(seat) != self._table.question(seat)
        return self._due(seat) < self._looks_again_at

    async def _wait(self, seconds: float) -> None:
        self._looks_again_at = self.room.clock.monotonic() + seconds
        await self.room.changed.wait(seconds)

    @property
    def _table(self) -> Table:
        return self.room.table

    def _waited_for(self) -> list[Seat]:
        state = self._table.state
        return list(state.waiting) if state is not None and self._is_playing() else []

    def _is_playing(self) -> bool:
        return self._table.phase == "playing" and not self._table.paused

    def _people(self) -> list[Seat]:
        """Seats of people who have not left, once the game runs."""
        state = self._table.state
        if state is None or self._table.phase != "playing":
            return []
        return [Seat(s) for s in range(state.players) if not self._table.chair_of(Seat(s)).is_bot]

    async def _begin_when_all_are_ready(self) -> None:
        if self._table.all_are_ready() and self._table.state is None and start_refused(self._table) is None:
            await self._try(decide.start)

    async def _pass_host(self) -> float:
        """Let somebody who is there be the host when the host is gone for long; how long until that may be needed."""
        table, host = self._table, self._table.host
        here = [n for n in table.taken() if self.room.is_connected(n) and not self._is_out(n)]
        if host is None or host in here or not here:
            return LONG
        grace = max(table.settings.grace_s, HOST_S)
        left = self.room.gone_at(host) + grace - self.room.clock.monotonic()
        if left <= 0:
            await self._try(partial(decide.pass_host, chair=here[0]))
            return LONG
        return left

    def _is_out(self, chair: int) -> bool:
        seat = self._table.seat_of(chair)
        return seat is not None and self._table.has_left(seat)

    async def _keep_and_pause(self) -> None:
        """Hand seats back to those who returned; pause for those who are gone, where the table does that."""
        for seat in [seat for seat in self._table.kept if not self._is_gone(seat)]:
            await self._try(partial(decide.hand_back, seat=seat))
        if self._table.settings.absent != "pause" and not self._table.waits_for:
            return
        missing = [s for s in self._people() if s not in self._table.kept and self._is_gone(s)]
        settings = self._table.settings
        if missing and not self._table.paused and settings.absent == "pause" and not settings.days_per_move:
            name = self._table.chair_of(missing[0]).name
            await self._try(lambda table: decide.pause(table, on=True, waits_for=name))
        elif not missing and self._table.waits_for:
            await self._try(lambda table: decide.pause(table, on=False))

    def _is_gone(self, seat: Seat) -> bool:
        return self.room.is_absent(seat) or self._table.has_left(seat)

    def _note_deal(self, state: State) -> None:
        """After a deal no bot speaks for some paces, always the same, so that it tells nothing."""
        if state.shuffles != self._shuffles:
            self._shuffles = state.shuffles
            look = self._table.game.paces_to_look * self._table.settings.pace_ms / 1000
            self._bots_speak_at = self.room.clock.monotonic() + look

    def _pause(self) -> float:
        """How long a bot keeps its answer back."""
        return max(self._table.settings.pace_ms / 1000, self._bots_speak_at - self.room.clock.monotonic())

    def _set_bots_thinking(self) -> None:
        if self._table.state is not None:
            self._note_deal(self._table.state)
        for seat in self._waited_for():
            question, level = self._table.question(seat), self._table.bot_level(seat)
            if level and question is not None and self._asked.get(seat) != question:
                self._asked[seat] = question
                self._scope.start(self._think(seat, level, question))

    async def _think(self, seat: Seat, level: str, question: int) -> None:
        """A bot's answer, after a pause that tells nothing of its cards."""
        if level in SEARCHING:
            self.room.hurry(on=self._thinker.is_hurried(level))
        speaks_at = self.room.clock.monotonic() + self._pause()
        move = await self._choose(seat, level)
        await asyncio.sleep(max(speaks_at - self.room.clock.monotonic(), 0.0))
        if self._table.question(seat) == question and not self._table.paused and self._is_ours():
            await self._try(lambda table: decide.play(table, seat, move, question, "bot"))
        if self._table.question(seat) == question:
            await asyncio.sleep(AGAIN_S)
            self._asked.pop(seat, None)
            self.room.changed.set()

    async def _choose(self, seat: Seat, level: str) -> str:
        scripted = self._table.scripted(seat)
        if scripted is not None and opinion(self._table, seat, scripted).legal:
            return scripted
        view, opened = self._table.view(seat), self._table.opened
        assert view is not None
        seed = bot_chance(opened.seed, seat, self._table.decisions) if opened.deal else None
        return await self._thinker.answer(self._table.game.name, level, view, seed)

    async def _answer_for_the_silent(self) -> float:
        """Play for whoever's time is over; how long until the next one's is."""
        soonest = self.room.clock.monotonic() + LONG
        for seat in self._waited_for():
            if self._table.bot_level(seat):
                continue
            due = self._due(seat)
            if due <= self.room.clock.monotonic():
                return 0.0 if await self._try(partial(self._for_the_silent, seat=seat)) else AGAIN_S
            soonest = min(soonest, due)
        return max(soonest - self.room.clock.monotonic(), 0.01)

    def _due(self, seat: Seat) -> float:
        """When the table answers for a seat: when its clock or its grace runs out; at once if it has left."""
        if self._table.has_left(seat):
            return self.room.clock.monotonic()
        deadline = self._table.deadline(seat)
        due = NEVER if deadline is None else deadline
        chair, settings = self._table.seated[seat], self._table.settings
        if settings.absent in ("wait", "pause") or settings.days_per_move or not self.room.is_absent(seat):
            return due
        return min(self.room.gone_at(chair) + settings.grace_s, due)

    def _for_the_silent(self, table: Table, seat: Seat) -> Decision | Kept:
        state = table.state
        assert state is not None
        absent = self._is_gone(seat)
        if absent and table.settings.absent == "bot":
            return decide.keep(table, seat, KEEPER)
        if absent and table.settings.absent == "default_then_bot" and table.silent.get(seat, 0) >= MOST_SILENT:
            return decide.keep(table, seat, KEEPER)
        skip = state.skip(seat) if absent and table.settings.absent == "skip" else None
        return decide.play(table, seat, str(skip or state.default(seat)), None, "table")

    async def _try(self, decision: Decide) -> bool:
        """Do what the table wants, unless somebody was faster; whether it was done."""
        try:
            await self.room.do(decision)
        except Refused as refusal:
            log.info("not done", extra={"table": self._table.id, "why": refusal.sentence.code})
            return False
        return True
