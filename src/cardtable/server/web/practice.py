"""Practice over HTTP: scenarios to play on from, what could have been done instead, and the deal of the day."""

from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING, Final

from starlette.requests import Request
from starlette.responses import Response

from cardtable.catalog import GAMES, game
from cardtable.core.game import Game, State
from cardtable.core.move import NotFound, Refused, Seat
from cardtable.core.view import Choice
from cardtable.live.past import KeptPast
from cardtable.review.report import report
from cardtable.review.review import decided_at, what_if
from cardtable.review.scenario import Scenario, parse_scenario, scenario_of
from cardtable.review.shelf import puzzle, shelf
from cardtable.server.rooms.credentials import luck
from cardtable.server.rooms.room import Room
from cardtable.server.web.exchange import answered, as_json, number, whole_body
from cardtable.store.journal import Summary
from cardtable.table import decide
from cardtable.table.deal import committed
from cardtable.table.log import log_for
from cardtable.table.names import likeness
from cardtable.wire.bodies import Seated, SitDown
from cardtable.wire.codec import read_body, write, write_view
from cardtable.wire.practice import (
    Alternatives,
    Daily,
    DailyGame,
    DailyResult,
    ExpertTold,
    OpenDaily,
    OpenScenario,
    PuzzleAnswered,
    PuzzleShown,
    ReportWish,
    ScenarioShown,
    ScenarioTold,
)
from cardtable.words.speech import speech

if TYPE_CHECKING:
    from cardtable.server.web.api import Lobby

type Answer = Callable[[Request], Awaitable[Response]]

MOST_TEXT: Final = 30_000
"""Bytes of a request with a scenario in it: a card's suit takes nine of them in an address."""
OPPONENT: Final = "medium"
"""The bots of a daily deal: they think without a clock, so that the same chance gives the same moves."""
GOOD_ROUND: Final = 4
NOBODY_LOOKS_ON: Final = {"onlookers": "no"}
"""At the table of a daily deal, and nobody looks back on it but who sat there: others are still to play these cards."""


