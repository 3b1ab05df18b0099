"""What a deal of Rummy With Jokers costs, bonuses included."""

import pytest
from tests.covers import covers
from tests.games.rummy.at_the_table import ANN, BOB, play, position

from cardtable.core.cards import parse_cards
from cardtable.games.rummy.tallies import hand_value


def closed(*hands, declared=(), **described):
    """Ann closes while the others hold these cards."""
    seats = [ANN, *declared]
    melds = [(ANN, "7D 8D 9D")]
    state = position(
        **{"hands": ["6D KH", *hands], "declared": seats, "melds": melds, "drawn": True, "turn": ANN, **described}
    )
    play(state, ANN, "extend 1 6D ; close KH")
    return state


ELEVEN = "3S 5S 7S 9S JS 3H 5H 7H 9H JH 2C"


@covers("rummy 5.2", "rummy 6.1", "rummy 9.5", "rummy 25.1", "rummy 25.2", "rummy 25.3", "rummy 25.4", "rummy 6.3")
@pytest.mark.parametrize(
    ("hand", "points"),
    [
        pytest.param(f"{ELEVEN} 4D 6C", 100, id="RJ-E43"),
        pytest.param(f"{ELEVEN} Jk Jk", 200, id="RJ-E44"),
        pytest.param(f"{ELEVEN} Jk 4D", 150, id="one joker"),
        pytest.param("3S 5S 7S 9S JS 3H 5H 7H 9H Jk Jk Jk Jk", 300, id="four jokers"),
    ],
)
def test_whoever_never_declared_pays_100_and_50_for_each_joker(hand, points):
    """RJ-03, RJ-31"""
    assert closed(hand).result.scores == (0, points)


@covers("rummy 6.2", "rummy 6.3", "rummy 25.5", "rummy 25.6", "rummy 25.7", "rummy 25.8", "rummy 26.4", "rummy 23.5")
@pytest.mark.parametrize(
    ("hand", "points"),
    [
        pytest.param("2H", 2, id="RJ-E46"),
        pytest.param("10H JD 4S", 24, id="RJ-E47"),
        pytest.param("Jk", 10, id="RJ-03"),
        pytest.param("Jk AS KS 9D", 39, id="a joker among others"),
        pytest.param("AS AH AC AD KS KC KD QS QH", 90, id="no cap"),
    ],
)
def test_whoever_has_declared_pays_the_cards_in_hand(hand, points):
    """RJ-03, RJ-31"""
    assert closed(hand, declared=[BOB]).result.scores == (0, points)
    assert hand_value(parse_cards(hand)) == points


@covers("rummy 9.5", "rummy 25.1", "rummy 25.2")
def test_four_players_are_scored_each_by_the_rules():
    """RJ-E47"""
    state = closed(f"{ELEVEN} Jk 4D", "10H JD 4S", "3S 5S 7S 9S JS 3H 5H 7H 9H JC 2C 4C 6C", declared=[2])

    assert state.result.scores == (0, 150, 24, 100)
    assert state.result.places == (1, 4, 2, 3)


@covers("rummy 10.2", "rummy 6.2")
def test_the_score_sheet_lists_what_counted():
    state = closed(f"{ELEVEN} Jk 4D", "10H JD 4S", declared=[2])

    sheet = [[(part.label.code, part.label.facts, part.points) for part in parts] for parts in state.result.sheet[0]]

    assert sheet == [
        [("rummy-part-closed", {}, 0)],
        [("rummy-part-undeclared", {}, 100), ("rummy-part-jokers", {"count": 1}, 50)],
        [("rummy-part-hand", {"cards": "4♠ 10♥ J♦"}, 24)],
    ]


@covers("rummy 10.2")
def test_scores_are_told_when_the_deal_ends():
    state = position(hands=["6D KH", "2H"], declared=[ANN, BOB], melds=[(ANN, "7D 8D 9D")], drawn=True)

    told = play(state, ANN, "extend 1 6D ; close KH")

    assert [(sentence.code, sentence.facts) for sentence in told[-2:]] == [
        ("rummy-scored", {"player": 0, "deal": 1, "points": 0, "total": 0}),
        ("rummy-scored", {"player": 1, "deal": 1, "points": 2, "total": 2}),
    ]


def test_only_cards_that_count_are_shown_afterwards():
    state = closed(f"{ELEVEN} Jk 4D", "10H JD 4S", declared=[2])

    assert [tally.cards for tally in state.view(ANN).history[0]] == [(), ("Jk",), ("4♠", "10♥", "J♦")]
    assert state.view(None).hand == ()


PERFECT = "3C 4C 5C 9S 10S JS 7C 7D 7H KC KD KH KS 2D"
FINISH = "declare 3C4C5C / 9S10SJS / 7C7D7H / KCKDKHKS ; close 2D"


@covers("rummy 27.2", "rummy 27.3")
@pytest.mark.parametrize(("bonus", "score"), [(0, 0), (-20, -20)])
def test_a_perfect_finish_may_earn_a_bonus(bonus, score):
    """RJ-24"""
    state = position(hands=[PERFECT], options={"perfect_finish_bonus": bonus})

    play(state, ANN, FINISH)

    assert state.result.scores == (score, 100)
    assert closed("2H", declared=[BOB], options={"perfect_finish_bonus": bonus}).result.scores == (0, 2)


@covers("rummy 27.2", "rummy 27.4")
@pytest.mark.parametrize(("bonus", "score"), [(0, 0), (-5, -5)])
def test_each_pure_sequence_beyond_the_first_may_earn_a_bonus(bonus, score):
    """RJ-24"""
    state = position(hands=[PERFECT], options={"pure_sequence_bonus": bonus})

    play(state, ANN, FINISH)

    assert state.result.scores == (score, 100)


def test_the_bonus_for_pure_sequences_is_everybodys_and_counts_what_was_laid_down():
    """RJ-14, RJ-24"""
    state = position(
        hands=["6D KH", "10H JH QH 3C 4C 5C 4S 5S 6S 9S 2H"],
        declared=[ANN],
        melds=[(ANN, "7D 8D 9D")],
        turn=1,
        drawn=True,
        to_draw="Jk",
        options={"pure_sequence_bonus": -5},
    )

    play(state, BOB, "declare 10HJHQH/3C4C5C/4S5S6S ; discard 9S")
    play(state, ANN, "draw", "extend 2 Jk ; extend 1 6D ; close KH")

    assert state.result.scores == (0, 2 - 2 * 5)


def test_whoever_has_not_declared_gets_no_bonus():
    options = {"pure_sequence_bonus": -5, "perfect_finish_bonus": -20}

    assert closed(f"{ELEVEN} 4D 6C", options=options).result.scores == (0, 100)
