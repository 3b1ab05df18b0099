"""Requests and answers over HTTP: bodies that are short enough, numbers in addresses, JSON."""

from starlette.requests import Request
from starlette.responses import Response

from cardtable.core.move import Refused
from cardtable.server.rooms.credentials import hashed
from cardtable.wire.codec import write
from cardtable.wire.messages import MOST_BYTES

LONGEST_NUMBER = 12


async def whole_body(request: Request, most: int = MOST_BYTES) -> bytes:
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise Refused("message-too-long", most=most)
    return data


def number(request: Request, name: str) -> int | None:
    """A whole number from the address, or nothing."""
    text = request.query_params.get(name, "")
    if not text:
        return None
    if not text.isdecimal() or len(text) > LONGEST_NUMBER:
        raise Refused("message-wrong", part=name)
    return int(text)


def as_json(value: object, status: int = 200) -> Response:
    return answered(write(value), status)


def answered(written: bytes, status: int = 200) -> Response:
    return Response(written, status, {"cache-control": "no-store"}, "application/json")


def mark_of(request: Request) -> str | None:
    """The hash of the token that a player shows."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return hashed(token.strip()) if kind.lower() == "bearer" else None
