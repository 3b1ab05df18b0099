"""States of Shanko written and read back, situations described in part, and guesses from a view."""

import json
from collections import Counter

import pytest
from tests.games.shanko.at_the_table import ANN, BOB, CY, DEE, do, hand, position, shanko

from cardtable import Refused
from cardtable.core.chance import Fast
from cardtable.games.shanko import phases


def window():
    """Ann has discarded, and Dee has answered; Cy hasn't."""
    state = position(players=4, hands={ANN: "9H 2C 2D 3S 3H 4C 5D 7S 8C JD QC KS"})
    do(state, ANN, "discard 9H")
    do(state, DEE, "buy")
    return state


@pytest.mark.parametrize(
    "change",
    [
        {"round": 8},
        {"decks": 1},
        {"decks": 3},
        {"starter": 4},
        {"phase": "sleep"},
        {"phase": "ready"},
        {"phase": "over"},
        {"phase": "turn"},
        {"phase": "window"},
        {"turn": -1},
        {"turn": True},
        {"drawn": "7♠"},
        {"took": 1},
        {"hands": [[], [], [], []]},
        {"hands": [["7♠"]] * 3},
        {"known": [["7♠"] * 9, [], [], []]},
        {"stock": []},
        {"discards": ["??"]},
        {"face_down": True},
        {"melds": [{"owner": 0, "kind": "triplet", "cards": ["7♠", "7♠", "7♠"]}]},
        {"melds": [{"owner": 0, "kind": "flock", "cards": []}]},
        {"melds": 7},
        {"buys": [4, 3, 3, 3]},
        {"answers": ["open", "", "", ""]},
        {"answers": ["maybe", "", "", ""]},
        {"recycles": 1},
        {"recycled": ["7♠"]},
        {"skips": 4},
        {"ready": [True, False, False, False]},
        {"finished": [{}]},
        {"left": [True, True, True, False]},
        {"options": {"layoff": "never"}},
        {"players": 3},
        {"game": "rook"},
    ],
    ids=str,
)
def test_a_state_that_cannot_be_is_refused(change):
    good = shanko.start(4, seed=5).to_json()

    with pytest.raises(Refused):
        shanko.from_json({**good, **change})


@pytest.mark.parametrize(
    "change",
    [
        {"drawn": ""},
        {"took": True},
        {"declared": [False] * 4},
        {"buys": [3, 3, 3, 3]},
        {"melds": [{"owner": 0, "kind": "sequence", "cards": ["5♥", "6♥", "8♥", "7♦"]}]},
    ],
    ids=str,
)
def test_a_turn_that_cannot_be_is_refused(change):
    good = position(players=4, hands={ANN: "9H 2C"}, melds=["5H 6H 7H 8H"]).to_json()

    with pytest.raises(Refused):
        shanko.from_json({**good, **change})


def test_a_card_too_many_is_refused():
    good = shanko.start(2, seed=5).to_json()
    good["hands"][0].append(good["stock"].pop())

    with pytest.raises(Refused):
        shanko.from_json(good)


def test_an_answered_window_is_written_and_read_back():
    state = window()

    again = shanko.from_json(json.loads(json.dumps(state.to_json())))

    assert again.to_json() == state.to_json()
    assert [again.view(seat) for seat in (ANN, CY, DEE, None)] == [state.view(seat) for seat in (ANN, CY, DEE, None)]


@pytest.mark.parametrize(
    ("before", "leaver"),
    [
        pytest.param(["draw"], ANN, id="who has drawn leaves"),
        pytest.param(["draw"], BOB, id="somebody has drawn"),
        pytest.param(["take"], BOB, id="somebody has taken the discard"),
        pytest.param([], ANN, id="before the draw"),
    ],
)
def test_a_game_that_ends_because_somebody_left_is_written_and_read_back(before, leaver):
    """SH-31"""
    state = shanko.start(2, seed=5, options={"youngest": 1})
    for move in before:
        do(state, ANN, move)

    state.leave(leaver)

    assert not state.waiting
    assert shanko.from_json(state.to_json()).to_json() == state.to_json()


def test_names_of_old_are_still_read():
    state = position(players=3, hands={ANN: "9H 2C"}, melds=["5H 6H 7H 8H"])
    data = state.to_json()
    data["pile"], data["melded"] = data.pop("stock"), data.pop("declared")

    assert shanko.from_json(data).to_json() == state.to_json()


def test_a_situation_may_leave_almost_everything_unsaid():
    state = position()

    view = state.view(ANN)
    assert (state.players, view.round, view.phase, view.turn) == (4, 1, "draw", ANN)
    assert view.hands == (11, 11, 11, 11)


