"""House rules that many families know: points for the last trick, and a Rook that is the lowest trump."""

import json

import pytest
from tests.games.rook.table import ANN, BOB, DEE, codes, do, in_turn, legal, position, refusal, rook

from cardtable.bots.rook import BRAIN
from cardtable.bots.rook_auction import hope
from cardtable.core.chance import Fast
from cardtable.games.rook.cards import COLOURS, parse_card, parse_cards
from cardtable.games.rook.pack import pack_of
from cardtable.games.rook.tricks import winning_place

GREEN = COLOURS.index("green")
LAST_TRICK = {"last_trick": 20}
LOW_ROOK = {"rook_rank": "low"}


def play_last_trick(**described):
    """Bob wins the last trick, and with it the 15 points of the cards laid aside."""
    state = position(
        trump="green", turn=1, buried="R5 G10 B2 Y3 R1", hands=["R2", "R14", "R3", "R4"], captured=(60, 35), **described
    )
    return state, in_turn(state, "play R14", "play R3", "play R4", "play R2")


def test_with_points_for_the_last_trick_bids_go_up_to_140():
    """RK-34"""
    state = position(dealer=0, options=LAST_TRICK)

    assert legal(state, BOB)[-1] == "bid 140"
    assert refusal(state, BOB, "bid 145").facts["top"] == 140
    do(state, BOB, "bid 140")
    assert (state.bidder, state.bid, state.view(None).phase) == (BOB, 140, "discard")


def test_with_high_ones_too_they_go_up_to_200():
    """RK-01, RK-34"""
    state = position(dealer=0, options={**LAST_TRICK, "ones": "high_15"})

    in_turn(state, "bid 195", "bid 200")

    assert state.bid == 200


def test_the_last_trick_brings_20_points_beside_its_cards_and_the_nest():
    """RK-34"""
    state, events = play_last_trick(bid=80, bidder=1, options=LAST_TRICK)

    last = state.rounds[-1]
    assert (last.tricks, last.nest, state.scores) == ((60, 65), (0, 15), (60, 80))
    told = next(event.told_to(None) for event in events if event.told_to(None).code == "rook-last-trick-counts")
    assert told.facts == {"player": BOB, "points": 20}


def test_where_the_house_says_nothing_the_last_trick_brings_its_cards_only():
    """RK-02"""
    state, events = play_last_trick(bid=80, bidder=1)

    assert (state.rounds[-1].tricks, state.scores) == ((60, 45), (60, -80))
    assert "rook-last-trick-counts" not in codes(events)


def test_a_round_with_them_has_140_points_and_can_be_written_at_every_move():
    """RK-34"""
    state, chance = rook.start(4, 6, {**LAST_TRICK, "max_rounds": 10}), Fast(6)
    while state.waiting:
        state.play(state.waiting[0], state.some(state.waiting[0], chance))
        assert rook.from_json(json.loads(json.dumps(state.to_json()))).captured == state.captured

    assert {sum(played.captured) for played in state.rounds} == {140}


def test_a_last_trick_that_is_taken_back_brings_nothing_yet():
    """RK-20, RK-34"""
    state = position(
        trump="green", options={**LAST_TRICK, "renege": "table_rules"}, turn=0, captured=(60, 45), dealer=0,
        buried="R5 G10 B2 Y9 R1", hands=["R2 Y1", "R4 B1", "R6 Y3", "R8 Y4"], bid=90, bidder=0,
    )  # fmt: skip
    in_turn(state, "play R2", "play B1", "play R6", "play R8", "play Y4", "play Y1", "play R4", "play Y3")
    assert sum(state.captured) == 125
    do(state, ANN, "call 1 12")

    assert state.scores[1] == -90
    assert state.rounds[-1].tricks == (60, 45)


@pytest.mark.parametrize(
    ("trick", "best"),
    [
        ("G14 G1 ROOK G13", "G14"),
        ("ROOK G1 B14 Y14", "G1"),
        ("R14 ROOK R5 R13", "ROOK"),
        ("R14 ROOK G1 R13", "G1"),
        ("ROOK R14 B14 Y14", "ROOK"),
    ],
)
def test_a_low_rook_loses_to_every_other_trump_and_beats_all_other_colours(trick, best):
    """RK-34"""
    played, pack = parse_cards(trick), pack_of(rook_rank="low")

    assert played[winning_place(type(pack.cards)(played), GREEN, pack)] == parse_card(best)


def test_a_low_rook_is_still_a_trump_that_may_be_played_any_time_and_is_worth_20():
    """RK-13, RK-34"""
    state = position(trump="green", trick="R12", hand="R5 Y2 ROOK", turn=2, options=LOW_ROOK)

    assert legal(state, state.turn) == ["play R5", "play ROOK"]
    assert state.pack.worth(1 << parse_card("ROOK")) == 20
    assert state.means(state.turn, rook.parse_move("play ROOK")).code == "rook-means-wins"


def test_the_trick_of_a_low_rook_goes_to_the_higher_trump():
    """RK-34"""
    hands = ["G2 B1", "ROOK R1", "Y14 Y1", "G3 Y2"]
    state = position(trump="green", dealer=3, turn=0, hands=hands, options=LOW_ROOK)

    in_turn(state, "play G2", "play ROOK", "play Y14", "play G3")

    assert (state.waiting, state.view(None).tricks[-1].points) == ((DEE,), 30)


def test_bots_bid_less_on_a_low_rook_and_more_where_the_last_trick_counts():
    """RK-34"""
    hand = "G14 G13 G12 G10 G8 G7 G6 ROOK R14 Y14 R2 Y3 B14"
    houses = [position(dealer=0, hands={1: hand}, options=house) for house in ({}, LOW_ROOK, LAST_TRICK)]

    usual, low, last = (hope(house.pack, house.hands[BOB]) for house in houses)

    assert low < usual < last


def test_a_bot_does_not_waste_a_low_rook_under_a_trump_of_the_opponents():
    """RK-34"""
    state = position(trump="green", leader=0, trick="G13 G2", hands={2: "ROOK G3", 3: "R1 R2"}, options=LOW_ROOK)
    assert str(BRAIN.expert(state, state.turn, Fast(1))) == "play ROOK"

    against = position(trump="green", leader=1, trick="G14", hands={2: "ROOK G3"}, options=LOW_ROOK)
    assert str(BRAIN.expert(against, against.turn, Fast(1))) == "play G3"
