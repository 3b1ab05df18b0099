"""Turns of Shanko: drawing, melding the contract, going out."""

import pytest
from tests.covers import covers
from tests.games.shanko.at_the_table import (
    ANN,
    BOB,
    CY,
    after_the_meld,
    do,
    hand,
    meld,
    position,
    round_1,
    shanko,
    told,
    tried,
    why_not,
)

from cardtable.core.move import IllegalMove, Incomplete
from cardtable.games.shanko.contracts import CONTRACTS, HAND_SIZE


@covers("shanko 4.3", "shanko 4.4")
def test_a_turn_begins_with_a_card_from_either_pile():
    state = position(players=2, top="9H", draws="2C 3C")

    assert [str(move) for move in state.legal(ANN)] == ["draw", "take"]

    drawn, taken = state.clone(), state.clone()
    do(drawn, ANN, "draw")
    do(taken, ANN, "take")

    assert (drawn.view(ANN).drawn, len(drawn.hands[ANN])) == ("2♣", 12)
    assert (taken.view(ANN).drawn, len(taken.hands[ANN])) == ("9♥", 12)
    assert taken.view(ANN).up_card is None


@covers("shanko 4.5", "shanko 6.2")
def test_nothing_is_played_before_the_draw_and_nothing_is_drawn_twice():
    """SH-07"""
    state = position(players=2)

    assert why_not(state, ANN, "turn discard 2C").code == "shanko-draw-first"

    do(state, ANN, "draw")

    assert why_not(state, ANN, "draw").code == "shanko-drawn-already"
    assert why_not(state, ANN, "take").code == "shanko-drawn-already"


@covers("shanko 4.5")
def test_a_turn_ends_with_exactly_one_card_face_up_on_the_discard_pile():
    state = position(players=2, hands={ANN: "2C 3D 4H 5S 6C 7D 8H 9S 10C JD QH KS"})

    do(state, ANN, "discard KS")

    view = state.view(BOB)
    assert (view.up_card, view.turn, view.hands[ANN]) == ("K♠", BOB, 11)


def test_the_card_taken_may_be_discarded_again():
    """SH-19"""
    state = position(players=2, top="9H")

    do(state, ANN, "take")
    do(state, ANN, "discard 9H")

    assert state.view(ANN).up_card == "9♥"


@covers("shanko 10.4", "shanko 10.5")
@pytest.mark.parametrize("move", ["draw", "take", "discard 2C", "leave", "meld 7S 7H 7D / KC KD KH"])
def test_nobody_plays_out_of_turn(move):
    state = position(players=4)

    refusal = why_not(state, CY, move)

    assert (refusal.code, refusal.facts) == ("not-your-turn", {"player": ANN})


@covers("shanko 5.1", "shanko 6.1", "shanko 6.3")
def test_the_contract_may_be_melded_after_the_draw():
    """SH-E20, SH-07"""
    state = position(players=2, round=1, hands={ANN: "7S 7H KC KD Jk 2C 4D 9H 3S 5S QD"}, phase="draw", draws="7D")

    do(state, ANN, "draw")
    do(state, ANN, "turn meld 7S 7H 7D / KC KD Jk ; discard QD")

    assert [" ".join(m.cards) for m in state.view(None).melds] == ["7♠ 7♥ 7♦", "K♣ K♦ Jk"]
    assert hand(state, ANN) == "3♠ 5♠ 9♥ 4♦ 2♣"


