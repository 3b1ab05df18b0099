"""Frames of a WebSocket (RFC 6455, 5.2), as far as nearly all of them go: whole text messages of one frame each.

What is anything else (torn apart by the network, in pieces, a ping, wrong) is left to the `websockets` library, which
takes fifteen times as long for it.
"""

from struct import Struct
from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

TEXT: Final = 0x81
"""The first byte of a text message in one frame."""
PING: Final = bytes((0x89, 0))
"""A ping without a body."""
MASKED: Final = 0x80
SHORT: Final = 126
MIDDLE: Final = 127
"""From these on a length has two bytes more, or eight."""
MASK: Final = 4

_short: Final = Struct("!BB").pack
_middle: Final = Struct("!BBH").pack
_long: Final = Struct("!BBQ").pack


def frame(message: bytes) -> bytes:
    """A whole text message as a server sends it: one frame without a mask."""
    size = len(message)
    return (_HEADS[size] if size < len(_HEADS) else _head(size)) + message


def _head(size: int) -> bytes:
    if size < SHORT:
        return _short(TEXT, size)
    if size < 1 << 16:
        return _middle(TEXT, SHORT, size)
    return _long(TEXT, MIDDLE, size)


_HEADS: Final = [_head(size) for size in range(1024)]
"""Those of nearly all frames, made once."""


def whole_messages(data: bytes, most: int) -> list[bytes]:
    """The messages in these bytes, if they are whole text messages, as a client sends them, and nothing else."""
    messages: list[bytes] = []
    at = 0
    while at < len(data):
        start, end = _body(data, at)
        if data[at] != TEXT or not start or end > len(data) or end - start > most:
            return []
        messages.append(apply_mask(data[start:end], data[start - MASK : start]))
        at = end
    return messages


def is_one_frame(data: bytes) -> bool:
    """Whether these bytes are just one frame that stands for itself."""
    start, end = _body(data, 0)
    return bool(start) and end == len(data) and bool(data[0] & 0x80)


def _body(data: bytes, at: int) -> tuple[int, int]:
    """From where to where the body of the frame at this place goes; nowhere if that can't be said yet."""
    if len(data) - at < 2 + MASK or not data[at + 1] & MASKED:
        return 0, 0
    size, start = data[at + 1] & ~MASKED, at + 2 + MASK
    if size == SHORT:
        size, start = int.from_bytes(data[at + 2 : at + 4]), start + 2
    return (0, 0) if size == MIDDLE and start == at + 2 + MASK else (start, start + size)
