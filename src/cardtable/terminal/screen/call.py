"""Calling whoever is asked, who may be looking elsewhere: the window's title names them, and a bell rings."""

import asyncio
from typing import Final

from cardtable.terminal.screen.screen import Screen
from cardtable.words import Speech

PATIENCE: Final = 3.0
"""Who sits at the keyboard that others play at is called only after so many seconds in which they had nothing to do."""


class Call:
    def __init__(self, screen: Screen, voice: Speech, patience: float = PATIENCE) -> None:
        self.screen: Final = screen
        self.voice: Final = voice
        self.patience: Final = patience
        self._title: str = ""
        self._idle_since: float | None = None

    def nobody(self, game: str) -> None:
        """Nobody at this keyboard has anything to do."""
        self._entitle(self.voice.text(f"{game}-title"))
        if self._idle_since is None:
            self._idle_since = asyncio.get_running_loop().time()

    def asks(self, game: str, name: str) -> None:
        """Somebody is asked: they are named, and called if they had to wait."""
        self._entitle(self.voice.text("terminal-window-turn", game=self.voice.text(f"{game}-title"), name=name))
        now = asyncio.get_running_loop().time()
        if self._idle_since is not None and now - self._idle_since >= self.patience:
            self.screen.bell()
        self._idle_since = None

    def _entitle(self, title: str) -> None:
        """Name the window, where its name changes."""
        if title != self._title:
            self._title = title
            self.screen.entitle(title)
