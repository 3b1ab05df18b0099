"""House rule joker_swap of Rummy With Jokers: a joker of the table for the card it stands for (RJ-13)."""

import pytest
from tests.games.rummy.at_the_table import ANN, BOB, declared, draft, hand, play, refused, rummy, table

from cardtable import IllegalMove
from cardtable.bots.rummy import BRAIN
from cardtable.core.chance import Fast

SWAPS = {"joker_swap": "yes"}
RUN = "7D 8D Jk 10D"
SET = "QC QD Jk"


def swapping(cards, melds=(RUN, SET, "3S 4S 5S"), **described):
    """Ann has declared and drawn, and jokers may be swapped."""
    return declared(cards, melds=list(melds), **{"options": SWAPS, **described})


def test_jokers_stay_on_the_table_unless_the_house_says_otherwise():
    """RJ-13"""
    state = swapping("9D 2C KH 4C", options={})

    assert refused(state, ANN, "swap 1 9D ; extend 3 Jk ; discard KH").code == "rummy-swap-not-here"
    assert not any("swap" in str(move) for move in state.legal(ANN))


def test_a_card_takes_the_place_of_the_joker_that_stands_for_it_and_the_joker_is_played():
    """RJ-13"""
    state = swapping("9D 2C KH 4C")

    told = play(state, ANN, "swap 1 9D ; extend 3 Jk ; discard KH")

    assert table(state) == ["7♦ 8♦ 9♦ 10♦", "Q♣ Q♦ Jk", "3♠ 4♠ 5♠ Jk"]
    assert hand(state, ANN) == "2♣ 4♣"
    assert [sentence.code for sentence in told] == ["rummy-swapped", "rummy-extended", "rummy-discarded"]


def test_the_owner_of_a_meld_stays_its_owner():
    state = swapping("9D 2C KH 4C", melds=[(BOB, RUN), (ANN, "3S 4S 5S")])

    play(state, ANN, "swap 1 9D ; extend 2 Jk ; discard KH")

    assert [meld.owner for meld in state.melds] == [BOB, ANN]


@pytest.mark.parametrize("card", ["QH", "QS"])
def test_in_a_set_any_missing_suit_takes_the_jokers_place(card):
    """RJ-12, RJ-13: the suit of a joker in a set stays open."""
    state = swapping(f"{card} 2C KH 4C")

    play(state, ANN, f"swap 2 {card} ; extend 3 Jk ; discard KH")

    assert "Jk" not in table(state)[1]


def test_the_joker_may_go_into_a_new_meld():
    state = swapping("9D 2C 2H KH 4C")

    play(state, ANN, "swap 1 9D ; declare 2C 2H Jk ; discard KH")

    assert table(state)[3] == "2♣ 2♥ Jk"


@pytest.mark.parametrize(
    ("turn", "code"),
    [
        pytest.param("swap 1 9D ; discard KH", "rummy-joker-unused", id="kept"),
        pytest.param("swap 1 9D ; discard Jk", "rummy-joker-unused", id="discarded"),
        pytest.param("swap 1 6D ; extend 3 Jk ; discard KH", "rummy-swap-other", id="not the joker's card"),
        pytest.param("swap 2 QC ; extend 3 Jk ; discard KH", "rummy-swap-other", id="a suit that is there"),
        pytest.param("swap 3 6S ; extend 3 Jk ; discard KH", "rummy-swap-other", id="no joker"),
        pytest.param("swap 4 9D ; extend 3 Jk ; discard KH", "turn-no-such-meld", id="no such meld"),
        pytest.param("swap 1 9H ; extend 3 Jk ; discard KH", "turn-not-held", id="not in hand"),
        pytest.param("extend 3 Jk ; swap 1 9D ; discard KH", "rummy-joker-unused", id="another joker, played before"),
    ],
)
def test_a_swap_that_is_not_one_is_refused(turn, code):
    """RJ-13"""
    state = swapping("9D 6D QC 6S KH 2C Jk")

    assert refused(state, ANN, turn).code == code


def test_the_swapped_joker_cannot_close():
    """RJ-13: it must be played, and closing isn't playing."""
    state = swapping("9D 6D")

    assert refused(state, ANN, "swap 1 9D ; extend 1 6D ; close Jk").code == "rummy-joker-unused"
    play(state, ANN, "swap 1 9D ; extend 3 Jk ; close 6D")
    assert state.history[-1][ANN].closed