def test_a_hand_that_is_told_is_the_whole_hand():
    state = position(players=3, hands={ANN: "7S 7H", CY: ["KC", "K♦"]})

    assert (hand(state, ANN), hand(state, CY), len(state.hands[BOB])) == ("7♠ 7♥", "K♦ K♣", 11)
    assert (state.view(ANN).phase, state.view(ANN).drawn) == ("turn", "7♥")


def test_hands_may_be_told_for_all_and_then_there_are_as_many_players():
    assert position(hands=["7S", "8S", None]).players == 3


def test_melds_say_whose_they_are_and_who_has_melded():
    state = position(players=3, turn=BOB, melds=["5H 6H 7H 8H", (CY, "9C 9D Jk"), {"owner": 0, "cards": "2S 2H 2D"}])

    view = state.view(None)
    assert [(m.owner, m.kind) for m in view.melds] == [(BOB, "sequence"), (CY, "triplet"), (ANN, "triplet")]
    assert (view.round, view.declared) == (2, (True, True, True))


def test_a_meld_of_a_joker_and_one_card_may_say_what_it_is():
    melds = [{"owner": 0, "kind": "triplet", "cards": "7S Jk Jk Jk"}, {"owner": 0, "cards": "7S Jk Jk Jk"}]

    view = position(players=3, round=2, melds=melds).view(None)

    assert [m.kind for m in view.melds] == ["triplet", "sequence"]


def test_what_will_be_drawn_can_be_told():
    state = position(players=2, draws="QS KH")

    do(state, ANN, "draw")
    state.play(ANN, state.default(ANN))
    do(state, BOB, "draw")

    assert (state.view(None).up_card, state.view(BOB).drawn) == ("Q♠", "K♥")


def test_a_window_can_be_described():
    state = position(players=5, turn=BOB, top="9H", answers={CY: "pass"}, buys={DEE: 0})

    assert (state.view(None).phase, state.waiting) == ("window", (4,))
    assert state.view(CY).claims == ("", "", "pass", "", "open")


def test_scores_so_far_can_be_described():
    state = position(scores=[[0, 10], [20, 0]])

    assert (state.view(None).round, state.result.scores, state.result.over) == (3, (10, 20), False)


@pytest.mark.parametrize(
    "described",
    [
        {"hands": {0: "7S 7S 7S"}},
        {"hands": {0: "7S 77"}},
        {"melds": ["5H 6H 8H 9H"]},
        {"round": 1, "melds": ["5H 6H 7H 8H"]},
        {"players": 2, "turn": 3},
        {"players": 12},
    ],
    ids=str,
)
def test_a_description_that_cannot_be_is_refused(described):
    with pytest.raises(Refused):
        position(**described)


def test_a_guess_keeps_what_was_seen_go_into_a_hand():
    state = position(players=3, top="QS")
    do(state, ANN, "take")
    chance = Fast(3)

    guesses = [shanko.guess(state.view(BOB), chance) for _ in range(20)]

    assert all("Q♠" in hand(guess, ANN).split() for guess in guesses)
    assert len({hand(guess, ANN) for guess in guesses}) > 10


def test_a_guess_makes_the_draw_pile_of_the_discards_it_was_made_of():
    state = position(players=2, phase="draw", pile="QS", discards="KH KD 9C")
    do(state, ANN, "draw")
    view = state.view(BOB)

    guessed = shanko.guess(view, Fast(1))

    assert Counter(guessed.stock) == Counter(state.stock)
    assert guessed.view(BOB) == view


def test_a_guess_doubts_hidden_answers_and_no_others():
    state = window()
    chance = Fast(5)

    guessed = {shanko.guess(state.view(ANN), chance).answers[DEE] for _ in range(20)}

    assert guessed == {phases.ASKED, phases.PASSED}
    assert {shanko.guess(state.view(DEE), chance).answers[DEE] for _ in range(5)} == {phases.ASKED}


def test_a_pass_of_the_first_claim_shows_by_itself():
    state = position(players=4, hands={ANN: "9H 2C"}, melded=[ANN])
    do(state, ANN, "discard 9H")
    do(state, CY, "pass")

    assert {shanko.guess(state.view(ANN), Fast(n)).answers[CY] for n in range(9)} == {phases.PASSED}


def test_after_a_round_everybody_sees_what_was_held_but_for_the_last_card():
    state = position(players=3, hands={ANN: "9H 2C"}, melds=["5H 6H 7H 8H"])
    do(state, ANN, "lay 1 9H ; out 2C")

    view = state.view(BOB)
    last = {shanko.guess(view, Fast(n)).discards[-1] for n in range(20)}

    assert " ".join(view.finished[-1].held[CY]) == hand(state, CY)
    assert hand(shanko.guess(view, Fast(1)), CY) == hand(state, CY)
    assert len(last) > 5