@covers("shanko 5.1")
@pytest.mark.parametrize(
    ("number", "melds"),
    [
        (1, "7S 7H 7D / KC KD Jk"),
        (2, "7S 7H 7D / 3S 4S 5S 6S"),
        pytest.param(3, "3S 4S 5S 6S / 7S 8S 9S 10S", id="SH-E23"),
        (4, "7S 7H 7D / KC KD KH / 2C 2D 2H"),
        (5, "7S 7H 7D / KC KD KH / 3S 4S 5S 6S"),
        (6, "7S 7H 7D / 3S 4S 5S 6S / 9H 10H JH QH"),
    ],
)
def test_each_round_has_its_contract(number, melds):
    """SH-13"""
    state = position(players=2, round=number, hands={ANN: f"{melds.replace('/', '')} 2S 4C"})

    tried(state, ANN, f"meld {melds} ; discard 4C")
    for other in {*range(1, 7)} - {number}:
        wrong = position(players=2, round=other, hands={ANN: f"{melds.replace('/', '')} 2S 4C"})
        assert why_not(wrong, ANN, f"meld {melds} ; discard 4C").code == "shanko-contract-needs"


@covers("shanko 5.4")
def test_later_rounds_ask_for_more_cards_and_leave_fewer():
    """SH-E25"""
    sizes = [contract.size for contract in CONTRACTS]

    assert sizes == [6, 7, 8, 9, 10, 11, 12]
    assert [HAND_SIZE + 1 - size for size in sizes] == [6, 5, 4, 3, 2, 1, 0]


@covers("shanko 6.3", "shanko 6.4", "shanko 5.1")
@pytest.mark.parametrize(
    ("melds", "reason"),
    [
        pytest.param("2S 2H 2D / 7S 7H 7D / KC KD KH", "shanko-contract-needs", id="SH-E22 one too many"),
        pytest.param("7S 7H 7D", "shanko-contract-needs", id="one too few"),
        pytest.param("7S 7H 7D / KC KD", "shanko-triplet-size", id="one too small"),
        pytest.param("7S 7H 7D 7C / KC KD KH", "shanko-triplet-size", id="one too large"),
        pytest.param("7S 7H 2D / KC KD KH", "shanko-triplet-ranks", id="no triplet"),
        pytest.param("7S 7H 7D / 7S 7H 7D", "turn-not-held", id="cards used twice"),
        pytest.param("7S 7H 7D / QC QD QH", "turn-not-held", id="cards of others"),
    ],
)
def test_a_meld_that_is_not_exactly_the_contract_is_refused(melds, reason):
    """SH-06"""
    state = position(players=2, round=1, hands={ANN: "2S 2H 2D 7S 7H 7D 7C KC KD KH 9S 9H"})

    assert why_not(state, ANN, f"meld {melds} ; discard 9H").code == reason


@covers("shanko 6.5", "shanko 15.1", "shanko 15.3", "shanko 15.5")
def test_melding_shows_the_cards_forfeits_the_buys_and_ends_with_a_discard():
    """SH-E29"""
    state = round_1()

    assert why_not(state, ANN, "meld 7S 7H 7D / KC KD Jk").code == "shanko-missing-discard"

    events = do(state, ANN, "meld 7S 7H 7D / KC KD Jk ; discard QD")

    view = state.view(CY)
    assert [(m.owner, m.kind) for m in view.melds] == [(ANN, "triplet")] * 2
    assert view.melds[1].stands == ("K♣", "K♦", "K")
    assert (view.hands[ANN], view.buys[ANN], view.declared[ANN]) == (5, 0, True)
    assert told(events, CY)[:3] == ["shanko-melded", "shanko-melded", "shanko-discarded"]
    assert view.phase != "ready"


@covers("shanko 6.6")
def test_nobody_melds_twice_in_a_round():
    """SH-E31"""
    state = after_the_meld("7S 7H 7D KC KD KH 2C", "9C 9D 9H", "QC QD QH")

    assert why_not(state, ANN, "meld 7S 7H 7D / KC KD KH ; discard 2C").code == "shanko-melded-already"


def test_two_melds_in_one_turn_are_one_too_many():
    state = position(players=2, round=1, hands={ANN: "2S 2H 2D 7S 7H 7D 7C KC KD KH 9S 9H"})

    refusal = why_not(state, ANN, "meld 2S 2H 2D / 7S 7H 7D ; meld KC KD KH / 7C 7C 7C ; discard 9H")

    assert refusal.code == "shanko-melded-already"


