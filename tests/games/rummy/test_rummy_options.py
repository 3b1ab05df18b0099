"""The house rules of Rummy With Jokers, each of their values."""

import pytest
from tests.covers import covers
from tests.games.rummy.at_the_table import ANN, draft, hand, play, position, refused, rummy

from cardtable import Refused


@pytest.mark.parametrize("first", [1, 4, 5])
def test_declarations_begin_in_the_round_of_the_house(first):
    """RJ-01, RJ-04"""
    rules = {"first_declaration_round": first}
    cards = ["10H JH QH KH AH 9S 2D"]
    turn = "declare 10HJHQHKHAH ; discard 9S"

    for number in range(1, first):
        said = refused(position(hands=cards, drawn=True, round=number, options=rules), ANN, turn)
        assert said.facts == {"round": number, "first": first}
        closed_pile = position(hands=["10H JH QH KH 9S 2D"], up_card="AH", round=number, options=rules)
        assert refused(closed_pile, ANN, f"take ; {turn}").code == "rummy-take-early"
    state = position(hands=cards, drawn=True, round=first, options=rules)
    play(state, ANN, turn)
    assert state.declared[ANN]


OPENINGS = [("10HJHQH/6C6D6S", 48), ("9H10HJH/6C6D6S", 47), ("10HJHQH/7C7D7S", 51), ("8H9H10H/AS2S3S", 42)]


@pytest.mark.parametrize(("melds", "points"), [*OPENINGS, ("7H8H9H/AS2S3S", 39), ("10HJHQH/QSKSAS", 60)])
@pytest.mark.parametrize("needed", [48, 40, 51])
def test_the_first_declaration_needs_the_points_of_the_house(needed, melds, points):
    """RJ-07"""
    state = position(hands=[f"{melds.replace('/', '')} 2D 9D"], drawn=True, options={"opening_points": needed})

    if points >= needed:
        play(state, ANN, f"declare {melds} ; discard 9D")
        assert state.declared[ANN]
    else:
        assert refused(state, ANN, f"declare {melds} ; discard 9D").facts["short"] == needed - points


@covers("rummy 23.5", "rummy 26.5")
@pytest.mark.parametrize(("counting", "points"), [("substituted", 57), ("zero", 48)])
def test_jokers_in_the_first_declaration_count_as_the_house_says(counting, points):
    """RJ-02"""
    state = position(hands=["10H JH QH 8D Jk 10D 9S 2D"], drawn=True, options={"joker_opening_value": counting})

    assert draft(state, ANN, "declare 10HJHQH/8DJk10D").facts["points"] == points


def test_with_jokers_worth_nothing_a_declaration_may_fall_short():
    """RJ-02"""
    state = position(hands=["10H JH QH QC QD Jk 9S 2D"], drawn=True, options={"joker_opening_value": "zero"})
    state_51 = position(
        hands=["10H JH QH QC QD Jk 9S 2D"], drawn=True, options={"joker_opening_value": "zero", "opening_points": 51}
    )

    play(state, ANN, "declare 10HJHQH/QCQDJk ; discard 9S")
    assert state.declared[ANN]
    assert refused(state_51, ANN, "declare 10HJHQH/QCQDJk ; discard 9S").facts["points"] == 50


@pytest.mark.parametrize(
    ("limit", "meld", "code"),
    [
        ("no_limit", "QCQDJkJk", None),
        (1, "QCQDJkJk", "rummy-jokers-one"),
        (1, "QCQDJk", None),
        ("not_more_than_naturals", "QCQDJkJk", None),
        ("not_more_than_naturals", "8DJkJkJk", "rummy-jokers-outnumber"),
    ],
)
def test_the_house_limits_the_jokers_of_a_meld(limit, meld, code):
    """RJ-11"""
    state = position(
        hands=["QC QD 8D Jk Jk Jk 9S 2D"], declared=[ANN], drawn=True, options={"max_jokers_per_meld": limit}
    )
    turn = f"declare {'run ' if meld.startswith('8') else ''}{meld} ; discard 9S"

    if code is None:
        play(state, ANN, turn)
    else:
        assert refused(state, ANN, turn).code == code


@pytest.mark.parametrize(("allowed", "turn"), [("yes", "extend 1 6D10D ; close"), ("no", "extend 1 6D10D ; close")])
def test_a_house_may_close_without_a_last_card(allowed, turn):
    """RJ-17"""
    state = position(
        hands=["6D 10D", "9S"],
        declared=[ANN],
        melds=["7D 8D 9D"],
        drawn=True,
        options={"close_without_last_card": allowed},
    )

    if allowed == "no":
        assert refused(state, ANN, turn).code == "rummy-keep-one"
        return
    assert draft(state, ANN, "extend 1 6D10D").code == "rummy-draft-out"
    assert refused(state, ANN, "extend 1 6D10D ; discard 6D").code == "rummy-nothing-to-discard"
    assert refused(state, ANN, "extend 1 6D ; close").code == "rummy-close-which"
    told = play(state, ANN, turn)
    assert [sentence.code for sentence in told[:2]] == ["rummy-extended", "rummy-closed-all"]
    assert (state.result.over, state.result.scores[0], hand(state, ANN)) == (True, 0, "")


def test_where_no_last_card_is_needed_one_may_still_close():
    """RJ-17"""
    state = position(
        hands=["6D 10D"], declared=[ANN], melds=["7D 8D 9D"], drawn=True, options={"close_without_last_card": "yes"}
    )

    play(state, ANN, "extend 1 6D ; close 10D")

    assert state.result.over


@pytest.mark.parametrize("deals", [1, 2, 20, "until_500"])
def test_a_game_has_the_deals_of_the_house(deals):
    """RJ-23"""
    state = rummy.start(2, seed=1, options={"deals": deals})
    while state.waiting:
        for seat in state.waiting:
            state.play(seat, state.default(seat))

    if deals == "until_500":
        assert max(state.result.scores) >= 500
        assert max(sum(part.points for part in deal[0]) for deal in state.result.sheet) < 500
    else:
        assert len(state.result.sheet) == deals


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("first_declaration_round", 2),
        ("opening_points", 50),
        ("joker_opening_value", "half"),
        ("max_jokers_per_meld", 2),
        ("close_without_last_card", True),
        ("max_recycles", 0),
        ("max_recycles", 10),
        ("deals", 0),
        ("deals", 21),
        ("deals", "until_1000"),
        ("perfect_finish_bonus", -10),
        ("pure_sequence_bonus", 5),
        ("wild_jokers", "yes"),
    ],
)
def test_other_values_and_other_rules_are_refused_with_what_is_possible(name, value):
    with pytest.raises(Refused) as refusal:
        rummy.start(2, seed=1, options={name: value})

    assert refusal.value.sentence.code in ("option-value", "option-unknown")
