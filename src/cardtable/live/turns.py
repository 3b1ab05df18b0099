"""Whose turn it is where one must follow the other. Takes next to nothing while nobody has to wait, which is nearly
always; a lock of asyncio's takes three coroutines each time."""

import asyncio


class Turns:
    def __init__(self) -> None:
        self._is_taken: bool = False
        self._waiting: list[asyncio.Future[None]] = []

    def take(self) -> bool:
        """Take the turn, if it is nobody's; otherwise it has to be waited for."""
        is_free = not self._is_taken
        self._is_taken = True
        return is_free

    async def wait(self) -> None:
        """Until it is one's turn, after all who came before."""
        mine = asyncio.get_running_loop().create_future()
        self._waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.pass_on()
            raise

    def pass_on(self) -> None:
        """End one's turn: it is the next one's, or nobody's."""
        while self._waiting:
            following = self._waiting.pop(0)
            if not following.done():
                following.set_result(None)
                return
        self._is_taken = False