def test_each_swapped_joker_is_played():
    state = swapping("9D QH KH 2C")

    assert refused(state, ANN, "swap 1 9D ; swap 2 QH ; extend 3 Jk ; discard KH").code == "rummy-joker-unused"
    play(state, ANN, "swap 1 9D ; swap 2 QH ; extend 3 Jk Jk ; discard KH")
    assert hand(state, ANN) == "2♣"


def test_nobody_swaps_before_the_first_declaration():
    """RJ-13: whoever has declared may."""
    state = swapping("9D 10H JH QH 6C 6D 6S KH 2C", declared=[BOB])

    assert refused(state, ANN, "swap 1 9D ; extend 3 Jk ; discard KH").code == "rummy-swap-early"
    play(state, ANN, "declare 10H JH QH / 6C 6D 6S ; swap 1 9D ; extend 3 Jk ; discard KH")
    assert table(state)[0] == "7♦ 8♦ 9♦ 10♦"


def test_a_card_taken_from_the_discards_may_take_a_jokers_place():
    """RJ-05, RJ-13: that is playing it."""
    state = swapping("2C KH 4C", drawn=None, up_card="9D")

    play(state, ANN, "take ; swap 1 9D ; extend 3 Jk ; discard KH")

    assert hand(state, ANN) == "2♣ 4♣"


def test_a_joker_taken_from_the_discards_does_not_stand_for_the_swapped_one():
    """RJ-05, RJ-13: both are played."""
    state = swapping("9D 2C KH 4C", drawn=None, up_card="Jk")

    assert refused(state, ANN, "take ; swap 1 9D ; extend 3 Jk ; discard KH").code == "rummy-joker-unused"
    play(state, ANN, "take ; swap 1 9D ; extend 3 Jk Jk ; discard KH")
    assert hand(state, ANN) == "2♣ 4♣"


def test_a_draft_says_that_the_joker_has_to_be_played():
    state = swapping("9D 2C KH 4C")

    assert draft(state, ANN, "swap 1 9D").code == "rummy-draft-joker"
    assert draft(state, ANN, "swap 1 9D ; extend 3 Jk").code == "rummy-draft-end"


@pytest.mark.parametrize("text", ["swap 1", "swap 9D", "swap 1 9D 8D", "swap one 9D"])
def test_a_swap_names_a_meld_and_a_card(text):
    with pytest.raises(IllegalMove):
        rummy.parse_move(text)


def test_a_swap_is_written_as_it_is_read():
    text = "turn swap 1 9♦ ; extend 3 Jk ; discard K♥"

    assert str(rummy.parse_move("swap #1 9d; extend 3 jk; discard kh")) == text == str(rummy.parse_move(text))


def test_turns_with_a_swap_are_suggested_and_legal():
    state = swapping("9D 2C KH 4C")

    turns = [str(move) for move in state.legal(ANN) if "swap" in str(move)]

    assert turns
    for turn in turns:
        play(state.clone(), ANN, turn)


def test_the_expert_swaps_a_joker_to_close():
    """Without the swap two cards stay; with it one goes into the run, the joker onto another, and the last closes."""
    state = swapping("9D KH")

    move = BRAIN.expert(state, ANN, Fast(1))
    play(state, ANN, str(move))

    assert str(move).startswith("turn swap 1 9♦ ; ")
    assert state.history[-1][ANN].closed


def test_no_expert_swaps_where_the_house_does_not():
    assert "swap" not in str(BRAIN.expert(swapping("9D KH", options={}), ANN, Fast(1)))


@pytest.mark.parametrize("players", [2, 4])
def test_random_games_with_swaps_come_to_an_end(players):
    swaps = 0
    for seed in range(12):
        state = rummy.start(players, seed, {"joker_swap": "yes", "first_declaration_round": 1, "opening_points": 40})
        chance = Fast(seed)
        while state.waiting:
            seat = state.waiting[0]
            move = state.some(seat, chance)
            swaps += "swap" in str(move)
            state.play(seat, move)
        assert rummy.from_json(state.to_json()).to_json() == state.to_json()
    assert swaps
