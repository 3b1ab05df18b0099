"""`bug`: what somebody saw at a table, packed into a file that can be sent."""

import os
from collections.abc import Callable
from pathlib import Path

from cardtable.core.move import Refused
from cardtable.core.sentence import Sentence, say
from cardtable.review.report import report
from cardtable.terminal.client import Shown
from cardtable.terminal.prompt.command import Command
from cardtable.words import Speech


def bug_command(shown: Callable[[], Shown], voice: Speech) -> Command:
    """Packs what can be seen now; the words behind it say what is wrong."""

    async def pack(rest: str) -> Sentence:
        seen = shown()
        client = f"terminal {os.environ.get('TERM', '')}"
        text = report(seen.game, seen.names, seen.lines, seen.view, voice, rest, client)
        return say("bug-saved", file=str(_kept(text, seen)))

    return Command("bug", "WORDS", pack)


def _kept(text: str, seen: Shown) -> Path:
    """In the first file of its kind that is not there yet."""
    number = 1
    while (path := Path(f"{seen.game.name}-report-{number}.json")).exists():
        number += 1
    try:
        path.write_text(text, "utf-8")
    except OSError as fault:
        raise Refused("file-unwritable", file=str(path), fault=fault.strerror or "") from None
    return path
