"""The luck of the draw, taken out of results; and a player who sees all cards, by whom luck is measured."""

from statistics import fmean, stdev

import pytest

from cardtable.arena.games import Chunk, Outcome, play_deal
from cardtable.arena.lineup import Setup
from cardtable.arena.luck import Draws
from cardtable.arena.record import Record
from cardtable.arena.standings import luck, standings, win_luck, without
from cardtable.bots.seer import Seer
from cardtable.catalog import brain, game
from cardtable.core.chance import Fast
from cardtable.core.move import Refused

SETUP = Setup("shanko", ("medium", "easy"), 2, seed=4, rounds=1, is_controlled=True)


def test_luck_has_no_mean_and_measuring_it_changes_no_result():
    plays, rules, found = brain("shanko"), game("shanko"), []
    for seed in range(30):
        state, plain = rules.start(2, seed), rules.start(2, seed)
        draws = Draws(rules, plays, 2, Fast(seed))
        while plays.stage(state) == 0:
            seat = state.waiting[0]
            move = plays.expert(state, seat, Fast(seed))
            draws.make(state, seat, move)
            plain.apply(seat, move)
        assert state.to_json() == plain.to_json()
        found.append(draws.luck.points[0] - draws.luck.points[1])

    assert stdev(found) > 1
    assert abs(fmean(found)) < 3 * stdev(found) / len(found) ** 0.5


def test_where_nothing_is_drawn_there_is_no_luck():
    plays, state = brain("shanko"), game("shanko").start(3, 1)
    draws = Draws(game("shanko"), plays, 3, Fast(1))

    draws.make(state, state.waiting[0], state.legal(state.waiting[0])[-1])

    assert draws.luck.points == [0.0] * 3 or state.drawn is not None


def test_results_without_luck_vary_less():
    deals = {number: play_deal(SETUP, number) for number in range(12)}
    found = standings(SETUP, deals)
    own = next(row for row in found.table if row.bot == "medium")

    assert own.fair_lead.high - own.fair_lead.low < own.lead.high - own.lead.low
    assert own.fair_lead.mean > 0


def test_luck_is_taken_out_as_far_as_it_goes_together_with_results():
    outcome = Outcome((1, 2), (10, 40), luck=(12.0, -12.0), win_luck=(0.2, -0.2))
    lucks = [4.0, -1.0, -3.0, 2.0, -2.0]

    assert (luck(("hard", "easy"), outcome, "hard"), win_luck(("hard", "easy"), outcome, "hard")) == (24.0, 0.2)
    pure = without([10 + 3 * lucky for lucky in lucks], lucks)
    assert (pure.low, pure.mean, pure.high) == pytest.approx((10.0, 10.0, 10.0))
    unrelated = without([1.0, 1.0, 1.0], [0.0, 0.0, 0.0])
    assert unrelated.mean == 1.0


def test_measured_luck_is_written_down_and_read_again(tmp_path):
    deal = play_deal(SETUP, 0)
    Record(tmp_path / "kept", SETUP).add(Chunk({0: deal}, 1.0))

    assert Record(tmp_path / "kept", SETUP).deals == {0: deal}
    assert deal[0].luck


@pytest.mark.parametrize("setup", [("geschenkt", ("medium", "easy", "easy")), ("shanko", ("seer", "easy", "easy"))])
def test_luck_is_not_measured_where_it_can_not_be(setup):
    with pytest.raises(Refused, match="arena-no-control"):
        Setup(*setup, 3, seed=1, is_controlled=True).check()


def test_a_seer_knows_the_next_card():
    """In Geschenkt it takes the 20 that nobody would take, since the 21 and its chips come next."""
    rules, plays = game("geschenkt"), brain("geschenkt")
    results = []
    for seed in range(20):
        state, chance, seer = rules.start(3, seed), Fast(seed), Seer(plays)
        while state.waiting:
            seat = state.waiting[0]
            state.apply(seat, seer.choose(state, seat, chance) if seat == 0 else plays.expert(state, seat, chance))
        results.append(state.result.places[0] == 1)

    assert fmean(results) > 0.6
