"""Rook by its rule sheet: reneges, where cards are checked and where they are not."""

import pytest
from tests.covers import covers
from tests.games.rook.table import (
    ANN,
    BOB,
    CY,
    DEE,
    all_ready,
    cards,
    codes,
    do,
    in_turn,
    legal,
    position,
    refusal,
    rook,
)

from cardtable.core.chance import Fast
from cardtable.games.rook.moves import Call, Correct, Play
from cardtable.games.rook.renege import reneges
from cardtable.games.rook.rounds import Round

TABLE_RULES = {"renege": "table_rules"}


def after_a_renege_in_trick_5(**more):
    """Ann has led red, and Bob, who has red, played black."""
    hands = ["R2 R3 Y1 Y2 Y8 Y9 Y10 Y12 Y14", "R4 B1 B2 B3 B5 B6 B7 B10 B14", "R6 R7 Y3 Y4 G1 G2 G3 G5 G10"]
    hands.append("R8 R9 Y6 Y7 G7 G8 G9 G11 G14")
    described = {"trump": "green", "dealer": 3, "turn": 0, "bid": 90, "bidder": 0, "captured": (45, 5), "hands": hands}
    state = position(options=TABLE_RULES, **{**described, **more})
    in_turn(state, "play R2", "play B1", "play R6", "play R8")
    return state


@covers("rook 7.1")
def test_in_a_strict_house_an_illegal_card_is_refused_and_another_can_be_played():
    """RK-19"""
    state = position(trump="green", turn=1, leader=0, trick="R12", hand="R4 B1 B2")

    refused = refusal(state, BOB, "play B1")

    assert refused.code == "rook-must-follow"
    assert refused.facts == {"card": "B1", "card_led": "R12", "colour": "red", "cards": "R4"}
    do(state, BOB, "play R4")


@covers("rook 7.1")
def test_by_table_rules_any_card_can_be_played_and_its_player_is_warned():
    """RK-19"""
    state = position(trump="green", turn=1, leader=0, trick="R12", hand="R4 B1 B2", options=TABLE_RULES)

    assert legal(state, BOB) == ["play R4", "play B1", "play B2"]
    assert state.view(BOB).playable == ("R4",)
    assert state.means(BOB, rook.parse_move("play B1")).code == "rook-means-renege"
    do(state, BOB, "play B1")
    assert [(found.seat, found.trick) for found in reneges(state)] == [(BOB, 0)]


@covers("rook 7.2")
def test_a_renege_in_the_trick_on_the_table_can_be_corrected():
    state = position(trump="green", turn=1, leader=0, trick="R12", hand="R4 B1 B2", options=TABLE_RULES)
    do(state, BOB, "play B1")

    events = do(state, BOB, "correct R4")

    assert codes(events) == ["rook-corrects", "rook-plays"]
    assert (state.view(None).table, state.waiting) == (("R12", "R4", None, None), (CY,))
    assert state.view(BOB).hand == ("B1", "B2")
    assert state.view(DEE).shown[BOB] == ("B1",)


@covers("rook 7.2")
def test_noticed_before_the_next_trick_is_taken_the_card_goes_back_without_a_penalty():
    """RK-E50, RK-20"""
    state = after_a_renege_in_trick_5()
    in_turn(state, "play R9", "play R3", "play B2")

    do(state, ANN, "call 1 5")
    assert (state.waiting, legal(state, BOB), state.view(None).phase) == ((BOB,), ["correct R4"], "correct")
    do(state, BOB, "correct R4")

    assert state.scores == (0, 0)
    assert state.view(None).tricks[-1].cards == cards("R2 R4")
    assert (state.waiting, state.view(None).again) == ((CY,), ("R6", "R8"))
    assert [len(state.view(seat).hand) for seat in (ANN, BOB, CY, DEE)] == [8, 8, 9, 9]
    assert state.view(BOB).shown == (("R3",), ("B1", "B2"), ("R6",), ("R8", "R9"))


