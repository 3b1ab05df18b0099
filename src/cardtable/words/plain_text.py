"""What strangers wrote, as text and nothing else: a terminal must not obey it, and a line of it must stay one line."""

import re
from typing import Final

UNPRINTABLE: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
"""Control characters of both sets, separators of lines, marks that turn the direction of writing, halves of letters."""


def plain_text(text: str) -> str:
    """The letters of a text, without whatever would steer a terminal."""
    return UNPRINTABLE.sub("", text)
