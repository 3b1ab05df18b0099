"""Rook by its rule sheet: players, cards and the deal."""

import pytest
from tests.covers import covers
from tests.games.rook.table import ANN, BOB, CY, DEE, all_ready, in_turn, position, rook

from cardtable import Refused
from cardtable.core.card_sets import cards_in, count, set_of
from cardtable.games.rook.cards import NAMES, names, parse_card
from cardtable.games.rook.pack import FULL, NEST, pack_of


@covers("rook 1.1", "rook 8.2")
def test_the_deck_has_57_cards_and_120_points():
    """RK-E01, RK-01, RK-02"""
    assert len(FULL.cards) == 57
    assert FULL.total == 120
    assert [FULL.points[parse_card(name)] for name in ("R5", "Y10", "G14", "ROOK", "B1", "B13")] == [
        5,
        10,
        10,
        20,
        0,
        0,
    ]


def test_a_house_can_leave_out_one_to_four():
    """RK-01"""
    state = rook.start(4, seed=2, options={"deck": 41})

    assert (len(pack_of(41).cards), pack_of(41).total) == (41, 120)
    assert state.view(ANN).sizes == (9, 9, 9, 9)
    assert not any(name[1:] in ("1", "2", "3", "4") for name in state.view(ANN).hand)


def test_a_house_can_rank_ones_above_14_for_15_points():
    """RK-01"""
    assert pack_of(ones="high_15").total == 180
    assert pack_of(ones="high_15").rank[parse_card("R1")] > pack_of(ones="high_15").rank[parse_card("R14")]
    assert position(options={"ones": "high_15"}).auction.top == 180


def test_a_deck_without_ones_cannot_count_them():
    """RK-01"""
    with pytest.raises(Refused) as refused:
        rook.start(4, 1, {"deck": 41, "ones": "high_15"})

    assert refused.value.sentence.code == "rook-no-ones"


@pytest.mark.parametrize(
    "options", [{"deck": 52}, {"ones": "high"}, {"max_rounds": 9}, {"max_rounds": 201}, {"target": 400}, {"renege": 1}]
)
def test_other_values_of_a_house_rule_are_refused(options):
    with pytest.raises(Refused):
        rook.start(4, 1, options)


@covers("rook 1.2", "rook 1.3")
def test_partners_sit_opposite_each_other():
    """RK-27"""
    state = rook.start(4, seed=1)

    assert rook.teams(4) == ((ANN, CY), (BOB, DEE)) == state.view(BOB).teams


@pytest.mark.parametrize("players", [2, 3, 5, 6])
def test_exactly_four_play(players):
    with pytest.raises(Refused):
        rook.start(players, seed=1)


@covers("rook 1.4")
@pytest.mark.parametrize("target", [300, 500])
def test_the_target_is_300_or_what_the_house_says(target):
    """RK-29"""
    assert rook.start(4, 1).view(None).options.target == 300
    assert rook.start(4, 1, {"target": target}).view(None).options.target == target


@covers("rook 1.5")
def test_the_first_dealer_is_drawn_by_lot():
    assert {rook.start(4, seed).dealer for seed in range(60)} == {ANN, BOB, CY, DEE}


@covers("rook 2.1")
def test_every_deal_is_shuffled():
    hands = {rook.start(4, seed).view(ANN).hand for seed in range(50)}

    assert len(hands) == 50


@covers("rook 2.2", "rook 2.3", "rook 2.4", "rook 2.5")
def test_after_each_of_the_first_five_rotations_a_card_goes_to_the_nest():
    """RK-E02, RK-03"""
    order = FULL.deal_orders[ANN]

    assert order[:10] == [BOB, CY, DEE, ANN, NEST, BOB, CY, DEE, ANN, NEST]
    assert NEST not in order[25:]
    assert [order.count(place) for place in (ANN, BOB, CY, DEE, NEST)] == [13, 13, 13, 13, 5]


@covers("rook 2.2", "rook 2.3", "rook 2.4", "rook 2.5")
@pytest.mark.parametrize("deck", [57, 41])
@pytest.mark.parametrize("dealer", [ANN, BOB, CY, DEE])
def test_the_cards_go_where_the_order_says(dealer, deck):
    pack = {57: FULL, 41: pack_of(41)}[deck]
    places = pack.dealt(pack.cards, dealer)

    for card, to in zip(pack.cards, pack.deal_orders[dealer], strict=True):
        assert card in cards_in(places[to])


@covers("rook 2.6")
def test_everybody_sees_only_their_own_hand():
    state = rook.start(4, seed=3)

    for seat in (ANN, BOB, CY, DEE):
        view = state.view(seat)
        assert set_of(map(parse_card, view.hand)) == state.hands[seat]
        assert (view.nest, view.buried) == ((), None)
    assert state.view(None).hand == ()


@covers("rook 10.4", "rook 10.5")
def test_a_new_round_moves_the_dealer_on_and_forgets_the_last():
    """RK-25"""
    state = position(hands=["R2", "R3", "R4", "R14"], trump="green", dealer=2, turn=0, bid=70, bidder=1)
    in_turn(state, "play R2", "play R3", "play R4", "play R14")

    all_ready(state)

    view = state.view(ANN)
    assert (view.dealer, view.turn, view.phase) == (DEE, ANN, "auction")
    assert view.sizes == (13, 13, 13, 13)
    assert (view.trump, view.high_bid, view.bidder, view.tricks, view.buried) == (None, None, None, (), None)
    assert (view.captured, view.voids, view.earlier) == ((0,) * 4, ((),) * 4, ((), ()))


def test_every_card_has_one_written_form():
    assert len(set(NAMES)) == 57
    assert [NAMES[parse_card(name)] for name in NAMES] == list(NAMES)
    assert parse_card(" rook ") == parse_card("ROOK")


@pytest.mark.parametrize("text", ["R15", "R0", "P3", "", "14R", "R1x"])
def test_what_is_no_card_is_refused(text):
    with pytest.raises(Refused) as refused:
        parse_card(text)

    assert refused.value.sentence.code == "rook-card-unknown"


def test_a_set_of_cards_knows_its_size_and_its_cards():
    some = set_of([0, 3, 31, 32, 55, 56])

    assert count(some) == 6
    assert cards_in(some) == [0, 3, 31, 32, 55, 56]
    assert names(some) == ("R1", "R4", "G4", "G5", "B14", "ROOK")
