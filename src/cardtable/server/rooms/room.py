"""A table with those who are there: their connections, who is gone since when, and what each of them is shown."""

import asyncio
from collections.abc import Callable
from typing import Final

from cardtable.core.move import Forbidden, Refused, Seat
from cardtable.live.clock import Clock
from cardtable.live.live_table import Decide, LiveTable
from cardtable.server.rooms.bell import Bell
from cardtable.server.rooms.broadcast import Broadcast
from cardtable.server.rooms.elsewhere import NOBODY, Presence
from cardtable.server.rooms.snapshot import surroundings
from cardtable.server.sockets.connection import Connection
from cardtable.store.journal import Journal
from cardtable.table.table import Table
from cardtable.wire.codec import write
from cardtable.wire.difference import Fields
from cardtable.wire.messages import Goodbye

MOST_LINES: Final = 1000
"""The last lines of the log, for somebody who comes in: a longer log is read page by page."""
MOST_WORDS: Final = 200
"""The last words of the chat, for somebody who comes in."""
ASKING_S: Final = 120.0
"""Seconds for which somebody may wait for the others' consent."""

READING_S: Final = 60.0
"""Seconds for which a clock may stand while somebody reads how the game goes."""


def unheard(_: "Room") -> None:
    """Nobody else wants to know who is here."""


