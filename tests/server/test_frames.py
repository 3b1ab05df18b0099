"""Whole messages are read here, and everything else is left to the library."""

import pytest

from cardtable.server.sockets.frames import frame, is_one_frame, whole_messages

MASK = bytes((7, 0, 200, 33))
MOST = 5000


def sent(body, first=0x81):
    """A frame as a client sends it."""
    size = bytes((0x80 | len(body),)) if len(body) < 126 else bytes((0xFE,)) + len(body).to_bytes(2)
    return bytes((first,)) + size + MASK + bytes(byte ^ MASK[n % 4] for n, byte in enumerate(body))


@pytest.mark.parametrize("size", [0, 1, 5, 125, 126, 300, 4096])
def test_whole_messages_are_read_whatever_their_length(size):
    body = bytes(n % 251 for n in range(size))

    assert whole_messages(sent(body) + sent(b"next"), MOST) == [body, b"next"]


@pytest.mark.parametrize("size", [3, 130])
def test_what_the_network_has_torn_apart_is_left_alone(size):
    whole = sent(b"x" * size)

    for cut in range(1, len(whole)):
        assert whole_messages(whole[:cut], MOST) == []
        assert not is_one_frame(whole[:cut])


@pytest.mark.parametrize(
    "data",
    [
        sent(b"ping", 0x89),
        sent(b"piece", 0x01),
        sent(b"binary", 0x82),
        sent(b"reserved", 0xC1),
        sent(b"x" * (MOST + 1)),
        frame(b"without a mask"),
        sent(b"first") + sent(b"ping", 0x89),
        bytes((0x81, 0xFF)) + (5).to_bytes(8) + MASK + b"hello",
    ],
)
def test_what_is_no_whole_text_message_is_left_alone(data):
    assert whole_messages(data, MOST) == []


def test_a_frame_that_stands_for_itself_tears_nothing():
    assert is_one_frame(sent(b"ping", 0x89))
    assert is_one_frame(sent(b"", 0x88))
    assert not is_one_frame(sent(b"piece", 0x01))
    assert not is_one_frame(sent(b"a") + sent(b"b"))