@covers("rook 7.2")
def test_those_after_the_offender_may_keep_or_change_their_cards_and_the_winner_is_found_anew():
    """RK-20"""
    state = after_a_renege_in_trick_5()
    assert state.view(None).tricks[-1].winner == DEE

    do(state, BOB, "correct R4")
    assert str(state.default(CY)) == "play R6"
    do(state, CY, "play R7")
    assert str(state.default(DEE)) == "play R8"
    do(state, DEE, "play R9")

    assert state.view(None).tricks[-1].cards == cards("R2 R4 R7 R9")
    assert (state.waiting, state.view(None).again) == ((DEE,), ())


def test_a_correction_can_turn_a_trick_and_its_points():
    state = position(
        trump="green", options=TABLE_RULES, turn=3, captured=(40, 40), hands=["R2 Y1", "R14 B1", "R5 Y3", "R13 Y4"]
    )
    in_turn(state, "play R13", "play R2", "play B1", "play R5")
    assert state.view(None).captured == (40, 45, 40, 45)
    in_turn(state, "play Y4")

    do(state, BOB, "correct R14")
    in_turn(state, "play R5")

    assert state.waiting == (BOB,)
    assert state.view(None).captured == (40, 55, 40, 55)


def test_whoever_takes_back_a_card_of_a_colour_is_no_longer_known_to_lack_it():
    """RK-20, RK-32"""
    hands = ["R2 R3 Y1 Y2 Y8 Y9 Y10 Y12 Y14", "R4 B1 B2 B3 B5 B6 B7 B10 B14", "R13 R7 Y3 Y4 G1 G2 G3 G5 G10"]
    hands.append("R8 Y13 Y6 Y7 G7 G8 G9 G11 G14")
    described = {"trump": "green", "dealer": 3, "turn": 0, "bid": 90, "bidder": 0, "captured": (45, 5), "hands": hands}
    state = position(options=TABLE_RULES, **described)
    in_turn(state, "play R2", "play B1", "play R13", "play R8", "play R7", "play Y6")
    do(state, ANN, "call 3 6")
    assert state.view(None).voids[DEE] == ("red",)

    do(state, ANN, "call 1 5")
    do(state, BOB, "correct R4")

    assert state.view(None).voids[DEE] == ()
    assert state.view(None).shown[DEE] == ("R8", "Y6")
    assert rook.from_json(state.to_json()).to_json() == state.to_json()


@covers("rook 7.2")
def test_only_a_card_that_follows_puts_it_right():
    state = after_a_renege_in_trick_5()

    assert refusal(state, BOB, "correct B2").facts == {"card": "B2", "cards": "R4"}
    assert refusal(state, ANN, "correct R3").code == "rook-correct-nothing"
    assert "correct R4" in legal(state, BOB)


def test_the_card_may_come_from_the_trick_that_is_taken_back():
    """RK-20"""
    state = after_a_renege_in_trick_5()
    in_turn(state, "play R9", "play R3", "play R4")

    do(state, BOB, "correct R4")

    assert state.view(None).tricks[-1].cards == cards("R2 R4")
    assert state.view(BOB).sizes[BOB] == 8


@covers("rook 7.2", "rook 7.3")
def test_the_fourth_card_of_the_next_trick_closes_the_window():
    """RK-20"""
    state = after_a_renege_in_trick_5()
    in_turn(state, "play Y6", "play Y1", "play B2")
    assert "correct R4" in legal(state, BOB)

    in_turn(state, "play Y3")

    assert refusal(state, BOB, "correct R4").code == "rook-correct-nothing"


@covers("rook 7.3", "rook 7.4", "rook 7.5")
def test_found_after_the_next_trick_was_taken_it_ends_the_round_and_costs_the_bid():
    """RK-E49, RK-21, RK-22"""
    state = after_a_renege_in_trick_5()
    in_turn(state, "play Y6", "play Y1", "play B2", "play Y3")

    events = do(state, ANN, "call 1 5")

    assert "rook-renege" in codes(events)
    assert state.scores == (45, -90)
    assert state.view(None).phase == "round_over"
    last = state.view(None).rounds[-1]
    assert (last.tricks, last.nest, last.offender) == ((45, 5), (0, 0), BOB)
    assert set(state.view(DEE).shown[BOB]) == set(state.view(BOB).hand)
    all_ready(state)
    assert state.dealer == ANN


