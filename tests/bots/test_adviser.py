"""One adviser for hints, scenarios and reviews in every client: it says the same again, and its reason fits."""

import asyncio
import json

import pytest
from tests.laws.walks import Case
from typer.testing import CliRunner

from cardtable.bots.adviser import ADVISER, advise
from cardtable.bots.judge import SURELY, Judge
from cardtable.catalog import GAMES, brain, game
from cardtable.core.chance import Fast
from cardtable.core.level import LEVELS
from cardtable.main import app_for
from cardtable.review.scenario import scenario_of
from cardtable.server.rooms.thinker import Thinker
from cardtable.server.rooms.worker import Worker
from cardtable.wire import thinking
from cardtable.wire.codec import write_view

ASKED = 5
FEW_PLAYOUTS = 40


@pytest.fixture
def quick(monkeypatch):
    """An adviser that studies little, which says the same again or doesn't, like the real one."""
    for listed in GAMES:
        monkeypatch.setattr(type(brain(listed.name)), "studied", FEW_PLAYOUTS)


def advice(state, seat):
    thought = advise(game(state.game), brain(state.game), state.view(seat), seat)
    return thought.move, thought.why


def situations(rules, seed, asked=ASKED):
    walked = list(Case(rules, rules.most if rules.most < 5 else 4, seed=seed).walk())
    return walked[:: max(len(walked) // asked, 1)]


def test_the_adviser_is_the_best_there_is():
    assert ADVISER == LEVELS[-1] == "expert"


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("rules", GAMES, ids=lambda game: game.name)
def test_an_adviser_who_is_asked_again_says_the_same(rules):
    for state, seat, _ in situations(rules, seed=3):
        first = advice(state, seat)

        assert state.check(seat, first[0])
        assert advice(state, seat) == first
        assert thinking.advise(rules.name, write_view(state.view(seat))) == (str(first[0]), first[1])


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("rules", GAMES, ids=lambda game: game.name)
def test_a_review_calls_better_what_a_hint_would_have_said(rules):
    """Where it finds fault with a move, that is; and it never calls the adviser's own move a fault."""
    judge = Judge(rules, brain(rules.name), 4)
    for number, (state, seat, played) in enumerate(situations(rules, seed=5)):
        view, told = state.knowledge(seat), advice(state, seat)
        verdict = judge.judge(view, seat, played, Fast(number))
        asked = judge.advised(view, seat, played, Fast(number))
        if verdict is not None and verdict.loss > SURELY * verdict.error:
            assert played != verdict.best
            assert (verdict.best, verdict.why) == told
        assert (asked.best, asked.why) == told


def test_every_client_is_given_the_same_answer():
    """At a live table, on the page of a scenario (both ask the thinker) and by `cardtable hint`."""
    rules = game("sushi-go")
    state, seat, _ = situations(rules, seed=3)[2]
    move, why = advice(state, seat)

    async def asked():
        thinker = Thinker([Worker()])
        try:
            return await thinker.advise(rules.name, state.view(seat))
        finally:
            thinker.close()

    words = ["hint", str(scenario_of(rules, state, seat)), "--json", "--depth", "2"]
    hint = CliRunner().invoke(app_for(words), words)

    assert asyncio.run(asked()) == (str(move), why)
    assert json.loads(hint.stdout)["moves"][0]["move"] == str(move)


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("seed", range(6))
def test_a_bid_is_advised_as_long_as_the_hand_is_said_to_be_good_for_it(seed):
    state = game("rook").start(4, seed, {})

    while state.phase == 0 and state.waiting:
        seat = state.waiting[0]
        move, why = advice(state, seat)
        lowest, most = state.auction.lowest, why.facts.get("most")
        if why.code == "rook-why-bid":
            assert lowest <= most
        elif why.code == "rook-why-pass":
            assert lowest > most
        else:
            assert why.code in ("rook-why-partner", "rook-prefers")
        state.play(seat, move)
