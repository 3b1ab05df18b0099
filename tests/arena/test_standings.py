"""What the results of a tournament say."""

import pytest

from cardtable.arena.games import Outcome
from cardtable.arena.lineup import Setup
from cardtable.arena.standings import estimate, share_of, standings

DUEL = Setup("geschenkt", ("good", "bad"), 2, seed=1)
"""Each deal has two games: good sits first, then bad does."""


def test_wins_and_leads_are_counted_whichever_way_the_game_counts():
    deals = {0: (Outcome((1, 2), (10, 30)), Outcome((2, 1), (50, 20))), 1: (Outcome((1, 2), (5, 9)),) * 2}

    good, bad = standings(DUEL, deals).table

    assert (good.bot, good.games, good.fair) == ("good", 4, 0.5)
    assert good.wins.mean == 0.75
    assert good.lead.mean == pytest.approx((20 + 30 + 4 - 4) / 4)
    assert good.deals.mean == 0.75
    assert bad.wins.mean == 0.25
    assert bad.lead.mean == -good.lead.mean
    assert good.rating.mean > 1500 > bad.rating.mean


def test_a_shared_first_place_is_a_shared_win():
    deals = {0: (Outcome((1, 1), (10, 10)), Outcome((1, 1), (10, 10)))}

    assert [bot.wins.mean for bot in standings(DUEL, deals).table] == [0.5, 0.5]


def test_partners_win_together():
    teams = Setup("rook", ("good", "bad", "good", "bad"), 4, seed=1)
    deals = {0: (Outcome((1, 3, 1, 3), (120, 40, 120, 40)), Outcome((3, 1, 3, 1), (0, 90, 0, 90)))}

    good, bad = standings(teams, deals).table

    assert (good.wins.mean, bad.wins.mean) == (1.0, 0.0)
    assert good.lead.mean == 85


def test_results_count_alike_in_any_order():
    first, second = (Outcome((1, 2), (1, 2)),) * 2, (Outcome((2, 1), (9, 8)),) * 2

    assert standings(DUEL, {0: first, 1: second}) == standings(DUEL, {1: second, 0: first})
    assert standings(DUEL, {0: first, 1: second}).digest != standings(DUEL, {0: second, 1: first}).digest


def test_an_interval_holds_the_truth_and_narrows_with_more_deals():
    few, many = estimate([0.0, 1.0] * 10), estimate([0.0, 1.0] * 1000)

    assert few.low < many.low < 0.5 < many.high < few.high


def test_a_clean_sheet_is_not_certainty():
    clean = share_of([1.0] * 50)

    assert clean.mean == clean.high == 1.0
    assert 0.8 < clean.low < 1.0


def test_ratings_follow_who_beats_whom():
    setup = Setup("geschenkt", ("a", "b", "c"), 2, seed=1)
    before, behind = (
        (Outcome((1, 2), (1, 2)), Outcome((2, 1), (2, 1))),
        (Outcome((2, 1), (2, 1)), Outcome((1, 2), (1, 2))),
    )
    deals = {deal: before if deal % 10 else behind for deal in range(60)}

    ratings = {bot.bot: bot.rating for bot in standings(setup, deals).table}

    assert ratings["a"].mean > ratings["b"].mean > ratings["c"].mean
    assert ratings["a"].low < ratings["a"].mean < ratings["a"].high
    assert sum(rating.mean for rating in ratings.values()) == pytest.approx(4500)


def test_who_has_not_met_anybody_yet_is_not_in_the_table():
    ladder = Setup("geschenkt", ("a", "b", "c"), 2, seed=1, is_ladder=True)

    table = standings(ladder, {0: (Outcome((1, 2), (1, 2)), Outcome((2, 1), (2, 1)))}).table

    assert [bot.bot for bot in table] == ["a", "b"]
