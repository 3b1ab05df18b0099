"""One adviser for hints and suggestions in every client: it says the same again, and its reason fits its advice."""

import pytest
from tests.laws.walks import Case

from cardtable.bots.levels import bot
from cardtable.catalog import GAMES, brain, game
from cardtable.core.chance import Fast
from cardtable.live.opinion import ADVISER

ASKED = 12


def advice(state, seat, seed):
    rules = game(state.game)
    thought = bot(ADVISER, rules, brain(rules.name)).think(state.view(seat), seat, Fast(seed))
    return thought.move, thought.why


@pytest.mark.parametrize("rules", GAMES, ids=lambda game: game.name)
def test_an_adviser_who_is_asked_again_says_the_same(rules):
    situations = list(Case(rules, rules.most if rules.most < 5 else 4, seed=3).walk())

    for state, seat, _ in situations[:: max(len(situations) // ASKED, 1)]:
        first = advice(state, seat, 1)
        assert state.check(seat, first[0])
        assert advice(state, seat, 2) == first


@pytest.mark.parametrize("seed", range(6))
def test_a_bid_is_advised_as_long_as_the_hand_is_said_to_be_good_for_it(seed):
    state = game("rook").start(4, seed, {})

    while state.phase == 0 and state.waiting:
        seat = state.waiting[0]
        move, why = advice(state, seat, seed)
        lowest, most = state.auction.lowest, why.facts.get("most")
        if str(move).startswith("bid"):
            assert why.code == "rook-why-bid"
            assert lowest <= most
        elif str(move) == "pass":
            assert why.code == "rook-why-partner" or lowest > most
        state.play(seat, move)