@covers("rook 7.4")
@pytest.mark.parametrize(("bidder", "scores"), [(ANN, (45, -90)), (DEE, (45, -90))])
def test_the_offenders_lose_the_bid_whoever_made_it(bidder, scores):
    """RK-21"""
    state = after_a_renege_in_trick_5(bidder=bidder)
    in_turn(state, "play Y6", "play Y1", "play B2", "play Y3")

    do(state, CY, "call 1 5")

    assert state.scores == scores


@covers("rook 7.5")
def test_only_tricks_before_the_renege_count():
    """RK-22: Dee's team took trick 5, Ann's would not have got its points either."""
    state = after_a_renege_in_trick_5(captured=(35, 15))
    in_turn(state, "play Y6", "play Y1", "play B2", "play Y3", "play Y7", "play Y2", "play B3", "play Y4")

    do(state, ANN, "call 1 5")

    assert state.scores == (35, -90)


@covers("rook 7.4", "rook 7.5")
def test_the_penalty_as_a_sum():
    """RK-E49"""
    assert Round(ANN, 90, (45, 30), (0, 0), BOB).scores == (45, -90)
    assert Round(ANN, 120, (100, 0), (0, 0), CY).scores == (-120, 0)


@covers("rook 7.3")
def test_in_a_strict_house_the_penalty_falls_on_an_imported_game():
    """RK-19: such a card can't be played there, but a game can be read in which it was."""
    state = position(
        trump="green",
        dealer=3,
        bid=90,
        bidder=0,
        captured=(45, 20),
        leader=0,
        tricks=["R2 B1 R6 R8", "R9 R3 B2 R7"],
        hands=["Y1 Y2", "R4 B3", "Y3 Y4", "Y6 Y7"],
    )
    assert not [move for move in legal(state, ANN) if move.startswith("call")]

    do(state, ANN, f"call 1 {state.number_of(len(state.played)) - 2}")

    assert state.scores == (45, -90)


@covers("rook 7.2")
def test_in_a_strict_house_an_imported_renege_can_be_corrected_in_time():
    """RK-19"""
    state = position(trump="green", leader=0, tricks=["R2 B1 R6 R8"], hands=["Y1 Y2", "R4 B3", "Y3 Y4", "Y6 Y7"])

    do(state, BOB, "correct R4")

    assert state.waiting == (CY,)


def test_in_a_strict_house_there_is_nothing_to_call():
    state = position(trump="green", leader=0, tricks=["R2 B1 R6 R8"], hands=["Y1 Y2", "B4 B3", "Y3 Y4", "Y6 Y7"])

    assert refusal(state, ANN, "call 1 11").code == "rook-call-strict"


def test_calls_name_an_opponent_and_a_trick_that_was_played():
    """RK-32"""
    state = after_a_renege_in_trick_5()

    assert refusal(state, DEE, "call 1 5").facts == {"player_left": ANN, "player_right": CY}
    assert refusal(state, BOB, "call 1 5").code == "rook-call-opponents"
    assert refusal(state, ANN, "call 1 4").code == "rook-call-trick"
    assert refusal(state, ANN, "call 1 6").code == "rook-call-trick"
    assert "call 1 5" in legal(state, ANN)
    assert "call 1 5" in legal(state, CY)
    assert not [move for move in legal(state, DEE) if move.startswith("call")]


def test_a_wrong_call_costs_nothing_but_a_team_has_only_two():
    """RK-32"""
    state = position(trump="green", options=TABLE_RULES, leader=0, turn=2, trick="R12 B1", hands={1: "B2 B3"})

    events = do(state, ANN, "call 1 11")
    assert codes(events) == ["rook-calls", "rook-call-was-wrong"]
    assert (state.scores, state.waiting, state.view(None).calls_left) == ((0, 0), (CY,), (1, 2, 1, 2))
    do(state, CY, "call 1 11")

    assert refusal(state, ANN, "call 1 11").code == "rook-call-spent"
    assert not [move for move in legal(state, CY) if move.startswith("call")]
    assert state.view(DEE).voids[BOB] == ("red",)