@covers("shanko 6.7", "shanko 14.1", "shanko 14.2", "shanko 14.3", "shanko 14.4", "shanko 14.5", "shanko 11.5")
def test_meld_and_going_out_in_one_turn_end_the_round_at_once():
    """SH-E26, SH-37"""
    state = position(
        round=6,
        hands=["5S 5H 5D 3C 4C 5C 6C 9H 10H JH QH KD", "2C 5D 10H JS QS KD AC Jk", "AS AS"],
    )

    events = do(state, ANN, "meld 5S 5H 5D / 3C 4C 5C 6C / 9H 10H JH QH ; out KD")

    view = state.view(BOB)
    assert (view.face_down, view.up_card, view.phase) == (True, None, "ready")
    assert [f.counted for f in view.finished[-1:]] == [(0, 112, 30)]
    assert "K♦" not in str([event.told_to(BOB) for event in events])
    assert told(events, ANN)[3] == "shanko-out-with"


@covers("shanko 6.7", "shanko 14.1")
def test_with_a_buy_the_last_round_ends_by_laying_off():
    """SH-E28, SH-01, SH-03"""
    state = position(players=3, round=7, hands={ANN: "3S 4S 5S 6S 7H 8H 9H 10H 2D 3D 4D 5D 7S KC"})

    assert state.view(ANN).buys[ANN] == 2

    do(state, ANN, "meld 3S 4S 5S 6S / 7H 8H 9H 10H / 2D 3D 4D 5D ; lay 1 7S ; out KC")

    assert meld(state, 1) == "3♠ 4♠ 5♠ 6♠ 7♠"
    assert state.result.over
    assert state.finished[-1].winner == ANN


def test_in_the_last_round_all_twelve_cards_may_be_melded_without_a_discard():
    """SH-04"""
    melds = "3S 4S 5S 6S / 7H 8H 9H 10H / 2D 3D 4D Jk"
    state = position(players=2, round=7, hands={ANN: melds.replace("/", "")})

    assert why_not(state, ANN, f"meld {melds}").code == "shanko-all-out-instead"
    assert why_not(state, ANN, f"meld {melds} ; discard Jk").code == "shanko-all-out-instead"

    events = do(state, ANN, f"meld {melds} ; all-out")

    assert state.finished[-1].winner == ANN
    assert not state.view(BOB).face_down
    assert "shanko-all-out" in told(events)


def test_all_out_takes_every_card():
    state = round_1()

    assert why_not(state, ANN, "meld 7S 7H 7D / KC KD Jk ; all-out").code == "shanko-not-all-out"


@covers("shanko 14.1")
def test_the_discard_of_the_last_card_is_understood_as_going_out():
    """SH-42"""
    state = after_the_meld("9H 2C", "5H 6H 7H 8H")

    checked = tried(state, ANN, "lay 1 9H ; discard 2C")
    do(state, ANN, "lay 1 9H ; discard 2C")

    assert str(checked.move) == "turn lay 1 9♥ ; out 2♣"
    assert state.view(BOB).face_down
    assert state.finished[-1].winner == ANN


def test_out_is_for_the_last_card_only():
    state = after_the_meld("9H 2C 3C", "5H 6H 7H 8H")

    assert why_not(state, ANN, "lay 1 9H ; out 2C").code == "shanko-not-the-last"


def test_nobody_goes_out_without_having_melded():
    state = position(players=2, hands={ANN: "9H"})

    assert why_not(state, ANN, "out 9H").code == "shanko-out-needs-meld"


