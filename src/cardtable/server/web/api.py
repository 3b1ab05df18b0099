"""The lobby over HTTP. Every answer is JSON, every refusal a sentence."""

import io
from collections.abc import Awaitable, Callable, Hashable, Sequence
from functools import partial
from typing import Final, NamedTuple

from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from cardtable.catalog import GAMES, game
from cardtable.core.level import Level
from cardtable.core.move import Forbidden, NotFound, Refused, Seat, TooOften, Unavailable
from cardtable.live.past import KeptPast, ToldPast, look_back
from cardtable.server.push.subscriptions import Subscriptions
from cardtable.server.rooms.credentials import luck, new_seed
from cardtable.server.rooms.house import House
from cardtable.server.rooms.room import Room
from cardtable.server.rooms.seating import Doorman, new_doorman
from cardtable.server.web.evenings import Evenings
from cardtable.server.web.exchange import answered, as_json, mark_of, number, whole_body
from cardtable.server.web.facts import game_facts
from cardtable.server.web.headers import address, is_welcome
from cardtable.server.web.house_key import with_key
from cardtable.server.web.invitation import addresses, code_of, is_code
from cardtable.server.web.limits import Limit
from cardtable.server.web.practice import Practice
from cardtable.server.web.replay import replay
from cardtable.server.web.scores import Scores
from cardtable.store.journal import Summary
from cardtable.table import decide
from cardtable.table.log import LogLine, log_for
from cardtable.table.names import clean_name
from cardtable.table.record import Record, record_of
from cardtable.table.replay import OtherRules
from cardtable.wire.bodies import Invitation, OpenTable, SitDown, TableListed, Wrong
from cardtable.wire.codec import read_body, write
from cardtable.words.export import export
from cardtable.words.speech import rule_sheet, speech

MOST_LISTED: Final = 100
MOST_LOBBIES: Final = 2_000
"""Among the latest so many a code is looked for."""
LONGEST_CODE: Final = 12
MOST_RECORD_BYTES: Final = 2_000_000
PACKED: Final = [Middleware(GZipMiddleware, compresslevel=6)]
"""For what is long and the same for everybody: where nothing is secret, its size can tell nothing."""
KINDS: Final = {"json": "application/json", "csv": "text/csv; charset=utf-8", "txt": "text/plain; charset=utf-8"}


class Told(NamedTuple):
    """The log of a table, and what it takes to say it."""

    id: str
    version: int
    game: str
    names: Sequence[str]
    lines: Callable[[], Sequence[LogLine]]
    """Gathered when they are needed, for there may be many."""


type Answer = Callable[[Request], Awaitable[Response]]


