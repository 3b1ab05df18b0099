"""Sitting down, and coming back to one's seat. A name says which seat, it doesn't prove whose.

On the same device the token brings people back. On another one the seat's key proves whose it is. A name alone is
believed where the table says so, late, for all to see, and only until the owner's own device is there again.
"""

from dataclasses import dataclass
from typing import Final

from cardtable.core.move import Refused
from cardtable.server.rooms.credentials import hashed, hashed_key, is_same, luck, new_key, new_token
from cardtable.server.rooms.room import Room
from cardtable.server.web.limits import Limit
from cardtable.table import decide
from cardtable.table.chair import Chair
from cardtable.table.deeds import CameBack
from cardtable.table.names import clean_name
from cardtable.table.table import Table
from cardtable.wire.bodies import Seated, SitDown

KEY_TRIES: Final = 5
KEY_PAUSE_S: Final = 60
WAY_FROM_THE_DOOR_S: Final = 10.0


@dataclass(frozen=True)
class Doorman:
    """Lets people in, and keeps those out who guess keys."""

    guesses: Limit

    async def let_in(self, room: Room, wish: SitDown, source: str) -> Seated:
        """A new seat; or one's own, by its name or its key, as the table asks for it."""
        name = clean_name(wish.name) if wish.name.strip() else None
        token = new_token()
        mark = hashed(token)
        if name is None or decide.chair_named(room.table, name) is None:
            key = await self._sit(room, name, wish, mark)
            seated = _seated(room, token, mark, key)
        elif room.table.settings.rejoin == "ask" and wish.key is None:
            seated = self._ask_back(room, name, token, mark)
        else:
            await self._come_back(room, name, wish, mark, source)
            seated = _seated(room, token, mark, None)
        room.expect(mark, WAY_FROM_THE_DOOR_S)
        return seated

    async def _sit(self, room: Room, name: str | None, wish: SitDown, mark: str) -> str:
        """Give somebody a chair; the key to it."""
        key = new_key()
        await room.do(lambda table: decide.sit(table, name, wish.chair, luck(), token=mark, key=hashed_key(key)))
        return key

    def _ask_back(self, room: Room, name: str, token: str, mark: str) -> Seated:
        """The others are asked; whoever waits looks on meanwhile."""
        chair = decide.chair_named(room.table, name)
        assert chair is not None
        who = _absent(room, room.table, chair)
        room.ask_back(mark, chair)
        return Seated(room.table.id, chair, who.name, token, None)

    async def _come_back(self, room: Room, name: str, wish: SitDown, mark: str, source: str) -> None:
        def decision(table: Table) -> CameBack:
            chair = decide.chair_named(table, name)
            if chair is None:
                raise Refused("seat-is-gone")
            if wish.key is not None:
                self._check_key(room, chair, wish.key, source)
                return decide.come_back(table, chair, "key", token=mark)
            _check_name(room, table, chair)
            return decide.come_back(table, chair, "name", token=mark)

        await room.do(decision)

    def _check_key(self, room: Room, chair: int, given: str, source: str) -> None:
        """Each address has its own few tries, so that nobody's wrong keys keep the owner out."""
        who = room.table.chairs[chair]
        assert who is not None
        self.guesses.check(f"{room.table.id}/{chair}/{source}", room.clock.monotonic())
        if not who.key or not is_same(hashed_key(given), who.key):
            raise Refused("key-wrong")
        if not who.lent:
            _absent(room, room.table, chair)


def new_doorman() -> Doorman:
    return Doorman(Limit(KEY_TRIES, KEY_TRIES / KEY_PAUSE_S))


async def take_back(room: Room, mark: str | None) -> None:
    """The owner of a seat is there: whoever came back to it by name looks on from now."""
    owned = [who for who in room.table.chairs if who and who.lent and who.token == mark]
    if mark is not None and owned:
        await room.do(lambda table: decide.take_back(table, mark))


def _check_name(room: Room, table: Table, chair: int) -> None:
    """Whether a name alone is believed here and now."""
    who = _absent(room, table, chair)
    if table.settings.rejoin == "key":
        raise Refused("key-wanted")
    left = table.settings.return_s - room.gone_for(chair)
    if left > 0:
        raise Refused("seat-held-for-its-owner", name=who.name, seconds=int(left) + 1)


def _absent(room: Room, table: Table, chair: int) -> Chair:
    """The person of a chair who is not there; nobody's place is taken."""
    who = table.chairs[chair]
    if who is None or who.is_bot or room.is_held(chair):
        raise Refused("name-at-the-table", name=who.name if who else "")
    if not who.token:
        raise Refused("seat-is-gone")
    return who


def _seated(room: Room, token: str, mark: str, key: str | None) -> Seated:
    chair = room.table.chair_for(mark)
    if chair is None:
        raise Refused("seat-is-gone")
    return Seated(room.table.id, chair, room.table.chair_at(chair).name, token, key)
