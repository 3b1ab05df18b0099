"""Rook by its rule sheet: the auction, the nest and trump."""

import pytest
from tests.covers import covers
from tests.games.rook.table import ANN, BOB, CY, DEE, cards, codes, do, in_turn, legal, position, refusal, rook

from cardtable import IllegalMove

NO_COUNTERS = "R1 R2 R3 R4 Y6 Y7 Y8 G9 G11 G12 B13 B1 B2"
EIGHTEEN = "R1 R2 R5 R10 Y3 Y4 Y6 G1 G2 G3 G10 G14 B2 B3 B4 B6 B7 ROOK"


@covers("rook 3.1")
@pytest.mark.parametrize("dealer", [ANN, BOB, CY, DEE])
def test_the_player_left_of_the_dealer_speaks_first(dealer):
    state = position(dealer=dealer)

    assert state.waiting == ((dealer + 1) % 4,)
    assert state.view(None).phase == "auction"


@covers("rook 3.2")
def test_bids_go_in_fives_from_70_to_120():
    state = position(dealer=0)

    assert legal(state, BOB)[:12] == ["pass", *(f"bid {points}" for points in range(70, 125, 5))]
    for bid in ("bid 65", "bid 72", "bid 0", "bid 125", "bid 700"):
        assert refusal(state, BOB, bid).code == "rook-bid-form"
    assert refusal(state, BOB, "bid 72").facts == {"bid": 72, "lowest": 70, "top": 120}


@covers("rook 3.3")
def test_a_bid_must_be_higher_than_the_last():
    """RK-E04, RK-04"""
    state = position(bid=85)

    refused = refusal(state, state.turn, "bid 85")

    assert (refused.code, refused.facts) == ("rook-bid-low", {"bid": 85, "high": 85, "lowest": 90})
    for bid in ("bid 90", "bid 120"):
        assert state.check(state.turn, rook.parse_move(bid))
    assert legal(state, state.turn)[1] == "bid 90"


def test_with_high_ones_bids_go_up_to_180():
    """RK-01"""
    state = position(dealer=0, options={"ones": "high_15"})

    do(state, BOB, "bid 175")

    assert legal(state, CY) == ["pass", "bid 180"]
    assert refusal(state, CY, "bid 185").code == "rook-bid-form"


@covers("rook 3.4", "rook 3.5", "rook 3.6")
def test_who_passes_is_skipped_for_the_rest_of_the_auction():
    state = position(dealer=0)

    in_turn(state, "bid 70", "pass", "bid 75", "bid 80")

    assert state.waiting == (BOB,)
    do(state, BOB, "bid 85")
    assert state.waiting == (DEE,)
    assert refusal(state, CY, "bid 90").code == "not-your-turn"
    assert state.view(ANN).passed == (False, False, True, False)


@covers("rook 3.1", "rook 3.5", "rook 3.6", "rook 3.7")
def test_the_last_one_in_is_high_bidder():
    """RK-E05"""
    state = position(dealer=0)

    events = in_turn(state, "bid 70", "pass", "bid 75", "pass", "bid 80", "pass")

    view = state.view(None)
    assert (view.bidder, view.high_bid, view.phase) == (BOB, 80, "discard")
    assert "rook-wins-auction" in codes(events)


def test_an_auction_can_be_described_whole():
    """RK-E05"""
    state = position(dealer=0, bids=[70, "pass", 75, "pass", 80, "pass"])

    assert (state.bidder, state.bid, state.waiting) == (BOB, 80, (BOB,))


@covers("rook 3.7")
def test_three_passes_without_a_bid_bind_the_dealer_to_70():
    """RK-E07, RK-06"""
    state = position(dealer=0)

    in_turn(state, "pass", "pass", "pass")

    assert (state.bidder, state.bid, state.waiting) == (ANN, 70, (ANN,))
    assert state.view(ANN).phase == "discard"


def test_a_house_can_let_the_dealer_pass_for_a_new_deal():
    """RK-E07, RK-06"""
    state = position(dealer=0, options={"all_pass": "redeal"})
    hand = state.view(ANN).hand

    in_turn(state, "pass", "pass", "pass")
    assert "pass" in legal(state, ANN)
    events = do(state, ANN, "pass")

    assert codes(events) == ["rook-passes", "rook-thrown-in", "rook-dealt"]
    assert (state.dealer, state.waiting, state.view(ANN).auction) == (ANN, (BOB,), ())
    assert state.view(ANN).hand != hand


def test_in_that_house_the_dealer_may_still_bid():
    """RK-06"""
    state = position(dealer=0, options={"all_pass": "redeal"}, bids=["pass", "pass", "pass"])

    do(state, ANN, "bid 75")

    assert (state.bidder, state.bid, state.view(ANN).phase) == (ANN, 75, "discard")


def test_after_three_such_deals_the_dealer_is_stuck():
    """RK-06"""
    state = position(dealer=0, options={"all_pass": "redeal"})

    in_turn(state, *["pass"] * 4, *["pass"] * 4, *["pass"] * 4)
    assert state.view(None).throw_ins == 3
    in_turn(state, "pass", "pass", "pass")

    assert (state.bidder, state.bid) == (ANN, 70)


