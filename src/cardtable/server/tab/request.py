"""A request of the page to the house in its own tab: what goes over HTTP elsewhere is a call here."""

from typing import Final, NamedTuple
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Scope


class Answer(NamedTuple):
    status: int
    headers: list[tuple[str, str]]
    body: str
    """All that the lobby answers is text."""


async def ask(app: ASGIApp, method: str, address: str, body: str) -> Answer:
    """What the application answers to a request for this address."""
    exchange = _Exchange(body.encode())
    await app(_scope(method, address), exchange.receive, exchange.send)
    return exchange.answer()


class _Exchange:
    def __init__(self, body: bytes) -> None:
        self._body: Final = body
        self._said: Final[list[Message]] = []

    async def receive(self) -> Message:
        return {"type": "http.request", "body": self._body, "more_body": False}

    async def send(self, message: Message) -> None:
        self._said.append(message)

    def answer(self) -> Answer:
        start, *parts = self._said
        headers = [(name.decode(), value.decode()) for name, value in start["headers"]]
        return Answer(start["status"], headers, b"".join(part.get("body", b"") for part in parts).decode())


def _scope(method: str, address: str) -> Scope:
    parts = urlsplit(address)
    return {
        "type": "http",
        "http_version": "1.1",
        "method": method,
        "scheme": parts.scheme,
        "path": parts.path,
        "raw_path": parts.path.encode(),
        "query_string": parts.query.encode(),
        "root_path": "",
        "headers": [(b"host", parts.netloc.encode())],
        "client": None,
        "server": None,
    }
