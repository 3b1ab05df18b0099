"""How the tests sit down at a table of Shanko: seats, described situations, moves as they are written."""

import pytest

from cardtable.core.cards import as_cards
from cardtable.core.move import IllegalMove, Seat
from cardtable.games.shanko import GAME, melds

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


CONTRACT_1 = "7S 7H 7D KC KD Jk"


def round_1(more="2C 4D 9H 3S 5S QD"):
    """Ann has drawn in round 1 and holds the contract."""
    return position(players=4, round=1, hands={ANN: f"{CONTRACT_1} {more}"})


def after_the_meld(held, *table, **more):
    """Ann melded in an earlier turn; these melds are on the table."""
    return position(players=3, hands={ANN: held}, melds=list(table), melded=[ANN], **more)


def everybody_ready(state):
    for seat in state.waiting:
        do(state, seat, "ready")


SOME = "9H 2C 2D 3S 3H 4C 5D 7S 8C JD QC KS"


def discarded(players=4, discarder=ANN, **more):
    """Somebody has just discarded the nine of hearts."""
    state = position(players=players, turn=discarder, hands={discarder: SOME}, **more)
    do(state, discarder, "discard 9H")
    return state


def claims(state, seat=None):
    return state.view(seat).claims


def cards_of(state):
    now = state
    melded = [card for meld in now.melds for card in meld.cards]
    return [*now.stock, *now.discards, *melded, *(card for held in now.hands for card in held)]


def is_triplet(cards, half=False):
    """Whether these cards may be declared as a triplet."""
    return melds.why_not(melds.TRIPLET, as_cards(cards), half=half) is None


def is_sequence(cards, half=False):
    """Whether these cards may be declared as a sequence, in this order or in another."""
    return melds.why_not(melds.SEQUENCE, as_cards(cards), half=half) is None