class Lobby:
    def __init__(self, house: House) -> None:
        self.house: Final = house
        self.doorman: Final[Doorman] = new_doorman()
        factor = house.config.rate
        self.openings: Final = Limit(20, 0.5, factor)
        self.sittings: Final = Limit(60, 2, factor)
        self.unknown: Final = Limit(30, 0.5, factor)
        self.requests: Final = Limit(200, 20, factor)
        self.readings: Final = Limit(40, 2, factor)

    def routes(self) -> list[Route]:
        return [
            Route("/api/games", self._answer(self.games), middleware=PACKED),
            Route("/api/rules/{game}", self._answer(self.rules), middleware=PACKED),
            Route("/api/tables", self._answer(self.tables)),
            Route("/api/tables", self._answer(self.open), methods=["POST"]),
            Route("/api/tables/{id}", self._answer(self.table)),
            Route("/api/tables/{id}/seats", self._answer(self.sit), methods=["POST"]),
            Route("/api/codes/{code}", self._answer(self.coded)),
            Route("/api/tables/{id}/invitation", self._answer(self.invitation)),
            Route("/api/tables/{id}/qr.svg", self._answer(self.qr)),
            Route("/api/tables/{id}/log.{kind}", self._answer(self.log)),
            Route("/api/tables/{id}/record.json", self._answer(self.record)),
            Route("/api/tables/{id}/replay", self._answer(self.replay)),
            Route("/api/tables/{id}/review", self._answer(self.review)),
            Route("/api/history", self._answer(self.history)),
            Route("/api/history", self._answer(self.bring), methods=["POST"]),
            *(Route(path, self._answer(answer), methods=[method]) for path, method, answer in self._more()),
        ]

    def _more(self) -> list[tuple[str, str, Answer]]:
        return [
            *Practice(self).routes(),
            *Scores(self).routes(),
            *Evenings(self).routes(),
            *Subscriptions(self).routes(),
        ]

    async def games(self, request: Request) -> Response:
        return as_json([game_facts(listed) for listed in GAMES])

    async def rules(self, request: Request) -> Response:
        name = game(request.path_params["game"]).name
        return PlainTextResponse(rule_sheet(name, request.query_params.get("language", "en")))

    async def tables(self, request: Request) -> Response:
        return as_json([listed(summary) for summary in await self.house.listed(MOST_LISTED)])

    async def history(self, request: Request) -> Response:
        return as_json([listed(summary) for summary in await self.house.history(MOST_LISTED)])

    async def open(self, request: Request) -> Response:
        self.check(self.openings, request)
        wish = read_body(await whole_body(request), OpenTable)
        check_wish(wish)
        lesson = decide.open_lesson(game(wish.game), wish.settings, new_seed()) if wish.lesson else None
        room = await (self.house.open_as(lesson) if lesson else self.house.open(wish.game, wish.options, wish.settings))
        source = self.source(request)
        seated = None if wish.name is None else await self.doorman.let_in(room, SitDown(wish.name), source)
        for level in others_at(wish):
            await room.do(partial(decide.seat_bot, level=level, chair=None, chance=luck()))
        return as_json(seated or {"table": room.table.id}, 201)

    async def table(self, request: Request) -> Response:
        room = await self.room(request)
        known = await self.house.journal.summary(room.table.id)
        if known is None:
            raise NotFound("table-unknown", id=room.table.id)
        return as_json(listed(known))

    async def sit(self, request: Request) -> Response:
        self.check(self.sittings, request)
        room = await self.room(request)
        wish = read_body(await whole_body(request), SitDown)
        if wish.key is not None:
            key = f"key {room.table.id} {decide.chair_named(room.table, wish.name)} {self.source(request)}"
            await self.house.neighbours.limit(key, *self.doorman.guesses.measure)
        await self.house.neighbours.refresh(room)
        seated = await self.doorman.let_in(room, wish, self.source(request))
        await self.house.neighbours.met()
        return as_json(seated, 201)

    async def coded(self, request: Request) -> Response:
        """The table whose code was said across a room; it holds as long as one can sit down there."""
        await self._check_guess(request)
        code = request.path_params["code"].upper()
        lobbies = await self.house.lobbies(MOST_LOBBIES) if is_code(code) else []
        found = next((summary for summary in lobbies if code_of(summary.id) == code), None)
        if found is None:
            raise NotFound("code-unknown", letters=code[:LONGEST_CODE])
        return as_json(listed(found))

    async def invitation(self, request: Request) -> Response:
        """How others find this table."""
        room = await self.room(request)
        code = code_of(room.table.id) if room.table.phase == "lobby" else None
        return as_json(Invitation(code, self._addresses(request)))

    async def qr(self, request: Request) -> Response:
        """The table's link as a picture for phones."""
        import segno  # few who start a server ever show one

        room = await self.room(request)
        picture = io.BytesIO()
        at, chosen = self._addresses(request), number(request, "address") or 0
        link = f"{at[chosen] if chosen < len(at) else self._asked(request)}/t/{room.table.id}"
        segno.make(with_key(link, self.house.config.key), micro=False).save(
            picture, kind="svg", scale=6, border=2, xmldecl=False
        )
        return Response(picture.getvalue(), media_type="image/svg+xml")

    async def log(self, request: Request) -> Response:
        """The log as an onlooker may read it: all of it, or so many lines from the first that is asked for."""
        kind = request.path_params["kind"]
        if kind not in KINDS:
            raise NotFound("page-unknown")
        told = await self.told(request)
        language = speech(request.query_params.get("language", "en")).language
        page = number(request, "first") or 0, number(request, "most")
        key = "log", told.id, told.version, kind, language, page

        async def make() -> bytes:
            return await self.house.reading.apart(_log, kind, told, language, *page)

        name = f"{told.id}.{kind}"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(await self.house.reading.page(key, make), media_type=KINDS[kind], headers=headers)

    async def record(self, request: Request) -> Response:
        """A finished game as a file that anybody can check."""
        answer = await self.looked_back(request, "record", _record)
        answer.headers["content-disposition"] = f'attachment; filename="{request.path_params["id"]}.json"'
        return answer

    async def replay(self, request: Request) -> Response:
        seat, first = number(request, "seat"), number(request, "first") or 0
        return await self.looked_back(request, ("replay", seat, first), partial(_replay, seat=seat, first=first))

    async def review(self, request: Request) -> Response:
        """A finished game thought over, as far as it has come."""
        self.check(self.readings, request)
        room = await self.finished_room(request)
        if room is None:
            raise Unavailable("record-old-rules")
        first = number(request, "first") or 0
        return as_json(await self.house.reviewer.look(room, first, partial(self.house.past, room.table.id)))

    async def bring(self, request: Request) -> Response:
        """A finished game from elsewhere, checked and kept among ours."""
        self.check(self.openings, request)
        record = read_body(await whole_body(request, MOST_RECORD_BYTES), Record, MOST_RECORD_BYTES)
        return as_json({"table": await self.house.bring(record)}, 201)

    async def room(self, request: Request) -> Room:
        """The table of a request; an address that guesses ids is slowed down."""
        try:
            return await self.house.room(request.path_params["id"])
        except Refused:
            await self._check_guess(request)
            raise

    async def looked_back(self, request: Request, what: Hashable, look: Callable[[KeptPast], bytes]) -> Response:
        """A page about a finished game, for whoever may look on; made once, and apart from the tables."""
        self.check(self.readings, request)
        room = await self.finished_room(request)
        if room is None:
            raise Unavailable("record-old-rules")
        id = room.table.id

        async def make() -> bytes:
            return await self.house.reading.think(look_back, id, await self.house.entries(id), look)

        return answered(await self.house.reading.page((id, room.table.version, what), make))

    async def finished_room(self, request: Request) -> Room | None:
        """The table of a request whose game is over; None for one that was played by other rules."""
        try:
            room = await self.room(request)
        except OtherRules:
            return None
        self._check_eyes(room, request)
        if room.table.phase != "over":
            raise Refused("record-not-over")
        return room

    async def told(self, request: Request) -> Told:
        """What was told at the table of a request so far."""
        self.check(self.readings, request)
        try:
            room = await self.room(request)
        except OtherRules:
            past = await self.house.past(request.path_params["id"])
            if isinstance(past, ToldPast) and past.readers is not None and mark_of(request) not in past.readers:
                raise Forbidden("onlookers-not-here") from None
            return Told(past.id, 0, past.game, past.names, partial(past.lines, past.steps))
        self._check_eyes(room, request)
        table = room.table
        return Told(table.id, table.version, table.game.name, table.names, partial(log_for, tuple(table.lines), None))

    def seat(self, room: Room, request: Request) -> Seat | None:
        """Through whose eyes a request looks at a table: its token's, or an onlooker's."""
        self._check_eyes(room, request)
        chair = room.table.chair_for(mark_of(request))
        return None if chair is None else room.table.seat_of(chair)

    def _check_eyes(self, room: Room, request: Request) -> None:
        """A table without onlookers tells nothing to strangers; players show their token."""
        if not room.lets_see(mark_of(request)):
            raise Forbidden("onlookers-not-here")

    def _answer(self, answer: Answer) -> Answer:
        async def careful(request: Request) -> Response:
            try:
                self.check(self.requests, request)
                if request.method == "POST" and not is_welcome(request.headers, self.house.config.origins):
                    raise Forbidden("origin-strange")
                return await answer(request)
            except Refused as refusal:
                self.house.counts.limited += isinstance(refusal, TooOften)
                return refused(refusal)

        return careful

    def source(self, request: Request) -> str:
        return address(request, trust_proxy=self.house.config.trust_proxy)

    def _scheme(self, request: Request) -> str:
        """How the page was asked for; a proxy of our own tells it."""
        told = request.headers.get("x-forwarded-proto") if self.house.config.trust_proxy else None
        return told if told in ("http", "https") else request.url.scheme

    def _asked(self, request: Request) -> str:
        return f"{self._scheme(request)}://{request.headers.get('host', 'localhost')}"

    def _addresses(self, request: Request) -> list[str]:
        return addresses(self.house.config, self._scheme(request), request.headers.get("host", "localhost"))

    async def _check_guess(self, request: Request) -> None:
        """Slow down whoever guesses ids and codes, here and on all servers of the house."""
        self.check(self.unknown, request)
        await self.house.neighbours.limit(f"unknown {self.source(request)}", *self.unknown.measure)

    def check(self, limit: Limit, request: Request) -> None:
        limit.check(self.source(request), self.house.clock.monotonic())


