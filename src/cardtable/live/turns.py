"""Whose turn it is where one must follow the other. Takes next to nothing while nobody has to wait, which is nearly
always; a lock of asyncio's takes a task and three coroutines each time."""

import asyncio
from collections.abc import Callable

type Begin = Callable[[], None]


class Turns:
    def __init__(self) -> None:
        self._is_taken: bool = False
        self._waiting: list[Begin] = []

    def take(self, begin: Begin) -> None:
        """Begin when it is one's turn, after all who came before: at once, if it is nobody's."""
        if self._is_taken:
            self._waiting.append(begin)
        else:
            self._is_taken = True
            begin()

    def pass_on(self) -> None:
        """End one's turn: it is the next one's, or nobody's."""
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._waiting.pop(0))
        else:
            self._is_taken = False
