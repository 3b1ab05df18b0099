"""What players of Rummy With Jokers see: their hand and nobody else's, melds, hints; what is saved and read back."""

import json

import pytest
from tests.covers import covers
from tests.games.rummy.at_the_table import ANN, BOB, CY, play, position, rummy

from cardtable import Refused
from cardtable.core.move import Seat
from cardtable.core.turns import DRAW
from cardtable.words import speech


@covers("rummy 8.2", "rummy 8.3", "rummy 16.4", "rummy 2.3")
def test_players_see_their_own_hand_sorted_and_how_many_cards_the_others_hold():
    state = position(hands=["KH 3C 10S Jk 3S", None, None])

    assert state.view(ANN).hand == ("3♠", "10♠", "K♥", "3♣", "Jk")
    assert state.view(None).hand == ()
    assert set(state.view(BOB).hand) != set(state.view(ANN).hand)
    assert state.view(BOB).hands == (5, 13, 13)


@covers("rummy 8.3")
def test_a_drawn_card_is_seen_by_its_player_alone():
    state = position(hands=["KH 3C"], to_draw="7D")

    events = state.play(ANN, DRAW)

    assert [events[0].told_to(seat).facts.get("card") for seat in (ANN, BOB, None)] == ["7♦", None, None]
    assert [state.view(seat).drawn for seat in (ANN, BOB, None)] == ["7♦", None, None]


@covers("rummy 10.4", "rummy 3.4")
def test_melds_are_numbered_and_show_their_owner_kind_and_what_jokers_stand_for():
    state = position(hands=["KH 3C"], melds=[(1, "8D Jk 10D"), (2, "QC QD Jk")], players=3)

    shown = state.view(ANN).melds

    assert [(meld.owner, meld.kind, meld.cards, meld.stands) for meld in shown] == [
        (BOB, "run", ("8♦", "Jk", "10♦"), ("8♦", "9♦", "10♦")),
        (CY, "set", ("Q♣", "Q♦", "Jk"), ("Q♣", "Q♦", "Q")),
    ]
    assert state.view(ANN).declared == ("no", "yes", "yes")


@covers("rummy 10.4")
def test_the_log_is_a_history_of_melds():
    state = position(hands=["10H JH QH 6C 6D 6S 2D 9S", None], drawn=True)

    told = play(state, ANN, "declare 10HJHQH/6C6D6S ; discard 9S")

    assert [sentence.facts for sentence in told[1:3]] == [
        {"player": ANN, "number": 1, "cards": "10♥ J♥ Q♥", "points": 30},
        {"player": ANN, "number": 2, "cards": "6♣ 6♦ 6♠", "points": 18},
    ]


@covers("rummy 2.1")
def test_everybody_sees_round_turn_piles_and_what_was_thrown():
    state = position(hands=["KH 3C", None], up_card="9S", to_draw="7D", round=5)

    play(state, ANN, "draw", "discard KH")

    for seat in (ANN, BOB, None):
        view = state.view(seat)
        assert (view.round, view.turn, view.up_card, view.discards) == (5, BOB, "K♥", ("9♠", "K♥"))
        assert view.thrown == (("K♥",), ())
        assert view.stock == len(state.stock)


@covers("rummy 11.2")
def test_hints_show_the_melds_in_hand_and_what_fits_the_table():
    state = position(hands=["3C 4C 5C 9S KH 10D Jk KD", None], melds=["7D 8D 9D"])

    view = state.view(ANN)

    assert set(view.hints) == {("3♣", "4♣", "5♣"), ("K♥", "K♦", "Jk")}
    assert view.fits == (("10♦", "Jk"),)
    assert state.view(None).hints == ()


@covers("rummy 11.2", "rummy 8.4")
def test_the_best_turns_are_listed_before_plain_discards():
    state = position(hands=["10H JH QH 6C 6D 6S 2D 9S", None], drawn=True)

    listed = [str(move) for move in state.legal(ANN)]

    assert listed[0] == "turn declare 6♠6♦6♣ / 10♥J♥Q♥ ; discard 9♠"
    assert {f"turn discard {card}" for card in ("2♦", "9♠", "Q♥")} <= set(listed)
    assert len(listed) == 9


@covers("rummy 8.4")
def test_taking_the_discard_is_listed_where_it_can_be_used():
    usable = position(hands=["4S KH", None], declared=[ANN], melds=["7D 8D 9D"], up_card="10D")
    useless = position(hands=["4S KH", None], declared=[ANN], melds=["7D 8D 9D"], up_card="2C")
    closed = position(hands=["4S KH", None], up_card="10D", round=2)

    assert [str(move) for move in usable.legal(ANN)] == ["draw", "turn take ; extend 1 10♦ ; discard K♥"]
    assert usable.legal(ANN)[1] in usable.legal(ANN)
    assert useless.legal(ANN) == (DRAW,)
    assert closed.legal(ANN) == (DRAW,)


