"""Rook as plain data: positions that are described, and states that can't be."""

import json

import pytest
from tests.games.rook.table import ANN, BOB, CY, DEE, cards, in_turn, legal, position, rook

from cardtable import IllegalState, Refused
from cardtable.core.chance import Fast
from cardtable.games.rook.cards import names

AUCTION = rook.start(4, seed=5).to_json()


def under_way(moves):
    state, chance = rook.start(4, seed=5), Fast(5)
    for _ in range(moves):
        state.play(state.waiting[0], state.some(state.waiting[0], chance))
    return state


PLAYING = under_way(30).to_json()


@pytest.mark.parametrize(
    ("good", "change"),
    [
        (AUCTION, {"hands": [*AUCTION["hands"][:3], AUCTION["hands"][0]]}),
        (AUCTION, {"hands": [*AUCTION["hands"][:3], AUCTION["hands"][3][:12]]}),
        (AUCTION, {"nest": AUCTION["nest"][:4]}),
        (AUCTION, {"nest": [*AUCTION["nest"][:4], "R15"]}),
        (AUCTION, {"turn": AUCTION["dealer"]}),
        (AUCTION, {"phase": "play"}),
        (AUCTION, {"phase": "lunch"}),
        (AUCTION, {"dealer": 4}),
        (AUCTION, {"auction": [[AUCTION["dealer"], 70]]}),
        (AUCTION, {"auction": [[(AUCTION["dealer"] + 1) % 4, 72]]}),
        (AUCTION, {"trump": "green"}),
        (AUCTION, {"players": 5}),
        (AUCTION, {"ready": [True, False, False, False]}),
        (AUCTION, {"options": {"deck": 41}}),
        (AUCTION, {"earlier_scores": [300, 0]}),
        (AUCTION, {"earlier_scores": [3, 0]}),
        (AUCTION, {"earlier_rounds": 50}),
        (AUCTION, {"rounds": [{"bidder": 0, "bid": 70, "tricks": [60, 55], "nest": [0, 0], "offender": None}]}),
        (AUCTION, {"rounds": [{"bidder": 0, "bid": 72, "tricks": [60, 60], "nest": [0, 0], "offender": None}]}),
        (AUCTION, {"rounds": [{"bidder": 0, "bid": 70, "tricks": [50, 50], "nest": [10, 10], "offender": None}]}),
        (AUCTION, {"rounds": [7]}),
        (AUCTION, {"redealt_by": 1}),
        (AUCTION, {"left": [False] * 3}),
        (AUCTION, {"hands": None}),
        (PLAYING, {"trump": None}),
        (PLAYING, {"trump": "purple"}),
        (PLAYING, {"turn": (PLAYING["turn"] + 1) % 4}),
        (PLAYING, {"played": PLAYING["played"][:-1]}),
        (PLAYING, {"played": [*PLAYING["played"][:-1], PLAYING["played"][0]]}),
        (PLAYING, {"leader": None}),
        (PLAYING, {"leader": (PLAYING["leader"] + 1) % 4}),
        (PLAYING, {"buried": []}),
        (PLAYING, {"phase": "last_call"}),
        (PLAYING, {"phase": "over"}),
        (PLAYING, {"phase": "round_over"}),
        (PLAYING, {"phase": "correct"}),
        (PLAYING, {"earlier": [["R1"], []]}),
        (PLAYING, {"shown": [["ROOK", "R1"], ["ROOK"], [], []]}),
        (PLAYING, {"proven": [["red", "yellow", "green", "black"], [], [], []]}),
        (PLAYING, {"proven": [["pink"], [], [], []]}),
        (PLAYING, {"wrong_calls": [3, 0]}),
    ],
    ids=lambda value: next(iter(value)) if len(value) == 1 else "",
)
def test_a_state_that_cannot_be_is_refused(good, change):
    with pytest.raises(Refused):
        rook.from_json({**good, **change})


def test_a_game_with_a_renege_can_be_read():
    """RK-19"""
    state = position(trump="green", leader=0, tricks=["R2 B1 R6 R8"], hands=["Y1 Y2", "R4 B3", "Y3 Y4", "Y6 Y7"])

    again = rook.from_json(json.loads(json.dumps(state.to_json())))

    assert again.to_json() == state.to_json()


def test_an_unknown_key_is_refused_by_name():
    with pytest.raises(IllegalState) as refused:
        position(hnads=["R1"])

    assert refused.value.sentence.facts == {"field": "hnads"}