def test_calls_come_back_with_the_next_round():
    """RK-32"""
    state = position(
        trump="green",
        options=TABLE_RULES,
        turn=0,
        hands=["R2", "B1", "R6", "R8"],
        wrong_calls=[2, 1],
        buried="R5 G10 B2 Y9 R1",
    )
    in_turn(state, "play R2", "play B1", "play R6", "play R8")
    all_ready(state)
    all_ready(state)

    assert state.view(None).calls_left == (2, 2, 2, 2)


def test_the_earliest_renege_of_a_team_counts():
    """RK-32"""
    state = after_a_renege_in_trick_5()
    in_turn(state, "play R9", "play R3", "play B2", "play R7")

    do(state, CY, "call 1 6")

    last = state.view(None).rounds[-1]
    assert (state.scores, last.tricks) == ((45, -90), (45, 5))


def test_before_the_nest_is_opened_everybody_is_asked_once_more():
    """RK-32"""
    state = position(
        trump="green", options=TABLE_RULES, turn=0, captured=(60, 45), buried="R5 G10 B2 Y9 R1", dealer=0,
        hands=["R2 Y1", "R4 B1", "R6 Y3", "R8 Y4"], bid=90, bidder=0,
    )  # fmt: skip
    in_turn(state, "play R2", "play B1", "play R6", "play R8", "play Y4", "play Y1", "play R4", "play Y3")
    assert (state.view(None).phase, state.waiting) == ("last_call", (ANN, BOB, CY, DEE))
    assert state.view(ANN).buried is not None
    assert state.view(BOB).buried is None

    do(state, DEE, "ready")
    do(state, CY, "call 1 12")

    assert state.scores == (60, -90)


def test_after_the_nest_is_opened_nothing_can_be_called():
    """RK-32"""
    state = position(
        trump="green", options=TABLE_RULES, turn=0, captured=(60, 45), buried="R5 G10 B2 Y9 R1", dealer=0,
        hands=["R2 Y1", "R4 B1", "R6 Y3", "R8 Y4"], bid=90, bidder=0,
    )  # fmt: skip
    in_turn(state, "play R2", "play B1", "play R6", "play R8", "play Y4", "play Y1", "play R4", "play Y3")

    all_ready(state)

    assert refusal(state, CY, "call 1 12").code == "rook-call-late"
    assert state.view(None).rounds[-1].nest == (0, 15)


def test_before_a_card_is_played_nothing_can_be_called():
    assert refusal(position(options=TABLE_RULES), ANN, "call 1 1").code == "rook-call-late"


def test_the_rook_is_no_renege_and_a_rook_held_back_from_trumps_is():
    """RK-13, RK-15"""
    struck = position(trump="green", options=TABLE_RULES, leader=0, turn=1, trick="R12", hand="R4 ROOK")
    do(struck, BOB, "play ROOK")
    held_back = position(trump="green", options=TABLE_RULES, leader=0, turn=1, trick="G12", hand="R4 ROOK")
    do(held_back, BOB, "play R4")

    assert reneges(struck) == []
    assert [found.seat for found in reneges(held_back)] == [BOB]
    assert legal(held_back, BOB) == ["correct ROOK"]


def test_while_a_card_is_corrected_nothing_else_happens():
    state = after_a_renege_in_trick_5()
    do(state, ANN, "call 1 5")

    assert refusal(state, DEE, "play R9").code == "not-your-turn"
    assert refusal(state, BOB, "play B2").facts["phase"] == "correct"
    assert refusal(state, CY, "call 1 5").code == "rook-call-late"
    assert str(state.default(BOB)) == "correct R4"


def test_apparent_voids_read_card_by_card_are_those_of_the_whole_record():
    state, chance, made = rook.start(4, 4, {"renege": "table_rules", "max_rounds": 10}), Fast(4), set()
    while state.waiting:
        seat = state.current_seat()
        move = state.some(seat, chance)
        state.apply(seat, move)
        made.add(type(move))

        assert list(state.apparent_voids()) == list(rook.from_json(state.to_json()).apparent_voids())
    assert {Play, Call, Correct} <= made
