"""Headers that keep pages safe, and where a request or a socket comes from."""

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "font-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; "
        "object-src 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
}


class SafeHeaders:
    """Adds the headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        await self.app(scope, receive, send_safely if scope["type"] == "http" else send)


def is_welcome(headers: Headers, origins: tuple[str, ...]) -> bool:
    """A socket comes from a page of this server, from a named origin, or from no page at all."""
    origin = headers.get("origin")
    return origin is None or origin in origins or urlsplit(origin).netloc == headers.get("host")


def address(connection: HTTPConnection, *, trust_proxy: bool) -> str:
    """Where a request or a socket comes from."""
    forwarded = connection.headers.get("x-forwarded-for", "") if trust_proxy else ""
    return forwarded.split(",")[-1].strip() or (connection.client.host if connection.client else "")
