"""Values to bytes and back, for every game and every message. Strict: what doesn't fit is refused with a sentence."""

import re
from typing import Final

import msgspec
from msgspec import DecodeError, ValidationError

from cardtable.catalog import game
from cardtable.core.move import Refused
from cardtable.core.view import View
from cardtable.table.deeds import Deed
from cardtable.wire.messages import ID_LETTERS, MOST_BYTES, Command, Hello

_PLACE: Final = re.compile(r"at `\$\.?([^`]+)`$")
_FIELD: Final = re.compile(r"field `([^`]+)`")
_LONGEST_PART: Final = 60
_ID_LETTERS: Final = ID_LETTERS

_encode: Final = msgspec.json.Encoder().encode
_commands: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)
_hello: msgspec.json.Decoder[Hello] = msgspec.json.Decoder(Hello)
_deeds: msgspec.json.Decoder[Deed] = msgspec.json.Decoder(Deed)


def read_command(data: bytes | str) -> Command:
    """A command of a client."""
    command = _read(_commands, data)
    if command.id.strip(_ID_LETTERS):
        raise Refused("message-wrong", part="id")
    return command


def read_hello(data: bytes | str) -> Hello:
    """The first message of a client."""
    return _read(_hello, data)


def read_body[T](data: bytes, kind: type[T], most: int = MOST_BYTES) -> T:
    """The body of a request."""
    return _read(msgspec.json.Decoder(kind), data, most)


def write(message: object) -> bytes:
    return _encode(message)


def write_view(view: View) -> msgspec.Raw:
    return msgspec.Raw(_encode(view))


def read_view(name: str, data: bytes) -> View:
    """A view of this game."""
    kind: type[View] = game(name).view
    return msgspec.json.decode(data, type=kind)


def write_deed(deed: Deed) -> bytes:
    """A deed as it stands in the journal."""
    return _encode(deed)


def read_deed(data: bytes | str) -> Deed:
    return _deeds.decode(data)


def _read[T](decoder: "msgspec.json.Decoder[T]", data: bytes | str, most: int = MOST_BYTES) -> T:
    if len(data) > most or (isinstance(data, str) and len(data.encode("utf-8", "replace")) > most):
        raise Refused("message-too-long", most=most)
    try:
        return decoder.decode(data)
    except ValidationError as fault:
        raise Refused("message-wrong", part=_part(str(fault))) from None
    except (DecodeError, RecursionError, UnicodeError):
        raise Refused("message-unreadable") from None


def _part(fault: str) -> str:
    """Which part of a message doesn't fit, as a reader who refuses it names places and fields; else the whole of it."""
    named = [found[1] for pattern in (_PLACE, _FIELD) if (found := pattern.search(fault))]
    return ".".join(named)[:_LONGEST_PART] or "{…}"
