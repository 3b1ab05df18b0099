"""Situations of Sushi Go! described in part, and what is made up around them."""

import pytest

from cardtable import Refused, game
from cardtable.core.move import Seat

ANN = Seat(0)

sushi_go = game("sushi-go")
position = sushi_go.position


def test_nothing_said_is_the_start_of_a_game_for_two():
    state = position()

    assert (state.players, state.round, state.phase) == (2, 1, "picking")
    assert [len(hand) for hand in state.hands] == [10, 10]


def test_a_hand_and_what_lies_before_it_tell_the_number_of_players():
    assert position(hands={0: "tempura sashimi egg egg egg"}, collections={0: "wasabi chopsticks"}).players == 5
    assert position(hands={0: "tempura sashimi egg egg egg"}, collections={0: "wasabi egg chopsticks"}).players == 4
    assert position(hands={2: "tempura sashimi"}).players == 3


def test_cards_that_are_missing_are_quiet_and_lie_before_the_described_ones():
    state = position(hands=["squid egg salmon", "maki1 maki2 maki3"], collections={0: ["wasabi", "chopsticks"]})

    view = state.view(ANN)

    assert view.played[ANN][-2:] == ("wasabi", "chopsticks")
    assert not {"squid", "salmon", "egg", "wasabi", "chopsticks"} & set(view.played[ANN][:-2])
    assert [len(cards) for cards in view.played] == [7, 7]


@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize("round_", [1, 2, 3])
@pytest.mark.parametrize("deck", ["continue", "reshuffle_all"])
def test_every_turn_of_every_round_can_be_described(players, round_, deck):
    for turn in range(1, position(players=players).size):
        state = position(players=players, round=round_, turn=turn, options={"deck": deck})
        assert (state.view(None).round, state.view(None).turn) == (round_, turn)
    assert position(players=players, round=round_, phase="over" if round_ == 3 else "between").round == round_


@pytest.mark.parametrize(
    ("scores", "puddings"),
    [
        ((40, 40, 31), (2, 3, 4)),
        ((55, 48), (0, 3)),
        ((25, 25, 20, 22), (1, 1, 2, 2)),
        ((30, 25, 20, 22, 10), (2, 2, 2, 2, 0)),
        ((37, 37, 37), (3, 3, 3)),
    ],
)
def test_scores_and_puddings_describe_a_finished_game(scores, puddings):
    state = position(scores=scores, puddings=puddings)

    assert state.phase == "over"
    assert (state.result.scores, state.view(None).puddings) == (scores, puddings)


def test_scores_before_a_round_are_those_of_the_rounds_before():
    state = position(round=3, scores=(21, 30, 17), puddings=(1, 0, 2), hands={0: "squid egg tempura"})

    view = state.view(ANN)

    assert view.hand == ("tempura", "squid", "egg")
    assert (view.result.scores, view.puddings, len(view.past)) == ((21, 30, 17), (1, 0, 2), 2)


def test_choices_and_readiness_can_be_described():
    picking = position(hands=["squid egg", "salmon tempura", "egg egg"], picks={1: "tempura"})
    between = position(phase="between", ready=[True, False])

    assert picking.waiting == (0, 2)
    assert between.waiting == (1,)


@pytest.mark.parametrize(
    "described",
    [
        {"players": 6},
        {"players": 1},
        {"hands": ["squid egg", "salmon"]},
        {"hands": ["squid", "salmon"]},
        {"hands": ["squid " * 3, "squid " * 3]},
        {"hands": ["sushi rice", "egg egg"]},
        {"hands": {0: "squid egg"}, "collections": {0: "maki1 " * 9}, "players": 2},
        {"hands": ["squid egg", "salmon egg"], "picks": {0: "tempura"}},
        {"hands": ["squid egg", "salmon egg"], "picks": ["squid", "egg"]},
        {"scores": (500, 3)},
        {"puddings": (6, 6)},
        {"puddings": (1, 0, 0, 0, 0)},
        {"phase": "picking", "round": 4},
        {"phase": "paused"},
        {"ready": [True, True], "phase": "between"},
        {"tricks": 3},
    ],
    ids=str,
)
def test_what_cannot_be_is_refused(described):
    with pytest.raises(Refused):
        position(**described)
