"""Sitting down at a table of Rummy With Jokers: short ways to set up, play and be refused."""

import pytest

from cardtable import IllegalMove, game
from cardtable.core.cards import card_names
from cardtable.core.move import Seat

ANN, BOB, CY, DEE = Seat(0), Seat(1), Seat(2), Seat(3)

rummy = game("rummy")
position = rummy.position


def play(state, seat, *moves):
    """Play written moves one after the other; what the last one told everybody."""
    events = []
    for move in moves:
        events = state.play(seat, rummy.parse_move(move))
    return [event.told_to(None) for event in events]


def refused(state, seat, move):
    """The sentence with which a written move is refused, nothing having changed."""
    before = state.to_json()
    with pytest.raises(IllegalMove) as refusal:
        state.play(seat, rummy.parse_move(move))
    assert state.to_json() == before
    return refusal.value.sentence


def draft(state, seat, move):
    """What the rules think of a draft."""
    return refused(state, seat, move)


def hand(state, seat):
    return card_names(sorted(state.hands[seat]))


def table(state):
    return [card_names(meld.cards) for meld in state.melds]


def to_open(cards, **described):
    """Ann has drawn and not declared; beside these cards she holds some that fit nothing."""
    return position(hands=[f"{cards} 2D 9S", None], drawn=True, **described)


def declared(cards, **described):
    """Ann has declared in an earlier turn, and has drawn."""
    return position(**{"hands": [cards, None], "declared": [ANN, BOB], "drawn": True, "round": 6, **described})