class Practice:
    def __init__(self, lobby: "Lobby") -> None:
        self.lobby: Final = lobby
        self.house: Final = lobby.house

    def routes(self) -> Sequence[tuple[str, str, Answer]]:
        return [
            ("/api/scenarios", "GET", self.scenario),
            ("/api/scenarios", "POST", self.play_on),
            ("/api/scenarios/hint", "GET", self.hint),
            ("/api/tables/{id}/scenario", "GET", self.moment),
            ("/api/tables/{id}/alternatives", "GET", self.alternatives),
            ("/api/tables/{id}/what-if", "GET", self.what_if),
            ("/api/daily", "GET", self.daily),
            ("/api/daily", "POST", self.play_daily),
            ("/api/tables/{id}/report", "POST", self.report),
            ("/api/puzzles/{game}/{number:int}", "GET", self.puzzle),
            ("/api/puzzles/{game}/{number:int}/answer", "GET", self.answer),
        ]

    async def scenario(self, request: Request) -> Response:
        """A scenario as its seat sees it."""
        self.lobby.check(self.lobby.readings, request)
        scenario = _asked(request)
        return answered(await self.house.reading.think(_shown, scenario))

    async def hint(self, request: Request) -> Response:
        """What the expert would do in a scenario."""
        self.lobby.check(self.lobby.readings, request)
        scenario = _asked(request)
        state = scenario.position()
        seat = _eyes(scenario, state)
        if seat not in state.waiting:
            raise Refused("scenario-not-asked", seat=seat + 1)
        move, why = await self.house.thinker.advise(scenario.game, state.view(seat))
        return as_json(ExpertTold(move, state.means(seat, scenario.kind.parse_move(move)), why))

    async def play_on(self, request: Request) -> Response:
        """A table that begins with a scenario."""
        self.lobby.check(self.lobby.openings, request)
        wish = read_body(await whole_body(request, MOST_TEXT), OpenScenario, MOST_TEXT)
        scenario = parse_scenario(wish.scenario)
        state = scenario.dealt(luck())
        if not state.waiting:
            raise Refused("scenario-is-over")
        opened = decide.open_scenario(scenario.kind, state, {})
        room = await self.house.open_as(opened)
        seated = await self._seat(request, room, wish.name, wish.level, state.players, _eyes(scenario, state))
        return as_json(seated, 201)

    async def moment(self, request: Request) -> Response:
        """A moment of a finished game as a text."""
        step, seat = number(request, "step") or 0, number(request, "seat")
        return await self.lobby.looked_back(
            request, ("scenario", step, seat), partial(_told_moment, step=step, seat=seat)
        )

    async def alternatives(self, request: Request) -> Response:
        """What could have been done at a step."""
        step = number(request, "step") or 0
        return await self.lobby.looked_back(request, ("alternatives", step), partial(_alternatives, step=step))

    async def what_if(self, request: Request) -> Response:
        """The verdict on another move than the one that was played."""
        step, move = number(request, "step") or 0, request.query_params.get("move", "")[:400]
        return await self.lobby.looked_back(request, ("what-if", step, move), partial(_what_if, step=step, move=move))

    async def daily(self, request: Request) -> Response:
        """Today's deals, and how everybody fared with them."""
        self.lobby.check(self.lobby.readings, request)
        day = self._day()
        return as_json(Daily(day, [await self._daily_game(one, day) for one in GAMES]))

    async def play_daily(self, request: Request) -> Response:
        """A table with today's deal of a game."""
        self.lobby.check(self.lobby.openings, request)
        wish = read_body(await whole_body(request), OpenDaily)
        kind = game(wish.game)
        players = min(max(GOOD_ROUND, kind.fewest), kind.most)
        opened = await self.house.deals.opened(kind, _deal(kind, self._day()), settings=NOBODY_LOOKS_ON)
        room = await self.house.open_as(opened)
        return as_json(await self._seat(request, room, wish.name, OPPONENT, players, Seat(0)), 201)

    async def puzzle(self, request: Request) -> Response:
        self.lobby.check(self.lobby.readings, request)
        name, at = request.path_params["game"], request.path_params["number"]
        asked = puzzle(name, at)
        scenario = parse_scenario(asked.scenario)
        state = scenario.position()
        seat = _eyes(scenario, state)
        moves = [Choice(move, state.means(seat, scenario.kind.parse_move(move))) for move in sorted(asked.losses)]
        view, count = write_view(state.view(seat)), len(shelf(name))
        return as_json(
            PuzzleShown(at, count, asked.grade, asked.scenario, name, seat, state.players, view, moves, task=asked.task)
        )

    async def answer(self, request: Request) -> Response:
        """Whether a move solves a puzzle, and why the best one is best."""
        self.lobby.check(self.lobby.readings, request)
        asked = puzzle(request.path_params["game"], request.path_params["number"])
        move = request.query_params.get("move", "")
        if move not in asked.losses:
            raise Refused("puzzle-no-choice")
        scenario = parse_scenario(asked.scenario)
        state = scenario.position()
        means = state.means(_eyes(scenario, state), scenario.kind.parse_move(asked.turn or asked.best))
        return as_json(PuzzleAnswered(move == asked.best, asked.best, means, asked.why, asked.losses[move]))

    async def report(self, request: Request) -> Response:
        """What somebody saw at a table, packed for whoever can mend it: no more than they may know."""
        self.lobby.check(self.lobby.readings, request)
        wish = read_body(await whole_body(request), ReportWish)
        room = await self.lobby.room(request)
        table, seat = room.table, self.lobby.seat(room, request)
        view = table.view(seat)
        if view is None:
            raise Refused("table-not-started")
        lines = log_for(tuple(table.lines), seat)
        voice = speech(wish.language)
        work = partial(report, table.game, tuple(table.names), lines, view, voice, wish.what, wish.client)
        written = await self.house.reading.apart(work)
        return Response(written, media_type="application/json", headers={"cache-control": "no-store"})

    async def _daily_game(self, kind: Game, day: str) -> DailyGame:
        name = _deal(kind, day)
        opened = await self.house.deals.opened(kind, name, settings=NOBODY_LOOKS_ON)
        begun = await self.house.deals.begun(name)
        return DailyGame(kind.name, committed(name, opened.seed), _ranking(kind, begun))

    def _day(self) -> str:
        return datetime.fromtimestamp(self.house.clock.now(), UTC).date().isoformat()

    async def _seat(self, request: Request, room: Room, name: str, level: str, players: int, seat: Seat) -> Seated:
        """Somebody on one chair, and bots on all others."""
        source = self.lobby.source(request)
        seated = await self.lobby.doorman.let_in(room, SitDown(name, chair=seat), source)
        for chair in range(players):
            if chair != seat:
                await room.do(partial(decide.seat_bot, level=level, chair=chair, chance=luck()))
        return seated


