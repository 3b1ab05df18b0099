"""Headers that keep pages safe, and where a request or a socket comes from."""

import socket
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cardtable.core.move import Refused

EVERYWHERE: Final = {"x-content-type-options": "nosniff", "referrer-policy": "no-referrer"}
FOR_DOCUMENTS: Final = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "font-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; "
        "object-src 'none'"
    ),
    "x-frame-options": "DENY",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
}
PARTS: Final = ("text/javascript", "text/css", "font/")
"""Never shown by themselves: the page that loads one rules what it may do. A page has dozens of them."""


class SafeHeaders:
    """Adds the headers to every answer that has none of its own."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                is_part = headers.get("content-type", "").startswith(PARTS)
                for name, value in (EVERYWHERE if is_part else EVERYWHERE | FOR_DOCUMENTS).items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, send_safely if scope["type"] == "http" else send)


def is_welcome(headers: Headers, origins: tuple[str, ...]) -> bool:
    """A socket comes from a page of this server, from a named origin, or from no page at all."""
    origin = headers.get("origin")
    return origin is None or origin in origins or _netloc(origin) == headers.get("host")


def own_names(host: str, origins: tuple[str, ...]) -> frozenset[str]:
    """The names by which this server is called: the machine's own, and those of the origins that it was told."""
    machine = socket.gethostname().lower()
    return frozenset({"localhost", machine, f"{machine.split('.')[0]}.local", host.lower(), *map(_name_of, origins)})


def is_own(host: str, names: frozenset[str]) -> bool:
    """Whether a Host header means this server. A page of another place can lead its own name here (DNS rebinding), but
    no address: those are welcome in any case."""
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return False
    return name in names or name.endswith(".localhost") or bool(network(name))


def address(connection: HTTPConnection, *, trust_proxy: bool) -> str:
    """Where a request or a socket comes from, as limits count it."""
    forwarded = connection.headers.get("x-forwarded-for", "") if trust_proxy else ""
    return network(forwarded.split(",")[-1].strip()) or network(connection.client.host if connection.client else "")


def network(address: str) -> str:
    """What one household has: an IPv4 address, or the half of an IPv6 address that it was given; empty for none."""
    try:
        found = ip_address(address.split("%")[0])
    except ValueError:
        return ""
    if isinstance(found, IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or IPv6Network((found, 64), strict=False))


def _name_of(origin: str) -> str:
    try:
        name = urlsplit(origin).hostname
    except ValueError:
        name = None
    if not name:
        raise Refused("origin-unreadable", origin=origin)
    return name


def _netloc(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None
