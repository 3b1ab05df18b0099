"""Duplicate evenings over HTTP. An evening is a text; its tables are opened when somebody sits down at them."""

import csv
import io
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from starlette.requests import Request
from starlette.responses import Response

from cardtable.catalog import game
from cardtable.core.move import Refused
from cardtable.review.evening import Evening, Line, is_told, new_evening, parse_evening, standings, traveller
from cardtable.server.rooms.credentials import luck
from cardtable.server.rooms.room import Room
from cardtable.server.web.exchange import as_json, whole_body
from cardtable.store.journal import Summary
from cardtable.wire.bodies import SitDown
from cardtable.wire.codec import read_body
from cardtable.wire.evenings import (
    EveningShown,
    EveningStanding,
    EveningTable,
    EveningTold,
    OpenEvening,
    TakePlace,
)

if TYPE_CHECKING:
    from cardtable.server.web.api import Lobby

MOST_BYTES: Final = 40_000
LETTERS: Final = "abcdefghjkmnpqrstuvwxyz"
HEAD: Final = ("deal", "table", "seat", "name", "score", "above")


class Evenings:
    def __init__(self, lobby: "Lobby") -> None:
        self.lobby: Final = lobby
        self.house: Final = lobby.house

    def routes(self) -> Sequence[tuple[str, str, Callable[[Request], Awaitable[Response]]]]:
        return [
            ("/api/evenings", "POST", self.open),
            ("/api/evenings", "GET", self.evening),
            ("/api/evenings/seats", "POST", self.sit),
            ("/api/evenings/results.csv", "GET", self.results),
        ]

    async def open(self, request: Request) -> Response:
        self.lobby.check(self.lobby.openings, request)
        wish = read_body(await whole_body(request, MOST_BYTES), OpenEvening, MOST_BYTES)
        chance = luck()
        code = "".join(LETTERS[chance.below(len(LETTERS))] for _ in range(8))
        evening = new_evening(game(wish.game), wish.deals, wish.tables, wish.names, wish.options, code)
        return as_json(EveningTold(str(evening)), 201)

    async def evening(self, request: Request) -> Response:
        evening, travellers = await self._read(request)
        rounds = [[_shown(evening, deal, line) for line in lines] for deal, lines in enumerate(travellers)]
        ranking = [
            EveningStanding(one.entrant, one.name, one.played, one.above, one.place)
            for one in standings(evening, travellers)
        ]
        return as_json(EveningShown(str(evening), evening.game, evening.players, list(evening.names), rounds, ranking))

    async def sit(self, request: Request) -> Response:
        """The place that somebody has by the plan, at a table that is opened for the first who comes."""
        self.lobby.check(self.lobby.sittings, request)
        wish = read_body(await whole_body(request, MOST_BYTES), TakePlace, MOST_BYTES)
        evening = parse_evening(wish.evening)
        if not (0 <= wish.deal < evening.deals and 0 <= wish.entrant < len(evening.names)):
            raise Refused("evening-place")
        place = evening.place(wish.entrant, wish.deal)
        room = await self._room(evening, wish.deal, place.table)
        name = evening.names[wish.entrant]
        source = self.lobby.source(request)
        return as_json(await self.lobby.doorman.let_in(room, SitDown(name, chair=place.seat), source), 201)

    async def results(self, request: Request) -> Response:
        """All travellers in one sheet, a line for each seat."""
        _, travellers = await self._read(request)
        text = io.StringIO()
        sheet = csv.writer(text)
        sheet.writerow(HEAD)
        for deal, lines in enumerate(travellers, 1):
            for line in lines:
                seats = zip(line.names, line.scores, line.above, strict=False)
                sheet.writerows([deal, line.table + 1, seat, *told] for seat, told in enumerate(seats, 1))
        headers = {"content-disposition": 'attachment; filename="duplicate.csv"', "cache-control": "no-store"}
        return Response(text.getvalue(), media_type="text/csv; charset=utf-8", headers=headers)

    async def _read(self, request: Request) -> tuple[Evening, list[list[Line]]]:
        self.lobby.check(self.lobby.readings, request)
        evening = parse_evening(request.query_params.get("text", ""))
        found = [
            [await self._summary(evening, deal, table) for table in range(evening.tables)]
            for deal in range(evening.deals)
        ]
        now = self.house.clock.now()
        return evening, [traveller(evening, tables if is_told(tables, now) else untold(tables)) for tables in found]

    async def _summary(self, evening: Evening, deal: int, table: int) -> Summary | None:
        """What is known of a table of the evening; None as long as nobody has sat down."""
        for id in evening.table_ids(deal, table):
            known = await self.house.journal.summary(id)
            if known is None or known.deal == evening.deal_name(deal):
                return known
        return None

    async def _room(self, evening: Evening, deal: int, table: int) -> Room:
        """Nobody looks on: others hold the same cards at another table, and would know them."""
        name, settings = evening.deal_name(deal), {"fewest": evening.players, "onlookers": "no"}
        opening = partial(self.house.deals.opened, evening.kind, name, dict(evening.options), settings)
        for id in evening.table_ids(deal, table):
            room = await self.house.open_under(id, opening)
            if room.table.opened.deal == name:
                return room
        raise Refused("evening-place")


def untold(tables: Sequence[Summary | None]) -> list[Summary | None]:
    """Who sits where and whether they play, but no scores."""
    return [one and replace(one, scores=(), places=()) for one in tables]


def _shown(evening: Evening, deal: int, line: Line) -> EveningTable:
    planned = evening.sitting(deal, line.table)
    return EveningTable(line.id, line.phase, planned, list(line.names), list(line.scores), list(line.above))