def test_a_closing_turn_is_found():
    state = position(hands=["6D 10D 2H 2S Jk", None], declared=[ANN], melds=["7D 8D 9D"], drawn=True)

    best = state.legal(ANN)[0]

    assert state.means(ANN, best).code == "rummy-means-turn-close"


@covers("rummy 11.3")
def test_a_saved_game_goes_on_where_it_was():
    state = rummy.start(3, seed=6)
    for _ in range(40):
        seat = state.waiting[0]
        state.play(seat, state.default(seat))

    again = rummy.from_json(json.loads(json.dumps(state.to_json())))

    assert again.to_json() == state.to_json()
    while state.waiting:
        seat = state.waiting[0]
        assert again.play(seat, again.default(seat)) is not None
        state.play(seat, state.default(seat))
    assert again.to_json() == state.to_json()


@pytest.mark.parametrize(
    "change",
    [
        {"stock": []},
        {"stock": ["7X"]},
        {"discards": ["7S"]},
        {"hands": [[], []]},
        {"hands": [["2♠"]]},
        {"turn": 2},
        {"round": 0},
        {"round": "4"},
        {"drawn": "2♠"},
        {"declared": [True, False]},
        {"declared": [1, 0]},
        {"melds": [{"owner": 0, "kind": "run", "cards": ["2♠", "4♠", "5♠"]}]},
        {"melds": [{"owner": 5, "kind": "run", "cards": ["2♠", "3♠", "4♠"]}]},
        {"melds": ["2♠"]},
        {"pures": [1, 0]},
        {"recycles": 4},
        {"recycled": ["2♠"]},
        {"closing": "2♠"},
        {"history": [[]]},
        {"history": {}},
        {"deal": 2},
        {"ready": [True, False]},
        {"dealt_in": [False, True]},
        {"left": [True, False]},
        {"game": "shanko"},
        {"options": {"deals": 0}},
        {"players": 7},
        {"seed": None},
    ],
    ids=str,
)
def test_a_state_that_cannot_be_is_refused(change):
    good = rummy.start(2, seed=3).to_json()
    good["turn"] = 0

    with pytest.raises(Refused):
        rummy.from_json({**good, **change})


def test_a_described_situation_is_filled_in_so_that_it_fits():
    state = position(players=4, turn=2)

    assert [len(cards) for cards in state.hands] == [13] * 4
    assert (state.turn, state.round, len(state.discards), len(state.stock)) == (Seat(2), 4, 1, 55)


def test_a_described_situation_may_be_given_in_many_ways():
    one = position(hands={1: ["3C", "4♣"]}, table=["7D 8D 9D"], declared=[True, False], draw_pile="2S 3S", turn=1)
    other = position(hands=[None, "3♣4♣"], melds=[{"cards": "7D-8D-9D", "owner": 0}], stock=["2♠", "3♠"], turn=1)

    assert one.to_json() == other.to_json()


def test_a_drawn_card_may_be_described_in_the_hand_or_besides():
    inside = position(hands=["3C 4C 7D"], drawn="7D")
    besides = position(hands=["3C 4C"], drawn="7D")

    assert inside.to_json() == besides.to_json()
    assert inside.view(ANN).drawn == "7♦"


def test_a_card_described_too_often_is_refused():
    with pytest.raises(Refused) as refusal:
        position(hands=["3C 3C", "3C"])

    assert refusal.value.sentence.facts == {"card": "3♣"}


@covers("rummy 8.1", "rummy 10.3")
@pytest.mark.parametrize("language", ["en", "ja"])
def test_refusals_and_prompts_are_sentences(language):
    state = position(hands=["3C 4C 5C KC KD KH 2D 9S", None], drawn=True)
    with pytest.raises(Refused) as refusal:
        state.play(ANN, rummy.parse_move("declare 3C4C5C/KCKDKH ; discard 9S"))

    said = speech(language).says(refusal.value.sentence, "rummy", ("Ann", "Bob"))

    assert "42" in said
    assert "48" in said


def test_a_described_sequence_may_be_given_in_any_order():
    state = position(hands=["KH 3C"], melds=["9D 7D 8D", (1, "QC QD QH")])

    assert [meld.cards for meld in state.view(ANN).melds] == [("7♦", "8♦", "9♦"), ("Q♣", "Q♦", "Q♥")]