def _log(kind: str, told: Told, language: str, first: int, most: int | None) -> bytes:
    lines = told.lines()[first:] if most is None else told.lines()[first : first + most]
    return export(kind, lines, speech(language), told.game, told.names).encode()


def _record(past: KeptPast) -> bytes:
    return write(record_of(past.whole, past.entries))


def _replay(past: KeptPast, seat: int | None, first: int) -> bytes:
    return write(replay(past, seat, first))


def others_at(wish: OpenTable) -> list[Level]:
    """The bots of a new table; a lesson says itself how many it needs."""
    lesson = game(wish.game).lesson if wish.lesson else None
    return wish.bots if lesson is None else ["medium"] * len(lesson.others)


def check_wish(wish: OpenTable) -> None:
    """Everything that would be refused after a table is opened is refused before."""
    most = game(wish.game).most
    if len(wish.bots) + (wish.name is not None) > most:
        raise Refused("table-full", most=most)
    if wish.name is not None and wish.name.strip():
        clean_name(wish.name)


def refused(refusal: Refused) -> Response:
    """A refusal as programs read it."""
    return as_json(Wrong(refusal.sentence), status(refusal))


def status(refusal: Refused) -> int:
    """How HTTP says it."""
    match refusal:
        case NotFound():
            return 404
        case Forbidden():
            return 403
        case TooOften():
            return 429
        case Unavailable():
            return 503
        case _:
            return 400


def listed(summary: Summary) -> TableListed:
    return TableListed(
        id=summary.id,
        game=summary.game,
        phase=summary.phase,
        names=list(summary.names),
        free=summary.free,
        opened_at=summary.opened_at,
        touched_at=summary.touched_at,
        scores=list(summary.scores),
        places=list(summary.places),
        brought=summary.brought,
        practice=summary.practice,
    )
