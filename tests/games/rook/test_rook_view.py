"""What a player of Rook sees and remembers, and what stays hidden."""

import pytest
from tests.games.rook.table import ANN, BOB, CY, DEE, cards, do, in_turn, legal, position, refusal, rook

from cardtable.core.chance import Fast
from cardtable.words import LANGUAGES, speech

NAMES = ("Ann", "Bob", "Cy", "Dee")


def test_the_view_of_an_auction_shows_every_bid_and_who_is_next():
    """Criteria 9.5 and 9.6"""
    view = position(dealer=0, bids=[70, "pass", 80]).view(ANN)

    assert [(said.player, said.bid) for said in view.auction] == [(BOB, 70), (CY, None), (DEE, 80)]
    assert (view.high_bid, view.bidder, view.turn) == (80, DEE, ANN)
    assert (view.bids, view.passed) == ((None, 70, 0, 80), (False, False, True, False))


def test_the_view_of_a_trick_shows_hand_table_trump_scores_and_turn():
    """Criteria 9.1 to 9.5 and 9.9"""
    state = position(trump="green", trick="R12 R13", turn=2, hand="R1 Y2 ROOK", scores=(120, -40))

    view = state.view(CY)

    assert view.hand == cards("R1 Y2 ROOK")
    assert view.table == ("R12", "R13", None, None)
    assert (view.trump, view.turn, view.leader, view.waiting) == ("green", CY, ANN, (CY,))
    assert view.result.scores == (120, -40, 120, -40)
    assert view.playable == cards("R1 ROOK")
    assert [choice.move for choice in view.legal] == ["play R1", "play ROOK"]


def test_a_trick_that_was_won_stays_in_view_with_its_winner():
    """Criterion 9.8"""
    state = position(trump="green", turn=0, hands=["R2 B1", "R14 B2", "R3 B3", "R4 B4"])

    in_turn(state, "play R2", "play R14", "play R3", "play R4")

    trick = state.view(DEE).tricks[-1]
    assert (trick.winner, trick.points, state.view(DEE).last_trick) == (BOB, 10, cards("R2 R14 R3 R4"))


def test_voids_that_were_shown_are_remembered():
    state = position(trump="green", turn=0, hands=["R2 B1", "Y14 B2", "R3 B3", "G4 B4"])

    in_turn(state, "play R2", "play Y14", "play R3", "play G4")

    assert state.view(ANN).voids == ((), ("red",), (), ("red",))


def test_the_rook_shows_nothing_of_what_else_is_held():
    state = position(trump="green", turn=0, hands=["R2 B1", "ROOK R4", "R3 B3", "R6 B4"])

    in_turn(state, "play R2", "play ROOK")

    assert state.view(ANN).voids[BOB] == ()


def test_the_bidder_remembers_what_was_laid_aside_and_others_see_it_at_the_end():
    """RK-10, RK-18"""
    state = position(trump="green", turn=0, bidder=2, buried="R5 G10 B2 Y3 R1", hands=["R2", "R4", "R6", "R7"])
    assert state.view(CY).buried == cards("R1 R5 Y3 G10 B2")
    assert [state.view(eye).buried for eye in (ANN, BOB, DEE, None)] == [None] * 4

    in_turn(state, "play R2", "play R4", "play R6", "play R7")

    assert [state.view(eye).buried for eye in (ANN, None)] == [cards("R1 R5 Y3 G10 B2")] * 2


@pytest.mark.parametrize("options", [{}, {"renege": "table_rules"}, {"deck": 41, "bury_counters": "fewest"}])
def test_a_guess_keeps_to_what_the_seat_knows(options):
    chance = Fast(3)
    state = rook.start(4, 12, {**options, "max_rounds": 10})
    for _ in range(300):
        seat = state.waiting[0]
        guessed = rook.guess(state.view(seat), chance)
        assert guessed.hands[seat] == state.hands[seat]
        if state.is_strict:
            voids = [set(colours) for colours in state.view(seat).voids]
            held = [{rook_colour(card) for card in guessed.view(other).hand} for other in (ANN, BOB, CY, DEE)]
            assert not any(voids[other] & held[other] for other in range(4))
        if state.phase >= 2 and seat == state.bidder:
            assert guessed.buried == state.buried
        state.play(seat, state.some(seat, chance))


def rook_colour(card):
    return {"R": "red", "Y": "yellow", "G": "green", "B": "black"}[card[0]] if card != "ROOK" else "rook"


def test_guesses_differ_in_what_is_hidden():
    view = rook.start(4, 5).view(ANN)
    chance = Fast(1)

    assert len({tuple(rook.guess(view, chance).hands) for _ in range(20)}) == 20


def test_an_onlooker_sees_no_hand_and_has_no_moves():
    view = rook.start(4, 5).view(None)

    assert (view.hand, view.legal, view.buried, view.nest) == ((), (), None, ())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said(language):
    state = position(dealer=0, bids=[70, "pass"])
    tries = ["bid 70", "bid 71", "play R1", "discard R1", "trump red", "call 0 1", "correct R1", "ready"]
    for text in tries:
        assert speech(language).says(refusal(state, DEE, text), "rook", NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", ["R14", "Y5", "G10", "B1", "ROOK"])
def test_every_card_has_a_name(language, card):
    assert speech(language).card("rook", card).strip()


def test_calling_for_a_new_deal_shows_the_hand_to_all():
    """RK-08"""
    hand = "R1 R2 R3 R4 Y6 Y7 Y8 G9 G11 G12 B13 B1 B2"
    state = position(dealer=0, hands={3: hand})

    do(state, DEE, "redeal")

    for eye in (ANN, None):
        assert set(state.view(eye).redealt.cards) == set(cards(hand))
    assert "redeal" not in legal(state, DEE) or not set(state.view(DEE).hand) & {"R5"}