def test_a_draft_is_judged_before_it_has_an_end():
    """SH-43"""
    state = after_the_meld("9H 10H 2C 3C", "5H 6H 7H 8H")

    assert why_not(state, ANN, "lay 1 9H").facts["cards"] == "10♥ 2♣ 3♣"
    assert why_not(state, ANN, "lay 1 10H").code == "shanko-lay-sequence"
    assert why_not(state, ANN, "lay 1 9H ; lay 1 10H").code == "shanko-missing-discard"
    assert str(tried(state, ANN, "lay 1 9H ; lay 1 10H ; discard 3C").move) == "turn lay 1 9♥ ; lay 1 10♥ ; discard 3♣"


def test_what_a_turn_means_tells_the_jokers_places_and_what_stays():
    state = position(players=2, round=3, hands={ANN: "9D Jk Jk Jk 3S 4S 5S 6S 2C 4C 9H QS"})

    checked = tried(state, ANN, "meld 9D Jk Jk Jk / 6S 5S 4S 3S ; discard QS")

    assert str(checked.move) == "turn meld 9♦ Jk Jk Jk / 3♠ 4♠ 5♠ 6♠ ; discard Q♠"
    assert checked.means.facts["jokers"] == "10♦, J♦, Q♦"
    assert (checked.means.facts["left"], checked.means.facts["points"]) == (3, 15)


def test_a_turn_is_one_move_and_nothing_of_an_illegal_one_happens():
    """SH-43"""
    state = after_the_meld("9H 6H 2C 3C", "5H Jk 7H 8H")

    assert why_not(state, ANN, "swap 1 6H ; lay 1 9H ; discard KS").code == "turn-not-held"
    assert hand(state, ANN) == "6♥ 9♥ 2♣ 3♣"


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("turn meld 7S7H7D/KCKDJk;discard 2C", "turn meld 7♠ 7♥ 7♦ / K♣ K♦ Jk ; discard 2♣"),
        ("meld 7s 7h 7d / kc kd jk ; lay 3 9h", "turn meld 7♠ 7♥ 7♦ / K♣ K♦ Jk ; lay 3 9♥"),
        ("lay 2 low Jk ; out 10♥", "turn lay 2 low Jk ; out 10♥"),
        ("swap 2 6H; discard KS", "turn swap 2 6♥ ; discard K♠"),
        ("discard 10h", "turn discard 10♥"),
        ("turn all-out", "turn all-out"),
        ("turn", "turn"),
        ("DRAW", "draw"),
        ("buy", "buy"),
    ],
)
def test_moves_are_short_and_can_be_typed_with_letters_or_signs(text, written):
    move = shanko.parse_move(text)

    assert str(move) == written
    assert shanko.parse_move(written) == move


@pytest.mark.parametrize(
    "text",
    [
        "", "fly", "draw 7S", "turn fly", "turn lay x 9H", "turn lay", "turn swap 1", "turn discard", "out 7S 8S",
        "discard 7S ; lay 1 9H", "turn all-out 7S", "discard 11S", "turn lay -1 9H", "turn swap ² 9H", "x" * 2000,
    ],
)  # fmt: skip
@covers("shanko 10.5")
def test_what_can_not_be_read_is_refused_with_a_sentence(text):
    with pytest.raises(IllegalMove):
        shanko.parse_move(text)


@pytest.mark.parametrize(
    ("written", "only_lacks"),
    [
        ("meld 7S 7H 7D", True),
        ("meld 7S 7H 7D / KC KD KH", True),
        ("meld 7S 7H 7D ; discard 9H", False),
        ("meld 2S 2H 2D / 7S 7H 7D / KC KD KH", False),
        ("meld 7S 7H 2D", False),
    ],
)
def test_a_draft_that_only_lacks_something_is_refused_as_incomplete(written, only_lacks):
    state = position(players=2, round=1, hands={ANN: "2S 2H 2D 7S 7H 7D 7C KC KD KH 9S 9H"})

    with pytest.raises(IllegalMove) as refusal:
        do(state, ANN, written)

    assert isinstance(refusal.value, Incomplete) == only_lacks
