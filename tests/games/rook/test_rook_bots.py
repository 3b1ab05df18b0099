"""The bots that play Rook."""

import pytest
from tests.games.rook.table import ANN, BOB, DEE, do, position, rook

from cardtable.bots.reason import by_thumb
from cardtable.bots.rook import BRAIN
from cardtable.bots.rook_auction import best_trump, cards_to_lay_aside, hope
from cardtable.bots.rook_tricks import best_card
from cardtable.catalog import brain
from cardtable.core.card_sets import set_of
from cardtable.core.chance import Fast
from cardtable.games.rook.cards import COLOURS, NAMES, names, parse_cards
from cardtable.words import LANGUAGES, speech


def played(state, seat):
    return NAMES[best_card(state, seat)]


def randomly(state, seat, chance):
    return state.some(seat, chance)


def wins(ours, theirs, games):
    """How many of these games, each deal played from both sides, the first pair of players wins."""
    won = 0
    for number in range(games):
        state, chance = rook.start(4, number // 2), Fast(number)
        while state.waiting:
            seat = state.waiting[0]
            think = ours if (seat + number) % 2 else theirs
            state.apply(seat, think(state, seat, chance))
        won += state.result.places[(number + 1) % 2] == 1
    return won


def test_the_catalog_knows_the_brain():
    assert brain("rook") is BRAIN


def test_the_expert_beats_random_teams():
    assert wins(BRAIN.expert, randomly, 20) == 20


def test_the_expert_beats_the_easy_one():
    assert wins(BRAIN.expert, BRAIN.easy, 60) > 38


def test_the_easy_one_beats_random_teams():
    assert wins(BRAIN.easy, randomly, 20) >= 18


def test_a_good_hand_is_bid_higher_than_a_poor_one():
    good = position(dealer=0, hands={1: "G14 G13 G12 G10 G8 G7 G6 ROOK R14 Y14 R2 Y3 B14"})
    poor = position(dealer=0, hands={1: "G2 G3 R5 R3 R4 Y6 Y7 Y8 B2 B3 B4 B6 R7"})

    assert hope(good.pack, good.hands[BOB]) >= 110
    assert hope(poor.pack, poor.hands[BOB]) <= 75


def test_the_longest_and_strongest_colour_becomes_trump():
    hand = set_of(parse_cards("G14 G13 G12 G10 G8 G7 G6 ROOK R14 Y14 R2 Y3 B1 B2 B3 R3 Y4 B4"))
    state = position(dealer=0, bidder=1)

    assert COLOURS[best_trump(state, hand)] == "green"
    aside = names(cards_to_lay_aside(state, hand, 2))
    assert not {"G14", "G13", "ROOK", "R14", "Y14"} & set(aside)


def test_it_feeds_a_partner_who_wins_for_sure():
    state = position(trump="green", leader=0, turn=3, trick="Y2 Y14 Y3", hands={3: "Y5 Y10 Y6"})

    assert played(state, DEE) in ("Y5", "Y10")


def test_it_saves_counters_from_a_trick_that_is_lost():
    state = position(trump="green", leader=0, turn=3, trick="R2 Y1 R14", hands={3: "R10 R3 R5"})

    assert played(state, DEE) == "R3"


def test_last_in_a_rich_trick_it_takes_it():
    state = position(trump="green", leader=0, turn=3, trick="R10 R2 R13", hands={3: "R14 R3 Y2"})

    assert played(state, DEE) == "R14"


def test_a_hand_without_counters_asks_for_another():
    state = position(dealer=0, hands={1: "R1 R2 R3 R4 Y6 Y7 Y8 G9 G11 G12 B13 B1 B2"})

    assert str(BRAIN.expert(state, BOB, Fast(1))) == "redeal"


def test_a_renege_that_shows_is_called():
    """Bob played black on red in the first of these tricks, and red in the second."""
    tricks = ["R2 B1 R6 R8", "R9 R3 R4 R7"]
    state = position(
        trump="green", options={"renege": "table_rules"}, leader=0, tricks=tricks, trick="Y6", trick_number=7
    )

    assert str(BRAIN.expert(state, ANN, Fast(1))) == "call 1 5"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thought_can_be_said(language):
    state, chance = rook.start(4, 3, {"max_rounds": 10}), Fast(3)
    for _ in range(130):
        seat = state.waiting[0]
        move = BRAIN.expert(state, seat, chance)
        assert speech(language).says(by_thumb(BRAIN, state, seat, move), "rook", ("A", "B", "C", "D"))
        do(state, seat, str(move))


def test_a_choice_depends_on_the_view_alone():
    chance = Fast(9)
    state = rook.start(4, 21, {"max_rounds": 10})
    for _ in range(200):
        seat = state.waiting[0]
        move = BRAIN.expert(state, seat, Fast(1))
        for _ in range(2):
            assert BRAIN.expert(rook.guess(state.view(seat), chance), seat, Fast(1)) == move
        state.play(seat, move)


def test_the_moves_a_search_tries_are_legal():
    state, chance = rook.start(4, 8, {"max_rounds": 10, "renege": "table_rules"}), Fast(8)
    for _ in range(200):
        seat = state.waiting[0]
        assert all(state.check(seat, move) for move in BRAIN.candidates(state, seat))
        state.play(seat, state.some(seat, chance))
