"""Sushi Go! with chopsticks and wasabi: two cards in one turn, and nigiri that count three times."""

import pytest
from tests.covers import covers
from tests.games.sushi_go.at_the_table import ANN, BOB, hand, pick, play, position, put_down, refusal

from cardtable.games.sushi_go.cards import NAMES


@covers("sushi-go 3.5", "sushi-go 11.1", "sushi-go 11.2", "sushi-go 11.3", "sushi-go 11.4")
def test_chopsticks_let_a_player_pick_two_and_go_on_with_the_hand():
    """SG-E34, SG-11"""
    state = position(hands={0: "tempura sashimi pudding maki2"}, collections={0: "chopsticks"})
    before = put_down(state, ANN)

    play(state, "tempura maki2", NAMES[state.hands[BOB][0]])

    assert put_down(state, ANN) == before.replace("chopsticks", "tempura maki2")
    assert hand(state, BOB) == "sashimi pudding chopsticks"


@covers("sushi-go 19.2")
def test_two_cards_without_chopsticks_in_front_are_refused():
    """SG-E35: chopsticks in the hand don't help"""
    state = position(hands={0: "tempura sashimi pudding chopsticks"})

    assert refusal(state, ANN, "pick tempura sashimi") == "no-chopsticks"
    assert refusal(state, ANN, "pick chopsticks tempura") == "no-chopsticks"


def test_chopsticks_serve_only_from_the_next_turn_on():
    """SG-11"""
    state = position(hands=["chopsticks tempura squid egg", "salmon salmon egg egg"])

    play(state, "chopsticks", "egg")

    assert any(str(move) == "pick salmon salmon" for move in state.legal(ANN))
    play(state, "salmon salmon", "tempura")
    assert hand(state, BOB) == "egg chopsticks"


@pytest.mark.parametrize("text", ["pick squid egg", "pick egg egg"])
def test_with_one_card_in_hand_chopsticks_are_of_no_use(text):
    """SG-E37, SG-13"""
    state = position(hands=["squid", "egg"], collections={0: "chopsticks"}, options={"auto_last": "off"})

    assert refusal(state, ANN, text) == "one-left"
    assert [str(move) for move in state.legal(ANN)] == ["pick squid"]


def test_with_two_cards_both_are_taken_and_the_chopsticks_passed_alone():
    """SG-13"""
    state = position(hands=["squid egg", "salmon tempura"], collections={0: "chopsticks"})

    play(state, "squid egg", "salmon")

    assert put_down(state, BOB).endswith("salmon chopsticks")
    assert put_down(state, ANN).endswith("squid egg tempura")


@pytest.mark.parametrize("text", ["pick tempura sashimi egg", "pick tempura tempura tempura tempura"])
def test_two_chopsticks_do_not_make_three_cards(text):
    """SG-E38, SG-12"""
    state = position(hands={0: "tempura sashimi pudding maki2 egg"}, collections={0: "chopsticks chopsticks"})

    assert refusal(state, ANN, text) == "too-many"

    play(state, "tempura egg", *(NAMES[state.hands[seat][0]] for seat in range(1, 5)))
    assert put_down(state, ANN) == "chopsticks tempura egg"


def test_one_of_the_two_cards_may_be_chopsticks_again():
    """SG-14"""
    state = position(hands={0: "chopsticks squid pudding"}, collections={0: "chopsticks"})
    before = put_down(state, ANN)

    play(state, "chopsticks squid", NAMES[state.hands[BOB][0]])

    assert put_down(state, ANN) == f"{before} squid"
    assert hand(state, BOB) == "pudding chopsticks"


@covers("sushi-go 10.1", "sushi-go 10.2", "sushi-go 10.3")
@pytest.mark.parametrize(
    ("picked", "lying", "gain"),
    [
        pytest.param("wasabi squid", ["squid"], 9, id="SG-E40"),
        pytest.param("squid wasabi", [""], 3, id="SG-E41"),
    ],
)
def test_two_cards_are_put_down_in_the_order_of_the_choice(picked, lying, gain):
    """SG-16"""
    state = position(hands={0: "wasabi squid pudding"}, collections={0: "chopsticks"})
    means = state.check(ANN, pick(f"pick {picked}")).means

    play(state, picked, NAMES[state.hands[BOB][0]])

    assert means.facts["gain"] == gain
    assert state.to_json()["wasabi"][ANN] == lying


def test_an_open_wasabi_waits_for_the_next_nigiri():
    """SG-E41"""
    state = position(hands=["squid wasabi pudding egg", "salmon salmon salmon egg"], collections={0: "chopsticks"})

    play(state, "squid wasabi", "egg")
    play(state, "salmon", "pudding")

    assert state.to_json()["wasabi"][ANN] == ["salmon"]


@pytest.mark.parametrize(("picked", "lying"), [("egg squid", "egg"), ("squid egg", "squid")])
def test_of_two_nigiri_the_first_takes_the_only_wasabi(picked, lying):
    """SG-17, SG-18"""
    state = position(hands={0: "egg squid pudding"}, collections={0: "wasabi chopsticks"})

    play(state, picked, NAMES[state.hands[BOB][0]])

    assert state.to_json()["wasabi"][ANN] == [lying]


def test_pairs_are_listed_in_both_orders_where_that_counts():
    state = position(hands={0: "squid egg wasabi tempura"}, collections={0: "chopsticks"})

    listed = [str(move).removeprefix("pick ") for move in state.legal(ANN)]

    assert listed == [
        *["tempura", "squid", "egg", "wasabi"],
        *["tempura squid", "tempura egg", "tempura wasabi", "squid egg", "squid wasabi", "egg wasabi"],
        *["wasabi squid", "wasabi egg"],
    ]
    assert state.check(ANN, pick("pick wasabi tempura")).move == pick("pick wasabi tempura")


def test_a_wasabi_on_which_a_nigiri_lies_is_used():
    """SG-18"""
    state = position(hands={0: "egg squid pudding"}, collections={0: "wasabi salmon"})

    assert state.means(ANN, pick("pick squid")).facts == {"card": "squid", "gain": 3}