@pytest.mark.parametrize(
    "described",
    [
        {},
        {"dealer": 2},
        {"bid": 85},
        {"bid": 85, "turn": 3},
        {"bid": 85, "bidder": 2, "phase": "auction"},
        {"bid": 85, "bidder": 2, "dealer": 0, "phase": "auction"},
        {"bid": 80, "bidder": 0, "dealer": 0},
        {"bid": 70, "bidder": 0, "dealer": 0},
        {"bidder": 3, "phase": "trump"},
        {"buried": "R5 G10 B2 Y3 R1"},
        {"trump": "G"},
        {"trump": "green", "captured": (45, 30)},
        {"trump": "green", "captured": (45, None), "trick_number": 5},
        {"trump": "green", "taken": ["R1 R2 R3 R4", ""]},
        {"trump": "green", "trick_number": 7, "turn": 2},
        {"trump": "green", "trick": "R14 G2 R5", "turn": 3},
        {"trick": ["R14"], "hand": ["G5", "B2", "ROOK"]},
        {"trump": "red", "hands": [None, "R5 R6", None, None], "turn": 1},
        {"hands": {0: "R5"}},
        {"phase": "over", "scores": (370, 275)},
        {"phase": "round_over", "scores": (70, 50)},
        {"phase": "last_call", "options": {"renege": "table_rules"}},
        {"trump": "green", "tricks": ["R2 G14 R3 R4"], "leader": 1},
        {"options": {"deck": 41}, "trump": "black", "hand": "B5 B6"},
        {"options": {"first_lead": "high_bidder"}, "trump": "black", "leader": 2},
        {"options": {"first_lead": "left_of_high_bidder"}, "trump": "black", "leader": 2},
        {"options": {"all_pass": "redeal"}, "bidder": 0, "dealer": 0, "bid": 70},
    ],
    ids=str,
)
def test_what_is_left_unsaid_is_made_up_so_that_it_fits(described):
    state = position(**described)

    assert rook.from_json(state.to_json()).to_json() == state.to_json()
    assert state.view(ANN) == rook.guess(state.view(ANN), Fast(2)).view(ANN)
    chance = Fast(1)
    while state.waiting:
        state.play(state.waiting[0], state.some(state.waiting[0], chance))
    assert state.result.over


def test_what_was_said_is_there():
    state = position(
        trump="green", trick="R14 G2", turn=3, dealer=1, bid=95, bidder=2, captured=(45, 30), scores=(100, -60),
        hands={0: "Y1 Y2 Y3", 3: "R2 B1 B2 B3"}, buried="B5 B6", round=4,
    )  # fmt: skip

    view = state.view(DEE)
    assert (view.trump, view.table, view.leader) == ("green", (None, "R14", "G2", None), BOB)
    assert (view.dealer, view.high_bid, view.bidder, view.round) == (BOB, 95, CY, 4)
    assert view.captured == (45, 30, 45, 30)
    assert view.result.scores == (100, -60, 100, -60)
    assert view.hand == cards("R2 B1 B2 B3")
    assert view.sizes == (4, 3, 3, 4)
    assert {"B5", "B6"} < set(state.view(CY).buried)
    assert {"Y1", "Y2", "Y3"} < set(state.view(ANN).hand)


@pytest.mark.parametrize("captured", [(200, 0), (45, 80), (3, 0), (115, 10)])
def test_points_that_cannot_have_been_captured_are_refused(captured):
    with pytest.raises(IllegalState):
        position(trump="green", captured=captured)


@pytest.mark.parametrize(
    "described",
    [
        {"bids": ["pass"] * 6},
        {"bids": [70, 65]},
        {"bids": [120, 125]},
        {"bid": 72, "bidder": 1},
        {"bid": 130, "bidder": 1},
        {"bidder": 7, "options": {"all_pass": "redeal"}},
        {"trump": "green", "hands": ["R1 R2", "R1 R3", None, None]},
        {"trump": "green", "trick": "R1", "buried": "R1"},
        {"phase": "tea"},
        {"scores": (310, 0)},
        {"round": 51},
    ],
    ids=str,
)
def test_a_description_of_what_cannot_be_is_refused(described):
    with pytest.raises(Refused):
        position(**described)


def test_cards_made_up_never_look_like_a_renege():
    for leader in (ANN, BOB, CY, DEE):
        state = position(trump="green", leader=leader, tricks=["R2 B1 B2 B3", "Y1 Y2 Y3 G1"])
        held = [{name[0] for name in names(hand) if name != "ROOK"} for hand in state.hands]
        assert all("R" not in held[(leader + step) % 4] for step in (1, 2, 3))


def test_moves_can_be_made_from_a_described_position():
    state = position(trump="green", trick="R12", hand="G5 B2 ROOK", turn=1)

    assert legal(state, BOB) == ["play G5", "play B2", "play ROOK"]
    in_turn(state, "play ROOK")
    assert state.waiting == (CY,)