@covers("rook 3.3", "rook 3.7")
def test_a_bid_of_120_ends_the_auction_at_once():
    """RK-E08, RK-05"""
    state = position(dealer=3)

    do(state, ANN, "bid 120")

    assert (state.bidder, state.bid, state.view(None).phase) == (ANN, 120, "discard")


@covers("rook 3.8", "rook 3.9")
def test_a_hand_without_counters_may_call_for_a_new_deal():
    """RK-E10, RK-08"""
    state = position(dealer=0, hands={1: NO_COUNTERS}, bids=[])

    assert "redeal" in legal(state, BOB)
    events = do(state, BOB, "redeal")

    assert (state.dealer, state.waiting, state.view(BOB).phase) == (ANN, (BOB,), "auction")
    assert events[0].told_to(None).facts["cards"].split() == sorted(
        cards(NO_COUNTERS), key=lambda name: ("RYGB".index(name[0]), int(name[1:]))
    )
    assert state.view(BOB).hand != cards(NO_COUNTERS)


@covers("rook 3.8")
@pytest.mark.parametrize("bids", [[70], [70, "pass"], [70, "pass", 75], ["pass", "pass"]])
def test_that_right_holds_out_of_turn_and_after_bidding_or_passing(bids):
    """RK-08"""
    for seat in (ANN, BOB, CY, DEE):
        state = position(dealer=0, hands={seat: NO_COUNTERS}, bids=bids)

        assert "redeal" in legal(state, seat)
        do(state, seat, "redeal")

        assert state.view(None).auction == ()
        assert state.view(None).redealt.player == seat
        assert set(state.view(None).redealt.cards) == set(cards(NO_COUNTERS))


def test_the_right_is_no_duty_and_the_dealer_stays():
    """RK-08"""
    state = position(dealer=2, hands={3: NO_COUNTERS})

    do(state, DEE, "bid 70")
    do(state, DEE, "redeal")

    assert state.dealer == CY
    assert state.prompt(DEE).code in ("rook-prompt-bid", "rook-prompt-bid-or-redeal")


@covers("rook 3.8")
@pytest.mark.parametrize(
    "hand", [NO_COUNTERS.replace("R4", "R5"), NO_COUNTERS.replace("B13", "B14"), NO_COUNTERS.replace("R4", "ROOK")]
)
def test_a_hand_with_a_counter_may_not(hand):
    """RK-E11"""
    state = position(dealer=0, hands={1: hand})

    refused = refusal(state, BOB, "redeal")

    assert refused.code == "rook-redeal-counters"
    assert set(refused.facts["cards"].split()) == set(hand.split()) - set(NO_COUNTERS.split())
    assert "redeal" not in legal(state, BOB)


@covers("rook 3.8")
def test_after_the_auction_it_is_too_late():
    """RK-E11, RK-08"""
    state = position(dealer=0, hands={2: NO_COUNTERS}, bids=[70, "pass", "pass"])
    assert "redeal" in legal(state, CY)

    in_turn(state, "pass")

    assert refusal(state, CY, "redeal").code == "rook-redeal-late"


def test_with_high_ones_a_one_is_a_counter():
    """RK-01"""
    state = position(dealer=0, hands={1: NO_COUNTERS}, options={"ones": "high_15"})

    assert refusal(state, BOB, "redeal").facts == {"cards": "R1 B1"}


@covers("rook 4.1", "rook 4.2")
def test_the_high_bidder_gets_the_nest_and_sees_18_cards():
    """RK-10"""
    state = position(dealer=0, nest="R5 G10 B2 Y3 R1")

    events = in_turn(state, "pass", "bid 70", "pass", "pass")

    taken = next(event for event in events if event.secret)
    assert taken.told_to(CY).facts["cards"] == "R1 R5 Y3 G10 B2"
    assert "cards" not in taken.told_to(ANN).facts
    view = state.view(CY)
    assert len(view.hand) == 18
    assert set(view.nest) == set(cards("R5 G10 B2 Y3 R1")) <= set(view.hand)
    for other in (ANN, BOB, DEE, None):
        assert state.view(other).nest == ()
        assert state.view(other).sizes == (13, 13, 18, 13)


@covers("rook 4.3")
def test_exactly_five_of_the_hand_are_laid_aside():
    state = position(dealer=0, bidder=2, hands={2: EIGHTEEN})

    assert state.view(CY).hand == cards(EIGHTEEN)
    assert refusal(state, CY, "discard R1 R2 Y3 Y4").facts == {"number": 4}
    assert refusal(state, CY, "discard R1 R2 Y3 Y4 G1 G2").facts == {"number": 6}
    assert refusal(state, CY, "discard").facts == {"number": 0}
    assert refusal(state, CY, "discard R1 R2 Y3 Y4 Y5").facts == {"cards": "Y5"}
    with pytest.raises(IllegalMove) as twice:
        rook.parse_move("discard R1 R1 R2 Y3 Y4")
    assert twice.value.sentence.code == "rook-card-twice"


