"""How the tests sit down at a table of Shanko: seats, described situations, moves as they are written."""

import pytest

from cardtable.core.move import IllegalMove, Seat
from cardtable.games.shanko import GAME

ANN, BOB, CY, DEE, EVE = (Seat(s) for s in range(5))

shanko = GAME
position = shanko.position


def do(state, seat, text):
    """Play a written move."""
    return state.play(seat, shanko.parse_move(text))


def tried(state, seat, text):
    """What the rules think of a written move, without making it."""
    return state.check(seat, shanko.parse_move(text))


def why_not(state, seat, text):
    """The sentence with which a written move is refused; nothing has changed."""
    before = state.to_json()
    with pytest.raises(IllegalMove) as refusal:
        do(state, seat, text)
    assert state.to_json() == before
    return refusal.value.sentence


def hand(state, seat):
    """A hand in its written form."""
    return " ".join(state.view(seat).hand)


def meld(state, number):
    """A meld on the table, in its written form."""
    return " ".join(state.view(None).melds[number - 1].cards)


def told(events, seat=None):
    """The codes of what is told to somebody."""
    return [event.told_to(seat).code for event in events]
