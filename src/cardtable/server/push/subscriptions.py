"""Subscribing over HTTP: a device says where it can be called for a seat that it has."""

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Final

from starlette.requests import Request
from starlette.responses import Response

from cardtable.core.move import Forbidden, Refused
from cardtable.server.push.services import check_endpoint
from cardtable.server.web.exchange import as_json, mark_of, whole_body
from cardtable.table.deeds import Subscribed
from cardtable.table.table import Table
from cardtable.wire.codec import read_body
from cardtable.wire.push import PushKey, Subscribe

if TYPE_CHECKING:
    from cardtable.server.web.api import Lobby

type Answer = Callable[[Request], Awaitable[Response]]

AUTH: Final = 16
"""Bytes of the secret of a subscription."""


class Subscriptions:
    def __init__(self, lobby: "Lobby") -> None:
        self.lobby: Final = lobby

    def routes(self) -> Sequence[tuple[str, str, Answer]]:
        return [("/api/push", "GET", self.key), ("/api/tables/{id}/push", "POST", self.subscribe)]

    async def key(self, request: Request) -> Response:
        caller = self.lobby.house.caller
        return as_json(PushKey(caller.vapid.public if caller else None))

    async def subscribe(self, request: Request) -> Response:
        if self.lobby.house.caller is None:
            raise Refused("push-not-here")
        self.lobby.check(self.lobby.sittings, request)
        room, mark = await self.lobby.room(request), mark_of(request)
        wish = read_body(await whole_body(request), Subscribe)
        if wish.endpoint:
            check_endpoint(wish.endpoint, self.lobby.house.config.push_services)
            _check_keys(wish)

        if not _is_known(room.table, mark, wish):
            await room.do(lambda table: subscribed(table, mark, wish))
        return as_json({"table": room.table.id}, 201)


def subscribed(table: Table, mark: str | None, wish: Subscribe) -> Subscribed:
    """What comes of it for whoever has the token with this hash."""
    chair = table.chair_for(mark)
    if chair is None:
        raise Forbidden("onlookers-look")
    return Subscribed(chair, wish.endpoint, wish.p256dh, wish.auth, wish.language)


def _is_known(table: Table, mark: str | None, wish: Subscribe) -> bool:
    """Whether a page that is loaded again says what it said before."""
    deed = subscribed(table, mark, wish)
    return table.chair_at(deed.chair).subscription == (deed if deed.endpoint else None)


def _check_keys(wish: Subscribe) -> None:
    """Refuse keys with which nothing could be encrypted."""
    from cardtable.server.push.encryption import public_key
    from cardtable.server.push.vapid import unplain

    try:
        public_key(unplain(wish.p256dh))
        is_whole = len(unplain(wish.auth)) == AUTH
    except ValueError:
        is_whole = False
    if not is_whole:
        raise Refused("push-keys-wrong")