class Room:
    def __init__(self, table: Table, journal: Journal, clock: Clock, tell: "Callable[[Room], None]" = unheard) -> None:
        self.table: Final = table
        self.clock: Final = clock
        self.live: Final = LiveTable(table, journal, clock, self._changed)
        self.connections: Final[dict[Connection, None]] = {}
        """In the order in which they came."""
        self.elsewhere: Presence = NOBODY
        """Who is at this table on other servers."""
        self._asking: Final[dict[str, int]] = {}
        """Who waits for consent to come back, having asked here: by the hash of a token, the chair."""
        self._tell: Final = tell
        """Called whenever somebody comes, goes or asks here."""
        self.watch: Callable[[Room], None] = unheard
        """Called whenever the table has changed, after all who are there were shown it."""
        self.changed: Final = Bell()
        """Set when whoever tends the table should look at it."""
        self.is_worth_a_look: Callable[[], bool] = lambda: True
        """Whether what has just changed is for them; they say so themselves."""
        self.opened_at: Final = clock.monotonic()
        self.empty_since: float = clock.monotonic()
        self.unattended_since: float = clock.monotonic()
        """Since when nobody tends the table, and its clocks stand still."""
        self.is_known: bool = False
        """Whether it was in memory before somebody came, where several servers have it."""
        self._broadcast: Broadcast | None = None
        """What those who are there were shown."""
        self.comings: int = 0
        """Counts who comes, goes and asks."""
        self._is_hurried: bool = False
        """Whether bots here think less than they like."""
        self._seated: list[tuple[Connection, int | None]] = []
        self._chairs: dict[int | None, None] = {}
        self._seated_at: tuple[int, int] = (0, 0)
        """When it was last looked who sits where."""
        self._gone_at: Final[dict[str, float]] = {}
        """Since when the device with a token is not connected, by the token's hash."""
        self._expected: Final[dict[str, float]] = {}
        """Until when somebody who has just been let in may be on the way from the door, by the token's hash."""

    async def do(self, decide: Decide, id: str | None = None) -> int:
        return await self.live.do(decide, id)

    def chair_of(self, connection: Connection) -> int | None:
        """Who is at the other end: always derived from the token, never remembered."""
        return self.table.chair_for(connection.mark)

    def is_connected(self, chair: int) -> bool:
        who = self.table.chairs[chair]
        if who is None:
            return False
        for connection in self.connections:
            if connection.mark is not None and who.opens_to(connection.mark):
                return True
        return any(map(who.opens_to, self.elsewhere.here))

    def is_held(self, chair: int) -> bool:
        """Whether whoever has a chair is there, or on the way from the door."""
        who, now = self.table.chairs[chair], self.clock.monotonic()
        expected = [mark for mark, until in self._expected.items() if until > now] + list(self.elsewhere.expected)
        return self.is_connected(chair) or (who is not None and any(who.opens_to(mark) for mark in expected))

    def is_absent(self, seat: Seat) -> bool:
        """Whether a person's seat has nobody behind it now."""
        chair = self.table.seated[seat]
        return not self.table.chair_of(seat).is_bot and not self.is_connected(chair)

    def gone_at(self, chair: int) -> float:
        """Since when the person of a chair is not connected."""
        who = self.table.chairs[chair]
        marks = [mark for mark in (who.token, who.lent) if mark] if who else []
        return max((self._gone_at.get(mark, self.opened_at) for mark in marks), default=self.opened_at)

    def gone_for(self, chair: int) -> float:
        """For how many seconds the person of a chair has been away; none if they are there."""
        return 0.0 if self.is_connected(chair) else self.clock.monotonic() - self.gone_at(chair)

    def expect(self, mark: str, seconds: float) -> None:
        """Hold a chair for somebody who was let in and has no connection yet."""
        now = self.clock.monotonic()
        for late in [mark for mark, until in self._expected.items() if until <= now]:
            del self._expected[late]
        self._expected[mark] = now + seconds
        self._tell(self)

    def admits(self, mark: str | None) -> bool:
        """Whether somebody with this token may be here: at a seat, waiting for one, or looking on."""
        return mark in self._asking or mark in self.elsewhere.asking or self.lets_see(mark)

    def lets_see(self, mark: str | None) -> bool:
        """Whether somebody with this token may see the game: from a seat, or looking on."""
        return self.table.settings.onlookers == "yes" or self.table.chair_for(mark) is not None

    def arrive(self, connection: Connection) -> None:
        self.connections[connection] = None
        self._gone_at.pop(connection.mark or "", None)
        self._expected.pop(connection.mark or "", None)
        self._met()

    def depart(self, connection: Connection) -> None:
        self.connections.pop(connection, None)
        mark = connection.mark
        is_player = self.table.chair_for(mark) is not None
        if mark is not None and is_player and not any(other.mark == mark for other in self.connections):
            self._gone_at[mark] = self.clock.monotonic()
        if not self.connections:
            self.empty_since = self.clock.monotonic()
        self._met()

    def ask_back(self, mark: str, chair: int) -> None:
        """Somebody wants to come back to a chair, and the others are asked. Only one may: whoever agrees must know to
        whom."""
        other = self.asks_for(chair)
        if other is not None and (other in self.elsewhere.here or other in self._here()):
            raise Refused("seat-asked-for", name=self.table.chair_at(chair).name)
        self._asking.pop(other or "", None)
        self._asking[mark] = chair
        asyncio.get_running_loop().call_later(ASKING_S, self.turn_away, mark)
        self._met()

    def turn_away(self, mark: str) -> None:
        """Somebody who has asked is not let in, or nobody has answered."""
        if self._asking.pop(mark, None) is not None:
            self._met()

    def asks_for(self, chair: int) -> str | None:
        """The hash of the token of whoever asks for a chair now."""
        return next((mark for mark, wanted in self._outside().items() if wanted == chair), None)

    def presence(self) -> Presence:
        """Who is here, as other servers are told it."""
        now, here = self.clock.monotonic(), self._here()
        onlookers = sum(self.table.chair_for(connection.mark) is None for connection in self.connections)
        expected = frozenset(mark for mark, until in self._expected.items() if until > now)
        return Presence(here, onlookers, self._screens(), dict(self._asking), expected)

    def learn(self, elsewhere: Presence) -> None:
        """Other servers say who is at this table there."""
        if elsewhere == self.elsewhere:
            return
        for mark in self.elsewhere.here - elsewhere.here - self._here():
            self._gone_at[mark] = self.clock.monotonic()
        for mark in elsewhere.here:
            self._gone_at.pop(mark, None)
        arrived = [mark for mark in elsewhere.here if self._expected.pop(mark, None) is not None]
        self.elsewhere = elsewhere
        self.comings += 1
        if arrived:
            self._tell(self)
        self._changed()

    def read(self, seat: Seat, *, on: bool) -> None:
        """Let a clock stand while its player reads how the game goes: once in a game, and not for long."""
        now = self.clock.monotonic()
        if on:
            self.table.clocks.hold(seat, now + READING_S)
        else:
            self.table.clocks.let_go(seat, now)
        self._changed()

    def hurry(self, *, on: bool) -> None:
        """The house is busy and bots think less than they like; or not any more."""
        if on != self._is_hurried:
            self._is_hurried = on
            self.comings += 1
            self._changed()

    def close(self, why: Refused) -> None:
        """Send everybody away; they come back, here or to another server."""
        farewell = write(Goodbye(why.sentence, again=True))
        for connection in list(self.connections):
            connection.dismiss(farewell)

    def show_again(self, connection: Connection) -> None:
        """The whole table for somebody who lost the thread."""
        connection.picture = None
        self._show()

    def _here(self) -> frozenset[str]:
        return frozenset(connection.mark for connection in self.connections if connection.mark is not None)

    def _screens(self) -> int:
        return sum(connection.is_screen for connection in self.connections)

    def _met(self) -> None:
        """Somebody has come, gone, or asked."""
        self.comings += 1
        self._tell(self)
        self._changed()

    def _changed(self) -> None:
        if self._asking:
            self._forget_the_admitted()
        self._show()
        self.watch(self)
        if self.is_worth_a_look():
            self.changed.set()

    def _forget_the_admitted(self) -> None:
        for mark in [mark for mark in self._asking if self.table.chair_for(mark) is not None]:
            del self._asking[mark]

    def _show(self) -> None:
        """Send everybody the table as they may see it."""
        if not self.connections:
            self._broadcast, self._seated, self._seated_at = None, [], (0, 0)
            return
        seated = self._who_sits_where()
        picture = self._broadcast = self._broadcast or Broadcast(self.table, self._surroundings)
        picture.look(self._chairs, self.clock.monotonic(), self.comings)
        for connection, chair in seated:
            self._show_to(connection, chair, picture)

    def _surroundings(self) -> Fields:
        """What stands around the game, the table's and ours."""
        onlookers = sum([chair is None for _, chair in self._seated]) + self.elsewhere.onlookers
        asking = sorted(self._outside().values())
        here: Fields = {"hurried": self._is_hurried, "screens": self._screens() + self.elsewhere.screens}
        return surroundings(self.table, self.is_connected, onlookers, asking) | here

    def _outside(self) -> dict[str, int]:
        """Who waits for consent here or elsewhere, and for which chair; whoever sits there meanwhile was let in."""
        asking = self.elsewhere.asking | self._asking
        return {mark: chair for mark, chair in asking.items() if self.table.chair_for(mark) is None}

    def _who_sits_where(self) -> list[tuple[Connection, int | None]]:
        """Everybody with their chair: derived from their tokens whenever a chair, or who is there, has changed."""
        seated_at = self.table.arranged, self.comings
        if seated_at != self._seated_at:
            self._seated = [(connection, self.chair_of(connection)) for connection in self.connections]
            self._chairs = dict.fromkeys([chair for _, chair in self._seated])
            self._seated_at = seated_at
        return self._seated

    def _show_to(self, connection: Connection, chair: int | None, picture: Broadcast) -> None:
        if chair is None and not self.admits(connection.mark):
            connection.dismiss(write(Goodbye(Forbidden("onlookers-not-here").sentence)))
            return
        if chair is None and not self.lets_see(connection.mark):
            connection.picture = None
            connection.send(picture.doorstep())
            return
        changes = picture.changes(chair) if connection.has_seen(picture.number - 1, chair) else None
        if connection.send(changes or self._snapshot(connection, chair, picture)):
            connection.picture, connection.shown_as = picture.number, chair

    def _snapshot(self, connection: Connection, chair: int | None, picture: Broadcast) -> bytes:
        """Whoever gets another seat gets another log; of log and chat, everybody gets the end."""
        lines = 0 if connection.shown_as != chair and connection.picture is not None else connection.since
        lines = max(lines, len(self.table.lines) - MOST_LINES)
        return picture.snapshot(chair, lines=lines, words=max(len(self.table.words) - MOST_WORDS, 0))
