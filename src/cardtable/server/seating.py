"""Sitting down, and coming back to one's seat. A name says which seat, it doesn't prove whose."""

from dataclasses import dataclass
from typing import Final

from cardtable.core.move import Refused
from cardtable.server.credentials import hashed, hashed_key, is_same, luck, new_key, new_token
from cardtable.server.limits import Limit
from cardtable.server.room import Room
from cardtable.table import propose
from cardtable.table.names import clean_name
from cardtable.table.table import Table
from cardtable.wire.messages import Seated, SitDown

KEY_TRIES: Final = 5
KEY_PAUSE_S: Final = 60
WAY_FROM_THE_DOOR_S: Final = 10.0


@dataclass(frozen=True)
class Doorman:
    """Lets people in, and keeps those out who guess keys."""

    guesses: Limit

    async def let_in(self, room: Room, wish: SitDown) -> Seated:
        """A new seat; or one's own, by its name (and its key, where the table asks for it)."""
        chair = propose.chair_named(room.table, clean_name(wish.name)) if wish.name.strip() else None
        seated = await (self._sit(room, wish) if chair is None else self._come_back(room, chair, wish))
        room.expected[seated.chair] = room.clock.monotonic() + WAY_FROM_THE_DOOR_S
        return seated

    async def _sit(self, room: Room, wish: SitDown) -> Seated:
        token, key = new_token(), new_key()
        await room.do(
            lambda table: propose.sit(
                table, wish.name.strip() or None, wish.chair, luck(), token=hashed(token), key=hashed_key(key)
            )
        )
        chair = holder(room.table, token)
        assert chair is not None
        return Seated(room.table.id, chair, _name(room.table, chair), token, key)

    async def _come_back(self, room: Room, chair: int, wish: SitDown) -> Seated:
        who = room.table.chairs[chair]
        assert who is not None
        if who.is_bot or room.is_held(chair):
            raise Refused("name-at-the-table", name=who.name)
        if room.table.settings.rejoin == "key":
            self._check_key(room, chair, wish.key, who.key)
        token = new_token()
        await room.do(lambda table: propose.come_back(table, chair, token=hashed(token)))
        return Seated(room.table.id, chair, who.name, token, None)

    def _check_key(self, room: Room, chair: int, given: str | None, kept: str) -> None:
        if given is None:
            raise Refused("key-wanted")
        self.guesses.check(f"{room.table.id}/{chair}", room.clock.monotonic())
        if not is_same(hashed_key(given), kept):
            raise Refused("key-wrong")


def new_doorman() -> Doorman:
    return Doorman(Limit(KEY_TRIES, KEY_TRIES / KEY_PAUSE_S))


def holder(table: Table, token: str) -> int | None:
    """The chair that a token opens."""
    mark = hashed(token)
    return next((n for n, who in enumerate(table.chairs) if who and who.token and is_same(who.token, mark)), None)


def _name(table: Table, chair: int) -> str:
    who = table.chairs[chair]
    assert who is not None
    return who.name
