"""What the tests of Rook say often."""

import pytest

from cardtable import IllegalMove, game
from cardtable.core.move import Seat

ANN, BOB, CY, DEE = Seat(0), Seat(1), Seat(2), Seat(3)

rook = game("rook")
position = rook.position


def do(state, seat, *moves):
    """One seat makes written moves."""
    return [event for move in moves for event in state.play(seat, rook.parse_move(move))]


def in_turn(state, *moves):
    """Whoever is waited for makes the next written move."""
    return [event for move in moves for event in do(state, state.waiting[0], move)]


def refusal(state, seat, move):
    """The sentence with which a move is refused; nothing changes by it."""
    before = state.to_json()
    with pytest.raises(IllegalMove) as refused:
        do(state, seat, move)
    assert state.to_json() == before
    return refused.value.sentence


def cards(text):
    return tuple(text.split())


def legal(state, seat):
    return [str(move) for move in state.legal(seat)]


def codes(events):
    return [event.told_to(None).code for event in events]


def all_ready(state):
    for seat in state.waiting:
        do(state, seat, "ready")
