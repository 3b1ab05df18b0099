"""Rook by its rule sheet: tricks and the Rook."""

import pytest
from tests.covers import covers
from tests.games.rook.table import ANN, BOB, CY, DEE, cards, codes, do, in_turn, legal, position, refusal, rook

from cardtable.core.card_sets import set_of
from cardtable.games.rook.cards import COLOURS, names, parse_card, parse_cards
from cardtable.games.rook.pack import FULL, pack_of
from cardtable.games.rook.tricks import playable, winning_place

GREEN = COLOURS.index("green")


def winner(played, trump, pack=FULL):
    return played[winning_place(type(pack.cards)(played), trump, pack)]


@covers("rook 5.5", "rook 5.6", "rook 6.2", "rook 6.5")
@pytest.mark.parametrize(
    ("trick", "best", "points"),
    [
        pytest.param("R14 G2 R5 R13", "G2", 15, id="RK-E16"),
        pytest.param("R14 G2 G9 ROOK", "ROOK", 30, id="RK-E17"),
        pytest.param("G14 G1 ROOK G13", "ROOK", 30, id="RK-E19"),
        pytest.param("ROOK G3 B14 G14", "ROOK", 40, id="RK-E20"),
        pytest.param("B10 G5 G4 B14", "G5", 25, id="RK-E22"),
        pytest.param("Y13 ROOK Y14 Y10", "ROOK", 40, id="RK-E23"),
        pytest.param("R2 R13 R14 R5", "R14", 15, id="the led colour"),
        pytest.param("R2 B14 Y14 R1", "R2", 20, id="other colours never win"),
        pytest.param("R1 B14 Y14 B13", "R1", 20, id="even a one wins if nobody follows"),
        pytest.param("G1 R14 Y14 B14", "G1", 30, id="the lowest trump"),
        pytest.param("G10 G14 G13 G5", "G14", 25, id="trump led"),
    ],
)
def test_the_highest_trump_wins_or_else_the_highest_of_the_led_colour(trick, best, points):
    """RK-17"""
    played = parse_cards(trick)

    assert winner(played, GREEN) == parse_card(best)
    assert FULL.value(played) == points


@covers("rook 5.5", "rook 5.6", "rook 5.7", "rook 5.8")
@pytest.mark.parametrize(
    ("trick", "by", "points"),
    [
        pytest.param("R14 G2 R5 R13", CY, 15, id="RK-E16"),
        pytest.param("R14 G2 G9 ROOK", ANN, 30, id="RK-E17"),
        pytest.param("ROOK G3 B14 G14", BOB, 40, id="RK-E20"),
    ],
)
def test_the_winner_takes_the_cards_and_leads_the_next_trick(trick, by, points):
    first, second, third, fourth = trick.split()
    hands = [f"{fourth} B1", f"{first} R1", f"{second} Y1", f"{third} Y2"]
    state = position(trump="green", dealer=0, turn=1, hands=hands)
    before = state.view(None).captured[by]

    events = in_turn(state, *(f"play {card}" for card in (first, second, third, fourth)))

    view = state.view(None)
    assert view.captured[by] == view.captured[(by + 2) % 4] == before + points
    assert (view.turn, view.tricks[-1].winner, view.last_trick) == (by, by, cards(trick))
    assert events[-1].told_to(None).facts == {"player": by, "trick": 12, "points": points}


def test_high_ones_beat_the_14():
    """RK-01"""
    assert winner(parse_cards("R14 R1 R13 R5"), GREEN, pack_of(ones="high_15")) == parse_card("R1")
    assert winner(parse_cards("G14 G1 R1 Y1"), GREEN, pack_of(ones="high_15")) == parse_card("G1")
    assert pack_of(ones="high_15").value(parse_cards("R14 R1 R13 R5")) == 30


@covers("rook 5.3", "rook 5.4", "rook 6.1", "rook 6.3", "rook 6.4")
@pytest.mark.parametrize(
    ("led", "hand", "may"),
    [
        pytest.param("R12", "G5 B2 ROOK", "G5 B2 ROOK", id="RK-E25"),
        pytest.param("G9", "R5 G2 ROOK", "G2 ROOK", id="RK-E26"),
        pytest.param("G9", "R5 B10", "R5 B10", id="RK-E28"),
        pytest.param("ROOK", "R5 G2 G14", "G2 G14", id="RK-E29"),
        pytest.param("R12", "R1 R14 Y5 ROOK", "R1 R14 ROOK", id="the Rook instead of following"),
        pytest.param("G9", "R5 B10 ROOK", "ROOK", id="the Rook as the only trump"),
        pytest.param("ROOK", "R5 B10", "R5 B10", id="no trump for the Rook"),
        pytest.param("R12", "R5 G14", "R5", id="trump only if void"),
    ],
)
def test_follow_the_led_colour_if_you_can(led, hand, may):
    """RK-13, RK-15"""
    state = position(trump="green", trick=led, hand=hand, dealer=0, turn=2)

    assert names(playable(set_of(parse_cards(hand)), parse_card(led), GREEN)) == cards(may)
    assert legal(state, CY) == [f"play {card}" for card in may.split()]
    assert state.view(CY).playable == cards(may)
    for card in set(hand.split()) - set(may.split()):
        refused = refusal(state, CY, f"play {card}")
        assert refused.code in ("rook-must-follow", "rook-must-play-rook")
        assert refused.facts["cards"] == may


