"""The secrecy law over everything that leaves the server: tables for every chair and for onlookers, answers to moves
and drafts, exports, lists. What the server writes into its log is in tests/server/test_hardening.py."""

from itertools import islice

import pytest
from tests.laws.laws import deal_anew

from cardtable.catalog import GAMES
from cardtable.core.chance import Fast
from cardtable.core.move import Refused
from cardtable.live.opinion import opinion
from cardtable.live.past import past_of
from cardtable.live.summary import summary
from cardtable.server.rooms.broadcast import Broadcast
from cardtable.server.rooms.snapshot import surroundings
from cardtable.server.web.replay import replay
from cardtable.table import decide
from cardtable.table.decide import Decision
from cardtable.table.deeds import Entry
from cardtable.table.evolve import evolve
from cardtable.table.log import log_for
from cardtable.table.record import record_of
from cardtable.table.table import Table
from cardtable.wire.codec import write, write_deed
from cardtable.words import speech
from cardtable.words.export import export

SEED = "5a" * 32
TRIED = (
    "take",
    "pay",
    "draw",
    "ready",
    "bid 100",
    "pick tempura",
    "play R14",
    "discard 7♠",
    "turn discard Jk",
    "buy",
)


def running_table(game, moves):
    """A table at which so many random moves have been played."""
    opened = decide.open_table(game, {}, {}, SEED)
    table = Table("kyoto-sakura-42", game, opened, 0.0)
    for _ in range(game.fewest + (game.most > game.fewest)):
        record(table, decide.seat_bot(table, "easy", None, Fast(table.version)))
    record(table, decide.start(table))
    chance = Fast(moves)
    for _ in islice(iter(lambda: bool(table.state.waiting), False), moves):
        seat = table.state.waiting[chance.below(len(table.state.waiting))]
        record(table, decide.play(table, seat, str(table.state.some(seat, chance)), None, "table"))
    return table


def record(table, decided):
    decision = decided if isinstance(decided, Decision) else Decision(decided)
    evolve(table, Entry(table.version + 1, float(table.version), decision.deed), decision.checked)


def leaves_the_server(table, chair):
    """All that a client on this chair, or an onlooker, can get out of the server."""
    seat = None if chair is None else table.seat_of(chair)
    table._shared = None
    table._own.clear()
    forms = [
        export(form, log_for(table.lines, None), speech("en"), table.game.name, table.names)
        for form in ("json", "csv", "txt")
    ]
    return picture(table, chair) + write([forms, summary(table), seat, answers(table, seat)])


def picture(table, chair):
    """What a newcomer on this chair is sent."""
    broadcast = Broadcast(table, lambda: surroundings(table, lambda _: True, 0, []))
    broadcast.look([chair], 0.0, 0)
    return broadcast.snapshot(chair, lines=0, words=0)


def answers(table, seat):
    """What the server says to drafts and to moves: to all that this seat may do, and to what it can't."""
    if seat is None:
        return []
    tried = [*TRIED, *(choice.move for choice in table.view(seat).legal)][:40]
    return [answer for text in tried for answer in (draft(table, seat, text), refusal(table, seat, text))]


def draft(table, seat, text):
    return opinion(table, seat, text) if fits(table, text) else None


def refusal(table, seat, text):
    """Why a move is refused; one that isn't makes its events, whose secret forms the table keeps to those who know."""
    try:
        decide.play(table, seat, text, table.question(seat))
    except Refused as refused:
        return refused.sentence
    return "accepted"


def fits(table, text):
    try:
        table.game.parse_move(text)
    except Refused:
        return False
    return True


@pytest.mark.parametrize("moves", [0, 1, 5, 17, 40])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_nothing_hidden_leaves_the_server(game, moves):
    table = running_table(game, moves)
    for chair in [*table.seated, None]:
        before = leaves_the_server(table, chair)
        seat = None if chair is None else table.seat_of(chair)
        real = table.state

        table.state = deal_anew(game)(real.clone(), seat, Fast(moves + 1))

        assert leaves_the_server(table, chair) == before
        table.state = real


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_seed_is_nowhere_in_what_a_running_game_shows(game):
    table = running_table(game, 5)

    for chair in [*table.seated, None]:
        assert SEED.encode() not in leaves_the_server(table, chair)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_running_games_have_no_record_and_no_replay(game):
    table = running_table(game, 5)

    with pytest.raises(Refused):
        record_of(table, [])
    with pytest.raises(Refused):
        replay(past_of(table.id, [Entry(1, 0.0, table.opened)]), 0, 0)


def test_a_deed_in_the_journal_is_no_secret_from_the_journal():
    """The journal holds everything, and is read by the server alone."""
    table = running_table(GAMES[0], 3)

    assert SEED.encode() in write_deed(table.opened)
