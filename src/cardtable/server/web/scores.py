"""The score of real tables over HTTP: what rounds come to, and what a hand could declare. Nothing is kept."""

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Final

from starlette.requests import Request
from starlette.responses import Response

from cardtable.catalog import game
from cardtable.review.score import best, check, score
from cardtable.server.web.exchange import answered, whole_body
from cardtable.wire.codec import read_body, write
from cardtable.wire.scores import DeclarationWish, ScoreWish

if TYPE_CHECKING:
    from cardtable.server.web.api import Lobby

MOST_BYTES: Final = 200_000


class Scores:
    def __init__(self, lobby: "Lobby") -> None:
        self.lobby: Final = lobby

    def routes(self) -> Sequence[tuple[str, str, Callable[[Request], Awaitable[Response]]]]:
        return [
            ("/api/score", "POST", self.score),
            ("/api/score/best", "POST", self.best),
            ("/api/score/check", "POST", self.check),
        ]

    async def score(self, request: Request) -> Response:
        self.lobby.check(self.lobby.readings, request)
        wish = read_body(await whole_body(request, MOST_BYTES), ScoreWish, MOST_BYTES)
        return answered(await self._think(_score, wish))

    async def best(self, request: Request) -> Response:
        return answered(await self._think(_best, await self._declaration(request)))

    async def check(self, request: Request) -> Response:
        return answered(await self._think(_check, await self._declaration(request)))

    async def _declaration(self, request: Request) -> DeclarationWish:
        self.lobby.check(self.lobby.readings, request)
        return read_body(await whole_body(request), DeclarationWish)

    async def _think[Wish](self, work: Callable[[Wish], bytes], wish: Wish) -> bytes:
        """The finder may take long over a hand that somebody made up."""
        return await self.lobby.house.reading.think(work, wish)


def _score(wish: ScoreWish) -> bytes:
    return write(score(game(wish.game), wish.players, wish.options, wish.rounds))


def _best(wish: DeclarationWish) -> bytes:
    return write(best(game(wish.game), wish.options, wish.round, wish.cards))


def _check(wish: DeclarationWish) -> bytes:
    return write(check(game(wish.game), wish.options, wish.round, wish.cards))