@covers("rook 5.1")
def test_the_player_left_of_the_dealer_leads_first():
    """RK-E14, RK-12"""
    state = position(dealer=3, bidder=2, phase="trump")

    do(state, CY, "trump green")

    assert state.waiting == (ANN,)


@pytest.mark.parametrize(
    ("first_lead", "leader"), [("left_of_dealer", ANN), ("high_bidder", CY), ("left_of_high_bidder", DEE)]
)
def test_a_house_can_let_others_lead_first(first_lead, leader):
    """RK-12"""
    state = position(dealer=3, bidder=2, phase="trump", options={"first_lead": first_lead})

    do(state, CY, "trump green")

    assert state.waiting == (leader,)


@covers("rook 5.2")
def test_any_card_may_be_led():
    state = position(trump="green", dealer=3, turn=0, hand="R1 Y5 G14 B9 ROOK")

    assert legal(state, ANN) == ["play R1", "play Y5", "play G14", "play B9", "play ROOK"]


@covers("rook 6.1")
def test_at_any_time_still_means_in_turn():
    """RK-14"""
    state = position(trump="green", dealer=3, turn=0, hands=["R1 R2", "ROOK R3", "R4 R5", "R6 R7"])

    assert refusal(state, BOB, "play ROOK").code == "not-your-turn"
    do(state, ANN, "play R1")
    do(state, BOB, "play ROOK")


@covers("rook 6.5")
def test_the_rook_wins_whenever_it_is_played():
    """RK-16"""
    for place in range(4):
        played = parse_cards("G14 G13 G12")
        played.insert(place, parse_card("ROOK"))
        assert winner(played, GREEN) == parse_card("ROOK")


def test_a_card_that_is_not_held_is_refused():
    state = position(trump="green", turn=0, hand="R1 R2 R3")

    assert refusal(state, ANN, "play R4").facts == {"cards": "R4"}


@covers("rook 5.9")
def test_the_last_trick_takes_the_cards_laid_aside():
    """RK-E37, RK-18"""
    state = position(
        trump="green",
        turn=1,
        buried="R5 G10 B2 Y3 R1",
        hands=["R2", "R14", "R3", "R4"],
        bid=70,
        bidder=0,
        captured=(60, 35),
    )

    events = in_turn(state, "play R14", "play R3", "play R4", "play R2")

    last = state.rounds[-1]
    assert (last.tricks, last.nest) == ((60, 45), (0, 15))
    assert state.scores == (-70, 60)
    opened = next(event for event in events if event.told_to(None).code == "rook-opens-nest")
    assert opened.told_to(None).facts == {"player": BOB, "cards": "R1 R5 Y3 G10 B2", "points": 15}
    assert state.view(None).buried == cards("R1 R5 Y3 G10 B2")


@covers("rook 5.7")
def test_every_trick_stays_in_the_record():
    """RK-28"""
    state = position(trump="green", dealer=3, turn=0, hands=["R2 B1", "R14 B2", "R3 B3", "R4 B4"])

    in_turn(state, "play R2", "play R14", "play R3", "play R4", "play B2")

    tricks = state.view(None).tricks
    assert [trick.cards for trick in tricks] == [cards("R2 R14 R3 R4"), cards("B2")]
    assert [(trick.leader, trick.winner) for trick in tricks] == [(ANN, BOB), (BOB, None)]
    assert state.view(CY).last_trick == cards("R2 R14 R3 R4")
    assert state.view(CY).table == (None, "B2", None, None)


def test_a_described_record_is_played_again():
    state = position(
        trump="green", leader=0, dealer=3, tricks=["R2 R14 R3 R4", "B2 G3 B3 B4"], trick="Y7", options={"deck": 57}
    )

    assert [trick.winner for trick in state.view(None).tricks] == [BOB, CY, None]
    assert state.waiting == (DEE,)
    assert state.view(None).sizes == (11, 11, 10, 11)


def test_silence_plays_the_least_card_that_keeps_the_rules():
    state = position(trump="green", trick="R12", hand="R5 R10 R2 ROOK G1", turn=2)

    assert str(state.default(CY)) == "play R2"


def test_silence_passes_buries_low_cards_and_names_the_longest_colour():
    hand, nest = "R1 R2 R5 R10 Y3 Y4 Y6 G1 G2 G3 G10 G14 B2", "B3 B4 B6 B7 ROOK"
    state = position(dealer=0, bids=["pass", 70, "pass"], hands={2: hand}, nest=nest)
    assert str(state.default(ANN)) == "pass"
    do(state, ANN, "pass")

    assert codes(do(state, CY, str(state.default(CY)))) == ["rook-buries"]
    assert not set(state.view(CY).buried) & {"R5", "R10", "G10", "G14", "ROOK"}
    assert str(state.default(CY)).startswith("trump")


@covers("rook 7.1")
def test_a_random_game_never_breaks_the_rules():
    state = rook.start(4, seed=9)
    for _ in range(60):
        seat = state.waiting[0]
        if state.view(None).phase == "play":
            assert {move.split()[1] for move in legal(state, seat)} == set(state.view(seat).playable)
        do(state, seat, legal(state, seat)[0])
