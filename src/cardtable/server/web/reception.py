"""What everybody is asked before anything else: whether they mean this server, how often they have come, and whether
they bring the house's key, where it has one.

Requests to the API and sockets have limits of their own, in api.py and entrance.py.
"""

from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from cardtable.core.move import Forbidden, Refused, TooOften
from cardtable.server.rooms.house import House
from cardtable.server.web.api import refused, status
from cardtable.server.web.headers import address, is_own, own_names
from cardtable.server.web.house_key import OPEN_TO_ALL, brings_a_key, check_key, remembered
from cardtable.server.web.limits import Limit
from cardtable.words import speech

API: Final = "/api/"
FOR_MACHINES: Final = (*OPEN_TO_ALL, "/metrics")
LONGEST_HOST: Final = 255


class Reception:
    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app: Final = app
        self.house: Final = house
        self.names: Final = own_names(house.config.host, house.config.origins)
        self.pages: Final = Limit(300, 30, house.config.rate)
        self.machines: Final = Limit(100, 10, house.config.rate)
        self.keys: Final = Limit(30, 0.5, house.config.rate)
        """Wrong keys of the house."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        try:
            self._ask(HTTPConnection(scope))
        except Refused as refusal:
            self.house.counts.limited += isinstance(refusal, TooOften)
            await _no(HTTPConnection(scope), refusal)(scope, receive, send)
        else:
            answer = remembered(HTTPConnection(scope), self.house.config.key) or self.app
            await answer(scope, receive, send)

    def _ask(self, connection: HTTPConnection) -> None:
        path, now = connection.scope["path"], self.house.clock.monotonic()
        if path not in OPEN_TO_ALL:
            self._check_name(connection.headers.get("host", "localhost"))
        source = address(connection, trust_proxy=self.house.config.trust_proxy)
        if connection.scope["type"] == "http" and not path.startswith(API):
            limit = self.machines if path in FOR_MACHINES else self.pages
            limit.check(source, now)
        self._ask_for_the_key(connection, source, now)

    def _check_name(self, host: str) -> None:
        """A page that leads a name of its own here must not speak for its visitors."""
        if len(host) > LONGEST_HOST or not is_own(host, self.names):
            raise Forbidden("host-strange", host=host[:LONGEST_HOST])

    def _ask_for_the_key(self, connection: HTTPConnection, source: str, now: float) -> None:
        """Whoever guesses is slowed down, whatever they guess; to bring none is no guess."""
        if brings_a_key(connection, self.house.config.key):
            self.keys.check_tries(source, now)
        try:
            check_key(connection, self.house.config.key)
        except Forbidden:
            if brings_a_key(connection, self.house.config.key):
                self.keys.check(source, now)
            raise


def _no(connection: HTTPConnection, refusal: Refused) -> Response | WebSocketClose:
    """The refusal for a program, a socket, or somebody who looks at a page."""
    if connection.scope["type"] == "websocket":
        return WebSocketClose(1008, refusal.sentence.code)
    if connection.scope["path"].startswith(API):
        return refused(refusal)
    voice = speech(connection.headers.get("accept-language", "")[:2])
    return PlainTextResponse(voice.text(refusal.sentence.code, **refusal.sentence.facts) + "\n", status(refusal))