def _shown(scenario: Scenario) -> bytes:
    state = scenario.position()
    seat = _eyes(scenario, state)
    view, is_over = write_view(state.view(seat)), not state.waiting
    return write(ScenarioShown(str(scenario), scenario.game, seat, state.players, is_over, view))


def _asked(request: Request) -> Scenario:
    return parse_scenario(request.query_params.get("text", ""))


def _eyes(scenario: Scenario, state: State) -> Seat:
    """Through whose eyes a scenario is seen; where all cards lie open, those of whoever is to move."""
    return scenario.seat if scenario.seat is not None else next(iter(state.waiting), Seat(0))


def _moment(past: KeptPast, step: int, seat: int | None) -> Scenario:
    """All of it where the deal may be told; else what whoever was to move could know."""
    if not 0 <= step <= past.steps:
        raise NotFound("page-unknown")
    kind, state = past.whole.game, past.table(step).state
    assert state is not None
    if seat is not None and not 0 <= seat < state.players:
        raise Refused("chair-unknown", chairs=state.players)
    eyes = None if seat is None else Seat(seat)
    if eyes is None and not kind.seed_is_told:
        eyes = next(iter(state.waiting), Seat(0))
    return scenario_of(kind, state, eyes)


def _told_moment(past: KeptPast, step: int, seat: int | None) -> bytes:
    return write(ScenarioTold(str(_moment(past, step, seat))))


def _alternatives(past: KeptPast, step: int) -> bytes:
    state, seat = decided_at(past, step)
    choices = [Choice(str(move), state.means(seat, move)) for move in state.legal(seat)]
    return write(Alternatives(seat, choices))


def _what_if(past: KeptPast, step: int, move: str) -> bytes:
    return write(what_if(past, step, move))


def _deal(kind: Game, day: str) -> str:
    return f"day {day} {kind.name}"


def _ranking(kind: Game, begun: Sequence[Summary]) -> list[DailyResult]:
    """The best first; whoever plays a deal of the day has the first seat. Who plays it again knows the cards: of the
    games under one name only the one that was begun first counts."""
    firsts = {likeness(summary.names[0]): summary.id for summary in reversed(begun) if summary.names}
    played = [summary for summary in begun if summary.places]
    counted = [summary.id in firsts.values() for summary in played]
    sign = 1 if kind.low_score_wins else -1
    scores = [sign * (summary.scores[0] or 0) for summary in played]
    field = [score for score, counts in zip(scores, counted, strict=True) if counts]
    lines = [
        DailyResult(summary.id, summary.names[0], summary.scores[0], 1 + sum(one < score for one in field), counts)
        for summary, score, counts in zip(played, scores, counted, strict=True)
    ]
    return sorted(lines, key=lambda line: line.place)