@covers("rook 4.4")
def test_the_cards_laid_aside_are_known_to_the_bidder_only():
    """RK-10"""
    state = position(dealer=0, bidder=2, hands={2: EIGHTEEN})

    events = do(state, CY, "discard ROOK G14 R5 R10 G10")

    assert state.view(CY).buried == cards("R5 R10 G10 G14 ROOK")
    assert [state.view(other).buried for other in (ANN, BOB, DEE, None)] == [None] * 4
    assert events[0].told_to(CY).facts["cards"] == "R5 R10 G10 G14 ROOK"
    assert [events[0].told_to(other).facts for other in (ANN, None)] == [{"player": CY}] * 2
    assert state.view(ANN).sizes == (13, 13, 13, 13)


def test_discards_that_suggest_themselves_are_listed_and_others_accepted():
    state = position(dealer=0, bidder=2, hands={2: EIGHTEEN})

    listed = legal(state, CY)

    assert 1 <= len(listed) <= 4
    assert all(state.check(CY, rook.parse_move(move)) for move in listed)
    assert state.check(CY, rook.parse_move("discard G3 ROOK B2, b3 r1")).move == rook.parse_move(
        "discard R1 G3 B2 B3 ROOK"
    )


def test_a_house_can_ask_for_the_fewest_counters():
    """RK-10"""
    state = position(dealer=0, bidder=2, hands={2: EIGHTEEN}, options={"bury_counters": "fewest"})

    refused = refusal(state, CY, "discard R1 R2 Y3 Y4 R5")
    assert (refused.code, refused.facts["fewest"]) == ("rook-discard-counters", 0)

    do(state, CY, "discard R1 R2 Y3 Y4 Y6")
    assert state.view(CY).phase == "trump"


def test_as_few_as_the_hand_permits_may_be_more_than_none():
    """RK-10"""
    hand = "R5 R10 R14 Y5 Y10 Y14 G5 G10 G14 B5 B10 B14 ROOK R6"
    state = position(dealer=0, bidder=2, hands={2: hand}, options={"bury_counters": "fewest", "deck": 41})

    assert refusal(state, CY, "discard R5 R10 R14 Y5 Y10").facts["fewest"] == 4
    assert all(state.check(CY, rook.parse_move(move)) for move in legal(state, CY))
    do(state, CY, "discard R6 R5 Y5 G5 B5")


@covers("rook 4.5")
def test_trump_is_named_after_the_discard():
    """RK-E13, RK-11"""
    state = position(dealer=0, bidder=2, hands={2: EIGHTEEN})

    refused = refusal(state, CY, "trump green")
    assert (refused.code, refused.facts["phase"]) == ("rook-not-now", "discard")

    do(state, CY, "discard R1 R2 Y3 Y4 Y6")
    assert legal(state, CY) == ["trump red", "trump yellow", "trump green", "trump black"]
    assert state.prompt(CY).code == "rook-prompt-trump"
    assert refusal(state, CY, "play G14").facts["phase"] == "trump"
    assert refusal(state, BOB, "trump green").code == "not-your-turn"


@covers("rook 4.6", "rook 4.7")
@pytest.mark.parametrize("colour", ["red", "yellow", "green", "black"])
def test_everybody_sees_the_trump_and_tricks_begin(colour):
    """RK-11: a colour that isn't held can be trump too."""
    hand = "G1 G2 G3 G4 G5 G6 G7 G8 G9 G10 G11 G12 G13"
    state = position(dealer=0, bidder=2, phase="trump", hands={2: hand})

    events = do(state, CY, f"trump {colour}")

    assert [state.view(eye).trump for eye in (ANN, CY, None)] == [colour] * 3
    assert events[0].told_to(ANN).facts["trump"] == colour
    assert (state.view(None).phase, state.waiting) == ("play", (BOB,))


@pytest.mark.parametrize("text", ["trump purple", "trump none", "trump", "trump no trump"])
def test_no_trump_and_other_colours_do_not_exist(text):
    """RK-11"""
    with pytest.raises(IllegalMove) as refused:
        rook.parse_move(text)

    assert refused.value.sentence.code == "rook-colour-unknown"


@pytest.mark.parametrize(
    "text",
    ["bid 75", "pass", "redeal", "discard R5 G10 B2 Y3 R1", "trump green", "play G5", "call 2 5", "correct ROOK"],
)
def test_a_written_move_is_read_back_as_itself(text):
    assert rook.parse_move(str(rook.parse_move(text))) == rook.parse_move(text)


@pytest.mark.parametrize(
    "text", ["bid", "bid ten", "bid 99999", "bid -70", "call 2", "call 7 1", "play", "play Q5", "x", ""]
)
def test_what_is_no_move_is_refused(text):
    with pytest.raises(IllegalMove):
        rook.parse_move(text)
